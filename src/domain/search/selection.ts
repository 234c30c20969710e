import type { Columns } from './columns.ts';
import { milesFrom } from './distance.ts';
import { createFilters, type Filter, type View } from './filters.ts';
import type { NameIndex, NamesFound } from './names/index.ts';
import { has, rowsOf, setOf, sizeOf, without, type RowSet } from './row-set.ts';
import type { NameMatch } from './search-answer.ts';
import { DEFAULT_RADIUS_MILES, type Point, type SearchQuery, type Sort } from './params.ts';
import { sieve, type Sieved } from './sieve.ts';
import { createSortOrders, isFigureSort, sortedBy, type Order } from './sort-orders.ts';

/** Safely below the 69.09 miles of a degree of latitude. */
const MIN_MILES_PER_DEGREE = 69;

/** What a query selects, before it is cut into a page. */
export interface Selection {
  view: View;
  filters: readonly Filter[];
  sieved: Sieved;
  /** True when nothing narrows the catalog at all. */
  isEverything: boolean;
  total: number;
  /** Hits that lack a filtered number: they follow all others. */
  unknown: number;
  /** Rows of one slice of the hits, in the order asked for. */
  slice(offset: number, limit: number): number[];
  isUnknown: (row: number) => boolean;
  matchOf: (row: number) => NameMatch | undefined;
  milesTo: (row: number) => number | undefined;
}

/** The rows that names and places leave, in order of relevance if a name was searched. */
interface Start {
  rows: Int32Array;
  named: NamesFound | undefined;
  miles?: Float64Array;
}

/** Best first; without a name to be relevant to, nearest first or by name. */
const RELEVANCE: Sort = { key: 'relevance', direction: 'asc' };

/** Names and places narrow by row, then filters sift what is left. */
export function createSelector(columns: Columns, names: NameIndex) {
  const { viewOf, filtersOf } = createFilters(columns);
  const orderOf = createSortOrders(columns);
  const everything = setOf(columns.rows, columns.rows.length);

  const orderFor = ({ q, sort, income }: SearchQuery, { rows, miles }: Start): Order => {
    const { key, direction } = sort ?? RELEVANCE;
    if (isFigureSort(key)) return orderOf(key, direction, income);
    if (key === 'name') return orderOf('name', direction);
    if (miles && (key === 'distance' || q === undefined)) return { rows: sortedBy(rows, miles, key === 'distance' ? direction : 'asc') };
    return rows === columns.rows ? orderOf('name', 'asc') : { rows };
  };

  const startOf = ({ q, near, zip, radius = DEFAULT_RADIUS_MILES }: SearchQuery, zipPlace?: Point): Start => {
    const named = q === undefined ? undefined : names.find(q);
    const rows = named?.rows ?? columns.rows;
    const place = near ?? (zip === undefined ? undefined : zipPlace);
    if (!place) return { rows, named };
    const miles = milesWithin(columns, place, radius);
    return { rows: rows.filter((row) => (miles[row] as number) <= radius), named, miles };
  };

  return function select(query: SearchQuery, zipPlace?: Point): Selection {
    const start = startOf(query, zipPlace);
    const isWhole = start.rows === columns.rows;
    const view = viewOf(query);
    const filters = filtersOf(query, view);
    const sieved = sieve(isWhole ? everything : setOf(start.rows, columns.rows.length), filters);
    const { hits, unknown } = sieved;
    const total = sizeOf(hits);
    const known = total - sizeOf(unknown);

    return {
      view,
      filters,
      sieved,
      isEverything: isWhole && filters.length === 0,
      total,
      unknown: total - known,
      slice(offset, limit) {
        const order = orderFor(query, start);
        const end = Math.min(offset + limit, total);
        const front = nth(order, without(hits, unknown), known, offset, Math.min(end, known));
        return end > known ? [...front, ...nth(order, unknown, total - known, Math.max(0, offset - known), end - known)] : front;
      },
      isUnknown: (row) => has(unknown, row),
      matchOf: (row) => start.named?.matchOf(row),
      milesTo: (row) => start.miles?.[row],
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

/** Miles by row; NaN for rows so far north or south that no sine needs computing to know they are outside the radius. */
function milesWithin({ rows, latitudes, longitudes }: Columns, place: Point, radius: number): Float64Array {
  const milesTo = milesFrom(place);
  const reach = radius / MIN_MILES_PER_DEGREE;
  const miles = new Float64Array(rows.length).fill(Number.NaN);
  for (let row = 0; row < miles.length; row += 1) {
    const latitude = latitudes[row] as number;
    if (Math.abs(latitude - place.latitude) <= reach) miles[row] = milesTo(latitude, longitudes[row] as number);
  }
  return miles;
}
