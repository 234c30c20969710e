import type { CollegeRecord } from '../colleges/college.ts';
import type { BehindReason } from '../order/rate-gate.ts';
import type { Columns } from './columns.ts';
import { milesFrom } from './distance.ts';
import { createFilters, type Filter, type View } from './filters.ts';
import type { ProgramIndex } from '../programs/program-index.ts';
import type { NameIndex, NamesFound } from './names/index.ts';
import type { Cities } from './places/cities.ts';
import { has, rowsOf, setOf, sizeOf, without, type RowSet } from './row-set.ts';
import { givenOrder, type Given } from './given-orders.ts';
import type { NameMatch } from './search-answer.ts';
import { DEFAULT_RADIUS_MILES, HOME_MILES, type Point, type SearchQuery, type Sort } from './params.ts';
import { applyFilters, type FilterResult } from './apply-filters.ts';
import { behindIn, createSortOrders, isFigureSort, sortedBy, type RowOrder } from './sort-orders.ts';

/** A lower bound: one degree of latitude is 69.09 miles. */
const MIN_MILES_PER_DEGREE = 69;

/** The locations of the ZIP codes in a query: `zip` and `home`. */
export interface Places {
  zip?: Point | undefined;
  home?: Point | undefined;
}

/** The result of a query before paging. */
export interface Selection {
  view: View;
  filters: readonly Filter[];
  filtered: FilterResult;
  /** True if no filter applies. */
  isEverything: boolean;
  total: number;
  /** Hits that lack a filtered number. They follow all others. */
  unknown: number;
  /** One slice of the hits, in the requested order. */
  slice(offset: number, limit: number): number[];
  isUnknown: (row: number) => boolean;
  matchOf: (row: number) => NameMatch | undefined;
  milesTo: (row: number) => number | undefined;
  /** The awards in the chosen majors. */
  awardsOf: (row: number) => number | undefined;
  behindOf: (college: CollegeRecord) => BehindReason | undefined;
  /** The hits of the same query without majors and award levels. */
  taughtOrNot(): RowSet;
}

/** The rows that match the name, the place and the majors, by relevance if the query has a name. */
interface StartRows {
  rows: Int32Array;
  named: NamesFound | undefined;
  miles?: Float64Array;
  awards?: ReadonlyMap<number, number>;
}

/** Best match first. Without a name: nearest first, else as suggested. */
const RELEVANCE: Sort = { key: 'relevance', direction: 'asc' };

