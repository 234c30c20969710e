import type { Filter } from './filters.ts';
import { both, emptySet, join, without, type RowSet } from './row-set.ts';

/** The rows that pass all filters, and those that only one filter excludes. */
export interface FilterResult {
  hits: RowSet;
  /** Hits that lack a filtered number. */
  unknown: RowSet;
  /** Rows that fail only this filter. Its own column counts them besides the hits. */
  failingOnly(filter: Filter): RowSet;
  /** Rows that meet every other filter but lack the number of this one, hit or not. */
  missingOnly(filter: Filter): RowSet;
}

/** Counts failed filters and missing numbers as none, one or several, for 32 rows at a time. */
export function applyFilters(start: RowSet, filters: readonly Filter[]): FilterResult {
  const failed = createCounter(start.length);
  const missingCount = createCounter(start.length);
  for (const { failing, missing } of filters) {
    failed.count(failing);
    if (missing) missingCount.count(missing);
  }
  const hits = without(start, failed.some);
  const failingOnly = ({ failing }: Filter): RowSet => both(both(start, failing), without(failed.some, failed.several));
  return {
    hits,
    unknown: both(hits, missingCount.some),
    failingOnly,
    missingOnly(filter) {
      const rows = failingOnly(filter);
      join(rows, hits);
      return filter.missing ? without(both(rows, filter.missing), missingCount.several) : emptySet(0);
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
