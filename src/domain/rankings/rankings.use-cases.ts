import { dataDateOf } from '../colleges/college-values.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { campusesById, type Campuses } from '../colleges/federal-aid/campuses.ts';
import type { CsvHeads } from '../colleges/shown/csv-words.ts';
import type { StateCode } from '../colleges/states.ts';
import { weightsOfGroup } from '../order/group-weights.ts';
import { RANK_GROUPS, type RankGroup } from '../order/rank-group.ts';
import { scoreCriteria } from '../order/scored-college.ts';
import { recordOf } from '../shared/collections.ts';
import type { Weights } from '../shared/criteria.ts';
import { adultLists, type AdultCollege, type AdultList } from './adults/adult-lists.ts';
import { adultsCsv } from './adults/adults-csv.ts';
import { createGroups, type GroupCounts, type Groups } from './groups.ts';
import { listKeyOf, type ListKind } from './list-kinds.ts';
import { createLists, filtersOfList, type ListMedians, type ListOptions, type StateSummary } from './lists.ts';
import { createOrderCache, type OrderCache } from './order-cache.ts';
import { checkPage, checkState, placesOn } from './page-request.ts';
import type { RankingFilters } from './filters.ts';
import type { RankingQuery } from './params.ts';
import { createPersonalRanking, type PersonalRanking, type PlacedCollege } from './personal-ranking.ts';
import { rankedCollegeAt, type Importance, type RankedCollege, type RankedOrder } from './ranked-order.ts';
import { rankingCsv } from './ranking-csv.ts';
import type { RankingsPorts } from './rankings.ports.ts';
import { createSimilar, type SimilarCollege } from './similar/similar.ts';
import { weightsOrDefault } from './weights.ts';

const LIST_PER_PAGE = 50;
const RANKING_PER_PAGE = 25;

/** Pages start at 1. A page after the last is empty. */
interface PageRequest {
  page?: number | undefined;
  perPage?: number | undefined;
}

export interface ListRequest extends PageRequest, ListOptions {
  kind: ListKind;
  /** Only for the kind `state`. */
  state?: StateCode | undefined;
}

/** Weights, filters and page of an address. `v` and `d` record the method and the data of a link; they do not change the result. */
export interface RankRequest extends RankingQuery {
  perPage?: number | undefined;
}

interface OrderPage {
  weights: Weights;
  /** The group that is ranked, and the size of every group under the same filters. */
  group: RankGroup;
  groups: GroupCounts;
  /** The group that is ranked if the request names none. */
  firstGroup: RankGroup;
  /** Whether small and little-known colleges are ranked too. */
  all: boolean;
  /** The colleges with and without a rank, on all pages. */
  ranked: number;
  unranked: number;
  page: number;
  perPage: number;
  dataVersion: string;
  /** The day of the newest data; null before the first import. */
  dataDate: string | null;
}

/** One page of a personal ranking, with explanations. */
export interface RankingPage extends OrderPage {
  items: readonly PlacedCollege[];
  /** The score of the reference college: every criterion at its mean. */
  baseline: number;
  importance: Importance;
}

export interface ListPage extends OrderPage {
  items: readonly RankedCollege[];
  kind: ListKind;
  state: StateCode | null;
  /** What staff wrote about the list. */
  intro?: string;
  /** Medians of the group. */
  medians: ListMedians;
}

/** One page of a group of the list for adults. */
export interface AdultListPage extends Pick<AdultList, 'unknown' | 'basis'> {
  items: readonly AdultCollege[];
  /** The text of staff about the list. */
  intro?: string;
  group: RankGroup;
  /** The number of colleges on the list of each group. */
  groups: GroupCounts;
  page: number;
  perPage: number;
  dataVersion: string;
}

