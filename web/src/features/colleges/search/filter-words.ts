import {
  countText,
  FIGURES,
  RANGE_PARAMS,
  scaleOf,
  SIZE_BAND_LABELS,
  STATES,
  type FigureUnit,
  type Range,
  type RangeParam,
} from '../../../api/contracts.ts';
import type { Control, IncomeBand, SearchFlag, SearchQuery, SizeBand, SortKey, StateCode } from '../../../api/contracts.ts';

/** Every word of the filters, once: rail, chips and empty state say the same. */

export const CONTROL_WORDS: Record<Control, string> = {
  public: 'Public',
  private_nonprofit: 'Private nonprofit',
  private_for_profit: 'Private for-profit',
};
export const LEVEL_WORDS: Record<'2' | '4', string> = { '4': '4-year', '2': '2-year' };
export const SIZE_WORDS: Record<SizeBand, string> = SIZE_BAND_LABELS;
export const SIZE_SHORT: Record<SizeBand, string> = { small: 'Small', medium: 'Medium', large: 'Large' };
export const FLAG_WORDS: Record<SearchFlag, string> = {
  hbcu: 'Historically Black (HBCU)',
  tribal: 'Tribal college',
  women: "Women's college",
  online: 'Fully online',
  religious: 'Religious affiliation',
};
export const INCOME_WORDS: Record<IncomeBand, string> = {
  '0-30000': 'up to $30,000',
  '30001-48000': '$30,001 to $48,000',
  '48001-75000': '$48,001 to $75,000',
  '75001-110000': '$75,001 to $110,000',
  '110001-plus': 'over $110,000',
};
export const ADMISSIONS_WORDS = { reported: 'Reports an acceptance rate', open: 'Open admission', unknown: 'Not known' } as const;
export const CHANCE_WORDS = { reach: 'Reach', target: 'Target', likely: 'Likely', unknown: 'Not known' } as const;
export const RADII = [10, 25, 50, 100, 250] as const;

export const SORT_WORDS: Partial<Record<SortKey, { asc?: string; desc?: string }>> = {
  name: { asc: 'Name, A to Z', desc: 'Name, Z to A' },
  relevance: { desc: 'Best match' },
  distance: { asc: 'Nearest first' },
  netPrice: { asc: 'Net price, lowest first', desc: 'Net price, highest first' },
  acceptance: { asc: 'Acceptance rate, lowest first', desc: 'Acceptance rate, highest first' },
  gradRate: { desc: 'Graduation rate, highest first', asc: 'Graduation rate, lowest first' },
  retention: { desc: 'Retention rate, highest first' },
  earnings10: { desc: 'Earnings, highest first', asc: 'Earnings, lowest first' },
  debt: { asc: 'Debt, lowest first' },
  sat: { desc: 'SAT, highest first' },
  size: { desc: 'Most students first', asc: 'Fewest students first' },
};

interface RangeWords {
  label: string;
  unit: FigureUnit;
  /** Which ends make sense to a searcher. */
  ends: 'min' | 'max' | 'both';
  step: number;
}

const ENDS_AND_STEPS: Record<RangeParam, [ends: RangeWords['ends'], step: number, label?: string]> = {
  sizeRange: ['both', 500],
  netPrice: ['max', 1000, 'Net price a year'],
  acceptance: ['both', 0.05],
  sat: ['both', 20],
  act: ['both', 1],
  gradRate: ['min', 0.05],
  retention: ['min', 0.05],
  earnings: ['min', 2500],
  debt: ['max', 1000],
  defaultRate: ['max', 0.01],
  pell: ['min', 0.05, 'Students with a Pell grant'],
  firstGen: ['min', 0.05],
  safety: ['min', 5],
  athletics: ['min', 5],
  research: ['min', 5],
};

export function rangeWords(param: RangeParam): RangeWords {
  const figure = RANGE_PARAMS[param];
  const spec = figure === 'netPrice' ? FIGURES.netPricePublic : FIGURES[figure];
  const [ends, step, label = spec.label] = ENDS_AND_STEPS[param];
  return { label, unit: spec.unit, ends, step };
}

/** A bound in its unit. Unlike a price, a bound of 0 is 0. */
export function boundText(param: RangeParam, value: number): string {
  const { unit } = rangeWords(param);
  if (unit === 'usd') return `$${countText(value)}`;
  return unit === 'fraction' ? `${Number((value * 100).toFixed(2))}%` : countText(value);
}

/** "Net price a year: up to $20,000". */
export function rangeText(param: RangeParam, { min, max }: Range): string {
  const { label } = rangeWords(param);
  if (min === undefined) return `${label}: up to ${boundText(param, max ?? scaleOf(param)[1])}`;
  return max === undefined
    ? `${label}: at least ${boundText(param, min)}`
    : `${label}: ${boundText(param, min)} to ${boundText(param, max)}`;
}

export function placeText({ zip, near, radius = 25 }: SearchQuery): string {
  return `Within ${radius} miles of ${zip === undefined ? (near ? 'your place' : '?') : `ZIP ${zip}`}`;
}

export const stateText = (code: StateCode): string => STATES[code];
