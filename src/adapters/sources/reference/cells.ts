import type { Range } from '../../../domain/colleges/figure-ranges.ts';
import { CellError } from '../errors.ts';

const SOC = /^\d\d-\d{4}$/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A code of the Standard Occupational Classification: "29-1141". Throws CellError for other text. */
export function socIn(text: string): string {
  if (SOC.test(text)) return text;
  throw new CellError('bad-code', `"${text.slice(0, 40)}" is not a code of an occupation.`, text);
}

/** The number in a cell; null for a text that means "not available". Throws CellError for other text, and outside of a range. */
export function numberOr(missing: readonly string[], text: string, [min, max]: Range): number | null {
  if (missing.includes(text)) return null;
  const value = NUMBER.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  throw new CellError('not-a-number', `"${text.slice(0, 40)}" is not a number from ${min} to ${max}.`, text);
}
