import { COUNTED_COLUMNS, type ChoiceColumn, type Columns, type CountedColumn } from './columns.ts';
import type { Filter, Sifted, View } from './filters.ts';
import { FACETS, HISTOGRAM_BARS, type Facet, type FacetCount, type SearchAnswer } from './search-answer.ts';
import { RANGE_PARAM_KEYS, type RangeParam } from './search-params.ts';
import { SEARCH_FLAGS } from './vocabulary.ts';

/** Facets that list only the values that occur: they have many. */
const OPEN_ENDED: ReadonlySet<Facet> = new Set<Facet>(['state', 'carnegie']);

/** Counts of every cell: rows that pass all filters count everywhere, rows that fail one only in that filter's own column. */
export function countCells({ cellCount }: Columns, { cells }: View, sifted: Sifted): Uint32Array {
  const counts = new Uint32Array(cellCount);
  const byColumn = COUNTED_COLUMNS.map((column) => cells[column]);
  const hits = hitRows(sifted);
  for (const column of byColumn) {
    for (let at = 0; at < hits.length; at += 1) {
      const cell = column[hits[at] as number] as number;
      counts[cell] = (counts[cell] as number) + 1;
    }
  }
  const { count, rows, failed } = sifted;
  for (let at = 0; at < count; at += 1) {
    const mark = failed[at] as number;
    if (mark === 0) continue;
    const cell = (byColumn[mark - 1] as Uint16Array)[rows[at] as number] as number;
    counts[cell] = (counts[cell] as number) + 1;
  }
  return counts;
}

function hitRows({ count, rows, failed }: Sifted): Int32Array {
  const hits = new Int32Array(count);
  let found = 0;
  for (let at = 0; at < count; at += 1) {
    if (failed[at] === 0) hits[found++] = rows[at] as number;
  }
  return hits.subarray(0, found);
}

export function facetsOf(columns: Columns, counts: Uint32Array): SearchAnswer['facets'] {
  const facet = (name: Facet): FacetCount[] => {
    if (name === 'flags') return SEARCH_FLAGS.map((flag) => ({ value: flag, count: countAt(counts, columns, flag, 0) }));
    const all = columns.choices[name].map((value, index) => ({ value, count: countAt(counts, columns, name, index) }));
    return OPEN_ENDED.has(name) ? all.filter(({ count }) => count > 0) : all;
  };
  return Object.fromEntries(FACETS.map((name) => [name, facet(name)])) as SearchAnswer['facets'];
}

export function histogramsOf({ firstCell }: Columns, counts: Uint32Array): SearchAnswer['histograms'] {
  const histograms: Partial<SearchAnswer['histograms']> = {};
  for (const param of RANGE_PARAM_KEYS) {
    const bars: number[] = [];
    const first = firstCell[param];
    for (let cell = first; cell < first + HISTOGRAM_BARS; cell += 1) bars.push(counts[cell] ?? 0);
    histograms[param] = bars;
  }
  return histograms as SearchAnswer['histograms'];
}

/** For each filtered number, the rows that meet every other filter but lack it, whether or not such rows are shown. */
export function hiddenByMissing(filters: readonly Filter[], { count, failed, lacking }: Sifted): SearchAnswer['hiddenByMissing'] {
  const lackingOnly = new Uint32Array(COUNTED_COLUMNS.length + 1);
  for (let at = 0; at < count; at += 1) {
    const gap = lacking[at] as number;
    const mark = failed[at] as number;
    if (gap <= COUNTED_COLUMNS.length && (mark === 0 || mark === gap)) lackingOnly[gap] = (lackingOnly[gap] as number) + 1;
  }
  const ranges = filters.filter(({ test }) => test.kind === 'range').map(({ column }) => column);
  return Object.fromEntries(ranges.map((column) => [COUNTED_COLUMNS[column] as RangeParam, lackingOnly[column + 1] ?? 0]));
}

const countAt = (counts: Uint32Array, { firstCell }: Columns, column: ChoiceColumn | CountedColumn, index: number): number =>
  counts[firstCell[column] + index] ?? 0;
