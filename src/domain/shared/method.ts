import { CRITERIA, type Criterion } from './criteria.ts';

/**
 * Every constant of the methods: ends of scales, weights, means, rules for missing values. If you change one, raise `METHOD_VERSION`:
 * links, saved rankings and stored scores carry the version that made them. Those of the fits are in `matching/fit-method.ts`.
 */
export const METHOD_VERSION = 9;

export { CRITERIA, type Criterion };

/** Mean score of each criterion over 1,755 four-year public and nonprofit colleges with 500 undergraduates or more, 2023-24. */
// prettier-ignore
export const MEAN: Readonly<Record<Criterion, number>> = {
  cost: 60, value: 56, earnings: 36, debt: 47, completion: 46, prestige: 38, research: 23, safety: 59, athletics: 57, access: 42,
};

/** The default weight of each criterion, 0–5. */
// prettier-ignore
export const DEFAULT_WEIGHTS: Readonly<Record<Criterion, number>> = {
  cost: 3, value: 2, earnings: 4, debt: 0, completion: 5, prestige: 4, research: 2, safety: 1, athletics: 0, access: 2,
};

/** A college has no score if the known share of the weight is lower. */
export const MIN_COVERAGE = 0.5;

/**
 * The least number of undergraduates and the least known share of the weight for a rank beside other colleges, and the least number of
 * students in a rate for a place in an order by that rate: one student changes it by at most a percentage point (decision 34).
 */
export const COMPARABLE = { students: 500, known: 0.7, cohort: 100 } as const;

/** The least beds for each undergraduate of a residential campus, as Carnegie draws the line. */
export const RESIDENTIAL_FROM = 0.25;

/**
 * The list for adults: the least share of undergraduates who are 25 or older, the least share who study part-time, and the least number of
 * undergraduates. Words like "for adults" in a search mean the same shares (decision 57).
 */
export const FOR_ADULTS = { share: 0.33, students: 1_000 } as const;

/** Linear scales: the values that score 0 and 100. Amounts are US dollars; `access` is a share of all students. */
export const EVEN_SCALES = {
  cost: { zero: 40_000, full: 5_000 },
  earnings: { zero: 30_000, full: 100_000 },
  debt: { zero: 35_000, full: 5_000 },
  access: { zero: 0, full: 0.4 },
} as const;

/** The weight of a part of a composite score, and its typical score. Contributions are distances from the mean; no score uses it. */
export interface PartSpec {
  weight: number;
  mean: number;
}

/** The prior of a rate in one group of colleges: its mean, 0–1, and how many students that mean counts for. */
export interface RatePrior {
  mean: number;
  students: number;
}

/**
 * The rates of a few students are adjusted toward the mean of these groups. Mean and weight are those of a beta prior by the method of
 * moments, over rates of 30 students or more.
 */
export const RATE_GROUPS = ['four-year', 'for-profit', 'public two-year', 'private two-year'] as const;
export type RateGroup = (typeof RATE_GROUPS)[number];
export const RATE_PRIORS: Readonly<Record<'graduation' | 'retention', Readonly<Record<RateGroup, RatePrior>>>> = {
  graduation: {
    'four-year': { mean: 0.53, students: 6 },
    'for-profit': { mean: 0.59, students: 7 },
    'public two-year': { mean: 0.38, students: 15 },
    'private two-year': { mean: 0.61, students: 3 },
  },
  retention: {
    'four-year': { mean: 0.75, students: 10 },
    'for-profit': { mean: 0.68, students: 7 },
    'public two-year': { mean: 0.59, students: 17 },
    'private two-year': { mean: 0.69, students: 6 },
  },
};

/**
 * Admission and completion. An acceptance rate of 1/`mostSelective` or lower scores 100. An unknown test score counts by the lower score
 * of graduation and retention: 0 up to `from`, then `perPoint` for each point. No college with a reported test scores much lower.
 */
export const PRESTIGE = {
  mostSelective: 25,
  test: { zero: 800, full: 1550 },
  graduation: { zero: 0.2, full: 0.95 },
  retention: { zero: 0.5, full: 0.98 },
  unknownTest: { from: 50, perPoint: 1.4 },
  parts: {
    selectivity: { weight: 25, mean: 13.3 },
    test: { weight: 25, mean: 54.5 },
    graduation: { weight: 35, mean: 45.5 },
    retention: { weight: 15, mean: 54 },
  },
} as const;

