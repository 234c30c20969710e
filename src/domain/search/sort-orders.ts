import type { Columns } from './columns.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { valueOf } from '../colleges/college-values.ts';
import { priceKey, type PriceFacts } from '../colleges/price/residence.ts';
import { behindReason, type BehindReason } from '../order/rate-gate.ts';
import { byNameIgnoringCase } from '../shared/code-point-order.ts';
import { createLruCache } from '../shared/lru-cache.ts';
import { SORT_FIGURES, type Sort } from './params.ts';

type FigureSortKey = keyof typeof SORT_FIGURES;
export const isFigureSort = (key: Sort['key']): key is FigureSortKey => Object.hasOwn(SORT_FIGURES, key);

/** Rows in an order. `places` maps each row to its place; it is present if the order has all rows. */
export interface RowOrder {
  rows: Int32Array;
  places?: Int32Array;
}

/** One order takes about 30 kB. There are under 100 orders without the prices of a student. */
const MAX_ORDERS = 256;

/**
 * All rows by one figure, by name or as suggested, sorted at the first request. Missing numbers come last, and figures that say too little
 * about a college come before them. Ties are in suggested order.
 */
export function createSortOrders({ colleges, campuses, rows }: Columns) {
  const orders = createLruCache<RowOrder>(MAX_ORDERS);

  const byFigure = (key: FigureSortKey, direction: Sort['direction'], facts: PriceFacts): Int32Array => {
    const figure = SORT_FIGURES[key];
    const values = Float64Array.from(colleges, (college) => valueOf(college, figure, facts) ?? Number.NaN);
    const sorted = sortedBy(rows, values, direction);
    const isBehind = (row: number): boolean => {
      const college = colleges[row] as CollegeRecord;
      return behindReason(college, figure, campuses.get(college.id)) !== undefined;
    };
    const unknown = sorted.filter((row) => Number.isNaN(values[row]));
    const known = sorted.filter((row) => !Number.isNaN(values[row]));
    return Int32Array.from([...known.filter((row) => !isBehind(row)), ...known.filter(isBehind), ...unknown]);
  };

  const byName = (direction: Sort['direction']): Int32Array => {
    const sign = direction === 'asc' ? 1 : -1;
    return rows.slice().sort((a, b) => sign * byNameIgnoringCase(colleges[a]?.name ?? '', colleges[b]?.name ?? '') || a - b);
  };

  return (key: FigureSortKey | 'name' | 'suggested', direction: Sort['direction'], facts: PriceFacts = {}): RowOrder =>
    orders.getOrCreate(`${key}:${direction}:${key === 'netPrice' ? priceKey(facts) : ''}`, () => {
      const sorted = key === 'suggested' ? rows : key === 'name' ? byName(direction) : byFigure(key, direction, facts);
      return { rows: sorted, places: placesIn(sorted) };
    });
}

/** Why a college follows others with a known figure in this order. Undefined in other orders, and without the figure. */
export function behindIn(sort: Sort | undefined, college: CollegeRecord, campuses: Columns['campuses']): BehindReason | undefined {
  if (sort === undefined || !isFigureSort(sort.key)) return undefined;
  const figure = SORT_FIGURES[sort.key];
  return valueOf(college, figure) === null ? undefined : behindReason(college, figure, campuses.get(college.id));
}

function placesIn(order: Int32Array): Int32Array {
  const places = new Int32Array(order.length);
  for (const [place, row] of order.entries()) places[row] = place;
  return places;
}

/** Sorts rows by value. NaN comes last in both directions, ties are by row. */
export function sortedBy(rows: Int32Array, values: Float64Array, direction: Sort['direction']): Int32Array {
  const sign = direction === 'asc' ? 1 : -1;
  return rows.slice().sort((a, b) => {
    const left = values[a] as number;
    const right = values[b] as number;
    if (left < right) return -sign;
    if (left > right) return sign;
    return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || a - b;
  });
}
