import type { CollegeRecord } from '../colleges/college.ts';
import { knownNetPriceOf, shownPriceOf } from '../colleges/price/net-price.ts';
import { medianOf } from '../colleges/percentiles.ts';
import type { Provenance } from '../colleges/sources.ts';
import { STATES, stateSlug, type StateCode } from '../colleges/states.ts';
import type { RankGroup } from '../order/rank-group.ts';
import { weightsOfGroup } from '../order/group-weights.ts';
import { knownShare } from '../scores/scales.ts';
import { byCodePoint } from '../shared/code-point-order.ts';
import { groupBy } from '../shared/collections.ts';
import type { Weights } from '../shared/criteria.ts';
import type { RankingFilters } from './filters.ts';
import type { Groups } from './groups.ts';
import type { ListKind } from './list-kinds.ts';
import type { OrderCache } from './order-cache.ts';
import type { RankedOrder } from './ranked-order.ts';

/** A median of the known values, their number, and their periods. Colleges of one list may report different periods. */
export interface Median {
  value: number;
  n: number;
  periods: string[];
}

/** The medians of a whole list; null if no college reports the figure. */
export interface ListMedians {
  netPrice: Median | null;
  graduationRate: Median | null;
}

/** One group of a ready-made list, ranked by the default weights of the group. */
export interface CollegeList extends RankedOrder {
  group: RankGroup;
  /** The group that the list shows first. */
  firstGroup: RankGroup;
  weights: Weights;
  /** The medians of this group. */
  medians: ListMedians;
}

/** Which colleges of a ready-made list to rank. */
export interface ListOptions {
  group?: RankGroup | undefined;
  /** Also rank small and little-known colleges. */
  all?: true | undefined;
}

export interface StateSummary {
  code: StateCode;
  name: string;
  slug: string;
  count: number;
  medianNetPrice: number | null;
}

/** The colleges of a ready-made list. */
export const filtersOfList = (kind: ListKind, state?: StateCode): RankingFilters =>
  kind === 'state' ? { st: state ? [state] : [] } : { type: [kind] };

/** The ready-made lists and the states of one data version. Each is made at the first request and then cached. */
export function createLists(listed: readonly CollegeRecord[], { by, matrix }: OrderCache, { firstGroup }: Groups) {
  // At most one list for each kind, state, group and gate, so the cache needs no limit.
  const lists = new Map<string, CollegeList>();
  let states: StateSummary[] | undefined;

  const createList = (filters: RankingFilters): CollegeList => {
    const first = firstGroup(filters, weightsOfGroup);
    const group = filters.group ?? first;
    const weights = weightsOfGroup(group);
    const order = by(weights, { ...filters, group });
    return { ...order, group, firstGroup: first, weights, medians: mediansOf(Array.from(order.rows, (row) => matrix.at(row).college)) };
  };

  return {
    list(kind: ListKind, state?: StateCode, options: ListOptions = {}): CollegeList {
      const key = [kind, state, options.group, options.all].join(' ');
      const list = lists.get(key) ?? createList({ ...filtersOfList(kind, state), ...options });
      lists.set(key, list);
      return list;
    },
    /** The states that have colleges, by name. */
    states: (): readonly StateSummary[] => (states ??= statesOf(listed)),
  };
}

function statesOf(listed: readonly CollegeRecord[]): StateSummary[] {
  const summaries = [...groupBy(listed, ({ state }) => state)].map(([, colleges]) => summaryOf(colleges));
  return summaries.flat().sort((a, b) => byCodePoint(a.name, b.name));
}

function summaryOf(colleges: readonly CollegeRecord[]): StateSummary[] {
  const code = colleges[0]?.state;
  if (code === undefined) return [];
  const medianNetPrice = mediansOf(colleges).netPrice?.value ?? null;
  return [{ code, name: STATES[code], slug: stateSlug(code), count: colleges.length, medianNetPrice }];
}

interface ReportedFigure {
  value: number | null;
  provenance?: Provenance | undefined;
}

export function mediansOf(colleges: readonly CollegeRecord[]): ListMedians {
  return { netPrice: medianFigure(colleges.map(netPriceReported)), graduationRate: medianFigure(colleges.map(graduationFigure)) };
}

/** Leaves out sticker prices that stand in for a net price, because the two are not comparable. */
function netPriceReported(college: CollegeRecord): ReportedFigure {
  const { field } = shownPriceOf(college);
  return { value: knownNetPriceOf(college), provenance: field === null ? undefined : college.provenance[field] };
}

const graduationFigure = ({ graduationRate, provenance }: CollegeRecord): ReportedFigure => ({
  value: knownShare(graduationRate),
  provenance: provenance.graduationRate,
});

function medianFigure(figures: readonly ReportedFigure[]): Median | null {
  const reported = figures.filter(({ value }) => value !== null);
  const values = Float64Array.from(reported, ({ value }) => value ?? Number.NaN).sort();
  const value = medianOf(values);
  if (value === null) return null;
  const periods = new Set(reported.flatMap(({ provenance }) => (provenance ? [provenance.period] : [])));
  return { value, n: values.length, periods: [...periods].sort() };
}
