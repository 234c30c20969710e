import { isFiller } from '../../colleges/fold-name.ts';
import type { NameMatch } from '../search-answer.ts';
import type { WordIndex } from './words.ts';

/** One text a college goes by. */
export interface NameText {
  row: number;
  match: NameMatch;
  folded: string;
}

/** The words of the catalog that count as one word of the query. */
export interface Forms {
  words: readonly number[];
  /** By word number, how well it does: EXACT, BEGUN, less with typing errors, 0 when it is none. */
  quality: Uint8Array;
}

export const EXACT = 10;
export const BEGUN = 9;
export const qualityAfter = (edits: number): number => EXACT - 2 * edits;

/** How a text was met, best first; colleges met in a better way come before all met in a worse one. */
const Way = { exactName: 0, exactAlias: 1, beginning: 2, words: 3, beginningWithTypos: 4, typos: 5 } as const;

/** Ranks texts against the words of a query. Words and weights lie in plain arrays: a common word makes it read thousands of texts. */
export interface NameRanking {
  /** For each word, the numbers of the texts that hold it. */
  textsWith: readonly (readonly number[])[];
  /** Lower is better: the way, plus the share of the text's rarity that the query leaves uncovered. Undefined when a word is lacking. */
  rank: (text: number, wanted: readonly Forms[], isWholeText: boolean) => number | undefined;
}

export function createNameRanking(texts: readonly NameText[], index: WordIndex): NameRanking {
  const wordsOf = texts.map(({ folded }) => folded.split(' ').map((word) => index.exact(word) ?? 0));
  const textsWith = postingsOf(wordsOf, index.words.length);
  const rarity = Float64Array.from(textsWith, (numbers) => Math.log(1 + texts.length / numbers.length));
  const weights = Float64Array.from(wordsOf, (words) => words.reduce((sum, word) => sum + (rarity[word] ?? 0), 0));
  const isName = Uint8Array.from(texts, ({ match }) => Number(match.kind === 'name'));
  const fillers = Uint8Array.from(index.words, (word) => Number(isFiller(word)));
  const words = Int32Array.from(wordsOf.flat());
  const ends = endsOf(wordsOf);
  const startOf = (text: number): number => (text === 0 ? 0 : (ends[text - 1] as number));

  const begins = (text: number, wanted: readonly Forms[]): boolean => {
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

  const wayOf = (text: number, wanted: readonly Forms[], isWholeText: boolean, hasTypos: boolean): number => {
    if (isWholeText) return isName[text] === 1 ? Way.exactName : Way.exactAlias;
    const isBeginning = isName[text] === 1 && begins(text, wanted);
    if (hasTypos) return isBeginning ? Way.beginningWithTypos : Way.typos;
    return isBeginning ? Way.beginning : Way.words;
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
      return wayOf(text, wanted, isWholeText, worstQuality < BEGUN) + 1 - Math.min(1, covered / (weights[text] as number));
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

/** Where each text's words end, all words laid end to end. */
function endsOf(wordsOf: readonly number[][]): Int32Array {
  let end = 0;
  return Int32Array.from(wordsOf, ({ length }) => (end += length));
}