/** Completion alone. Scales and means are those of prestige. */
export const COMPLETION_WEIGHTS = { graduation: 70, retention: 30 } as const;

/** Research spending in US dollars a year, total and per student. The parts count from 0. */
export const RESEARCH = {
  amount: { zero: 150e3, full: 1.5e9 },
  perStudent: { zero: 10, full: 100e3 },
  parts: {
    amount: { weight: 60, mean: 0 },
    intensity: { weight: 40, mean: 0 },
  },
} as const;

/** Gamma prior of the yearly rate of crimes for 1,000 students, by the method of moments over four-year colleges, 2021–23. */
export const SAFETY_PRIOR = { alpha: 0.55, beta: 0.3 } as const;
/** Crimes per 1,000 students a year that score 50: the latest national mean, rounded. */
export const SAFETY_HALF = 2;
/** Years in the count of incidents. */
export const CLERY_YEARS = 3;
/** Below this number of students chance decides the rate, so no college may be called safest. */
export const SAFEST_FROM = 1_000;

/**
 * Expenses and expenses per athlete (US dollars a year), and the share of athletes among undergraduates. In the 2023-24 data the 5th to
 * 95th percentile of each lies within 5 to 95 points (decision 32).
 */
export const ATHLETICS = {
  scale: { zero: 100e3, full: 100e6 },
  intensity: { zero: 2e3, full: 200e3 },
  participation: { zero: 0.005, full: 0.75 },
  parts: {
    scale: { weight: 50, mean: 60 },
    intensity: { weight: 25, mean: 49 },
    participation: { weight: 25, mean: 59 },
  },
} as const;

/** A net price over this amount is treated as a data error. The sticker price is shown instead. */
export const PRICE_CAP = 80_000;
/** Typical earnings of high school graduates, US dollars a year, in the years of the earnings data. */
export const HS_EARNINGS = 32_000;
/** A payback time of this many years scores 50. */
export const VALUE_HALF_YEARS = 5;

/** One standard deviation of SAT totals among the students of a college. It multiplies the odds of admission by e. */
export const SIGMA_SAT = 135;
export const REACH_BELOW = 0.25;
export const LIKELY_FROM = 0.7;
/** A college with a lower acceptance rate is always a reach. Below `LIKELY_MIN_RATE` a college is never likely. */
export const REACH_FOR_ALL = 0.15;
export const LIKELY_MIN_RATE = 0.5;
/** A college that does not look at test scores is a reach below this rate: nothing that a student tells counts there. */
export const REACH_WITHOUT_TESTS = 0.4;

/** An explanation names a criterion only if it adds or costs at least this many points. */
export const REASON_MIN = 0.5;
export const MAX_REASONS = 3;
export const MAX_WATCH_OUTS = 2;
/** Requirements are relaxed in a fixed order until this many colleges remain. */
export const MIN_RESULTS = 10;
export const MAX_RESULTS = 20;
/** The number of colleges of each chance in a balanced list. */
export const BALANCED = { reach: 3, target: 4, likely: 3 } as const;
export const BALANCED_TOTAL = BALANCED.reach + BALANCED.target + BALANCED.likely;

/** Similar colleges. Distances are points of the scales of scores. Scores do not depend on these constants. */
export const SIMILAR = {
  /** The logarithmic scale of students. */
  size: { zero: 100, full: 50_000 },
  /** The distance of a college without a shared mission, and of another Carnegie family, religious affiliation or control. */
  otherMission: 45,
  otherFamily: 20,
  otherAffiliation: 10,
  otherControl: 10,
  /** The most that one figure counts. */
  largestGap: 50,
  /** What a figure counts that only one of the two colleges has. */
  typicalGap: 30,
  /** Figures that are known of both. */
  minKnown: 4,
  /** Two values are called similar if they differ by at most this many points. */
  closeWithin: 5,
  /** The least share of students who study only online. */
  mainlyOnline: 0.8,
  /** The distance under which a college nearby or cheaper is shown as a pick. */
  pickWithin: 60,
  nearbyMiles: 100,
  /** The least that a cheaper college saves a year: both must hold. */
  cheaperBy: { share: 0.15, dollars: 1_000 },
  shown: 6,
  named: 3,
} as const;