/** Ready-made lists, personal rankings and similar colleges. */
export function createRankings({ catalog }: RankingsPorts) {
  let cached: CatalogRankings | undefined;

  const current = (): CatalogRankings => {
    const dataVersion = catalog.dataVersion();
    if (cached?.dataVersion !== dataVersion) cached = catalogRankings(catalog.listed(), dataVersion);
    return cached;
  };

  const personal = (query: RankingQuery): PersonalRanking => {
    const group = query.group ?? firstGroupOf(query);
    return createPersonalRanking(current().orders, weightsIn(query)(group), { ...query, group });
  };

  const firstGroupOf = (query: RankingQuery): RankGroup => current().groups.firstGroup(query, weightsIn(query));

  const pageOf = (
    query: RankingQuery,
    ranking: PersonalRanking,
    places: readonly number[],
    page: number,
    perPage: number,
  ): RankingPage => ({
    ...groupOfOrder(ranking.filters),
    firstGroup: firstGroupOf(query),
    weights: ranking.weights,
    items: places.map((place) => ranking.placedAt(place)),
    baseline: ranking.baseline,
    importance: ranking.importance(),
    ...countsOf(ranking.order),
    page,
    perPage,
    dataVersion: current().dataVersion,
    dataDate: current().dataDate,
  });

  const groupOfOrder = (filters: RankingFilters & { group: RankGroup }): Pick<OrderPage, 'group' | 'groups' | 'all'> => ({
    group: filters.group,
    groups: current().groups.countsOf(filters),
    all: filters.all === true,
  });

  return {
    /** Scores the catalog, so that the first request of a data version does not wait. */
    prepare: (): void => void current(),
    /** Throws `invalid` for a missing or unexpected state, and for pages below 1. */
    list({ kind, state, group, all, page = 1, perPage = LIST_PER_PAGE }: ListRequest): ListPage {
      checkState(kind, state);
      checkPage(page, perPage);
      const { orders, lists, dataVersion, dataDate } = current();
      const list = lists.list(kind, state, { group, all });
      const key = listKeyOf(kind, state);
      const intro = key && catalog.listText(key);
      return {
        kind,
        state: state ?? null,
        ...(intro !== undefined && { intro }),
        weights: list.weights,
        ...groupOfOrder({ ...filtersOfList(kind, state), group: list.group, all }),
        firstGroup: list.firstGroup,
        items: placesOn(page, perPage, list.rows.length).map((place) => rankedCollegeAt(orders.matrix, list, place)),
        ...countsOf(list),
        page,
        perPage,
        medians: list.medians,
        dataVersion,
        dataDate,
      };
    },
    /** The list for adults, of four-year colleges if no group is given. Throws `invalid` for pages below 1. */
    forAdults({ group = 'four-year', page = 1, perPage = LIST_PER_PAGE }: PageRequest & Pick<ListOptions, 'group'>): AdultListPage {
      checkPage(page, perPage);
      const { adults, dataVersion } = current();
      const { items, unknown, basis } = adults[group];
      const groups = recordOf(RANK_GROUPS, (each) => adults[each].items.length);
      const first = (page - 1) * perPage;
      const intro = catalog.listText('adults');
      return {
        ...(intro !== undefined && { intro }),
        items: items.slice(first, first + perPage),
        ...{ unknown, basis, group, groups, page, perPage, dataVersion },
      };
    },
    /** A whole group of the list for adults as CSV, of four-year colleges if none is given. */
    forAdultsCsv({ group = 'four-year' }: Pick<ListOptions, 'group'>, heads?: CsvHeads): () => Iterable<string> {
      const { adults, dataVersion } = current();
      return () => adultsCsv(adults[group].items, dataVersion, heads);
    },
    /** The states and territories that have colleges, by name. */
    states: (): readonly StateSummary[] => current().lists.states(),
    /** At most six colleges, most similar first. */
    similarTo: (college: CollegeRecord): readonly SimilarCollege[] => current().similar.of(college),

    /** One page of a personal ranking. Throws `invalid` for pages below 1. */
    rank({ page = 1, perPage = RANKING_PER_PAGE, ...query }: RankRequest): RankingPage {
      checkPage(page, perPage);
      const ranking = personal(query);
      return pageOf(query, ranking, placesOn(page, perPage, ranking.order.rows.length), page, perPage);
    },
    /** Some colleges of a personal ranking, by UNITID or id. Colleges outside the ranking are skipped. */
    explain(ids: readonly number[], query: RankingQuery): RankingPage {
      const ranking = personal(query);
      return pageOf(query, ranking, ranking.placesOf(ids), 1, ids.length);
    },
    /** The whole ranking as CSV; the page is ignored. The pieces are generated on demand from the data of this call. */
    csv(query: RankingQuery, heads?: CsvHeads): () => Iterable<string> {
      const { dataVersion, campuses } = current();
      const ranking = personal(query);
      return () => rankingCsv(ranking, { dataVersion, campusesOf: ({ id }) => campuses.get(id) }, heads);
    },
  };
}

export type Rankings = ReturnType<typeof createRankings>;

/** The weights of a ranking in each group: the given ones, or those of the group. */
const weightsIn =
  ({ w }: RankingQuery) =>
  (group: RankGroup): Weights =>
    weightsOrDefault(w, weightsOfGroup(group));

/** Everything that one data version needs. */
interface CatalogRankings {
  dataVersion: string;
  dataDate: string | null;
  campuses: ReadonlyMap<number, Campuses>;
  orders: OrderCache;
  groups: Groups;
  lists: ReturnType<typeof createLists>;
  adults: ReturnType<typeof adultLists>;
  similar: ReturnType<typeof createSimilar>;
}

function catalogRankings(listed: readonly CollegeRecord[], dataVersion: string): CatalogRankings {
  const orders = createOrderCache(scoreCriteria(listed));
  const groups = createGroups(orders);
  return {
    dataVersion,
    dataDate: dataDateOf(listed),
    campuses: campusesById(listed),
    orders,
    groups,
    lists: createLists(listed, orders, groups),
    adults: adultLists(listed),
    similar: createSimilar(listed),
  };
}

const countsOf = ({ rows, ranked }: RankedOrder) => ({ ranked, unranked: rows.length - ranked });
