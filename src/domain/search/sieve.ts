import type { Filter } from './filters.ts';
import { both, emptySet, join, without, type RowSet } from './row-set.ts';

/** What is left of some rows after all filters, and the near misses: rows that one filter alone keeps out. */
export interface Sieved {
  hits: RowSet;
  /** Hits that lack a filtered number. */
  unknown: RowSet;
  /** Rows that fail this filter and no other: what its own column counts besides the hits. */
  missedBy(filter: Filter): RowSet;
  /** Rows that meet every other filter but lack this one's number, whether they are hits or kept out for it. */
  lackingOnly(filter: Filter): RowSet;
}

/** Adds up, for 32 rows at a time, whether no, one or several filters fail, and whether no, one or several numbers are missing. */
export function sieve(start: RowSet, filters: readonly Filter[]): Sieved {
  const failed = createCounter(start.length);
  const lacking = createCounter(start.length);
  for (const { failing, missing } of filters) {
    failed.count(failing);
    if (missing) lacking.count(missing);
  }
  const hits = without(start, failed.some);
  const missedBy = ({ failing }: Filter): RowSet => both(both(start, failing), without(failed.some, failed.several));
  return {
    hits,
    unknown: both(hits, lacking.some),
    missedBy,
    lackingOnly(filter) {
      const rows = missedBy(filter);
      join(rows, hits);
      return filter.missing ? without(both(rows, filter.missing), lacking.several) : emptySet(0);
    },
  };
}

function createCounter(words: number) {
  const some: RowSet = new Int32Array(words);
  const several: RowSet = new Int32Array(words);
  return {
    some,
    several,
    count(rows: RowSet): void {
      for (let word = 0; word < words; word += 1) {
        const before = some[word] as number;
        const bits = rows[word] as number;
        several[word] = (several[word] as number) | (before & bits);
        some[word] = before | bits;
      }
    },
  };
}
