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
export function createRowOrder({ texts, firstTexts }: NameTexts, prominence: Float64Array, { score }: NameRanking) {
  /** The best text of each row of one call. */
  const bestTexts = new Int32Array(prominence.length);

  return function inOrder({ rows, wanted, whole, lessOf = nothingLess }: Candidates): NamesFound {
    const keys: number[] = [];
    for (const row of rows) {
      const end = firstTexts[row + 1] as number;
      let most = -Infinity;
      for (let text = firstTexts[row] as number; text < end; text += 1) {
        const points = score(text, wanted, whole.get(text)) ?? -Infinity;
        if (points <= most) continue;
        most = points;
        bestTexts[row] = text;
      }
      if (most !== -Infinity) keys.push(sortKey(most + (prominence[row] as number) - lessOf(row), row));
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
