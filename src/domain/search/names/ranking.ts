import { mappedInSteps, type Steps } from '../../shared/steps.ts';
import { EXACT, type WordForms } from './forms.ts';
import { isGeneric } from './name-parts.ts';
import type { NameText, TextSource } from './texts.ts';
import type { WholeMatch } from './whole-texts.ts';
import type { WordIndex } from './words.ts';

/** What a text counts that equals the query. Nothing with other words in it comes before names that people gave to a college. */
const WHOLE: Record<TextSource, number> = {
  'led-system': 9.05,
  'led-nickname': 9,
  name: 8.6,
  nickname: 8.6,
  institution: 8.5,
  alias: 8.4,
  system: 8.2,
  former: 8.2,
  domain: 8.4,
  // Many names have the same short form ("Wesleyan", "Boston"). The larger college comes first.
  'short-name': 1.7,
  initials: 7.9,
};
/** What a text counts that has more words than the query. */
const PARTIAL: Record<Exclude<TextSource, 'initials'>, number> = {
  'led-nickname': 0.1,
  'led-system': 0,
  name: 0.1,
  nickname: 0,
  institution: 0.05,
  alias: 0,
  domain: -0.4,
  'short-name': 0,
  system: -0.2,
  former: -0.2,
};
/** A whole text by the words that a short word stands for: "penn state" for "Pennsylvania State". */
const BY_OTHER_WORDS = -1;
const COVERED = 1.2;
const BEGINS = 0.4;
/** For a name with all words of the query and no other, some of them misspelled or unfinished: "univeersity of the west". */
const SAME_LENGTH = 1.5;
const MIN_SAME_LENGTH = 2;
/** For each word that people add to names and that the text does not have. */
const ADDED = -0.8;
/** For each word of the query that is not in the text, but in the place or another name of the college. */
const ELSEWHERE = -0.5;
const WORST_QUALITY = 1.5;

/** Scores texts against the words of a query. It uses plain arrays, because a common word occurs in thousands of texts. */
export interface NameRanking {
  /** Higher is better. Undefined if no word of the query that says which college is meant is in the text. */
  score: (text: number, wanted: readonly WordForms[]) => number | undefined;
  /** The score of a text that equals the query. */
  wholeScore: (text: number, match: WholeMatch) => number;
}

export function* nameRankingInSteps(texts: readonly NameText[], index: WordIndex): Steps<NameRanking> {
  const wordsOf = yield* mappedInSteps(texts, ({ words }) => words.map((word) => index.exact(word) ?? 0));
  const rarity = rarityOf(wordsOf, index.words.length);
  yield;
  const weights = Float64Array.from(wordsOf, (words) => EXACT * words.reduce((sum, word) => sum + (rarity[word] ?? 0), 0));
  yield;
  const sources = texts.map(({ source }) => source);
  const partial = Float64Array.from(sources, (source) => (source === 'initials' ? 0 : PARTIAL[source]));
  yield;
  const generic = Uint8Array.from(index.words, (word) => Number(isGeneric(word)));
  yield;
  const words = Int32Array.from(wordsOf.flat());
  yield;
  const ends = endsOf(wordsOf);
  const startOf = (text: number): number => (text === 0 ? 0 : (ends[text - 1] as number));

  /** True if the text starts with the words of the query in their order, after "University" or "CUNY". */
  const begins = (text: number, wanted: readonly WordForms[]): boolean => {
    const end = ends[text] as number;
    let at = startOf(text);
    while (at < end && !wanted[0]?.quality[words[at] as number]) {
      if (generic[words[at] as number] !== 1) return false;
      at += 1;
    }
    if (at + wanted.length > end) return false;
    for (let next = 1; next < wanted.length; next += 1) {
      if ((wanted[next] as WordForms).quality[words[at + next] as number] === 0) return false;
    }
    return true;
  };

  /** For a text with all words of the query. */
  const shapePoints = (text: number, wanted: readonly WordForms[]): number => {
    const hasSameLength = wanted.length >= MIN_SAME_LENGTH && (ends[text] as number) - startOf(text) === wanted.length;
    return (begins(text, wanted) ? BEGINS : 0) + (hasSameLength ? SAME_LENGTH : 0);
  };

  /** The word of the text that fits best, or -1. */
  const fittingWord = (text: number, quality: Uint8Array): number => {
    const end = ends[text] as number;
    let worth = 0;
    let best = -1;
    for (let at = startOf(text); at < end; at += 1) {
      const word = words[at] as number;
      const fit = quality[word] as number;
      if (fit === 0 || fit * (rarity[word] as number) <= worth) continue;
      worth = fit * (rarity[word] as number);
      best = word;
    }
    return best;
  };

  const score = (text: number, wanted: readonly WordForms[]): number | undefined => {
    let points = partial[text] as number;
    let covered = 0;
    let worst = EXACT;
    let isMeant = false;
    let isComplete = true;
    for (let next = 0; next < wanted.length; next += 1) {
      const { quality, isOptional } = wanted[next] as WordForms;
      const word = fittingWord(text, quality);
      if (word === -1) {
        points += isOptional ? ADDED : ELSEWHERE;
        isComplete = false;
        continue;
      }
      const fit = quality[word] as number;
      covered += fit * (rarity[word] as number);
      worst = Math.min(worst, fit);
      isMeant ||= generic[word] === 0;
    }
    if (isComplete) points += shapePoints(text, wanted);
    points += COVERED * Math.min(1, covered / (weights[text] as number)) - WORST_QUALITY * (1 - worst / EXACT);
    return isComplete || isMeant ? points : undefined;
  };

  return {
    score,
    wholeScore: (text, match) => WHOLE[sources[text] as TextSource] + (match === 'typed' ? 0 : BY_OTHER_WORDS),
  };
}

/** A word of many texts counts little. */
function rarityOf(wordsOf: readonly (readonly number[])[], wordCount: number): Float64Array {
  const counts = new Float64Array(wordCount);
  for (const words of wordsOf) for (const word of words) counts[word] = (counts[word] as number) + 1;
  return counts.map((count) => Math.log(1 + wordsOf.length / Math.max(1, count)));
}

/** The end of each text in the concatenated words of all texts. */
function endsOf(wordsOf: readonly (readonly number[])[]): Int32Array {
  let end = 0;
  return Int32Array.from(wordsOf, ({ length }) => (end += length));
}
