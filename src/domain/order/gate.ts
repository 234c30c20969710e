import type { College } from '../colleges/college.ts';
import { COMPARABLE, MIN_COVERAGE } from '../shared/method.ts';

/** Why a college is listed without a rank: it is too small, or too little of what the weights count is known of it. */
export const UNRANKED_REASONS = ['few-students', 'little-known'] as const;
export type UnrankedReason = (typeof UNRANKED_REASONS)[number];

/** Decides which colleges an order ranks. The others are listed after them. */
export interface Gate {
  isLargeEnough: (college: Pick<College, 'size'>) => boolean;
  /** The least known share of the weight, 0–1. */
  minCoverage: number;
}

/** Rates of a few hundred students vary too much from year to year, and a score with large unknown parts says too little. */
const COMPARABLE_ONLY: Gate = { isLargeEnough: ({ size }) => (size ?? 0) >= COMPARABLE.students, minCoverage: COMPARABLE.known };
/** Ranks every college that has a score. */
const OPEN: Gate = { isLargeEnough: () => true, minCoverage: MIN_COVERAGE };

/** `all`: the user asked to rank small and little-known colleges too. */
export const gateOf = (all: boolean | undefined): Gate => (all === true ? OPEN : COMPARABLE_ONLY);

/** The reason of a college without a rank. */
export const unrankedReason = (college: Pick<College, 'size'>, { isLargeEnough }: Gate): UnrankedReason =>
  isLargeEnough(college) ? 'little-known' : 'few-students';

/** The reason in words: "Under 500 undergraduates", "Less than 70% of what counts is known". */
export const unrankedText = (reason: UnrankedReason, { minCoverage }: Gate): string =>
  reason === 'few-students'
    ? `Under ${COMPARABLE.students} undergraduates`
    : `Less than ${Math.round(minCoverage * 100)}% of what counts is known`;
