import { FIGURES, type FigureKey, type FigureUnit } from './figures.ts';

/** How numbers are displayed on pages and in the CLI. */

export const NOT_AVAILABLE = 'N/A';

/** A fraction as a rounded percent; N/A if missing or outside 0–1. `toFixed` removes floating-point noise: .285 becomes 29%. */
export function percentText(fraction: number | null | undefined): string {
  if (!isFiniteNumber(fraction) || fraction < 0 || fraction > 1) return NOT_AVAILABLE;
  return `${Math.round(Number((fraction * 100).toFixed(6)))}%`;
}

/** Whole dollars. 0 and missing are N/A. A negative price is +$X: aid exceeds cost. */
export function priceText(dollars: number | null | undefined): string {
  if (!isFiniteNumber(dollars)) return NOT_AVAILABLE;
  const whole = Math.sign(dollars) * Math.round(Math.abs(dollars));
  if (whole === 0) return NOT_AVAILABLE;
  return whole < 0 ? `+$${countText(-whole)}` : `$${countText(whole)}`;
}

/** The average SAT; NA if missing. */
export function satText(score: number | null | undefined): string {
  return isFiniteNumber(score) ? String(Math.round(score)) : 'NA';
}

export const SAT_MISSING_HINT =
  'No average SAT is published. Many colleges are test-optional or do not use scores, so too few students report them.';

/** A rounded number with commas, as `Intl.NumberFormat` writes it: the first one of a page costs a phone 40 ms. */
export function countText(value: number): string {
  const digits = String(Math.round(Math.abs(value))).replace(/\B(?=(\d{3})+$)/g, ',');
  return value < 0 && digits !== '0' ? `-${digits}` : digits;
}

const TEXT_OF: Record<FigureUnit, (value: number) => string> = {
  count: countText,
  usd: priceText,
  fraction: percentText,
  score: (value) => value.toFixed(1),
  points: (value) => String(Math.round(value)),
  'per-1000': (value) => value.toFixed(1),
  ratio: (value) => `${countText(value)} to 1`,
};

/** Any figure in its unit. Missing values are N/A, or NA for the average SAT. */
export function figureText(key: FigureKey | 'netPrice', value: number | null): string {
  if (key === 'avgSAT') return satText(value);
  if (!isFiniteNumber(value)) return NOT_AVAILABLE;
  if (key === 'netPrice') return priceText(value);
  if (value === 0 && key === 'researchFundingTotal') return UNDER_THRESHOLD;
  if (value === 0 && key === 'applicationFee') return 'Free';
  return value === 0 && isAmount(key) ? '$0' : TEXT_OF[FIGURES[key].unit](value);
}

/** Shown for 0: the research survey does not list smaller amounts. A test compares this text with the constant of the method. */
export const UNDER_THRESHOLD = 'under $150K';

/** A price of 0 is unknown, but spending, a grant or an endowment of 0 is a real value. */
const isAmount = (key: FigureKey): boolean =>
  FIGURES[key].unit === 'usd' && (FIGURES[key].group === 'athletics' || /^(researchExpense|averageGrant|endowment)/.test(key));

const isFiniteNumber = (value: number | null | undefined): value is number => typeof value === 'number' && Number.isFinite(value);
