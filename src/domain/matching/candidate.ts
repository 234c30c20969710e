import { selectivityOf, type Selectivity } from '../colleges/admission/chance.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { bandPriceOf, knownNetPriceOf, netPriceForIncome, type BandPrice } from '../colleges/net-price.ts';
import { sizeBandOf, type SizeBand } from '../colleges/size-band.ts';
import type { IncomeBand } from '../colleges/categories.ts';
import { groupOf, type RankGroup } from '../order/rank-group.ts';
import { scoreCriteria, type ScoredCollege } from '../order/scored-college.ts';
import { inSuggestedOrder } from '../order/suggested-order.ts';
import { finished, mappedInSteps, type Steps } from '../shared/steps.ts';

/** A college with the values that do not depend on answers, computed once for each data version. */
export interface Candidate extends ScoredCollege {
  group: RankGroup;
  sizeBand: SizeBand | null;
  /** US dollars a year; null where pages show N/A. */
  netPrice: number | null;
  selectivity: Selectivity;
}

/** Without pauses, for tests and for a request that comes before the server has prepared them. */
export const candidatesOf = (colleges: readonly CollegeRecord[]): Candidate[] => finished(candidatesInSteps(colleges));

/** In suggested order, so that ties do not depend on the given order. */
export function* candidatesInSteps(colleges: readonly CollegeRecord[]): Steps<Candidate[]> {
  const ordered = inSuggestedOrder(scoreCriteria(colleges));
  yield;
  return yield* mappedInSteps(ordered, ({ college, scores }) => ({
    college,
    scores,
    group: groupOf(college),
    sizeBand: sizeBandOf(college.size),
    netPrice: knownNetPriceOf(college),
    selectivity: selectivityOf(college),
  }));
}

/** The price for a family. `average`: the net price, not the price of its income band. */
export interface FamilyPrice {
  price: number | null;
  basis: 'average' | BandPrice['status'];
}

/** The price of the income band if it is given and known, else the net price. */
export function priceFor({ college, netPrice }: Candidate, income: IncomeBand | undefined): FamilyPrice {
  const price = income === undefined ? null : netPriceForIncome(college, income);
  return income === undefined || price === null
    ? { price: netPrice, basis: 'average' }
    : { price, basis: bandPriceOf(college, income).status };
}
