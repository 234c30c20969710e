import type { AdmissionsKnown, Control, IncomeBand, SearchFlag } from './categories.ts';
import type { College, CollegeFlag, CollegeType } from './college.ts';
import { FIGURE_KEYS, FIGURES, type FigureKey } from './figures.ts';
import { knownNetPriceOf, netPriceForIncome } from './net-price.ts';

/** The value of a figure for filters, ranks and counts. Null if missing, not finite, or a fraction outside 0–1. */
export function valueOf(college: College, figure: FigureKey | 'netPrice', income?: IncomeBand): number | null {
  if (figure === 'netPrice') return income === undefined ? knownNetPriceOf(college) : netPriceForIncome(college, income);
  const value = college[figure];
  if (value === null || !Number.isFinite(value)) return null;
  return FIGURES[figure].unit === 'fraction' && (value < 0 || value > 1) ? null : value;
}

const CONTROL_OF: Record<CollegeType, Control> = {
  Public: 'public',
  'Private nonprofit': 'private_nonprofit',
  'Private for-profit': 'private_for_profit',
};

export function controlOf(type: CollegeType): Control {
  return CONTROL_OF[type];
}

export function admissionsOf(college: College): AdmissionsKnown {
  if (valueOf(college, 'acceptanceRateNum') !== null) return 'reported';
  return college.openAdmission === true ? 'open' : 'unknown';
}

const FLAG_FIELD: Record<Exclude<SearchFlag, 'religious'>, CollegeFlag> = {
  hbcu: 'isHBCU',
  tribal: 'isTribal',
  women: 'isWomenOnly',
  online: 'isOnlineOnly',
};

export function hasFlag(college: College, flag: SearchFlag): boolean {
  return flag === 'religious' ? college.religiousAffiliation !== null : college[FLAG_FIELD[flag]] === true;
}

const ENOUGH_FIGURES = 5;

/** Whether a college has fewer than five figures. Search engines should not list its page. */
export function isThin(college: Pick<College, FigureKey>): boolean {
  return FIGURE_KEYS.filter((key) => college[key] !== null).length < ENOUGH_FIGURES;
}

/** The day of the newest data of these colleges: 2026-11-20. Null if no import has run. */
export function dataDateOf(colleges: readonly Pick<College, 'lastDataSync'>[]): string | null {
  let newest = '';
  for (const { lastDataSync } of colleges) if (lastDataSync !== null && lastDataSync > newest) newest = lastDataSync;
  return newest === '' ? null : newest.slice(0, 10);
}

const RATE = /^(\d+(?:\.\d+)?)\s*(%?)$/;

/** Reads an acceptance rate as a fraction: "58%", "12.5" and "0.125". Numbers up to 1 are fractions. Null for other texts. */
export function parseAcceptanceRate(text: string | null | undefined): number | null {
  const [, digits, percent] = RATE.exec(text?.trim() ?? '') ?? [];
  if (digits === undefined) return null;
  const value = Number(digits);
  const rate = percent === '%' || value > 1 ? value / 100 : value;
  return rate <= 1 ? rate : null;
}
