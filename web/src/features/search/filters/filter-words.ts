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
} from '../../../api/domain.ts';
import type { SearchFlag, SearchQuery, SizeBand, StateCode } from '../../../api/domain.ts';

/** Every word of the filters, once: rail, chips and empty state say the same. */

export const SIZE_WORDS: Record<SizeBand, string> = SIZE_BAND_LABELS;
export const FLAG_WORDS: Record<SearchFlag, string> = {
  hbcu: 'Historically Black (HBCU)',
  tribal: 'Tribal college',
  women: "Women's college",
  online: 'Fully online',
  religious: 'Religious affiliation',
};
export const ADMISSIONS_WORDS = { reported: 'Reports an acceptance rate', open: 'Open admission', unknown: 'Not known' } as const;
export const CHANCE_WORDS = { reach: 'Reach', target: 'Target', likely: 'Likely', unknown: 'Not known' } as const;
export const RADII = [10, 25, 50, 100, 250] as const;

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
