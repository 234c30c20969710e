import type { Criterion } from './criteria.ts';

/** Grows with every change of a scale, a mean, a rho or the order of criteria, so that a link says what it was made with. */
export const METHOD_VERSION = 1;

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
