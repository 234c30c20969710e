import type { ValueStatus } from '../../domain/colleges/college.ts';
import type { Range } from '../../domain/colleges/figure-ranges.ts';
import type { SuppliedValue } from '../../domain/imports/source-table.ts';
import { CellError } from './errors.ts';

/** The value of a field, or null with the reason. */
export interface FieldReading {
  value: SuppliedValue;
  status: ValueStatus;
  /** The number of the alternative with the value, from 1. None if the reader has no alternatives, or the value is of several. */
  alternative?: number;
  /** A code that the code list of the field does not have. The value is then missing. */
  unknownCode?: string;
}

/** Reads a field from the trimmed cells of its columns and their status flags ('' if the file has no flags). */
export type FieldReader = (texts: readonly string[], flags: readonly string[]) => FieldReading;

export const NOT_REPORTED: FieldReading = { value: null, status: 'not-reported' };
export const NOT_APPLICABLE: FieldReading = { value: null, status: 'not-applicable' };
export const SUPPRESSED: FieldReading = { value: null, status: 'suppressed' };

export function reported(value: SuppliedValue): FieldReading {
  return { value, status: 'reported' };
}

/** IPEDS imputation flags. Other letters do not change the value. S, which no dictionary lists, withholds the scores of one to four students. */
const FLAG_STATUS: Readonly<Record<string, ValueStatus>> = {
  J: 'imputed',
  K: 'imputed',
  L: 'imputed',
  N: 'imputed',
  P: 'imputed',
  A: 'not-applicable',
  S: 'suppressed',
  B: 'not-reported',
  D: 'not-reported',
  H: 'not-reported',
};

/** Texts that mean a missing value. */
export type Tokens = ReadonlyMap<string, FieldReading>;

const BLANK: Tokens = new Map([
  ['', NOT_REPORTED],
  ['.', NOT_REPORTED],
]);
/** Negative codes are reasons for missing values. Use only for values that cannot be negative. */
export const IPEDS_CODES: Tokens = new Map([...BLANK, ['-1', NOT_REPORTED], ['-2', NOT_APPLICABLE], ['-3', NOT_REPORTED]]);
/** Prices after aid can be negative, so -1 is a value here. */
export const IPEDS_MONEY: Tokens = BLANK;
/** Tokens differ between releases. All of them are accepted in every release. */
export const SCORECARD_TOKENS: Tokens = new Map([
  ...BLANK,
  ['NULL', NOT_REPORTED],
  ['NA', NOT_REPORTED],
  ['PS', SUPPRESSED],
  ['PrivacySuppressed', SUPPRESSED],
]);

/** A comma for the decimal point, or between thousands. */
const COMMA = /^-?\d+(,\d+)+(\.\d+)?$/;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i;

/** Parses a number. Throws CellError for other text. */
function numberIn(text: string): number {
  if (NUMBER.test(text)) return Number(text);
  throw new CellError('not-a-number', `"${text.slice(0, 40)}" is not a number${COMMA.test(text) ? ': it has a comma' : ''}.`, text);
}

/** Reads one numeric cell with its flag. */
export function numberCell(text: string, flag: string, tokens: Tokens): { value: number | null; status: ValueStatus } {
  const flagged = FLAG_STATUS[flag.toUpperCase()];
  const missing = tokens.get(text);
  if (missing) return { value: null, status: flagged === 'not-applicable' || flagged === 'suppressed' ? flagged : missing.status };
  const value = numberIn(text);
  if (flagged === undefined || flagged === 'imputed') return { value, status: flagged ?? 'reported' };
  return { value: null, status: flagged };
}

export interface NumberRule {
  tokens?: Tokens;
  /** Multiplies the published number: 0.01 turns a percentage into a fraction. */
  scale?: number;
  whole?: boolean;
  /** The possible values. Another value rejects the row. */
  within: Range;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Computes a number from several cells. The result is missing if any cell is missing. */
export function computed(rule: NumberRule, formula: (numbers: readonly number[]) => number | null): FieldReader {
  const tokens = rule.tokens ?? IPEDS_CODES;
  return (texts, flags) => {
    const numbers: number[] = [];
    let status: ValueStatus = 'reported';
    for (let at = 0; at < texts.length; at += 1) {
      const cell = numberCell(texts[at] ?? '', flags[at] ?? '', tokens);
      if (cell.value === null) return { value: null, status: cell.status };
      if (cell.status === 'imputed') status = 'imputed';
      numbers.push(cell.value);
    }
    const value = formula(numbers);
    return value === null ? NOT_REPORTED : { value: shaped(value, rule, texts), status };
  };
}

function shaped(value: number, { scale = 1, whole = false, within }: NumberRule, texts: readonly string[]): number {
  checkRange(value, within, scale, texts);
  // Divide, because 0.01 * 58 is not exactly 0.58.
  const scaled = scale < 1 ? value / Math.round(1 / scale) : value * scale;
  return whole ? Math.round(scaled) : scaled;
}

/** Throws CellError for a published value outside the range of the scaled one. `texts` are the cells of the value. */
export function checkRange(value: number, range: Range, scale: number, texts: readonly string[]): void {
  const [min, max] = range.map((bound) => bound / scale) as [number, number];
  if (value >= min && value <= max) return;
  throw new CellError('out-of-range', `${value} is outside ${min} to ${max}.`, texts.length === 1 ? texts[0] : undefined);
}

/** The first cell with a value. If all are missing, the reason of the first cell. The alternatives are the columns. */
export function firstNumber(rule: NumberRule): FieldReader {
  const one = computed(rule, ([value]) => value ?? null);
  return (texts, flags) => firstOf(texts.map((text, at) => one([text], [flags[at] ?? ''])));
}

/** The first reader that returns a value. The alternatives are the readers. */
export function either(...reads: { read: FieldReader; columns: readonly number[] }[]): FieldReader {
  return (texts, flags) =>
    firstOf(
      reads.map(({ read, columns }) =>
        read(
          columns.map((at) => texts[at] ?? ''),
          columns.map((at) => flags[at] ?? ''),
        ),
      ),
    );
}

function firstOf(readings: readonly FieldReading[]): FieldReading {
  const at = readings.findIndex(({ value }) => value !== null);
  const first = readings[Math.max(0, at)] ?? NOT_REPORTED;
  return at < 0 || readings.length === 1 ? first : { ...first, alternative: at + 1 };
}

/** The label of a code. Unknown codes count as not reported, and so do known codes with the label null. */
export function coded(labels: Readonly<Record<string, SuppliedValue>>, tokens: Tokens = IPEDS_CODES): FieldReader {
  return ([text = '']) => {
    const missing = tokens.get(text);
    if (missing) return missing;
    const code = String(numberIn(text));
    if (!Object.hasOwn(labels, code)) return { ...NOT_REPORTED, unknownCode: text };
    const value = labels[code] ?? null;
    return value === null ? NOT_REPORTED : reported(value);
  };
}

/** Free text. "NA" is not a token here, because it is the alias of a college. */
export const text: FieldReader = ([value = '']) => (value === '' || value === '.' ? NOT_REPORTED : reported(value));
