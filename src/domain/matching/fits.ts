import { SETTINGS, type Setting } from '../colleges/categories.ts';
import type { College } from '../colleges/college.ts';
import { MEDIUM_UP_TO, SMALL_UP_TO, type SizeBand } from '../colleges/size-band.ts';
import type { StateCode } from '../colleges/states.ts';
import { isOfKind, type CollegeKind } from '../rankings/list-kinds.ts';
import { knownStudents } from '../scores/scales.ts';
import { CRITERIA, type Criterion } from '../shared/criteria.ts';
import { SIGMA_SAT } from '../shared/method.ts';
import { FIT_SCALES } from './fit-method.ts';
import { divisionOf } from '../colleges/place/divisions.ts';

/** The answers that are compared with each college. A fit is 0–100, null if unknown. It does not depend on other colleges. */
export const FITS = ['field', 'type', 'size', 'location', 'setting', 'distance', 'budget', 'academic'] as const;
export type Fit = (typeof FITS)[number];

/** The parts of a match score: fits and priorities. */
export const MATCH_KEYS = [...FITS, ...CRITERIA] as const;
export type MatchKey = Fit | Criterion;

const FULL_FIT = 100;

/** Full if the college is of any of the kinds, else 0. */
export const typeFit = (college: Pick<College, 'type' | 'level' | 'carnegieClassification' | 'isHBCU'>, kinds: readonly CollegeKind[]) =>
  kinds.some((kind) => isOfKind(college, kind)) ? FULL_FIT : 0;

/** The number of students in each band. */
const EDGES: Record<SizeBand, readonly [least: number, most: number]> = {
  small: [1, SMALL_UP_TO],
  medium: [SMALL_UP_TO + 1, MEDIUM_UP_TO],
  large: [MEDIUM_UP_TO + 1, Infinity],
};

/** Full inside the band, lower with the factor to the nearest edge. */
export function sizeFit(undergraduates: number | null, band: SizeBand): number | null {
  const students = knownStudents(undergraduates);
  if (students === null) return null;
  const [least, most] = EDGES[band];
  return lowerByFactor(Math.max(least / students, students / most), FIT_SCALES.size.zeroAtFactor);
}

/** Full up to a factor of 1, then lower with its logarithm. */
const lowerByFactor = (factor: number, zeroAtFactor: number): number =>
  FULL_FIT * Math.max(0, 1 - Math.log(Math.max(1, factor)) / Math.log(zeroAtFactor));

/** Full in a chosen state, half in the same Census division. */
export function locationFit(state: StateCode, chosen: readonly StateCode[]): number {
  if (chosen.includes(state)) return FULL_FIT;
  const division = divisionOf(state);
  return division !== null && chosen.some((each) => divisionOf(each) === division) ? FIT_SCALES.location.sameDivision : 0;
}

/** Full in a chosen setting, half in the next one of city, suburb, town and rural. */
export function settingFit(setting: Setting | null, chosen: readonly Setting[]): number | null {
  if (setting === null) return null;
  const steps = Math.min(...chosen.map((each) => Math.abs(SETTINGS.indexOf(each) - SETTINGS.indexOf(setting))));
  if (steps === 0) return FULL_FIT;
  return steps === 1 ? FIT_SCALES.setting.adjacent : 0;
}

/** Full within the chosen miles, lower with the factor beyond them. */
export const distanceFit = (miles: number | null, chosen: number): number | null =>
  miles === null ? null : lowerByFactor(miles / chosen, FIT_SCALES.distance.zeroAtFactor);

/** Full up to the budget, 0 from 1.5 times the budget. US dollars a year. */
export function budgetFit(price: number | null, budget: number): number | null {
  if (price === null) return null;
  if (price <= budget) return FULL_FIT;
  const end = FIT_SCALES.budget.zeroAtFactor * budget;
  return price >= end ? 0 : (FULL_FIT * (end - price)) / (end - budget);
}

/** Full near the average of the college, lower below it, and a little lower far above it. `gap` is in points of the SAT. */
export function academicFit(gap: number | null): number | null {
  if (gap === null) return null;
  const { zero, fullFrom, fullTo, lostAbove, leastAbove } = FIT_SCALES.academic;
  const z = gap / SIGMA_SAT;
  if (z < fullFrom) return FULL_FIT * Math.max(0, (z - zero) / (fullFrom - zero));
  return z <= fullTo ? FULL_FIT : Math.max(leastAbove, FULL_FIT - lostAbove * (z - fullTo));
}
