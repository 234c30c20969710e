import { FIGURES, type FigureSpec } from '../colleges/figures.ts';
import { RANGE_PARAMS, type RangeParam } from './params.ts';

/** Apart from the parameters, because the search page needs the words of its filters only once they are open. */

/** Label, unit and scale of the value that a range parameter filters by. */
export function rangeSpecOf(param: RangeParam): Pick<FigureSpec, 'label' | 'unit' | 'scale'> {
  const key = RANGE_PARAMS[param];
  if (key === 'transferShare') return { label: 'Students who just transferred in', unit: 'fraction', scale: [0, 0.5] };
  return FIGURES[key === 'netPrice' ? 'netPricePublic' : key];
}

/** The bounds of the slider and the histogram of a range parameter. */
export const scaleOf = (param: RangeParam): FigureSpec['scale'] => rangeSpecOf(param).scale;
