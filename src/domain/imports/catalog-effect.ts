import { FIGURES, type FigureKey } from '../colleges/figures.ts';
import { ALLOWED_CHANGE_OF_FACTS, factChangeOf } from './fact-changes.ts';
import { DEFAULT_ALLOWED_SHRINK } from './import-request.ts';
import { DEFAULT_ALLOWED_DRIFT, FEWEST_VALUES, percent, type Implausible, type LossLimits } from './plausibility.ts';
import { ANOMALY, floorOf, type CollegeRef } from './run-diff.ts';
import type { SuppliedField } from './source-table.ts';

/** What a run would do to the colleges that a table listed in the year that the run replaces. */
export interface TableEffect {
  table: string;
  file: string;
  isDirectory: boolean;
  isExtract: boolean;
  /** The newest year of the catalog's values from this table. */
  year: number;
  /** From that year to the year of the run. Negative for an older file. */
  years: number;
  /** Open colleges with a value of that year. */
  colleges: number;
  /** Those without a row in the table now. */
  missing: number;
  /** Those above the last UNITID of the table. */
  beyond: number;
  last: number;
}

/** What a run would do to one field, among the colleges that have a row in a table that supplies it. */
export interface FieldEffect {
  field: SuppliedField;
  /** The first table that supplies the field. */
  table: string;
  file: string;
  rows: number;
  /** Colleges with a value, and those that lose it. Others may gain one. */
  before: number;
  after: number;
  lost: number;
  /** Colleges with a number, or a fact of the directory, before and after; those of them for which it changes much. */
  compared: number;
  changed: number;
  /** Colleges without a number before and with 0 after, in a row of a file. */
  becameZero: number;
  /** The largest numbers. Null if there is none. */
  largestBefore: number | null;
  largestAfter: number | null;
}

/** The effect of a run on the catalog; of a history run, on the stored values of the nearest year. */
export interface CatalogEffect {
  tables: readonly TableEffect[];
  fields: readonly FieldEffect[];
}

/** An open college without a row in a directory that has rejected rows. */
export interface UnlistedCollege extends CollegeRef {
  /** Its row was rejected, so it stays open. */
  isRejected: boolean;
}

// The limits follow from real successive years: see the decision on file checks.
const ALLOWED_SHRINK_OF_DIRECTORY = 0.02;
/** In real files, no college was ever missing above the last UNITID. A small table says little. */
const FEWEST_BEYOND = 2;
const FEWEST_COLLEGES = 100;
/** Share of a field's values that may vanish or change much, for each year between the two files, and over many years. */
const ALLOWED_CHANGE = 0.2;
const MAX_ALLOWED_CHANGE = 0.5;
/** Share of a table's colleges whose missing number may become 0, for each year between the two files. */
const ALLOWED_NEW_ZEROS = 0.04;
/** The largest number grew by 1.6 at most. */
const ALLOWED_GROWTH = 3;
/** Test scores of a college move by a few percent, and their quartiles differ by less than half. */
const LARGE_CHANGE_OF_SCORES = 0.1;

/** A number changes much if it changes by more than this share of the larger of its former value and `floor`. */
export function largeChangeOf(field: FigureKey): { share: number; floor: number } {
  return { share: FIGURES[field].unit === 'points' ? LARGE_CHANGE_OF_SCORES : ANOMALY, floor: floorOf(field) };
}

/** Amounts without an upper bound: one wrong cell can be larger than everything else. */
const isUnbounded = (field: SuppliedField): boolean =>
  Object.hasOwn(FIGURES, field) && ['count', 'usd', 'per-1000'].includes(FIGURES[field as FigureKey].unit);

/** Finds what a complete and right file of the next year would not do to the catalog. An older file has fewer values by nature. */
export function findLosses({ tables, fields }: CatalogEffect, limits: LossLimits): Implausible[] {
  const yearsOf = (file: string, table: string): number =>
    (tables.find((each) => each.file === file) ?? tables.find((each) => each.table === table))?.years ?? 1;
  const files = [...new Set(fields.map(({ file }) => file))];
  return [
    ...tables.flatMap((table) => lostColleges(table, limits)),
    ...files.flatMap((file) => {
      const ofFile = fields.filter((each) => each.file === file);
      const [{ table } = { table: '' }] = ofFile;
      const years = yearsOf(file, table);
      return [
        ...found(table, 'values', `${file}: fewer colleges would have a value`, ofFile, (field) => lostValues(field, years, limits)),
        ...found(table, 'changes', `${file}: too many values would change`, ofFile, (field) => changes(field, years, limits)),
        ...found(table, 'changes', `${file}: too many missing values would become 0`, ofFile, (field) => newZeros(field, years, limits)),
        ...found(table, 'changes', `${file}: the largest number would be too large`, ofFile, (field) => growth(field, limits)),
      ];
    }),
  ];
}

