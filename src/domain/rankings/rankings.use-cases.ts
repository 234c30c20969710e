import type { CollegeRecord } from '../colleges/college.ts';
import type { StateCode } from '../colleges/states.ts';
import { DomainError } from '../shared/domain-error.ts';
import { DEFAULT_WEIGHTS } from '../shared/method.ts';
import type { Weights } from './criteria.ts';
import type { ListKind } from './list-kinds.ts';
import { weightsOfList } from './list-members.ts';
import type { ListMedians } from './list-medians.ts';
import { createOrders, type Order, type StateSummary } from './orders.ts';
import type { Ranked } from './ranking.ts';
import type { RankingsPorts } from './rankings.ports.ts';
import { dataDateOf } from '../colleges/data-date.ts';
import { createSimilar, type SimilarCollege } from './similar.ts';

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

export interface RankRequest extends PageRequest {
  /** The default weights when left out. */
  weights?: Weights | undefined;
}

export interface RankingPage {
  weights: Weights;
  items: readonly Ranked[];
  /** How many of all pages have a rank, and how many are listed without one. */
  ranked: number;
  unranked: number;
  page: number;
  perPage: number;
  dataVersion: string;
  /** The day of the newest data, as links carry it; null while nothing was imported. */
  dataDate: string | null;
}

export interface ListPage extends RankingPage {
  kind: ListKind;
  state: StateCode | null;
  /** Of the whole list. */
  medians: ListMedians;
}

/** Colleges in order: ready-made lists and rankings by anybody's weights. */
export function createRankings({ catalogue }: RankingsPorts) {
  let made: ReturnType<typeof make> | undefined;

  const make = (dataVersion: string) => {
    const open = catalogue.open();
    return { dataVersion, dataDate: dataDateOf(open), orders: createOrders(open), similar: createSimilar(open) };
  };

  const current = () => {
    const dataVersion = catalogue.dataVersion();
    if (made?.dataVersion !== dataVersion) made = make(dataVersion);
    return made;
  };

  return {
    /** Throws `invalid` where a state is missing, or named for another kind, and for pages below 1. */
    list({ kind, state, page, perPage }: ListRequest): ListPage {
      checkState(kind, state);
      checkPage(page, perPage);
      const { orders, dataVersion, dataDate } = current();
      const order = orders.list(kind, state);
      const weights = weightsOfList(kind);
      return {
        kind,
        state: state ?? null,
        weights,
        ...pageOf(order, page, perPage ?? LIST_PER_PAGE),
        medians: order.medians,
        dataVersion,
        dataDate,
      };
    },
    /** Six at most, the most alike first. */
    similarTo: (college: CollegeRecord): readonly SimilarCollege[] => current().similar.of(college),
    /** Every state and territory that has colleges, by name. */
    states: (): readonly StateSummary[] => current().orders.states(),
    rank({ weights = DEFAULT_WEIGHTS, page, perPage = RANKING_PER_PAGE }: RankRequest): RankingPage {
      checkPage(page, perPage);
      const { orders, dataVersion, dataDate } = current();
      return { weights, ...pageOf(orders.by(weights), page, perPage), dataVersion, dataDate };
    },
  };
}

export type Rankings = ReturnType<typeof createRankings>;

function pageOf({ items, ranked, unranked }: Order, page = 1, perPage: number) {
  return { items: items.slice((page - 1) * perPage, page * perPage), ranked, unranked, page, perPage };
}

function checkState(kind: ListKind, state: StateCode | undefined): void {
  if ((kind === 'state') === (state !== undefined)) return;
  const message = kind === 'state' ? 'Say which state' : 'Only the lists of the states take a state';
  throw new DomainError('invalid', kind === 'state' ? 'list.state-missing' : 'list.state-unexpected', message, [
    { path: 'state', message },
  ]);
}

function checkPage(page = 1, perPage = 1): void {
  const faults = Object.entries({ page, perPage }).filter(([, value]) => value < 1);
  if (faults.length === 0) return;
  const message = 'Pages and their lengths count from 1';
  throw new DomainError(
    'invalid',
    'list.no-page',
    message,
    faults.map(([path]) => ({ path, message })),
  );
}
