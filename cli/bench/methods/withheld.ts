import { isPublic } from '../../../src/domain/colleges/kind/is-public.ts';
import type { College } from '../../../src/domain/colleges/college.ts';
import { PRESET_KEYS, PRESETS } from '../../../src/domain/order/presets.ts';
import { createScorer } from '../../../src/domain/rankings/weights.ts';
import { criterionScoresOf } from '../../../src/domain/scores/criterion-scores.ts';
import { storedScoresOf } from '../../../src/domain/scores/stored-scores.ts';
import { rateGroupOf } from '../../../src/domain/scores/rates.ts';

/** What a college could withhold: the figures that go together, and each of two that replace each other. */
export const WITHHELD = {
  earnings: ['medianEarnings', 'earningsAfter10Years'],
  price: ['netPricePublic', 'netPricePrivate', 'annualCost', 'netPricesByIncome'],
  graduation: ['graduationRate', 'graduationCohort'],
  'number of graduates': ['graduationCohort'],
  retention: ['retentionRate', 'retentionCohort'],
  'number retained': ['retentionCohort'],
  'SAT and ACT': ['avgSAT', 'avgACT'],
  'numbers of tests': ['satCohort', 'actCohort'],
  SAT: ['avgSAT'],
  ACT: ['avgACT'],
  'acceptance rate': ['acceptanceRateNum'],
  Pell: ['percentPellGrant'],
  debt: ['medianDebt'],
  research: ['researchFundingTotal'],
  crime: ['crimeIncidentsTotal', 'crimeRatePer1000'],
  'all students': ['totalEnrollment'],
  athletics: ['totalAthletes', 'totalAthleticsExpenses', 'athleticsExpensePerAthlete'],
  athletes: ['totalAthletes'],
  'athletics expenses': ['totalAthleticsExpenses', 'athleticsExpensePerAthlete'],
} as const satisfies Record<string, readonly (keyof College)[]>;
export type Withheld = keyof typeof WITHHELD;

const isFourYear = (college: College): boolean => rateGroupOf(college) === 'four-year';
const SMALL = 500;

/** Groups of colleges. A college can be in several. */
export const GROUPS: Readonly<Record<string, (college: College) => boolean>> = {
  'four-year ≥ 500': (college) => isFourYear(college) && (college.size ?? 0) >= SMALL,
  'nonprofit 4-yr < 500': (college) => isFourYear(college) && !isPublic(college) && (college.size ?? 0) < SMALL,
  'for-profit': (college) => rateGroupOf(college) === 'for-profit',
  'public 2-yr': (college) => rateGroupOf(college) === 'public two-year',
  'nonprofit 2-yr': (college) => rateGroupOf(college) === 'private two-year',
  'public 4-yr': (college) => isFourYear(college) && isPublic(college),
  HBCU: ({ isHBCU }) => isHBCU === true,
  all: () => true,
};

/** Every score that a college can have: by each preset, unrounded, and the stored ones. */
type Scores = Readonly<Record<string, number | null>>;

const SCORERS = PRESET_KEYS.map((key) => [key, createScorer(PRESETS[key])] as const);

export function scoresOf(college: College): Scores {
  const criteria = criterionScoresOf(college);
  const stored = storedScoresOf(college);
  return { ...stored, ...Object.fromEntries(SCORERS.map(([key, score]) => [key, score(criteria).score])) };
}

/** The effect of withholding one field on one score, over the colleges of a group that report it and keep a score. */
export interface Effect {
  group: string;
  field: Withheld;
  score: string;
  colleges: number;
  /** Points; positive where withholding helps. */
  mean: number;
  largest: number;
  /** The college that gains most. */
  name: string;
}

export function withholdingEffects(colleges: readonly College[]): Effect[] {
  const effects = new Map<string, Effect>();
  for (const college of colleges) {
    const told = scoresOf(college);
    const groups = Object.keys(GROUPS).filter((group) => GROUPS[group]?.(college));
    for (const field of FIELDS) {
      const hidden = withholding(college, field);
      const gains = hidden === undefined ? [] : gainsBetween(told, scoresOf(hidden));
      for (const [score, gain] of gains) groups.forEach((group) => add(effects, { group, field, score }, gain, college.name));
    }
  }
  return [...effects.values()].map((effect) => ({ ...effect, mean: effect.mean / effect.colleges }));
}

const FIELDS = Object.keys(WITHHELD) as Withheld[];

/** The college without a field; undefined if it does not report it. */
function withholding(college: College, field: Withheld): College | undefined {
  const keys: readonly (keyof College)[] = WITHHELD[field];
  if (keys.every((key) => college[key] === null)) return undefined;
  return { ...college, ...Object.fromEntries(keys.map((key) => [key, null])) };
}

/** A college that loses its score or that never had one gains nothing. */
const gainsBetween = (told: Scores, hidden: Scores): (readonly [score: string, gain: number])[] =>
  Object.entries(told).flatMap(([score, before]) => {
    const after = hidden[score] ?? null;
    return before === null || after === null ? [] : [[score, after - before] as const];
  });

/** Sums up in `mean` until all colleges are counted. */
function add(effects: Map<string, Effect>, of: Pick<Effect, 'group' | 'field' | 'score'>, gain: number, name: string): void {
  const id = [of.group, of.field, of.score].join('|');
  const so = effects.get(id) ?? { ...of, colleges: 0, mean: 0, largest: -Infinity, name };
  so.colleges += 1;
  so.mean += gain;
  if (gain > so.largest) [so.largest, so.name] = [gain, name];
  effects.set(id, so);
}
