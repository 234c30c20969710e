import type { CollegeRecord } from '../colleges/college.ts';
import { createColumns } from './columns.ts';
import { datedBandPrices, netPriceFigure } from './comparison.ts';
import { countCells, facetsOf, hiddenByMissing, histogramsOf } from './facets.ts';
import { createNameIndex } from './names/index.ts';
import { relaxations } from './relaxation.ts';
import type { CollegeDetail, ListAnswer, SearchAnswer, SearchHit, Suggestion } from './search-answer.ts';
import { DEFAULT_PER_PAGE, type Point, type SearchQuery } from './params.ts';
import { createSelector, type Selection } from './selection.ts';
import { inSpotlightOrder } from '../colleges/spotlight.ts';
import { groupBy } from '../shared/group-by.ts';
import { createStandings } from './standing.ts';

/** The catalog in memory: immutable, built once per data version, safe to search from anywhere. */
export interface Catalog {
  readonly dataVersion: string;
  /** Open colleges: what search, lists and suggestions range over. */
  readonly count: number;
  /** The open colleges themselves, by name. */
  readonly open: readonly CollegeRecord[];
  /** The full answer: one page of hits with facets, histograms and relaxations. `zipPlace` is where the query's ZIP code is. */
  search(query: SearchQuery, zipPlace?: Point): SearchAnswer;
  /** Hits only, cut by offset: the cheaper call behind lists and exports. */
  list(query: SearchQuery, slice: { offset: number; limit: number }, zipPlace?: Point): ListAnswer;
  suggest(text: string, limit: number): Suggestion[];
  bySlug(slug: string): CollegeRecord | undefined;
  byId(id: number): CollegeRecord | undefined;
  byUnitId(unitId: number): CollegeRecord | undefined;
  /** The featured colleges that are open, the spotlight's own first. */
  featured(): CollegeRecord[];
  detail(college: CollegeRecord): CollegeDetail;
}

const MIN_SUGGESTED_LENGTH = 2;

/** Builds every index from all colleges, open or not; their order does not matter. */
export function createCatalog(records: readonly CollegeRecord[], dataVersion: string): Catalog {
  const columns = createColumns(records.filter(({ operatingStatus }) => operatingStatus === 'open'));
  const names = createNameIndex(columns.colleges);
  const select = createSelector(columns, names);
  const standings = createStandings(columns.colleges);
  const everything = select({});
  const allCounts = countCells(columns, everything.view, [], everything.sieved);

  const bySlug = new Map(records.map((college) => [college.slug, college]));
  const byId = new Map(records.map((college) => [college.id, college]));
  const byUnitId = new Map(records.map((college) => [college.ipedsUnitId, college]));
  const byName = groupBy(columns.colleges, ({ name }) => name);
  const featured = inSpotlightOrder(columns.colleges.filter(({ isFeatured }) => isFeatured));

  const collegeAt = (row: number): CollegeRecord => {
    const college = columns.colleges[row];
    if (!college) throw new RangeError(`The catalog has no row ${row}`);
    return college;
  };

  const hitAt = (row: number, { isUnknown, matchOf, milesTo }: Selection): SearchHit => {
    const match = matchOf(row);
    const distance = milesTo(row);
    return { college: collegeAt(row), ...(match && { match }), ...(distance !== undefined && { distance }), unknown: isUnknown(row) };
  };

  return {
    dataVersion,
    count: columns.colleges.length,
    open: columns.colleges,

    search(query, zipPlace) {
      const { page = 1, perPage = DEFAULT_PER_PAGE } = query;
      const selection = select(query, zipPlace);
      const { view, filters, sieved, total, unknown } = selection;
      const counts = selection.isEverything && view.isPlain ? allCounts : countCells(columns, view, filters, sieved);
      return {
        hits: selection.slice((page - 1) * perPage, perPage).map((row) => hitAt(row, selection)),
        total,
        unknown,
        page,
        perPage,
        facets: facetsOf(columns, counts),
        histograms: histogramsOf(columns, counts),
        hiddenByMissing: hiddenByMissing(filters, sieved),
        ...(total === 0 && { relax: relaxations(query, (relaxed) => select(relaxed, zipPlace).total) }),
      };
    },

    list(query, { offset, limit }, zipPlace) {
      const selection = select(query, zipPlace);
      return { colleges: selection.slice(offset, limit).map(collegeAt), total: selection.total };
    },

    suggest(text, limit) {
      if (text.trim().length < MIN_SUGGESTED_LENGTH) return [];
      const { rows, matchOf } = names.find(text);
      return Array.from(rows.subarray(0, limit)).flatMap((row) => {
        const match = matchOf(row);
        return match ? [{ college: collegeAt(row), match }] : [];
      });
    },

    bySlug: (slug) => bySlug.get(slug),
    byId: (id) => byId.get(id),
    byUnitId: (unitId) => byUnitId.get(unitId),
    featured: () => [...featured],

    detail(college) {
      const successor = college.successorUnitId === null ? undefined : byUnitId.get(college.successorUnitId);
      return {
        college,
        sameName: (byName.get(college.name) ?? []).filter(({ id }) => id !== college.id),
        ...(successor && { successor }),
        netPrice: netPriceFigure(college),
        netPrices: datedBandPrices(college),
        percentiles: standings.of(college),
        peers: standings.peersOf(college),
      };
    },
  };
}
