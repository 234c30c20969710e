import { selectivityOf, type Selectivity } from '../colleges/chance.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { bandPriceOf, knownNetPriceOf, netPriceForIncome, type BandPrice } from '../colleges/net-price.ts';
import { sizeBandOf } from '../colleges/size-band.ts';
import type { IncomeBand } from '../colleges/income-band.ts';
import type { SizeBand } from '../colleges/vocabulary.ts';
import { criterionScoresOf, type CriterionScores } from '../scores/criterion-scores.ts';
import { byCodePoint } from '../shared/code-point-order.ts';

/** A college with what no answer changes, worked out once for a state of the catalog. */
export interface Candidate {
  college: CollegeRecord;
  scores: CriterionScores;
  sizeBand: SizeBand | null;
  /** The net price as pages show it, US dollars a year; null where they say N/A. */
  netPrice: number | null;
  selectivity: Selectivity;
}

/** By name, then id, so that whatever is equal otherwise falls to the one before: never to the order given. */
export function candidatesOf(colleges: readonly CollegeRecord[]): Candidate[] {
  const byName = [...colleges].sort((a, b) => byCodePoint(a.name, b.name) || a.id - b.id);
  return byName.map((college) => ({
    college,
    scores: criterionScoresOf(college),
    sizeBand: sizeBandOf(college.size),
    netPrice: knownNetPriceOf(college),
    selectivity: selectivityOf(college),
  }));
}

/** What a family is asked to pay, and whether that is known for its income. */
export interface AskedPrice {
  price: number | null;
  basis: 'average' | BandPrice['status'];
}

/** The price for the family's income where it told one and there is one, else the net price. */
export function priceFor({ college, netPrice }: Candidate, income: IncomeBand | undefined): AskedPrice {
  const price = income === undefined ? null : netPriceForIncome(college, income);
  return income === undefined || price === null
    ? { price: netPrice, basis: 'average' }
    : { price, basis: bandPriceOf(college, income).status };
}
