import type { Columns } from './columns.ts';
import { milesFrom } from './distance.ts';
import { createFilters, sift, type Filter, type Sifted, type View } from './filters.ts';
import type { NameIndex } from './name-index.ts';
import type { NameMatch } from './search-answer.ts';
import { DEFAULT_RADIUS_MILES, type Point, type SearchQuery } from './search-params.ts';
import { createSortOrders, isFigureSort, sortedBy } from './sort-orders.ts';

/** What a query selects, before it is cut into a page. */
export interface Selection {
  view: View;
  filters: readonly Filter[];
  sifted: Sifted;
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

/** Names and places narrow by row, then filters sift what is left; `tolerance` 1 also keeps what facets need. */
export function createSelector(columns: Columns, names: NameIndex) {
  const { viewOf, filtersOf } = createFilters(columns);
  const orderOf = createSortOrders(columns);

  return function select(query: SearchQuery, tolerance: 0 | 1, zipPlace?: Point): Selection {
    const named = query.q === undefined ? undefined : names.find(query.q);
    const place = query.near ?? (query.zip === undefined ? undefined : zipPlace);
    const miles = place && milesToAll(columns, place);
    const fitting = named ? Int32Array.from(named, ({ row }) => row) : columns.rows;
    const start = miles ? within(fitting, miles, query.radius ?? DEFAULT_RADIUS_MILES) : fitting;

    const view = viewOf(query);
    const filters = filtersOf(query, view);
    const sifted = sift(start, filters, { tolerance, keepsUnknown: query.unknown !== 'exclude' });
    const standing = standingsOf(sifted, columns.rows.length);
    const matches = named && new Map(named.map(({ row, match }) => [row, match]));

    return {
      view,
      filters,
      sifted,
      isEverything: start === columns.rows && filters.length === 0,
      total: standing.total,
      unknown: standing.unknown,
      slice: (offset, limit) => sliceOf(orderFor(query, start, miles), standing, offset, limit),
      isUnknown: (row) => standing.of[row] === UNKNOWN,
      matchOf: (row) => matches?.get(row),
      milesTo: (row) => miles?.[row],
    };
  };

  function orderFor({ q, sort, income }: SearchQuery, start: Int32Array, miles: Float64Array | undefined): Int32Array {
    if (sort && isFigureSort(sort.key)) return orderOf(sort.key, sort.direction, income);
    if (sort?.key === 'name') return orderOf('name', sort.direction);
    if (miles && (sort?.key === 'distance' || q === undefined)) {
      return sortedBy(start, miles, sort?.key === 'distance' ? sort.direction : 'asc');
    }
    return start;
  }
}

const OUT = 0;
const KNOWN = 1;
const UNKNOWN = 2;

interface Standings {
  /** OUT, KNOWN or UNKNOWN by row. */
  of: Uint8Array;
  total: number;
  unknown: number;
}

function standingsOf({ count, rows, failed, lacking }: Sifted, rowCount: number): Standings {
  const of = new Uint8Array(rowCount);
  let total = 0;
  let unknown = 0;
  for (let at = 0; at < count; at += 1) {
    if (failed[at] !== OUT) continue;
    const lacks = lacking[at] !== 0;
    of[rows[at] as number] = lacks ? UNKNOWN : KNOWN;
    total += 1;
    if (lacks) unknown += 1;
  }
  return { of, total, unknown };
}

/** The hits of an order from offset on: those with all filtered numbers first, then those without. */
function sliceOf(order: Int32Array, { of, total, unknown }: Standings, offset: number, limit: number): number[] {
  const known = total - unknown;
  const end = Math.min(offset + limit, total);
  return [
    ...nth(order, of, KNOWN, offset, Math.min(end, known)),
    ...(end > known ? nth(order, of, UNKNOWN, Math.max(0, offset - known), end - known) : []),
  ];
}

/** The rows of one standing from the `from`-th up to but without the `to`-th, in the given order. */
function nth(order: Int32Array, of: Uint8Array, standing: number, from: number, to: number): number[] {
  const rows: number[] = [];
  for (let at = 0, seen = 0; seen < to && at < order.length; at += 1) {
    const row = order[at] as number;
    if (of[row] !== standing) continue;
    if (seen >= from) rows.push(row);
    seen += 1;
  }
  return rows;
}

function milesToAll({ rows, latitudes, longitudes }: Columns, place: Point): Float64Array {
  const milesTo = milesFrom(place);
  return Float64Array.from(rows, (row) => milesTo(latitudes[row] as number, longitudes[row] as number));
}

const within = (rows: Int32Array, miles: Float64Array, radius: number): Int32Array =>
  rows.filter((row) => (miles[row] as number) <= radius);
