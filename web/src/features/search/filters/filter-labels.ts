import { countText, type FigureUnit, type SearchFlag } from '../../../api/domain/colleges.ts';
import { type Range, type RangeParam, rangeSpecOf, scaleOf, type SearchQuery } from '../../../api/domain/search.ts';
import { HOUSING_WORDS } from '../../../entities/college/focus-words.ts';

/** The labels of flags, ranges and places, for panel, chips and empty results. Those of lists are in `list-labels.ts`. */

export const FLAG_LABELS: Record<SearchFlag, string> = {
  hbcu: 'Historically Black (HBCU)',
  tribal: 'Tribal college',
  women: "Women's college",
  online: 'Fully online',
  religious: 'Religious affiliation',
  community: 'Community college',
  noFee: 'Free to apply',
  rotc: 'Officer training (ROTC)',
  abroad: 'Study abroad',
  federalAid: 'Pell grants and federal loans',
  housing: HOUSING_WORDS,
};
export const RADII = [10, 25, 50, 100, 250] as const;

interface RangeControl {
  label: string;
  unit: FigureUnit;
  /** The ends that a visitor can set. */
  ends: 'min' | 'max' | 'both';
  step: number;
}

/** The compiler requires an entry for each range parameter of the search. */
const ENDS_AND_STEPS: Record<RangeParam, [ends: RangeControl['ends'], step: number, label?: string]> = {
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
  ratio: ['max', 1],
  onlineShare: ['min', 0.05],
  partTimeShare: ['min', 0.05],
  age25Share: ['min', 0.05],
  transferShare: ['min', 0.01],
  safety: ['min', 5],
  athletics: ['min', 5],
  research: ['min', 5],
};

export function rangeControlOf(param: RangeParam): RangeControl {
  const spec = rangeSpecOf(param);
  const [ends, step, label = spec.label] = ENDS_AND_STEPS[param];
  return { label, unit: spec.unit, ends, step };
}

/** A bound with its unit. A bound of 0 reads $0; a price of 0 reads N/A. */
export function boundText(param: RangeParam, value: number): string {
  const { unit } = rangeControlOf(param);
  if (unit === 'usd') return `$${countText(value)}`;
  return unit === 'fraction' ? `${Number((value * 100).toFixed(2))}%` : countText(value);
}

/** "Net price a year: up to $20,000" */
export function rangeText(param: RangeParam, { min, max }: Range): string {
  const { label } = rangeControlOf(param);
  if (min === undefined) return `${label}: up to ${boundText(param, max ?? scaleOf(param)[1])}`;
  return max === undefined
    ? `${label}: at least ${boundText(param, min)}`
    : `${label}: ${boundText(param, min)} to ${boundText(param, max)}`;
}

export function placeText({ zip, near, radius = 25 }: SearchQuery): string {
  return `Within ${radius} miles of ${zip === undefined ? (near ? 'your location' : '?') : `ZIP ${zip}`}`;
}
