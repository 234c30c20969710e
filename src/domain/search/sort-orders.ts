import type { Columns } from './columns.ts';
import { valueOf } from '../colleges/college-values.ts';
import type { IncomeBand } from '../colleges/categories.ts';
import { byNameIgnoringCase } from '../shared/code-point-order.ts';
import { SORT_FIGURES, type Sort } from './params.ts';

type FigureSortKey = keyof typeof SORT_FIGURES;
export const isFigureSort = (key: Sort['key']): key is FigureSortKey => Object.hasOwn(SORT_FIGURES, key);

/** Rows in an order. `places` maps each row to its place; it is present if the order has all rows. */
export interface RowOrder {
  rows: Int32Array;
  places?: Int32Array;
}

/** All rows by one figure, by name or as suggested, sorted at the first request. Missing numbers come last. Ties are in suggested order. */
export function createSortOrders({ colleges, rows }: Columns) {
  const orders = new Map<string, RowOrder>();

  const byFigure = (key: FigureSortKey, direction: Sort['direction'], income?: IncomeBand): Int32Array => {
    const values = Float64Array.from(colleges, (college) => valueOf(college, SORT_FIGURES[key], income) ?? Number.NaN);
    return sortedBy(rows, values, direction);
  };

  const byName = (direction: Sort['direction']): Int32Array => {
    const sign = direction === 'asc' ? 1 : -1;
    return rows.slice().sort((a, b) => sign * byNameIgnoringCase(colleges[a]?.name ?? '', colleges[b]?.name ?? '') || a - b);
  };

  return (key: FigureSortKey | 'name' | 'suggested', direction: Sort['direction'], income?: IncomeBand): RowOrder => {
    const id = `${key}:${direction}:${(key === 'netPrice' && income) || ''}`;
    const known = orders.get(id);
    if (known) return known;
    const sorted = key === 'suggested' ? rows : key === 'name' ? byName(direction) : byFigure(key, direction, income);
    const order = { rows: sorted, places: placesIn(sorted) };
    orders.set(id, order);
    return order;
  };
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
