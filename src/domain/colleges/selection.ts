import type { Columns } from './columns.ts';
import { milesFrom } from './distance.ts';
import { createFilters, type Filter, type View } from './filters.ts';
import type { NameIndex } from './name-index.ts';
import { has, rowsOf, setOf, sizeOf, without, type RowSet } from './row-set.ts';
import type { NameMatch } from './search-answer.ts';
import { DEFAULT_RADIUS_MILES, type Point, type SearchQuery } from './search-params.ts';
import { sieve, type Sieved } from './sieve.ts';
import { createSortOrders, isFigureSort, sortedBy, type Order } from './sort-orders.ts';

/** What a query selects, before it is cut into a page. */
export interface Selection {
  view: View;
  filters: readonly Filter[];
  sieved: Sieved;
  /** True when nothing narrows the catalogue at all. */
  isEverything: boolean;
  total: number;
  /** Hits that lack a filtered number: they follow all others. */
  unknown: number;
  /** Rows of one slice of the hits, in the order asked for. */
  slice(offset: number, limit: number): number[];
  isUnknown(row: number): boolean;
  matchOf(row: number): NameMatch | undefined;
  milesTo(row: number): number | undefined;
}

/** Names and places narrow by row, then filters sift what is left. */
export function createSelector(columns: Columns, names: NameIndex) {
  const { viewOf, filtersOf } = createFilters(columns);
  const orderOf = createSortOrders(columns);
  const everything = setOf(columns.rows, columns.rows.length);

  const orderFor = ({ q, sort, income }: SearchQuery, start: Int32Array, miles: Float64Array | undefined): Order => {
    if (sort && isFigureSort(sort.key)) return orderOf(sort.key, sort.direction, income);
    if (sort?.key === 'name') return orderOf('name', sort.direction);
    if (miles && (sort?.key === 'distance' || q === undefined)) {
      return { rows: sortedBy(start, miles, sort?.key === 'distance' ? sort.direction : 'asc') };
    }
    return start === columns.rows ? orderOf('name', 'asc') : { rows: start };
  };

  return function select(query: SearchQuery, zipPlace?: Point): Selection {
    const named = query.q === undefined ? undefined : names.find(query.q);
    const place = query.near ?? (query.zip === undefined ? undefined : zipPlace);
    const miles = place && milesToAll(columns, place);
    const fitting = named ? Int32Array.from(named, ({ row }) => row) : columns.rows;
    const start = miles ? within(fitting, miles, query.radius ?? DEFAULT_RADIUS_MILES) : fitting;

    const view = viewOf(query);
    const filters = filtersOf(query, view);
    const sieved = sieve(start === columns.rows ? everything : setOf(start, columns.rows.length), filters);
    const { hits, unknown } = sieved;
    const total = sizeOf(hits);
    const known = total - sizeOf(unknown);

    return {
      view,
      filters,
      sieved,
      isEverything: start === columns.rows && filters.length === 0,
      total,
      unknown: total - known,
      slice(offset, limit) {
        const order = orderFor(query, start, miles);
        const end = Math.min(offset + limit, total);
        const front = nth(order, without(hits, unknown), known, offset, Math.min(end, known));
        return end > known ? [...front, ...nth(order, unknown, total - known, Math.max(0, offset - known), end - known)] : front;
      },
      isUnknown: (row) => has(unknown, row),
      matchOf: (row) => named?.find((hit) => hit.row === row)?.match,
      milesTo: (row) => miles?.[row],
    };
  };
}

/** Sorting this share of the rows costs about as much as walking all of them in order. */
const FEW = 1 / 16;

/** The rows of a set from the `from`-th up to but without the `to`-th, in the given order. */
function nth({ rows: order, places }: Order, set: RowSet, size: number, from: number, to: number): number[] {
  if (places && size < places.length * FEW) {
    const sorted = rowsOf(set)
      .map((row) => places[row] as number)
      .sort();
    return Array.from(sorted.subarray(from, Math.max(from, to)), (place) => order[place] as number);
  }
  const rows: number[] = [];
  for (let at = 0, seen = 0; seen < to && at < order.length; at += 1) {
    const row = order[at] as number;
    if (!has(set, row)) continue;
    if (seen >= from) rows.push(row);
    seen += 1;
  }
  return rows;
}

function milesToAll({ rows, latitudes, longitudes }: Columns, place: Point): Float64Array {
  const milesTo = milesFrom(place);
  const miles = new Float64Array(rows.length);
  for (let row = 0; row < miles.length; row += 1) miles[row] = milesTo(latitudes[row] as number, longitudes[row] as number);
  return miles;
}

const within = (rows: Int32Array, miles: Float64Array, radius: number): Int32Array =>
  rows.filter((row) => (miles[row] as number) <= radius);