function found(
  table: string,
  what: Implausible['what'],
  head: string,
  fields: readonly FieldEffect[],
  describe: (field: FieldEffect) => string | null,
): Implausible[] {
  const faults = fields.flatMap((field) => {
    const text = describe(field);
    return text === null ? [] : [`${field.field} (${text})`];
  });
  return faults.length === 0 ? [] : [{ table, what, message: `${head}: ${faults.join(', ')}.` }];
}

/** A file cut at the end of a line. */
const endsEarly = ({ years, colleges, beyond }: TableEffect): boolean =>
  years >= 0 && colleges >= FEWEST_COLLEGES && beyond >= FEWEST_BEYOND;

const atLeastOne = (years: number): number => Math.max(1, Math.abs(years));

function lostColleges(effect: TableEffect, { allowShrink }: LossLimits): Implausible[] {
  const { table, file, isDirectory, isExtract, year, years, colleges, missing, beyond, last } = effect;
  if (isExtract) return [];
  const allowed = (allowShrink ?? (isDirectory ? ALLOWED_SHRINK_OF_DIRECTORY : DEFAULT_ALLOWED_SHRINK)) * atLeastOne(years);
  const fault = (message: string): Implausible => ({ table, what: 'rows', message: `${file}: ${message}` });
  if (missing >= FEWEST_VALUES && missing > colleges * allowed)
    return [fault(`${missing} of the ${colleges} open colleges with ${table} values of ${year} have no row in it.`)];
  if (endsEarly(effect) && (allowShrink ?? 0) < DEFAULT_ALLOWED_SHRINK)
    return [fault(`its last UNITID is ${last}, and the ${beyond} open colleges with ${table} values above it are all missing.`)];
  return [];
}

const allowedChange = (years: number, { allowDrift = 0 }: LossLimits, eachYear = ALLOWED_CHANGE): number =>
  Math.max(allowDrift, Math.min(MAX_ALLOWED_CHANGE, eachYear * atLeastOne(years)));

/** Losses less gains, as a share of the colleges. Where many others gain a value, losses as a share of the values. */
function lostValues({ rows, before, after, lost }: FieldEffect, years: number, limits: LossLimits): string | null {
  if (years < 0 || lost < FEWEST_VALUES) return null;
  const { allowDrift = DEFAULT_ALLOWED_DRIFT } = limits;
  if (before - after > rows * allowDrift * atLeastOne(years)) return `${percent(before / rows)} to ${percent(after / rows)}`;
  return lost > before * allowedChange(years, limits) ? `${lost} of ${before} values vanish` : null;
}

function changes({ field, compared, changed }: FieldEffect, years: number, limits: LossLimits): string | null {
  if (changed < FEWEST_VALUES || changed <= compared * allowedChange(years, limits, ALLOWED_CHANGE_OF_FACTS[field])) return null;
  if (factChangeOf(field)) return `${percent(changed / compared)} of the colleges`;
  return `${percent(changed / compared)} by more than ${percent(largeChangeOf(field as FigureKey).share)}`;
}

/** A publisher may write 0 where it wrote nothing before. An older file is not compared: it has fewer values by nature. */
function newZeros({ rows, before, becameZero }: FieldEffect, years: number, { allowDrift = 0 }: LossLimits): string | null {
  if (years < 0 || before < FEWEST_VALUES || becameZero < FEWEST_VALUES) return null;
  if (becameZero <= rows * Math.max(allowDrift, ALLOWED_NEW_ZEROS * atLeastOne(years))) return null;
  return `${becameZero} of ${rows} colleges; a zero may mean not reported`;
}

function growth({ field, before, largestBefore, largestAfter }: FieldEffect, { allowDrift = 0 }: LossLimits): string | null {
  if (!isUnbounded(field) || before < FEWEST_VALUES || allowDrift > DEFAULT_ALLOWED_DRIFT) return null;
  if (largestBefore === null || largestAfter === null || largestAfter <= largestBefore * ALLOWED_GROWTH) return null;
  return `${Math.round(largestBefore)} before, ${Math.round(largestAfter)} now`;
}
