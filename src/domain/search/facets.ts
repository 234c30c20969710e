import { COUNTED_COLUMNS, type Columns, type CountedColumn } from './columns.ts';
import type { Filter, View } from './filters.ts';
import { rowsOf, sizeOf } from './row-set.ts';
import { FACETS, HISTOGRAM_BARS, type Facet, type FacetCount, type SearchAnswer } from './search-answer.ts';
import { RANGE_PARAM_KEYS, type RangeParam } from './params.ts';
import type { Sieved } from './sieve.ts';
import { SEARCH_FLAGS } from '../colleges/vocabulary.ts';

/** Facets that list only the values that occur: they have many. */
const OPEN_ENDED: ReadonlySet<Facet> = new Set<Facet>(['state', 'carnegie']);

/** Counts of every cell: hits count everywhere, a row that fails one filter only counts in that filter's own column. */
export function countCells({ cellCount }: Columns, { counted }: View, filters: readonly Filter[], sieved: Sieved): Uint32Array {
  const counts = new Uint32Array(cellCount);
  const hits = rowsOf(sieved.hits);
  for (const column of COUNTED_COLUMNS) countRows(counts, counted[column].cells, hits);
  for (const filter of filters) countRows(counts, counted[filter.column].cells, rowsOf(sieved.missedBy(filter)));
  return counts;
}

function countRows(counts: Uint32Array, cells: Uint16Array, rows: Int32Array): void {
  for (let at = 0; at < rows.length; at += 1) {
    const cell = cells[rows[at] as number] as number;
    counts[cell] = (counts[cell] as number) + 1;
  }
}

export function facetsOf({ choices, firstCell }: Columns, counts: Uint32Array): SearchAnswer['facets'] {
  const countOf = (column: CountedColumn, index: number): number => counts[firstCell[column] + index] ?? 0;
  const facet = (name: Facet): FacetCount[] => {
    if (name === 'flags') return SEARCH_FLAGS.map((flag) => ({ value: flag, count: countOf(flag, 0) }));
    const all = choices[name].map((value, index) => ({ value, count: countOf(name, index) }));
    return OPEN_ENDED.has(name) ? all.filter(({ count }) => count > 0) : all;
  };
  return mapKeys(FACETS, facet);
}

export function histogramsOf({ firstCell }: Columns, counts: Uint32Array): SearchAnswer['histograms'] {
  return mapKeys(RANGE_PARAM_KEYS, (param) => {
    const bars: number[] = [];
    const first = firstCell[param];
    for (let cell = first; cell < first + HISTOGRAM_BARS; cell += 1) bars.push(counts[cell] ?? 0);
    return bars;
  });
}

/** For each filtered number, the rows that meet every other filter but lack it, whether or not such rows are shown. */
export function hiddenByMissing(filters: readonly Filter[], sieved: Sieved): SearchAnswer['hiddenByMissing'] {
  const hidden: SearchAnswer['hiddenByMissing'] = {};
  for (const filter of filters) {
    if (filter.missing) hidden[filter.column as RangeParam] = sizeOf(sieved.lackingOnly(filter));
  }
  return hidden;
}

function mapKeys<K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> {
  const made: Partial<Record<K, T>> = {};
  for (const key of keys) made[key] = make(key);
  return made as Record<K, T>;
}
