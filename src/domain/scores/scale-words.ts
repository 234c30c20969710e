import { countText } from '../colleges/display.ts';
import { round1 } from './scales.ts';

/** The values that score 0 and 100. */
export interface ScaleEnds {
  zero: number;
  full: number;
}

type WordsOf = (value: number) => string;

/** A linear scale in words: "$40,000 scores 0, $5,000 scores 100, linear between". */
export const linearScaleWords = ({ zero, full }: ScaleEnds, wordsOf: WordsOf): string =>
  `${wordsOf(zero)} scores 0, ${wordsOf(full)} scores 100, linear between`;

/** A logarithmic scale in words: "$150,000 scores 0, $1.5 billion scores 100, 25 points for each factor of ten". */
export function logScaleWords({ zero, full }: ScaleEnds, wordsOf: WordsOf): string {
  const points = round1(100 / Math.log10(full / zero));
  return `${wordsOf(zero)} scores 0, ${wordsOf(full)} scores 100, ${points} points for each factor of ten`;
}

const LARGE = [
  [1e9, 'billion'],
  [1e6, 'million'],
] as const;

/** A dollar amount in words, with one decimal: "$1.5 billion", "$15 million", "$150,000". */
export function dollarsInWords(dollars: number): string {
  const [unit, name] = LARGE.find(([from]) => dollars >= from) ?? [1, ''];
  return name === '' ? `$${countText(dollars)}` : `$${round1(dollars / unit)} ${name}`;
}
