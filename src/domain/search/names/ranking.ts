import { isStopWord } from '../../shared/fold-name.ts';
import type { NameMatch } from '../search-answer.ts';
import type { WordIndex } from './words.ts';

/** One name of a college. */
export interface NameText {
  row: number;
  match: NameMatch;
  folded: string;
}

/** The words of the catalog that match one word of the query. */
export interface WordForms {
  words: readonly number[];
  /** Match quality by word number: EXACT, PREFIX, lower with typing errors, 0 for no match. */
  quality: Uint8Array;
}

export const EXACT = 10;
export const PREFIX = 9;
export const qualityWithEdits = (edits: number): number => EXACT - 2 * edits;

/** The kinds of match, best first. Every college of a better kind comes before those of a worse kind. */
const MatchRank = { exactName: 0, exactAlias: 1, beginning: 2, words: 3, beginningWithTypos: 4, typos: 5 } as const;

/** Ranks texts against the words of a query. It uses plain arrays, because a common word occurs in thousands of texts. */
export interface NameRanking {
  /** For each word, the numbers of the texts that contain it. */
  textsWith: readonly (readonly number[])[];
  /** Lower is better: the kind of match, plus the share of the text's rarity that the query does not cover. Undefined if a word is missing. */
  rank: (text: number, wanted: readonly WordForms[], isWholeText: boolean) => number | undefined;
}

export function createNameRanking(texts: readonly NameText[], index: WordIndex): NameRanking {
  const wordsOf = texts.map(({ folded }) => folded.split(' ').map((word) => index.exact(word) ?? 0));
  const textsWith = postingsOf(wordsOf, index.words.length);
  const rarity = Float64Array.from(textsWith, (numbers) => Math.log(1 + texts.length / numbers.length));
  const weights = Float64Array.from(wordsOf, (words) => words.reduce((sum, word) => sum + (rarity[word] ?? 0), 0));
  const isName = Uint8Array.from(texts, ({ match }) => Number(match.kind === 'name'));
  const fillers = Uint8Array.from(index.words, (word) => Number(isStopWord(word)));
  const words = Int32Array.from(wordsOf.flat());
  const ends = endsOf(wordsOf);
  const startOf = (text: number): number => (text === 0 ? 0 : (ends[text - 1] as number));

  const begins = (text: number, wanted: readonly WordForms[]): boolean => {
    let next = 0;
    for (let at = startOf(text); at < (ends[text] as number); at += 1) {
      const word = words[at] as number;
      if (fillers[word] === 1) continue;
      if (!wanted[next]?.quality[word]) return false;
      next += 1;
      if (next === wanted.length) return true;
    }
    return false;
  };

  const matchRankOf = (text: number, wanted: readonly WordForms[], isWholeText: boolean, hasTypos: boolean): number => {
    if (isWholeText) return isName[text] === 1 ? MatchRank.exactName : MatchRank.exactAlias;
    const isBeginning = isName[text] === 1 && begins(text, wanted);
    if (hasTypos) return isBeginning ? MatchRank.beginningWithTypos : MatchRank.typos;
    return isBeginning ? MatchRank.beginning : MatchRank.words;
  };

  return {
    textsWith,
    rank(text, wanted, isWholeText) {
      const start = startOf(text);
      const end = ends[text] as number;
      let covered = 0;
      let worstQuality = EXACT;
      for (const { quality } of wanted) {
        let worth = 0;
        let best = 0;
        for (let at = start; at < end; at += 1) {
          const word = words[at] as number;
          const fit = quality[word] as number;
          if (fit * (rarity[word] as number) <= worth) continue;
          worth = fit * (rarity[word] as number);
          best = fit;
        }
        if (best === 0) return undefined;
        covered += worth / EXACT;
        if (best < worstQuality) worstQuality = best;
      }
      return matchRankOf(text, wanted, isWholeText, worstQuality < PREFIX) + 1 - Math.min(1, covered / (weights[text] as number));
    },
  };
}

function postingsOf(wordsOf: readonly number[][], wordCount: number): number[][] {
  const lists: number[][] = Array.from({ length: wordCount }, () => []);
  for (const [text, words] of wordsOf.entries()) {
    for (const word of new Set(words)) lists[word]?.push(text);
  }
  return lists;
}

/** The end of each text in the concatenated words of all texts. */
function endsOf(wordsOf: readonly number[][]): Int32Array {
  let end = 0;
  return Int32Array.from(wordsOf, ({ length }) => (end += length));
}
