import type { CollegeRecord } from '../colleges/college.ts';
import { stateSlug } from '../colleges/state-address.ts';
import { groupBy } from '../colleges/standing.ts';
import { STATES, type StateCode } from '../colleges/states.ts';
import { byCodePoint } from '../shared/code-point-order.ts';
import { formatWeights, type Weights } from './criteria.ts';
import { criterionScoresOf } from './criterion-scores.ts';
import type { ListKind } from './list-kinds.ts';
import { isListed, weightsOfList } from './list-members.ts';
import { mediansOf, type ListMedians } from './list-medians.ts';
import { createMemory } from './memory.ts';
import { createScoring, inRankingOrder, shownScore, withRanks, type Ranked } from './ranking.ts';
import { simplified } from './weights.ts';

/** Everybody's colleges in one order, ranked ones first. */
export interface Order {
  items: readonly Ranked[];
  ranked: number;
  unranked: number;
}

export interface ListOrder extends Order {
  medians: ListMedians;
}

export interface StateSummary {
  code: StateCode;
  name: string;
  slug: string;
  count: number;
  medianNetPrice: number | null;
}

/** One order takes some 0.3 MB. */
const MAX_ORDERS = 16;

/** The orders of one state of the catalogue. Criteria are scored once; an order is made when first asked for, then kept. */
export function createOrders(open: readonly CollegeRecord[]) {
  const colleges = open.map((college) => ({ college, scores: criterionScoresOf(college) }));
  const orders = createMemory<Order>(MAX_ORDERS);
  // As many as there are lists: these need no bound.
  const lists = new Map<string, ListOrder>();
  let states: StateSummary[] | undefined;

  const makeOrder = (weights: Weights): Order => {
    const scoreOf = createScoring(weights);
    const scored = colleges.map(({ college, scores }) => {
      const { score, coverage } = scoreOf(scores);
      return { college, score: shownScore(score), coverage };
    });
    return orderOf(withRanks(inRankingOrder(scored)));
  };

  const orderBy = (weights: Weights): Order => {
    const simple = simplified(weights);
    return orders.recall(formatWeights(simple), () => makeOrder(simple));
  };

  const makeList = (kind: ListKind, state?: StateCode): ListOrder => {
    const belongs = ({ college }: Ranked): boolean => (kind === 'state' ? college.state === state : isListed(college, kind));
    const items = withRanks(orderBy(weightsOfList(kind)).items.filter(belongs));
    return { ...orderOf(items), medians: mediansOf(items.map(({ college }) => college)) };
  };

  return {
    by: orderBy,
    list(kind: ListKind, state?: StateCode): ListOrder {
      const key = `${kind} ${state ?? ''}`;
      const list = lists.get(key) ?? makeList(kind, state);
      lists.set(key, list);
      return list;
    },
    states: (): readonly StateSummary[] => (states ??= statesOf(open)),
  };
}

function orderOf(items: readonly Ranked[]): Order {
  const ranked = items.filter(({ rank }) => rank !== null).length;
  return { items, ranked, unranked: items.length - ranked };
}

/** Those that have colleges, by name. */
function statesOf(open: readonly CollegeRecord[]): StateSummary[] {
  const summaries = [...groupBy(open, ({ state }) => state)].map(([, colleges]) => summaryOf(colleges));
  return summaries.flat().sort((a, b) => byCodePoint(a.name, b.name));
}

function summaryOf(colleges: readonly CollegeRecord[]): StateSummary[] {
  const code = colleges[0]?.state;
  if (code === undefined) return [];
  const medianNetPrice = mediansOf(colleges).netPrice?.value ?? null;
  return [{ code, name: STATES[code], slug: stateSlug(code), count: colleges.length, medianNetPrice }];
}
