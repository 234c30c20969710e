import type { College } from '../colleges/college.ts';
import { MEDIUM_UP_TO, SMALL_UP_TO } from '../colleges/size-band.ts';
import type { StateCode } from '../colleges/states.ts';
import type { SizeBand } from '../colleges/vocabulary.ts';
import type { CollegeKind } from '../rankings/lists/kinds.ts';
import { isListed } from '../rankings/lists/members.ts';
import { knownStudents } from '../scores/scales.ts';
import { FIT_SCALES, SIGMA_SAT } from '../shared/method.ts';
import { divisionOf } from './divisions.ts';

/** How well a college fits an answer, 0–100; null where it is not known. Each depends on this college alone. */

const FITS_FULLY = 100;

/** Whether any of the kinds applies. */
export const typeFit = (college: Pick<College, 'type' | 'level' | 'carnegieClassification' | 'isHBCU'>, kinds: readonly CollegeKind[]) =>
  kinds.some((kind) => isListed(college, kind)) ? FITS_FULLY : 0;

/** The fewest and the most students of each band. */
const EDGES: Record<SizeBand, readonly [least: number, most: number]> = {
  small: [1, SMALL_UP_TO],
  medium: [SMALL_UP_TO + 1, MEDIUM_UP_TO],
  large: [MEDIUM_UP_TO + 1, Infinity],
};

/** Full inside the band, less for each factor that the nearest edge is away. */
export function sizeFit(undergraduates: number | null, band: SizeBand): number | null {
  const students = knownStudents(undergraduates);
  if (students === null) return null;
  const [least, most] = EDGES[band];
  const factor = Math.max(1, least / students, students / most);
  return FITS_FULLY * Math.max(0, 1 - Math.log(factor) / Math.log(FIT_SCALES.size.zeroAtFactor));
}

/** Full in a chosen state, half in the Census division of one. */
export function locationFit(state: StateCode, chosen: readonly StateCode[]): number {
  if (chosen.includes(state)) return FITS_FULLY;
  const division = divisionOf(state);
  return division !== null && chosen.some((each) => divisionOf(each) === division) ? FIT_SCALES.location.sameDivision : 0;
}

/** Full up to the budget, nothing from one and a half times that. Both are US dollars a year. */
export function budgetFit(price: number | null, budget: number): number | null {
  if (price === null) return null;
  if (price <= budget) return FITS_FULLY;
  const end = FIT_SCALES.budget.zeroAtFactor * budget;
  return price >= end ? 0 : (FITS_FULLY * (end - price)) / (end - budget);
}

/** Full near the college's average SAT, less below, and a little less far above, where there may be too little to learn. */
export function academicFit(studentSat: number, collegeSat: number | null): number | null {
  if (collegeSat === null) return null;
  const { zero, fullFrom, fullTo, lostAbove, leastAbove } = FIT_SCALES.academic;
  const z = (studentSat - collegeSat) / SIGMA_SAT;
  if (z < fullFrom) return FITS_FULLY * Math.max(0, (z - zero) / (fullFrom - zero));
  return z <= fullTo ? FITS_FULLY : Math.max(leastAbove, FITS_FULLY - lostAbove * (z - fullTo));
}
