import { type Range, type RangeParam, scaleOf } from '../../../api/domain/search.ts';
import { rangeControlOf } from './filter-labels.ts';

/** The thumb positions for a range. An open end is at the end of the scale. */
export function thumbsOf(param: RangeParam, range: Range = {}): number[] {
  const [low, high] = scaleOf(param);
  const within = (value: number) => Math.min(high, Math.max(low, value));
  const { ends } = rangeControlOf(param);
  const min = within(range.min ?? low);
  const max = within(range.max ?? high);
  if (ends === 'both') return [min, max];
  return [ends === 'min' ? min : max];
}

/** The range for thumb positions. A thumb at the end of the scale means an open end. Undefined if both ends are open. */
export function rangeOfThumbs(param: RangeParam, thumbs: readonly number[]): Range | undefined {
  const { ends } = rangeControlOf(param);
  const [first, second] = thumbs;
  return rangeOf(param, ends === 'max' ? undefined : first, ends === 'max' ? first : second);
}

export function rangeOf(param: RangeParam, min: number | undefined, max: number | undefined): Range | undefined {
  const [low, high] = scaleOf(param);
  const range: Range = {
    ...(min !== undefined && min > low && { min: tidy(min) }),
    ...(max !== undefined && max < high && { max: tidy(max) }),
  };
  if (range.min !== undefined && range.max !== undefined && range.min > range.max) return { min: range.max, max: range.min };
  return range.min === undefined && range.max === undefined ? undefined : range;
}

/** Parses typed text; fractions are typed as percent. Undefined if it is not a number. */
export function typedValue(param: RangeParam, text: string): number | undefined {
  const digits = text.replace(/[^\d.-]/g, '');
  const value = digits === '' ? Number.NaN : Number(digits);
  if (!Number.isFinite(value)) return undefined;
  return rangeControlOf(param).unit === 'fraction' ? tidy(value / 100) : value;
}

/** The text of a bound in its input. */
export function typedText(param: RangeParam, value: number | undefined): string {
  if (value === undefined) return '';
  return String(rangeControlOf(param).unit === 'fraction' ? Number((value * 100).toFixed(2)) : value);
}

/** The first and last histogram bar in a range. */
export function barsOf(param: RangeParam, range: Range | undefined, bars: number): [from: number, to: number] {
  const [low, high] = scaleOf(param);
  const share = (value: number) => ((value - low) / (high - low)) * bars;
  const from = range?.min === undefined ? 0 : Math.floor(share(range.min) + 1e-9);
  const to = range?.max === undefined ? bars - 1 : Math.ceil(share(range.max) - 1e-9) - 1;
  return [Math.min(from, bars - 1), Math.max(to, 0)];
}

/** Keeps floating-point noise out of the URL. */
const tidy = (value: number): number => Number(value.toFixed(4));
