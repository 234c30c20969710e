import type { EarlierRun } from './earlier-runs.ts';
import { DEFAULT_ALLOWED_SHRINK } from './import-request.ts';
import { rowsOf, type Filled, type TableReport } from './import-run.ts';
import { DIRECTORY_ONLY, type SuppliedField } from './source-table.ts';

/** How far the share of rows with a value may fall in a year, 0 to 1. From 2023 to 2024 it fell by 0.028 at most. */
export const DEFAULT_ALLOWED_DRIFT = 0.05;

/** Without a limit, each check uses its own default. */
export interface LossLimits {
  /** Share of a table's rows or colleges that may be missing, for each year between the two files. */
  allowShrink?: number;
  /** Share of a table's rows or colleges that may have lost a field's value, or whose number may change much. */
  allowDrift?: number;
  /** Only some fields or rows were read, so that a single table may be without values. */
  isPart?: boolean;
}

/** The report of a table before the merge. */
type ReadTable = Omit<TableReport, 'matched' | 'outside'>;

/** A table that is empty, lost too many rows or values to be complete, or changes too many numbers to be right. */
export interface Implausible {
  table: string;
  what: 'empty' | 'rows' | 'values' | 'changes';
  message: string;
}

/** In a smaller table, a single row would be more than a percentage point. */
const FEWEST_ROWS = 100;
/** Fewer values can be lost or change by chance. */
export const FEWEST_VALUES = 20;
/** Two files of a table are comparable if they share half of their fields. The Scorecard is published whole and in extracts. */
const MIN_SHARED_FIELDS = 0.5;
/**
 * Shares of values move little in one year and much in five, because surveys change. They also grow: 48 % of the rows of 2023 have a
 * transfer rate, and 85 % of those of 2024. So an older file is not compared with a newer one.
 */
const COMPARABLE_YEARS = 1;

interface CountedTable extends ReadTable {
  year: number;
  filled: Filled;
}
interface EarlierTable extends CountedTable {
  run: number;
}

/** Finds empty tables, and compares the others with the last good run of the same source, of the nearest year. */
export function findImplausible(
  run: Pick<EarlierRun, 'source' | 'year'>,
  tables: readonly ReadTable[],
  runs: readonly EarlierRun[],
  limits: LossLimits,
): Implausible[] {
  const earlier = runs
    .filter(({ source }) => source === run.source)
    .flatMap(({ id, year, tables: had = [] }) => counted(had, year).map((table): EarlierTable => ({ ...table, run: id })))
    .filter((table) => rowsOf(table) >= FEWEST_ROWS);
  const withRows = counted(tables, run.year).filter((table) => rowsOf(table) > 0);
  const losses = withRows.flatMap((table) => {
    const last = nearest(table, earlier);
    return last ? [...lostRows(table, last, limits), ...lostValues(table, last, limits)] : [];
  });
  return [...findEmpty(tables, limits.isPart), ...losses];
}

/** Finds tables without rows, or without any value in their rows: they are no tables of their year. */
export function findEmpty(tables: readonly ReadTable[], isPart = false): Implausible[] {
  const empty = tables.filter((table) => emptiness(table).length > 0);
  return (isPart && empty.length < tables.length ? empty.filter((table) => rowsOf(table) === 0) : empty).flatMap(emptiness);
}

function emptiness({ file, table, filled, ...counts }: ReadTable): Implausible[] {
  const rows = rowsOf(counts);
  const isBlank = filled !== undefined && Object.keys(filled).every((field) => DIRECTORY_ONLY.includes(field as SuppliedField));
  if (rows > 0 && !isBlank) return [];
  return [{ table, what: 'empty', message: `${file}: the ${table} table has ${rows} rows${rows > 0 ? ' and no values' : ''}.` }];
}

/** A message that names the tables with too many rejected rows. Null if there are none. */
export function tooManyRejects(tables: readonly Pick<TableReport, 'file' | 'read' | 'rejected'>[], allowed: number): string | null {
  const over = tables.filter(({ read, rejected }) => rejected > read * allowed);
  const shares = over.map(({ file, read, rejected }) => `${file}: ${rejected} of ${read} rows`);
  return over.length === 0 ? null : `Too many rows were rejected (${shares.join('; ')}).`;
}

function counted(tables: readonly ReadTable[], yearOfRun: number): CountedTable[] {
  return tables.flatMap(({ filled, year = yearOfRun, isExtract, ...table }) => (filled && !isExtract ? [{ ...table, year, filled }] : []));
}

/** The comparable table of the nearest year. `earlier` starts with the newest run. */
function nearest(table: CountedTable, earlier: readonly EarlierTable[]): EarlierTable | undefined {
  const distance = ({ year }: EarlierTable): number => Math.abs(year - table.year);
  return earlier.filter((other) => other.table === table.table && areComparable(table, other)).sort((a, b) => distance(a) - distance(b))[0];
}

function areComparable(a: CountedTable, b: CountedTable): boolean {
  const all = new Set([...Object.keys(a.filled), ...Object.keys(b.filled)]);
  return commonFields(a, b).length >= all.size * MIN_SHARED_FIELDS;
}

const commonFields = (a: CountedTable, b: CountedTable): SuppliedField[] =>
  (Object.keys(a.filled) as SuppliedField[]).filter((field) => b.filled[field] !== undefined);

function lostRows(table: CountedTable, last: EarlierTable, { allowShrink = DEFAULT_ALLOWED_SHRINK }: LossLimits): Implausible[] {
  const years = Math.max(1, Math.abs(table.year - last.year));
  const [rows, before] = [rowsOf(table), rowsOf(last)];
  if (rows >= before * (1 - allowShrink * years)) return [];
  const message = `${table.file}: the ${table.table} table has ${rows} rows, where run ${last.run} (${last.year}) had ${before}.`;
  return [{ table: table.table, what: 'rows', message }];
}

function lostValues(table: CountedTable, last: EarlierTable, { allowDrift = DEFAULT_ALLOWED_DRIFT }: LossLimits): Implausible[] {
  const years = table.year - last.year;
  if (years < 0 || years > COMPARABLE_YEARS || rowsOf(table) < FEWEST_ROWS) return [];
  const lost = commonFields(table, last).flatMap((field) => {
    const [now, before] = [shareOf(table, field), shareOf(last, field)];
    const isLost = !DIRECTORY_ONLY.includes(field) && before - now > allowDrift;
    return isLost ? [`${field} (${percent(before)} to ${percent(now)})`] : [];
  });
  if (lost.length === 0) return [];
  const message = `${table.file}: fewer rows of the ${table.table} table have a value than in run ${last.run} (${last.year}): ${lost.join(', ')}.`;
  return [{ table: table.table, what: 'values', message }];
}

const shareOf = (table: CountedTable, field: SuppliedField): number => (table.filled[field] ?? 0) / rowsOf(table);

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
