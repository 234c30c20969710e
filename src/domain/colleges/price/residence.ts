import type { IncomeBand } from '../categories.ts';
import type { College } from '../college.ts';
import { isPublic } from '../kind/is-public.ts';
import type { StateCode } from '../states.ts';

/** What a student says about the price that applies to them. */
export interface PriceFacts {
  income?: IncomeBand | undefined;
  /** Where the student lives. */
  homeState?: StateCode | undefined;
}

/** The same text for students with the same prices. */
export const priceKey = ({ income, homeState }: PriceFacts): string => `${income ?? ''}:${homeState ?? ''}`;

type Charging = Pick<College, 'annualCost' | 'outOfStateCost' | 'netPricePublic' | 'netPricePrivate'> & { type: string };

/**
 * What a year costs more for students from other states, in US dollars: the difference of the published sticker prices (IPEDS COST1, before
 * it IC_AY). 0 where every student pays the same, null if a public college does not publish both prices. A public college whose net price
 * is in the field of private ones charges by program, the same from everyone.
 */
export function otherStatesExtra(college: Charging): number | null {
  const { annualCost, outOfStateCost, netPricePublic, netPricePrivate } = college;
  if (!isPublic(college) || (netPricePublic === null && netPricePrivate !== null)) return 0;
  return annualCost === null || outOfStateCost === null ? null : Math.max(0, outOfStateCost - annualCost);
}

/** Where a college is, and what it charges students from other states more. */
export interface Residence {
  state: StateCode;
  otherStatesExtra: number | null;
}

export const residenceOf = (college: Charging & { state: StateCode }): Residence => ({
  state: college.state,
  otherStatesExtra: otherStatesExtra(college),
});

/**
 * Whom a published net price describes, as seen by one student. `own`: the student too. `in-state`: students who live in the state of the
 * college, and the student has not said where they live. `other-states`: not the student, who lives elsewhere.
 */
export type Payer = 'own' | 'in-state' | 'other-states';

export function payerOf({ state, otherStatesExtra }: Residence, homeState: StateCode | undefined): Payer {
  if (otherStatesExtra === 0 || homeState === state) return 'own';
  return homeState === undefined ? 'in-state' : 'other-states';
}

/**
 * The price of a year for a student, in US dollars, from a published price. From another state it is an estimate: the published price and
 * the extra. Null if one of the two is unknown.
 */
export function priceFromHome(price: number | null, residence: Residence, homeState: StateCode | undefined): number | null {
  if (price === null || payerOf(residence, homeState) !== 'other-states') return price;
  return residence.otherStatesExtra === null ? null : price + residence.otherStatesExtra;
}
