import type { ValueStatus } from '../../domain/colleges/college.ts';
import type { SuppliedValue } from '../../domain/imports/source-table.ts';
import { BadCell } from './faults.ts';

/** What a field's cells say: a value, or none with the reason. */
export interface Reading {
  value: SuppliedValue;
  status: ValueStatus;
}

/** Turns the cells of a field's columns, trimmed, and their status flags ('' where the file has none) into a reading. */
export type Read = (texts: readonly string[], flags: readonly string[]) => Reading;

export const NOT_REPORTED: Reading = { value: null, status: 'not-reported' };
export const NOT_APPLICABLE: Reading = { value: null, status: 'not-applicable' };
export const SUPPRESSED: Reading = { value: null, status: 'suppressed' };

export function reported(value: SuppliedValue): Reading {
  return { value, status: 'reported' };
}

/** IPEDS imputation flags. Letters that are not here leave the value as it stands. */
const FLAG_STATUS: Readonly<Record<string, ValueStatus>> = {
  J: 'imputed',
  K: 'imputed',
  L: 'imputed',
  N: 'imputed',
  P: 'imputed',
  A: 'not-applicable',
  B: 'not-reported',
  D: 'not-reported',
  H: 'not-reported',
};

/** What tokens of a source mean that there is no value. */
export type Tokens = ReadonlyMap<string, Reading>;

const BLANK: Tokens = new Map([
  ['', NOT_REPORTED],
  ['.', NOT_REPORTED],
]);
/** Codes below zero stand for a reason only where no real value can be negative. */
export const IPEDS_CODES: Tokens = new Map([...BLANK, ['-1', NOT_REPORTED], ['-2', NOT_APPLICABLE], ['-3', NOT_REPORTED]]);
/** Prices after aid can be negative, so here -1 is one dollar. */
export const IPEDS_MONEY: Tokens = BLANK;
/** The tokens changed with the releases; all of them are accepted in each. */
export const SCORECARD_TOKENS: Tokens = new Map([
  ...BLANK,
  ['NULL', NOT_REPORTED],
  ['NA', NOT_REPORTED],
  ['PS', SUPPRESSED],
  ['PrivacySuppressed', SUPPRESSED],
]);

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i;
/** Few published figures come near it, and the database's integers end there; the rule of one that does says so with `within`. */
const TOO_LARGE = 2_000_000_000;

/** A number as printed. Throws BadCell for anything else. */
function numberIn(text: string, limit = TOO_LARGE): number {
  const value = NUMBER.test(text) ? Number(text) : NaN;
  if (Number.isNaN(value)) throw new BadCell('not-a-number', `"${text.slice(0, 40)}" is not a number.`);
  if (Math.abs(value) > limit) throw new BadCell('number-too-large', `${text.slice(0, 40)} is too large to be true.`);
  return value;
}

/** One numeric cell with its flag. */
export function numberCell(text: string, flag: string, tokens: Tokens, limit?: number): { value: number | null; status: ValueStatus } {
  const said = FLAG_STATUS[flag.toUpperCase()];
  const missing = tokens.get(text);
  if (missing) return { value: null, status: said === 'not-applicable' ? said : missing.status };
  const value = numberIn(text, limit);
  if (said === undefined || said === 'imputed') return { value, status: said ?? 'reported' };
  return { value: null, status: said };
}

export interface NumberRule {
  tokens?: Tokens;
  /** Multiplies the published number: 0.01 makes a fraction of a percentage. */
  scale?: number;
  whole?: boolean;
  /** Values outside are known errors of the source: no value, and the row stays. */
  within?: readonly [min: number, max: number];
}

/** The formula of several counts or prices together. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A number computed from several cells; no value as soon as one of them has none. */
export function computed(rule: NumberRule, formula: (numbers: readonly number[]) => number | null): Read {
  const tokens = rule.tokens ?? IPEDS_CODES;
  const limit = Math.max(TOO_LARGE, rule.within?.[1] ?? 0);
  return (texts, flags) => {
    const numbers: number[] = [];
    let status: ValueStatus = 'reported';
    for (let at = 0; at < texts.length; at += 1) {
      const cell = numberCell(texts[at] ?? '', flags[at] ?? '', tokens, limit);
      if (cell.value === null) return { value: null, status: cell.status };
      if (cell.status === 'imputed') status = 'imputed';
      numbers.push(cell.value);
    }
    const value = shaped(formula(numbers), rule);
    return value === null ? NOT_REPORTED : { value, status };
  };
}

function shaped(value: number | null, { scale = 1, whole = false, within }: NumberRule): number | null {
  if (value === null) return null;
  // 0.01 * 58 is not 0.58: dividing keeps the nearest fraction.
  const scaled = scale < 1 ? value / Math.round(1 / scale) : value * scale;
  if (within && (scaled < within[0] || scaled > within[1])) return null;
  return whole ? Math.round(scaled) : scaled;
}

/** The first of several cells that holds a value; the reason of the first one when none does. */
export function firstNumber(rule: NumberRule): Read {
  const one = computed(rule, ([value]) => value ?? null);
  return (texts, flags) => {
    const readings = texts.map((text, at) => one([text], [flags[at] ?? '']));
    return readings.find((reading) => reading.value !== null) ?? readings[0] ?? NOT_REPORTED;
  };
}

/** The first of several readings of the same cells that holds a value. */
export function either(...reads: { read: Read; columns: readonly number[] }[]): Read {
  return (texts, flags) => {
    const readings = reads.map(({ read, columns }) =>
      read(
        columns.map((at) => texts[at] ?? ''),
        columns.map((at) => flags[at] ?? ''),
      ),
    );
    return readings.find((reading) => reading.value !== null) ?? readings[0] ?? NOT_REPORTED;
  };
}

/** A code of a closed list; codes the list does not know count as not reported. */
export function coded(labels: Readonly<Record<string, SuppliedValue>>, tokens: Tokens = IPEDS_CODES): Read {
  return ([text = '']) => {
    const missing = tokens.get(text);
    if (missing) return missing;
    const code = String(numberIn(text));
    const value = Object.hasOwn(labels, code) ? labels[code] : undefined;
    return value === undefined ? NOT_REPORTED : reported(value);
  };
}

/** Free text. Here "NA" is a word: a college has it for an alias. */
export const text: Read = ([value = '']) => (value === '' || value === '.' ? NOT_REPORTED : reported(value));
