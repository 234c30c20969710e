import { CRITERIA, type Criterion } from '../shared/method.ts';

/** Answers that are compared with each college: how well it fits is 0–100. */
export const FITS = ['type', 'size', 'location', 'budget', 'academic'] as const;
export type Fit = (typeof FITS)[number];

/** What makes a match score: fits and priorities. */
export const MATCH_KEYS = [...FITS, ...CRITERIA] as const;
export type MatchKey = Fit | Criterion;
