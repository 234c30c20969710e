import type { CollegeRecord } from '../colleges/college.ts';
import { dataDateOf } from '../colleges/data-date.ts';
import type { StateCode } from '../colleges/states.ts';
import type { Weights } from '../scores/criteria.ts';
import type { Importance } from './importance.ts';
import type { ListKind } from './lists/kinds.ts';
import { weightsOfList } from './lists/members.ts';
import type { ListMedians } from './lists/medians.ts';
import { createLists, type StateSummary } from './lists/lists.ts';
import { rankedAt, type Order } from './order.ts';
import { createOrders, scoredOnCriteria, type Orders } from './order-cache.ts';
import { checkPage, checkState, placesOn } from './page-request.ts';
import { createPersonalRanking, type PersonalRanking, type PlacedCollege } from './personal-ranking.ts';
import { rankingCsv } from './csv.ts';
import type { RankingQuery } from './params.ts';
import type { Ranked } from './ranking.ts';
import type { RankingsPorts } from './rankings.ports.ts';
import { createSimilar, type SimilarCollege } from './similar/similar.ts';
import { weightsOrUsual } from './weights.ts';

const LIST_PER_PAGE = 50;
const RANKING_PER_PAGE = 25;

/** Pages count from 1, and one beyond the end is empty. */
interface PageRequest {
  page?: number | undefined;
  perPage?: number | undefined;
}

export interface ListRequest extends PageRequest {
  kind: ListKind;
  /** For the kind `state`, and only for it. */
  state?: StateCode | undefined;
}

/** Weights, filters and page as an address carries them; `v` and `d` only say what a link was made with, and change nothing. */
export interface RankRequest extends RankingQuery {
  perPage?: number | undefined;
}

interface OrderPage {
  weights: Weights;
  /** How many of all pages have a rank, and how many are listed without one. */
  ranked: number;
  unranked: number;
  page: number;
  perPage: number;
  dataVersion: string;
  /** The day of the newest data, as links carry it; null while nothing was imported. */
  dataDate: string | null;
}

/** Colleges by somebody's own weights, each taken apart. */
export interface RankingPage extends OrderPage {
  items: readonly PlacedCollege[];
  /** The score of a college that is typical in everything. */
  baseline: number;
  importance: Importance;
}

export interface ListPage extends OrderPage {
  items: readonly Ranked[];
  kind: ListKind;
  state: StateCode | null;
  /** Of the whole list. */
  medians: ListMedians;
}

/** Colleges in order: ready-made lists and rankings by anybody's weights. */
export function createRankings({ catalog }: RankingsPorts) {
  let made: Made | undefined;

  const current = (): Made => {
    const dataVersion = catalog.dataVersion();
    if (made?.dataVersion !== dataVersion) made = makeFrom(catalog.open(), dataVersion);
    return made;
  };

  const personal = (query: RankingQuery): PersonalRanking => createPersonalRanking(current().orders, weightsOrUsual(query.w), query);

  const pageOf = (ranking: PersonalRanking, places: readonly number[], page: number, perPage: number): RankingPage => ({
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

  return {
    /** Scores the catalog, which the first question of a data version would otherwise wait for. */
    prepare: (): void => void current(),
    /** Throws `invalid` where a state is missing, or named for another kind, and for pages below 1. */
    list({ kind, state, page = 1, perPage = LIST_PER_PAGE }: ListRequest): ListPage {
      checkState(kind, state);
      checkPage(page, perPage);
      const { orders, lists, dataVersion, dataDate } = current();
      const list = lists.list(kind, state);
      return {
        kind,
        state: state ?? null,
        weights: weightsOfList(kind),
        items: placesOn(page, perPage, list.rows.length).map((place) => rankedAt(orders.board, list, place)),
        ...countsOf(list),
        page,
        perPage,
        medians: list.medians,
        dataVersion,
        dataDate,
      };
    },
    /** Every state and territory that has colleges, by name. */
    states: (): readonly StateSummary[] => current().lists.states(),
    /** Six at most, the most alike first. */
    similarTo: (college: CollegeRecord): readonly SimilarCollege[] => current().similar.of(college),

    /** One page of the order by these weights and filters. Throws `invalid` for pages below 1. */
    rank({ page = 1, perPage = RANKING_PER_PAGE, ...query }: RankRequest): RankingPage {
      checkPage(page, perPage);
      const ranking = personal(query);
      return pageOf(ranking, placesOn(page, perPage, ranking.order.rows.length), page, perPage);
    },
    /** Some colleges, by UNITID or id, as they stand in that order; those that are not in it are left out. */
    explain(ids: readonly number[], query: RankingQuery): RankingPage {
      const ranking = personal(query);
      return pageOf(ranking, ranking.placesOf(ids), 1, ids.length);
    },
    /** The whole order as CSV, whatever page is asked for. The pieces are made when they are taken, from the data of this moment. */
    csv(query: RankingQuery): () => Iterable<string> {
      const { dataVersion } = current();
      const ranking = personal(query);
      return () => rankingCsv(ranking, dataVersion);
    },
  };
}

export type Rankings = ReturnType<typeof createRankings>;

/** What is made from one state of the catalog. */
interface Made {
  dataVersion: string;
  dataDate: string | null;
  orders: Orders;
  lists: ReturnType<typeof createLists>;
  similar: ReturnType<typeof createSimilar>;
}

function makeFrom(open: readonly CollegeRecord[], dataVersion: string): Made {
  const orders = createOrders(scoredOnCriteria(open));
  return { dataVersion, dataDate: dataDateOf(open), orders, lists: createLists(open, orders), similar: createSimilar(open) };
}

const countsOf = ({ rows, ranked }: Order) => ({ ranked, unranked: rows.length - ranked });
