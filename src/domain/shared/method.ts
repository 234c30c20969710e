import { CRITERIA, type Criterion } from './criterion-keys.ts';

/**
 * Every constant of the methods in one place: the ends of scales, weights, means, what missing numbers follow. Whoever changes one
 * raises `METHOD_VERSION`, because links, saved rankings and stored scores say which version they were made with.
 */
export const METHOD_VERSION = 1;

export { CRITERIA, type Criterion };

/** Mean score of each criterion over 1,476 four-year public and nonprofit colleges with 500 undergraduates or more, 2021-22. */
// prettier-ignore
export const MEAN: Readonly<Record<Criterion, number>> = {
  cost: 58, value: 58, earnings: 39, debt: 50, completion: 51, prestige: 41, research: 20, safety: 57, athletics: 45, access: 45,
};

/** How far a missing score follows the college's own standing: only where good colleges tend to be good at it. */
// prettier-ignore
export const RHO: Readonly<Record<Criterion, number>> = {
  cost: 0, value: 0.75, earnings: 0.75, debt: 0, completion: 0.75, prestige: 0.75, research: 0.75, safety: 0, athletics: 0, access: 0,
};

/** How much each criterion counts unless somebody says otherwise, 0–5. */
// prettier-ignore
export const DEFAULT_WEIGHTS: Readonly<Record<Criterion, number>> = {
  cost: 3, value: 2, earnings: 4, debt: 0, completion: 5, prestige: 4, research: 2, safety: 1, athletics: 0, access: 2,
};

/** Below this share of the weight known, there is no score. */
export const MIN_COVERAGE = 0.5;

/** Criteria on a scale of even steps: which value scores 0 and which 100. Costs are US dollars, `access` is a share of all students. */
export const EVEN_SCALES = {
  cost: { zero: 40_000, full: 5_000 },
  earnings: { zero: 30_000, full: 100_000 },
  debt: { zero: 35_000, full: 5_000 },
  access: { zero: 0, full: 0.4 },
} as const;

/** What a part of a composed score weighs, and what stands in for it. */
export interface PartSpec {
  weight: number;
  mean: number;
  rho: number;
}

/** Admission and completion. One in `mostSelective` admitted, or fewer, is as selective as the scale knows. */
export const PRESTIGE = {
  mostSelective: 25,
  test: { zero: 800, full: 1550 },
  graduation: { zero: 0.2, full: 0.95 },
  retention: { zero: 0.5, full: 0.98 },
  parts: {
    selectivity: { weight: 25, mean: 12.4, rho: 0.35 },
    test: { weight: 25, mean: 49.1, rho: 0.75 },
    graduation: { weight: 35, mean: 50.6, rho: 0.75 },
    retention: { weight: 15, mean: 52.3, rho: 0.75 },
  },
} as const;

/** Completion alone, with the scales and means it has within prestige. */
export const COMPLETION_WEIGHTS = { graduation: 70, retention: 30 } as const;

/** Research spending, US dollars a year, in all and for each student; what colleges of a class of Carnegie spend at least, and at most. */
export const RESEARCH = {
  amount: { zero: 150e3, full: 1.5e9 },
  perStudent: { zero: 10, full: 100e3 },
  amountShare: 0.6,
  classes: { R1: [50e6, 1.5e9], R2: [5e6, 50e6], RCU: [2.5e6, 5e6] },
} as const;

/** Gamma prior of the yearly rate of crimes for 1,000 students, by the method of moments over four-year colleges, 2020–22. */
export const SAFETY_PRIOR = { alpha: 0.6, beta: 0.33 } as const;
/** Crimes for 1,000 students a year that score 50: the latest national mean, rounded. */
export const SAFETY_HALF = 2;
/** Years that the count of incidents covers. */
export const CLERY_YEARS = 3;
/** Under so many students chance decides the order, and nobody is called safest. */
export const SAFEST_FROM = 1_000;

/**
 * Expenses, expenses for each athlete (US dollars a year), athletes among students. Measured on 2016-17: the first two spread as they
 * should, but one college in eight has full participation (decision 22).
 */
export const ATHLETICS = {
  scale: { zero: 100e3, full: 100e6 },
  intensity: { zero: 2e3, full: 200e3 },
  participation: { zero: 0, full: 0.3 },
  parts: {
    scale: { weight: 50, mean: 50, rho: 0 },
    intensity: { weight: 25, mean: 45, rho: 0 },
    participation: { weight: 25, mean: 45, rho: 0 },
  },
} as const;

/** Above this a net price is taken for a data error and the sticker price is shown instead (specification §9). */
export const PRICE_CAP = 80_000;
/** What high school graduates typically earn, US dollars a year, on the data of the earnings. */
export const HS_EARNINGS = 32_000;
/** Years to earn the price back that score 50. */
export const VALUE_HALF_YEARS = 5;

/** One standard deviation of SAT totals among a college's students: it moves the odds of admission by a factor of e. */
export const SIGMA_SAT = 135;
export const REACH_BELOW = 0.25;
export const LIKELY_FROM = 0.7;
/** Below this share admitted a college is a reach for everybody; below `LIKELY_MIN_RATE` it is likely for nobody. */
export const REACH_FOR_ALL = 0.15;
export const LIKELY_MIN_RATE = 0.5;

/** What a fit weighs where its question is answered; priorities weigh what was answered. A college that half fits stands at the mean. */
export const FIT_PARTS = {
  type: { weight: 2, mean: 50, rho: 0 },
  size: { weight: 2, mean: 50, rho: 0 },
  location: { weight: 2, mean: 50, rho: 0 },
  budget: { weight: 3, mean: 50, rho: 0 },
  academic: { weight: 2, mean: 50, rho: 0 },
} as const;

/**
 * Where fits end: factors off the band and over the budget that score 0; what another state of a Census division scores; standard
 * deviations of the student's SAT from the college's average, and points lost for each above `fullTo`, down to `leastAbove`.
 */
export const FIT_SCALES = {
  size: { zeroAtFactor: 3 },
  location: { sameDivision: 50 },
  budget: { zeroAtFactor: 1.5 },
  academic: { zero: -2.5, fullFrom: -0.5, fullTo: 1, lostAbove: 20, leastAbove: 40 },
} as const;

/** Points a criterion must add, or cost, before an explanation names it. */
export const REASON_MIN = 0.5;
export const MAX_REASONS = 3;
export const MAX_WATCH_OUTS = 2;
/** Musts give way, in their order, until so many colleges remain. */
export const MIN_RESULTS = 10;
export const MAX_RESULTS = 20;
/** How many of each make a balanced list. */
export const BALANCED = { reach: 3, target: 4, likely: 3 } as const;

/**
 * Which colleges are alike: students on a scale of even factors, points that another control (public, nonprofit, for-profit) is away,
 * and how few points apart two colleges count as similar in something. Scores do not depend on it.
 */
export const SIMILAR = {
  size: { zero: 100, full: 50_000 },
  otherControl: 10,
  minKnown: 0.5,
  closeWithin: 5,
  shown: 6,
  named: 3,
} as const;
