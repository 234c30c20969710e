import { DomainError } from '../shared/domain-error.ts';
import type { EarlierRun } from './earlier-runs.ts';
import { rowsOf, type Filled, type TableReport } from './import-run.ts';
import { STEERING, type SuppliedField } from './source-table.ts';

/** How far the share of rows with a value may fall from one year to the next, 0 to 1. From 2023 to 2024 it was 2.3 points at most. */
export const DEFAULT_ALLOWED_DRIFT = 0.05;

export interface GuardLimits {
  /** Share of a table's rows that may be missing, for each year between the two files. */
  allowShrink: number;
  /** Share of a table's rows that may have lost a field's value. */
  allowDrift: number;
}

/** What a run says of a table before it is merged. */
type Read = Omit<TableReport, 'matched' | 'outside'>;

/** Why a table cannot be what it says it is: too short, or with values gone. */
export interface Implausible {
  table: string;
  what: 'rows' | 'values';
  message: string;
}

/** Of fewer rows, a single one would already be a point. */
const FEWEST_ROWS = 100;
/** A column with this many values does not run dry by itself, however few rows they were of. */
const FEWEST_VALUES = 20;
/** Two files of a table are alike when half of the fields of both are the same; the Scorecard is published whole and in extracts. */
const ALIKE = 0.5;
/**
 * What colleges report moves little in a year, and much in five: tests were dropped, surveys were reworded. And it moves one way: the
 * transfer rate of 48 % of the rows of 2023 and of 85 % of those of 2024, so that an older file cannot be held against a newer one.
 */
const COMPARABLE_YEARS = 1;

interface Counted extends Read {
  year: number;
  filled: Filled;
}
interface Earlier extends Counted {
  run: number;
}

/** Compares tables with what the last good run of the same source had of the nearest year. Without such a run nothing is implausible. */
export function findImplausible(
  run: Pick<EarlierRun, 'source' | 'year'>,
  tables: readonly Read[],
  runs: readonly EarlierRun[],
  limits: GuardLimits,
): Implausible[] {
  const earlier = runs
    .filter(({ source }) => source === run.source)
    .flatMap(({ id, year, tables: had = [] }) => counted(had, year).map((table): Earlier => ({ ...table, run: id })))
    .filter((table) => rowsOf(table) >= FEWEST_ROWS);
  return counted(tables, run.year).flatMap((table) => {
    const last = nearest(table, earlier);
    return last ? [...lostRows(table, last, limits), ...lostValues(table, last, limits)] : [];
  });
}

/** Which tables have a larger share of rejected rows than is allowed, for people; nothing when none has. */
export function tooManyRejects(tables: readonly Pick<TableReport, 'file' | 'read' | 'rejected'>[], allowed: number): string | null {
  const over = tables.filter(({ read, rejected }) => rejected > read * allowed);
  const shares = over.map(({ file, read, rejected }) => `${file}: ${rejected} of ${read} rows`);
  return over.length === 0 ? null : `Too many rows were rejected (${shares.join('; ')}).`;
}

/** Throws `invalid` with what is implausible. */
export function refuseImplausible(found: readonly Implausible[]): void {
  if (found.length === 0) return;
  const isShort = found.some(({ what }) => what === 'rows');
  const options = new Set(found.map(({ what }) => (what === 'rows' ? '--allow-shrink' : '--allow-drift')));
  const permit = `Use ${[...options].join(' and ')} to permit it.`;
  const message = `${found.map((each) => each.message).join(' ')} Is the file complete? Nothing was changed. ${permit}`;
  throw new DomainError('invalid', isShort ? 'import.too-few-rows' : 'import.too-few-values', message);
}

function counted(tables: readonly Read[], yearOfRun: number): Counted[] {
  return tables.flatMap(({ filled, year = yearOfRun, isExtract, ...table }) => (filled && !isExtract ? [{ ...table, year, filled }] : []));
}

/** The alike table of the nearest year; of several the newest, which comes first. */
function nearest(table: Counted, earlier: readonly Earlier[]): Earlier | undefined {
  const distance = ({ year }: Earlier): number => Math.abs(year - table.year);
  return earlier.filter((other) => other.table === table.table && areAlike(table, other)).sort((a, b) => distance(a) - distance(b))[0];
}

function areAlike(a: Counted, b: Counted): boolean {
  const all = new Set([...Object.keys(a.filled), ...Object.keys(b.filled)]);
  return commonFields(a, b).length >= all.size * ALIKE;
}

const commonFields = (a: Counted, b: Counted): SuppliedField[] =>
  (Object.keys(a.filled) as SuppliedField[]).filter((field) => b.filled[field] !== undefined);

function lostRows(table: Counted, last: Earlier, { allowShrink }: GuardLimits): Implausible[] {
  const years = Math.max(1, Math.abs(table.year - last.year));
  const [rows, before] = [rowsOf(table), rowsOf(last)];
  if (rows >= before * (1 - allowShrink * years)) return [];
  const message = `${table.file}: the ${table.table} table has ${rows} rows, where run ${last.run} (${last.year}) had ${before}.`;
  return [{ table: table.table, what: 'rows', message }];
}

function lostValues(table: Counted, last: Earlier, { allowDrift }: GuardLimits): Implausible[] {
  // A rare value may be gone altogether and the share still fall by less than any two years differ.
  const isPermission = allowDrift > DEFAULT_ALLOWED_DRIFT;
  const years = table.year - last.year;
  if (years < 0) return [];
  const lost = commonFields(table, last).flatMap((field) => {
    if (STEERING.includes(field)) return [];
    const [now, before] = [shareOf(table, field), shareOf(last, field)];
    const hasRunDry = now === 0 && (last.filled[field] ?? 0) >= FEWEST_VALUES && !(isPermission && allowDrift >= before);
    return (years <= COMPARABLE_YEARS && before - now > allowDrift) || hasRunDry
      ? [`${field} (${percent(before)} to ${percent(now)})`]
      : [];
  });
  if (lost.length === 0) return [];
  const message = `${table.file}: fewer rows of the ${table.table} table have a value than in run ${last.run} (${last.year}): ${lost.join(', ')}.`;
  return [{ table: table.table, what: 'values', message }];
}

function shareOf(table: Counted, field: SuppliedField): number {
  const rows = rowsOf(table);
  return rows === 0 ? 0 : (table.filled[field] ?? 0) / rows;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
