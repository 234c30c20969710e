import type { WordForms } from './forms.ts';
import type { NameTexts } from './name-texts.ts';
import type { NameRanking } from './ranking.ts';
import type { NameMatch } from '../search-answer.ts';
import type { WholeMatch } from './whole-texts.ts';

export interface NamesFound {
  /** Best first. */
  rows: Int32Array;
  matchOf: (row: number) => NameMatch | undefined;
}

export const NOTHING_FOUND: NamesFound = { rows: new Int32Array(), matchOf: () => undefined };

/** A query with the rows that it may find. */
export interface Candidates {
  rows: Iterable<number>;
  wanted: readonly WordForms[];
  whole: ReadonlyMap<number, WholeMatch>;
  /** What the row counts less. */
  lessOf?: (row: number) => number;
}

/** Orders rows by their best text and their prominence. Equal rows keep their order. */
export function createRowOrder({ texts, rowOf, textRanges }: NameTexts, prominence: Float64Array, { score, wholeScore }: NameRanking) {
  /** The best text of each row of one call, and its points. */
  const bestTexts = new Int32Array(prominence.length);
  const most = new Float64Array(prominence.length);

  const improve = (row: number, text: number, points: number | undefined): void => {
    if (points === undefined || points <= (most[row] as number)) return;
    most[row] = points;
    bestTexts[row] = text;
  };

  return function inOrder({ rows, wanted, whole, lessOf = nothingLess }: Candidates): NamesFound {
    most.fill(-Infinity);
    for (const [text, match] of whole) improve(rowOf[text] as number, text, wholeScore(text, match));
    const keys: number[] = [];
    for (const row of rows) {
      const end = textRanges[2 * row + 1] as number;
      for (let text = textRanges[2 * row] as number; text < end; text += 1) improve(row, text, score(text, wanted));
      const points = most[row] as number;
      if (points !== -Infinity) keys.push(sortKey(points + (prominence[row] as number) - lessOf(row), row));
    }
    const ordered = Int32Array.from(Float64Array.from(keys).sort(), rowIn);
    const found = ordered.map((row) => bestTexts[row] as number);
    return { rows: ordered, matchOf: (row) => texts[found[ordered.indexOf(row)] ?? -1]?.match };
  };
}

const nothingLess = (): number => 0;

const ROWS = 2 ** 22;
const POINT_STEPS = 2 ** 20;
const MOST_POINTS = 64;

/** Points and row in one 53-bit number, so a search sorts plain numbers: the most points first, then the rows in their order. */
const sortKey = (points: number, row: number): number => Math.round((MOST_POINTS - points) * POINT_STEPS) * ROWS + row;
const rowIn = (key: number): number => key % ROWS;
