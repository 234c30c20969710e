import { valueOf, type Columns } from './columns.ts';
import { SORT_FIGURES, type Sort } from './params.ts';
import type { IncomeBand } from '../colleges/income-band.ts';

type FigureSortKey = keyof typeof SORT_FIGURES;
export const isFigureSort = (key: Sort['key']): key is FigureSortKey => Object.hasOwn(SORT_FIGURES, key);

/** Rows in some order; `places` is where each row stands, when the order holds them all. */
export interface Order {
  rows: Int32Array;
  places?: Int32Array;
}

/** All rows in the order of one figure or of the name, made when first asked for: missing numbers last, ties by name, then id. */
export function createSortOrders({ colleges, rows }: Columns) {
  const orders = new Map<string, Order>();

  const byFigure = (key: FigureSortKey, direction: Sort['direction'], income?: IncomeBand): Int32Array => {
    const values = Float64Array.from(colleges, (college) => valueOf(college, SORT_FIGURES[key], income) ?? Number.NaN);
    return sortedBy(rows, values, direction);
  };

  const byName = (direction: Sort['direction']): Int32Array => {
    if (direction === 'asc') return rows;
    const nameOf = (row: number): string => colleges[row]?.name ?? '';
    return rows.slice().sort((a, b) => (nameOf(a) === nameOf(b) ? a - b : b - a));
  };

  return (key: FigureSortKey | 'name', direction: Sort['direction'], income?: IncomeBand): Order => {
    const id = `${key}:${direction}:${(key === 'netPrice' && income) || ''}`;
    const known = orders.get(id);
    if (known) return known;
    const sorted = key === 'name' ? byName(direction) : byFigure(key, direction, income);
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

/** Rows by their value, NaN last in either direction, ties by row. */
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
