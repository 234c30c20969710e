import { sharedBy, SHARED_FIGURES } from '../colleges/federal-aid/campuses.ts';
import { datedBandPrices, netPriceFigure, type CollegeDetail } from '../colleges/college-detail.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { compareColleges, type Comparison } from '../colleges/comparison.ts';
import { federalAidNote } from '../colleges/federal-aid/aid-note.ts';
import type { FigureKey } from '../colleges/figures.ts';
import type { Closure } from '../colleges/kind/closures.ts';
import type { Nickname } from '../colleges/names/nicknames.ts';
import { originatedNamesOf } from '../colleges/names/other-names.ts';
import type { ComparedFigure } from '../colleges/percentiles.ts';
import { swarmColleges, type SwarmCollege } from '../colleges/swarm/swarm-colleges.ts';
import { figureIn } from '../programs/major-earnings.ts';
import type { ProgramIndex } from '../programs/program-index.ts';
import { createMajorFinder } from '../majors/major-finder.ts';
import { createMajors } from '../majors/majors.ts';
import type { AwardsByProgram } from '../majors/awards.ts';
import { finished, type Steps } from '../shared/steps.ts';
import { catalogRowsInSteps, type CatalogRows } from './catalog-rows.ts';
import { countCells, facetsOf, hiddenByMissing, histogramsOf } from './facet-counts.ts';
import type { Given } from './given-orders.ts';
import { intentsInSteps } from './intents/index.ts';
import type { MajorWords } from './intents/major-words.ts';
import { createSuggest } from './intents/suggest.ts';
import { rememberingLast } from './names/remembering-last.ts';
import { nameIndexInSteps } from './names/index.ts';
import { DEFAULT_PER_PAGE, type SearchQuery } from './params.ts';
import { relaxations } from './relaxation.ts';
import type { ListAnswer, SearchAnswer, SearchHit, Suggestions } from './search-answer.ts';
import { createSelector, type Places, type Selection } from './selection.ts';

/** The catalog in memory. It is immutable and built once for each data version. */
export interface Catalog {
  readonly dataVersion: string;
  /** The number of listed colleges. Search, lists and suggestions use only these. */
  readonly count: number;
  /** The listed colleges, in suggested order. */
  readonly listed: readonly CollegeRecord[];
  /** One page of hits with facets, histograms and relaxations. `places` locates its ZIP codes. */
  search(query: SearchQuery, places?: Places, given?: Given): SearchAnswer;
  /** Hits only, for lists and exports. Cheaper than `search`. */
  list(query: SearchQuery, slice: { offset: number; limit: number }, places?: Places, given?: Given): ListAnswer;
  /** At most `limit` options. */
  suggest(text: string, limit: number, only?: 'colleges'): Suggestions;
  /** By its present slug, or a former one. */
  bySlug(slug: string): CollegeRecord | undefined;
  byId(id: number): CollegeRecord | undefined;
  byUnitId(unitId: number): CollegeRecord | undefined;
  /** The listed featured colleges, the spotlight college first. */
  featured(): CollegeRecord[];
  detail(college: CollegeRecord): CollegeDetail;
  compare(colleges: readonly CollegeRecord[]): Comparison;
  /** The listed colleges that count in comparisons of a figure, in suggested order. */
  swarm(figure: ComparedFigure): SwarmCollege[];
  /** What the listed colleges teach. */
  readonly programs: ProgramIndex;
  /** The same colleges with other nicknames and words for majors. */
  withTexts(nicknames: readonly Nickname[], words: MajorWords): Steps<Catalog>;
}

/** What colleges teach: their awards by id, and the words for majors. */
export interface Teaching {
  awards: ReadonlyMap<number, AwardsByProgram>;
  words: MajorWords;
}

const NO_MAJORS = createMajors({ majors: [], programNames: [], titles: {}, entries: [] });
const NOTHING_TAUGHT: Teaching = { awards: new Map(), words: { majors: NO_MAJORS, finder: createMajorFinder(NO_MAJORS) } };

/** Without pauses, for tools and tests. */
export const createCatalog = (...given: Parameters<typeof catalogInSteps>): Catalog => finished(catalogInSteps(...given));

/** Builds the indexes from all colleges, listed or not. Their order does not matter. `closures` are those in effect. */
export function* catalogInSteps(
  records: readonly CollegeRecord[],
  dataVersion: string,
  closures: readonly Closure[] = [],
  nicknames: readonly Nickname[] = [],
  { awards, words }: Teaching = NOTHING_TAUGHT,
): Steps<Catalog> {
  return yield* namedCatalog(yield* catalogRowsInSteps(records, closures, awards), dataVersion, nicknames, words);
}

