import fc from 'fast-check';
import { actToSat } from '../colleges/admission/test-scores.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { PRESET_KEYS, PRESETS } from '../order/presets.ts';
import { anyCollege } from '../rankings/rankings.fixture.ts';
import { createScorer } from '../rankings/weights.ts';
import { PRESTIGE } from '../shared/method.ts';
import { criterionScoresOf } from './criterion-scores.ts';
import { prestigeOf, testOf } from './prestige.ts';
import { storedScoresOf } from './stored-scores.ts';

/** Every score of a college: by each preset, and the stored ones. A missing score counts as −1. */
function scoresOf(college: CollegeRecord): number[] {
  const criteria = criterionScoresOf(college);
  const stored = Object.values(storedScoresOf(college));
  return [...PRESET_KEYS.map((key) => createScorer(PRESETS[key])(criteria).score), ...stored].map((score) => score ?? -1);
}

/** The largest difference of a score of two colleges. */
const largestGain = (from: CollegeRecord, to: CollegeRecord): number => {
  const [before, after] = [scoresOf(from), scoresOf(to)];
  return Math.max(...after.map((score, index) => score - (before[index] ?? 0)));
};

const without = (college: CollegeRecord, keys: readonly (keyof CollegeRecord)[]): CollegeRecord => ({
  ...college,
  ...Object.fromEntries(keys.map((key) => [key, null])),
});

/** What a college could withhold, alone or together. */
const FIELDS: readonly (readonly (keyof CollegeRecord)[])[] = [
  ['medianEarnings', 'earningsAfter10Years'],
  ['netPricePublic', 'netPricePrivate', 'annualCost'],
  ['graduationRate'],
  ['graduationCohort'],
  ['retentionRate'],
  ['retentionCohort'],
  ['acceptanceRateNum'],
  ['percentPellGrant'],
  ['medianDebt'],
  ['researchFundingTotal'],
  ['crimeIncidentsTotal'],
  ['size'],
  ['totalAthletes'],
  ['totalAthleticsExpenses', 'athleticsExpensePerAthlete'],
  ['totalAthletes', 'totalAthleticsExpenses', 'athleticsExpensePerAthlete'],
];
const runs = { numRuns: 1_000 };
/** A source gives the average of a test with the number of students who sent it. */
const senders = fc.integer({ min: 0, max: 8_000 });

const ROUNDING = 1e-8;

it.each(FIELDS.map((keys) => ({ keys })))('no college gains by withholding $keys', ({ keys }) => {
  fc.assert(
    fc.property(anyCollege, (college) => {
      expect(largestGain(college, without(college, keys))).toBeLessThanOrEqual(ROUNDING);
    }),
    runs,
  );
});

it('no college gains by withholding several fields', () => {
  fc.assert(
    fc.property(anyCollege, fc.subarray([...FIELDS]), (college, fields) => {
      expect(largestGain(college, without(college, fields.flat()))).toBeLessThanOrEqual(ROUNDING);
    }),
    runs,
  );
});

it('no college with both averages gains by withholding how many students sent a test', () => {
  const counts = fc.subarray(['satCohort', 'actCohort'] as const, { minLength: 1 });
  fc.assert(
    fc.property(anyCollege, fc.integer({ min: 400, max: 1600 }), fc.integer({ min: 9, max: 36 }), counts, (any, avgSAT, avgACT, keys) => {
      const college = { ...any, avgSAT, avgACT };
      expect(largestGain(college, without(college, keys))).toBeLessThanOrEqual(ROUNDING);
    }),
    runs,
  );
});

it('no college gains by withholding tests that are not far below its rates', () => {
  fc.assert(
    fc.property(anyCollege, senders, senders, fc.subarray(['avgSAT', 'avgACT'] as const), (any, satCohort, actCohort, keys) => {
      const college = { ...any, satCohort, actCohort };
      const hidden = without(college, keys);
      const [, test] = prestigeOf(without(college, ['avgSAT', 'avgACT'])).parts;
      const told = testOf(college);
      const least = PRESTIGE.test.zero + ((test?.used ?? 0) / 100) * (PRESTIGE.test.full - PRESTIGE.test.zero);
      if (told !== null && told < least) return;
      expect(largestGain(college, hidden)).toBeLessThanOrEqual(ROUNDING);
    }),
    runs,
  );
});

describe('a better figure never lowers a score', () => {
  const share = fc.double({ min: 0.01, max: 1, noNaN: true });
  const dollars = fc.integer({ min: 1, max: 79_999 });
  /** Two values of a figure, and whether the higher one is better. */
  const FIGURES: readonly [name: keyof CollegeRecord, values: fc.Arbitrary<number>, isUp: boolean][] = [
    ['graduationRate', share, true],
    ['retentionRate', share, true],
    ['medianEarnings', dollars, true],
    ['avgSAT', fc.integer({ min: 400, max: 1600 }), true],
    ['avgACT', fc.integer({ min: 9, max: 36 }), true],
    ['percentPellGrant', share, true],
    ['researchFundingTotal', fc.integer({ min: 0, max: 2e9 }), true],
    ['acceptanceRateNum', share, false],
    ['netPricePublic', dollars, false],
    ['medianDebt', dollars, false],
    ['crimeIncidentsTotal', fc.integer({ min: 0, max: 600 }), false],
  ];

  it.each(FIGURES)('%s', (name, values, isUp) => {
    fc.assert(
      fc.property(anyCollege, values, values, (college, a, b) => {
        const at = (value: number): CollegeRecord => ({ ...college, type: 'Public', [name]: value });
        const [worse, better] = isUp ? [Math.min(a, b), Math.max(a, b)] : [Math.max(a, b), Math.min(a, b)];
        expect(largestGain(at(better), at(worse))).toBeLessThanOrEqual(ROUNDING);
      }),
      runs,
    );
  });

  it('the first crime lowers the safety score at any stored rate', () => {
    fc.assert(
      fc.property(anyCollege, fc.double({ min: 0.001, max: 30, noNaN: true }), (college, crimeRatePer1000) => {
        const none = { ...college, crimeIncidentsTotal: 0, crimeRatePer1000: 0 };
        expect(largestGain(none, { ...none, crimeIncidentsTotal: 1, crimeRatePer1000 })).toBeLessThanOrEqual(ROUNDING);
      }),
      runs,
    );
  });
});

it('an ACT counts as much as its SAT', () => {
  fc.assert(
    fc.property(anyCollege, fc.integer({ min: 9, max: 36 }), (any, act) => {
      const college = { ...any, satCohort: null, actCohort: null };
      const bySat = { ...college, avgSAT: actToSat(act), avgACT: null };
      expect(scoresOf({ ...college, avgSAT: null, avgACT: act })).toEqual(scoresOf(bySat));
    }),
  );
});