/** Selects rows by name, place and major first, then applies the filters. */
export function createSelector(columns: Columns, names: NameIndex, cities: Cities, programs: ProgramIndex) {
  const { viewOf, filtersOf } = createFilters(columns);
  const orderOf = createSortOrders(columns);
  const everything = setOf(columns.rows, columns.rows.length);

  /** All rows as suggested, those at home first. `home` is a state if its place is unknown. */
  const suggestedFrom = (home: string, place: Point | undefined): RowOrder => {
    const miles = place && milesWithin(columns, place, HOME_MILES);
    const isNear = (row: number) => (miles ? (miles[row] as number) <= HOME_MILES : columns.colleges[row]?.state === home);
    return { rows: Int32Array.from([...columns.rows.filter(isNear), ...columns.rows.filter((row) => !isNear(row))]) };
  };

  const orderFor = (query: SearchQuery, start: StartRows, places: Places): RowOrder => {
    const { sort = RELEVANCE, income, homeState } = query;
    const { rows, awards } = start;
    const { key, direction } = sort;
    if (isFigureSort(key)) return orderOf(key, direction, { income, homeState });
    if (key === 'name') return orderOf(key, direction);
    if (key === 'graduates' && awards) return { rows: sortedBy(rows, awardsByRow(columns, awards), direction) };
    return placeOrder(query, sort, start, places);
  };

  /** Nearest, best named or suggested first. */
  const placeOrder = ({ q, home }: SearchQuery, { key, direction }: Sort, { rows, miles, awards }: StartRows, places: Places): RowOrder => {
    const isNearest = miles !== undefined && (key === 'distance' || (q === undefined && key !== 'suggested'));
    if (isNearest) return { rows: sortedBy(rows, miles, key === 'distance' ? direction : 'asc') };
    if (q !== undefined && key !== 'suggested') return { rows };
    const suggested = home === undefined ? orderOf('suggested', 'asc') : suggestedFrom(home, places.home);
    return awards ? graduatingFirst(suggested, awards) : suggested;
  };

  /** The rows in a city, or within `radius` miles of its middle. */
  const inCity = (rows: Int32Array, slug: string, radius: number | undefined): Int32Array => {
    const city = cities.get(slug);
    if (!city) return rows.subarray(0, 0);
    const { rows: own, middle } = city;
    const miles = middle && radius !== undefined ? milesWithin(columns, middle, radius) : undefined;
    const here = new Set(own);
    return rows.filter((row) => here.has(row) || (miles && (miles[row] as number) <= (radius ?? 0)));
  };

  const inPlace = (query: SearchQuery, zipPlace: Point | undefined): StartRows => {
    const { q, city, near, zip, radius = DEFAULT_RADIUS_MILES } = query;
    const named = q === undefined ? undefined : names.find(q);
    const found = named?.rows ?? columns.rows;
    const rows = city === undefined ? found : inCity(found, city, query.radius);
    const place = near ?? (zip === undefined ? undefined : zipPlace);
    if (!place) return { rows, named };
    const miles = milesWithin(columns, place, radius);
    return { rows: rows.filter((row) => (miles[row] as number) <= radius), named, miles };
  };

  const amongTaught = (query: SearchQuery, start: StartRows): StartRows => {
    if (query.major === undefined && query.award === undefined) return start;
    const awards = programs.awardsOf({ majors: query.major, awards: query.award });
    return { ...start, rows: start.rows.filter((row) => awards.has(row)), awards };
  };

  return function select(query: SearchQuery, places: Places = {}, given: Given = {}): Selection {
    const placed = inPlace(query, places.zip);
    const start = amongTaught(query, placed);
    const isWhole = start.rows === columns.rows;
    const view = viewOf(query);
    const filters = filtersOf(query, view);
    const filteredFrom = ({ rows }: StartRows): FilterResult =>
      applyFilters(rows === columns.rows ? everything : setOf(rows, columns.rows.length), filters);
    const filtered = filteredFrom(start);
    const { hits, unknown } = filtered;
    const total = sizeOf(hits);
    const known = total - sizeOf(unknown);

    return {
      view,
      filters,
      filtered,
      isEverything: isWhole && filters.length === 0,
      total,
      unknown: total - known,
      slice(offset, limit) {
        const order = givenOrder(columns, start.rows, query.sort, given) ?? orderFor(query, start, places);
        const end = Math.min(offset + limit, total);
        const front = rowsAtPlaces(order, without(hits, unknown), known, offset, Math.min(end, known));
        return end > known ? [...front, ...rowsAtPlaces(order, unknown, total - known, Math.max(0, offset - known), end - known)] : front;
      },
      isUnknown: (row) => has(unknown, row),
      matchOf: (row) => start.named?.matchOf(row),
      milesTo: (row) => start.miles?.[row],
      awardsOf: (row) => start.awards?.get(row),
      behindOf: (college) => behindIn(query.sort, college, columns.campuses),
      taughtOrNot: () => (start === placed ? hits : filteredFrom(placed).hits),
    };
  };
}

/** Sorting this share of the rows costs about as much as a scan of all rows. */
const SORT_BELOW_SHARE = 1 / 16;

/** The rows of a set from place `from` up to, but not including, place `to` of the given order. */
function rowsAtPlaces({ rows: order, places }: RowOrder, set: RowSet, size: number, from: number, to: number): number[] {
  if (places && size < places.length * SORT_BELOW_SHARE) {
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

/** A college may offer the majors and award none of them; it follows those that do. */
function graduatingFirst({ rows }: RowOrder, awards: ReadonlyMap<number, number>): RowOrder {
  const graduates = (row: number) => (awards.get(row) ?? 0) > 0;
  return { rows: Int32Array.from([...rows.filter(graduates), ...rows.filter((row) => !graduates(row))]) };
}

/** NaN for rows without the majors. */
const awardsByRow = ({ colleges }: Columns, awards: ReadonlyMap<number, number>): Float64Array =>
  Float64Array.from(colleges, (_college, row) => awards.get(row) ?? Number.NaN);

/** Miles by row. NaN for rows whose latitude alone puts them outside the radius. */
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
