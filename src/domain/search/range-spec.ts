import { FIGURES, type FigureSpec } from '../colleges/figures.ts';
import type { ValueKey } from '../colleges/college-values.ts';
import type { RangeParam } from './params.ts';

/** Apart from the parameters, because the search page needs the words of its filters only once they are open. */

/** The value that each range filters by. */
export const RANGE_PARAMS = {
  sizeRange: 'size',
  netPrice: 'netPrice',
  acceptance: 'acceptanceRateNum',
  sat: 'avgSAT',
  act: 'avgACT',
  gradRate: 'graduationRate',
  retention: 'retentionRate',
  earnings: 'medianEarnings',
  debt: 'medianDebt',
  defaultRate: 'defaultRate',
  pell: 'percentPellGrant',
  firstGen: 'percentFirstGen',
  ratio: 'studentFacultyRatio',
  onlineShare: 'percentOnlineOnly',
  partTimeShare: 'percentPartTime',
  age25Share: 'percentAge25Plus',
  transferShare: 'transferShare',
  safety: 'safetyScore',
  athletics: 'athleticsScore',
  research: 'researchScore',
} as const satisfies Record<RangeParam, ValueKey>;

/** Label, unit and scale of the value that a range parameter filters by. */
export function rangeSpecOf(param: RangeParam): Pick<FigureSpec, 'label' | 'unit' | 'scale'> {
  const key = RANGE_PARAMS[param];
  if (key === 'transferShare') return { label: 'Students who just transferred in', unit: 'fraction', scale: [0, 0.5] };
  return FIGURES[key === 'netPrice' ? 'netPricePublic' : key];
}

/** The bounds of the slider and the histogram of a range parameter. */
export const scaleOf = (param: RangeParam): FigureSpec['scale'] => rangeSpecOf(param).scale;
