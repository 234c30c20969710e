import { selectivityOf, type Selectivity } from '../colleges/admission/chance.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { bandPriceOf, knownNetPriceOf, netPriceForIncome, type BandPrice } from '../colleges/price/net-price.ts';
import { payerOf, priceFromHome, residenceOf, type Payer, type PriceFacts, type Residence } from '../colleges/price/residence.ts';
import { sizeBandOf, type SizeBand } from '../colleges/size-band.ts';
import { groupOf, type RankGroup } from '../order/rank-group.ts';
import { scoreCriteria, type ScoredCollege } from '../order/scored-college.ts';
import { inSuggestedOrder } from '../order/suggested-order.ts';
import { milesFrom } from '../search/distance.ts';
import { finished, mappedInSteps, type Steps } from '../shared/steps.ts';
import type { Answers } from './answers.ts';

/** A college with the values that do not depend on answers, computed once for each data version. */
export interface Candidate extends ScoredCollege {
  group: RankGroup;
  sizeBand: SizeBand | null;
  /** US dollars a year; null where pages show N/A. */
  netPrice: number | null;
  selectivity: Selectivity;
  residence: Residence;
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
    residence: residenceOf(college),
  }));
}

/** The price for a family. `average`: the net price, not the price of its income band. */
export interface FamilyPrice {
  /** US dollars a year; null if unknown. */
  price: number | null;
  basis: 'average' | BandPrice['status'];
  payer: Payer;
}

/** The price of the income band if it is given and known, else the net price; at a public college in another state with what it adds. */
export function priceFor({ college, netPrice, residence }: Candidate, { income, homeState }: PriceFacts): FamilyPrice {
  const ofBand = income === undefined ? null : netPriceForIncome(college, income);
  const basis = income === undefined || ofBand === null ? 'average' : bandPriceOf(college, income).status;
  return { price: priceFromHome(ofBand ?? netPrice, residence, homeState), basis, payer: payerOf(residence, homeState) };
}

/** Miles from home; null if one of the two places is unknown. */
export function milesTo({ college: { latitude, longitude } }: Candidate, { home }: Pick<Answers, 'home'>): number | null {
  return home === undefined || latitude === null || longitude === null ? null : milesFrom(home)(latitude, longitude);
}
