import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { medianOf } from '../colleges/percentiles.ts';
import { criterionScoresOf, type CriterionScores } from './criterion-scores.ts';

/** Groups with a known order. A method with another order measures something else. */
type Spread = readonly number[];
const SPREAD: Spread = [0, 0.25, 0.5, 0.75, 1];

const medianScore = (criterion: keyof CriterionScores, colleges: readonly CollegeRecord[]): number => {
  const scores = colleges.map((college) => criterionScoresOf(college)[criterion] ?? Number.NaN);
  return medianOf(Float64Array.from(scores).sort()) ?? Number.NaN;
};
const between = (low: number, high: number, share: number): number => low + (high - low) * share;
const group = (make: (share: number) => Partial<CollegeRecord>): CollegeRecord[] => SPREAD.map((share) => aCollege(make(share)));

it('scores research higher at R1 than at R2, and higher at R2 than elsewhere', () => {
  const spending = (low: number, high: number) =>
    group((share) => ({ researchFundingTotal: between(low, high, share), size: between(8_000, 30_000, share) }));
  const [r1, r2, none] = [spending(60e6, 1.2e9), spending(6e6, 45e6), spending(0, 2e6)].map((each) => medianScore('research', each));
  expect(r1).toBeGreaterThan((r2 ?? 0) + 10);
  expect(r2).toBeGreaterThan((none ?? 0) + 10);
});

it('scores selective colleges above open-admission colleges, with or without a reported rate', () => {
  const selective = group((share) => ({
    acceptanceRateNum: between(0.05, 0.3, share),
    avgSAT: 1_400,
    graduationRate: 0.9,
    retentionRate: 0.95,
  }));
  const open = (acceptanceRateNum: number | null) =>
    group((share) => ({ acceptanceRateNum, openAdmission: true, graduationRate: between(0.2, 0.6, share), retentionRate: 0.7 }));
  expect(medianScore('prestige', selective)).toBeGreaterThan(medianScore('prestige', open(1)) + 40);
  expect(medianScore('prestige', selective)).toBeGreaterThan(medianScore('prestige', open(null)) + 40);
});

it('scores a large college without crimes above a tiny one', () => {
  const crimeless = (low: number, high: number) => group((share) => ({ crimeIncidentsTotal: 0, size: between(low, high, share) }));
  expect(medianScore('safety', crimeless(15_000, 40_000))).toBeGreaterThan(medianScore('safety', crimeless(50, 500)) + 10);
});

it('scores cost higher for community colleges than for private ones', () => {
  const community = group((share) => ({ level: 2, netPricePublic: between(4_000, 12_000, share) }));
  const privates = group((share) => ({ type: 'Private nonprofit', netPricePrivate: between(18_000, 45_000, share) }));
  expect(medianScore('cost', community)).toBeGreaterThan(medianScore('cost', privates) + 20);
});