function* namedCatalog(rows: CatalogRows, dataVersion: string, records: readonly Nickname[], words: MajorWords): Steps<Catalog> {
  const nicknames = [...records, ...rows.mergedNames];
  const { columns, cities, percentiles, programs, programFacets, bySlug, byId, byUnitId, closureOf, byName, featured, collegeAt } = rows;
  const names = rememberingLast(yield* nameIndexInSteps(columns.colleges, nicknames));
  const select = createSelector(columns, names, cities, programs);
  yield;
  const everything = select({});
  const allCounts = countCells(columns, everything.view, [], everything.filtered);
  yield;
  const intents = yield* intentsInSteps({
    cities,
    nicknames,
    words,
    isListed: rows.isListed,
    find: (text) => names.find(text),
    count: (query) => select(query).total,
  });
  const suggestions = createSuggest(names, collegeAt, intents);
  /** What the name of a search may mean beside names. */
  const meaningOf = (query: SearchQuery, total: number): Pick<SearchAnswer, 'understood' | 'didYouMean'> => {
    if (query.q === undefined) return {};
    const understood = intents.understood(query);
    const meant = total === 0 && !understood ? suggestions.didYouMean(query.q) : [];
    return { ...(understood && { understood }), ...(meant.length > 0 && { didYouMean: meant }) };
  };

  const sharedEntry = (college: CollegeRecord, figure: FigureKey): [FigureKey, string][] => {
    const whom = sharedBy(rows.campusesOf(college), college, figure);
    return whom === undefined ? [] : [[figure, whom]];
  };

  const hitAt = (row: number, { isUnknown, matchOf, milesTo, awardsOf, behindOf }: Selection, { scoreOf, earnings }: Given): SearchHit => {
    const match = matchOf(row);
    const distance = milesTo(row);
    const awarded = awardsOf(row);
    const college = collegeAt(row);
    const behind = behindOf(college);
    return {
      college,
      ...(match && { match }),
      ...(distance !== undefined && { distance }),
      ...(awarded !== undefined && { awards: awarded }),
      ...(earnings && { majorEarnings: figureIn(earnings, college.id) }),
      ...(scoreOf && { matchScore: scoreOf(college) }),
      ...(behind && { behind }),
      unknown: isUnknown(row),
    };
  };

  return {
    dataVersion,
    count: columns.colleges.length,
    listed: columns.colleges,
    programs,

    search(query, places, given = {}) {
      const { page = 1, perPage = DEFAULT_PER_PAGE } = query;
      const selection = select(query, places, given);
      const { view, filters, filtered, total, unknown } = selection;
      const counts = selection.isEverything && view.isPlain ? allCounts : countCells(columns, view, filters, filtered);
      return {
        hits: selection.slice((page - 1) * perPage, perPage).map((row) => hitAt(row, selection, given)),
        total,
        unknown,
        page,
        perPage,
        facets: { ...facetsOf(columns, counts), ...programFacets.of(query, selection.taughtOrNot()) },
        histograms: histogramsOf(columns, counts),
        hiddenByMissing: hiddenByMissing(filters, filtered),
        ...(total === 0 && { relax: relaxations(query, (relaxed) => select(relaxed, places).total) }),
        ...meaningOf(query, total),
      };
    },

    list(query, { offset, limit }, places, given) {
      const selection = select(query, places, given);
      return { colleges: selection.slice(offset, limit).map(collegeAt), total: selection.total };
    },

    suggest: (text, limit, only) => suggestions.suggest(text, limit, only),

    bySlug: (slug) => bySlug.get(slug),
    byId: (id) => byId.get(id),
    byUnitId: (unitId) => byUnitId.get(unitId),
    featured: () => [...featured],

    detail(college) {
      const successor = college.successorUnitId === null ? undefined : byUnitId.get(college.successorUnitId);
      const closure = closureOf.get(college.ipedsUnitId ?? 0);
      const aidNote = federalAidNote(college);
      return {
        college,
        otherNames: originatedNamesOf(college, nicknames),
        sameName: (byName.get(college.name) ?? []).filter(({ id }) => id !== college.id),
        ...(successor && { successor }),
        ...(closure && { closure }),
        netPrice: netPriceFigure(college),
        netPrices: datedBandPrices(college),
        percentiles: percentiles.of(college),
        peers: percentiles.peersOf(college),
        sharedBy: Object.fromEntries(SHARED_FIGURES.flatMap((figure) => sharedEntry(college, figure))),
        ...(aidNote !== undefined && { aidNote }),
      };
    },

    compare: (colleges) => compareColleges(colleges, (college, figure) => sharedBy(rows.campusesOf(college), college, figure)),

    swarm: (figure) => swarmColleges(columns.colleges, figure, percentiles.ownValueOf),

    withTexts: (otherNicknames, otherWords) => namedCatalog(rows, dataVersion, otherNicknames, otherWords),
  };
}
