import { SEARCH_FLAGS, type SearchFlag } from '../colleges/categories.ts';
import { recordOf } from '../shared/collections.ts';
import type { FilterResult } from './apply-filters.ts';
import { COUNTED_COLUMNS, HISTOGRAM_BARS, type Columns, type CountedColumn } from './columns.ts';
import { FACET_PARAMS, FACETS, type Facet } from './facets.ts';
import type { Filter, View } from './filters.ts';
import { RANGE_PARAM_KEYS, type RangeParam } from './params.ts';
import { rowsOf, sizeOf, sizeOfBoth } from './row-set.ts';
import type { FacetCount, SearchAnswer } from './search-answer.ts';

/** A facet with more values lists only those that occur. */
const MOST_LISTED = 12;

/** The cost of one word of a set in rows. */
const ROWS_PER_WORD = 2;

/**
 * Counts every cell. A hit counts in all columns; a row that fails only one filter counts in the column of that filter. Columns with few
 * cells are counted set by set, which is faster than row by row.
 */
export function countCells(
  { cellCount, firstCell }: Columns,
  { counted }: View,
  filters: readonly Filter[],
  filtered: FilterResult,
): Uint32Array {
  const counts = new Uint32Array(cellCount);
  const hits = rowsOf(filtered.hits);
  for (const column of COUNTED_COLUMNS) {
    const { cells, sets } = counted[column];
    if (sets.length * filtered.hits.length * ROWS_PER_WORD > hits.length) countRows(counts, cells, hits);
    else for (const [index, set] of sets.entries()) counts[firstCell[column] + index] = sizeOfBoth(filtered.hits, set);
  }
  for (const filter of filters) countRows(counts, counted[filter.column].cells, rowsOf(filtered.failingOnly(filter)));
  return counts;
}

function countRows(counts: Uint32Array, cells: Uint16Array, rows: Int32Array): void {
  for (let at = 0; at < rows.length; at += 1) {
    const cell = cells[rows[at] as number] as number;
    counts[cell] = (counts[cell] as number) + 1;
  }
}

export function facetsOf({ choices, firstCell, counted }: Columns, counts: Uint32Array): Record<Facet, FacetCount[]> {
  const countOf = (column: CountedColumn, index: number): number => counts[firstCell[column] + index] ?? 0;
  // Without one such college it is not known which ones are, so the flag cannot filter.
  const isOfAny = (flag: SearchFlag): boolean => counted[flag].sets.some((rows) => sizeOf(rows) > 0);
  const countsOf = (facet: Facet): FacetCount[] => {
    if (facet === 'flags') return SEARCH_FLAGS.filter(isOfAny).map((flag) => ({ value: flag, count: countOf(flag, 0) }));
    const all = choices[facet].map((value, index) => ({ value, count: countOf(facet, index) }));
    const isShort = (FACET_PARAMS[facet].values?.length ?? Infinity) <= MOST_LISTED;
    return isShort ? all : all.filter(({ count }) => count > 0);
  };
  return recordOf(FACETS, countsOf);
}

export function histogramsOf({ firstCell }: Columns, counts: Uint32Array): SearchAnswer['histograms'] {
  return recordOf(RANGE_PARAM_KEYS, (param) => {
    const bars: number[] = [];
    const first = firstCell[param];
    for (let cell = first; cell < first + HISTOGRAM_BARS; cell += 1) bars.push(counts[cell] ?? 0);
    return bars;
  });
}

/** For each filtered number: how many rows meet every other filter but lack the number, hit or not. */
export function hiddenByMissing(filters: readonly Filter[], filtered: FilterResult): SearchAnswer['hiddenByMissing'] {
  const hidden: SearchAnswer['hiddenByMissing'] = {};
  for (const filter of filters) {
    if (filter.missing) hidden[filter.column as RangeParam] = sizeOf(filtered.missingOnly(filter));
  }
  return hidden;
}
