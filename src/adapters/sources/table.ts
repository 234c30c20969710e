import type {
  RejectedRow,
  RowBatch,
  SourceTable,
  SuppliedBy,
  SuppliedField,
  SuppliedRow,
  SuppliedValue,
} from '../../domain/imports/source-table.ts';
import type { BelowThresholdRule } from '../../domain/imports/below-threshold.ts';
import { STATUS_LETTERS } from '../../domain/imports/merge/statuses.ts';
import type { FieldReader } from './cells.ts';
import { CellError } from './errors.ts';
import { aggregatedBatches, type RowAggregation } from './aggregate-rows.ts';
import type { Inspection, SourceFile } from './files/inspect.ts';
import { cellText, readRecords } from './files/records.ts';

/** A field that a table can supply. */
export interface FieldSpec {
  field: SuppliedField;
  /** The variable in the provenance: "ADMSSN / APPLCN". Default: the columns that the file has, joined by ", else ". */
  variable?: string;
  period: string;
  /** The columns for `read`, in order. Missing columns read as blank. */
  columns: readonly string[];
  /** Columns that the file must have, or the field is left out. Default: at least one of `columns`. */
  needs?: readonly string[];
  read: FieldReader;
}

/** A published table. To add a table, add its `TableSpec` and its column contract in `columns/<source>.json`. */
export interface TableSpec {
  /** The name of the table without its year: "ADM". */
  table: string;
  /** True for the table that lists all institutions. */
  directory?: boolean;
  /** Columns that identify the table. No other table has all of them. */
  signature: readonly string[];
  /** If set, the table must also have one of these columns. */
  anyOf?: readonly string[];
  /** The fields of a year's file. */
  fields(year: number, period: string): readonly FieldSpec[];
  /** The column with the year of a row, in files with several years. Rows of other years are skipped. */
  yearColumn?: string;
  /** The year in the column names. It has priority over the file name. */
  yearIn?(header: readonly string[]): number | null;
  /** For tables with several rows per institution. `fields` then refer to the columns of the combined row. */
  aggregate?(header: readonly string[], year: number, label: string): RowAggregation;
  /** True if rows without a UNITID are valid. `nameColumn` is the column with their names. */
  mayLackUnitId?: boolean;
  nameColumn?: string;
  /** The rule for colleges that the table does not list. */
  belowThreshold?: BelowThresholdRule;
  /** Notes for the report on parts of a file that are skipped on purpose. */
  omissions?(year: number, header: readonly string[], name: string): string[];
}

/** A file with its identified table. */
export interface TableFile {
  file: SourceFile;
  inspection: Inspection;
  spec: TableSpec;
}

interface BoundField {
  spec: FieldSpec;
  columns: readonly number[];
  flags: readonly number[];
}

/** Opens the table. `missing` lists the fields without columns. Throws `invalid` if rows cannot be combined. */
export function openTable(source: TableFile, year: number, period: string): { table: SourceTable; missing: FieldSpec[] } {
  const { file, inspection, spec } = source;
  const aggregation = spec.aggregate?.(inspection.header, year, file.label);
  const specs = spec.fields(year, period);
  const index = columnIndex(aggregation?.columns ?? inspection.header);
  const present = specs.filter((field) => isSupplied(field, index));
  const bound = present.map((field) => bind(field, index));
  const isWanted = rowsOfYear(spec.yearColumn, inspection.header, year);
  const table: SourceTable = {
    file: file.label,
    bytes: inspection.bytes,
    sha256: inspection.sha256,
    table: spec.table,
    year,
    directory: spec.directory ?? false,
    encoding: inspection.encoding,
    fields: present.map((field) => suppliedBy(field, index)),
    ...(spec.belowThreshold && { belowThreshold: spec.belowThreshold }),
    batches: () =>
      aggregation
        ? aggregatedBatches(file, inspection, aggregation, isWanted, (unitId, cells) => ({ unitId, ...suppliedValues(cells, bound) }))
        : plainBatches(source, isWanted, bound),
  };
  return { table, missing: specs.filter((field) => !present.includes(field)) };
}

function rowsOfYear(column: string | undefined, header: readonly string[], year: number): (cells: readonly string[]) => boolean {
  const at = column === undefined ? -1 : header.indexOf(column);
  return (cells) => at < 0 || cells[at]?.trim() === String(year);
}

function suppliedBy({ field, variable, period, columns }: FieldSpec, index: ReadonlyMap<string, number>): SuppliedBy {
  return { field, variable: variable ?? columns.filter((name) => index.has(name)).join(', else '), period };
}

function columnIndex(header: readonly string[]): Map<string, number> {
  return new Map(header.map((name, at) => [name, at]));
}

function isSupplied({ columns, needs }: FieldSpec, index: ReadonlyMap<string, number>): boolean {
  return needs ? needs.every((name) => index.has(name)) : columns.some((name) => index.has(name));
}

function bind(spec: FieldSpec, index: ReadonlyMap<string, number>): BoundField {
  return {
    spec,
    columns: spec.columns.map((name) => index.get(name) ?? -1),
    // IPEDS has the status of a value in a column with the prefix X.
    flags: spec.columns.map((name) => index.get(`X${name}`) ?? -1),
  };
}

/** One batch per block of the file, with hundreds to thousands of rows. */
async function* plainBatches(
  { file, inspection, spec }: TableFile,
  isWanted: (cells: readonly string[]) => boolean,
  fields: readonly BoundField[],
): AsyncGenerator<RowBatch> {
  const unitIdAt = Math.max(0, inspection.header.indexOf('UNITID'));
  let rows: SuppliedRow[] = [];
  let rejects: RejectedRow[] = [];
  const nameAt = spec.nameColumn === undefined ? -1 : inspection.header.indexOf(spec.nameColumn);
  let names: string[] = [];
  let rowsWithoutUnitId = 0;
  const take = (cells: readonly string[], line: number): void => {
    if (!isWanted(cells)) return;
    const text = (cells[unitIdAt] ?? '').trim();
    if (text === '' && spec.mayLackUnitId) {
      rowsWithoutUnitId += 1;
      if (nameAt >= 0) names.push(cellText(cells, nameAt));
    } else rows.push({ line, unitId: unitIdIn(text), ...suppliedValues(cells, fields) });
  };
  const reject = (rejected: RejectedRow): void => void rejects.push(rejected);
  for await (const bytesRead of readRecords(file, inspection, { take, reject })) {
    yield { rows, rejects, rowsWithoutUnitId, namesWithoutUnitId: names, bytesRead };
    rows = [];
    rejects = [];
    names = [];
    rowsWithoutUnitId = 0;
  }
}

function suppliedValues(cells: readonly string[], fields: readonly BoundField[]): Pick<SuppliedRow, 'values' | 'statuses'> {
  const values: SuppliedValue[] = [];
  let statuses = '';
  for (const { spec, columns, flags } of fields) {
    const texts = columns.map((at) => cellText(cells, at));
    const { value, status } = spec.read(
      texts,
      flags.map((at) => (at < 0 ? '' : (cells[at] ?? '').trim())),
    );
    values.push(value);
    statuses += STATUS_LETTERS[status];
  }
  return { values, statuses };
}

/** Parses a UNITID. Throws CellError for other text. */
export function unitIdIn(text: string): number {
  if (!/^\d{1,8}$/.test(text) || Number(text) === 0) throw new CellError('bad-unitid', `"${text.slice(0, 40)}" is not a UNITID.`);
  return Number(text);
}

/** The school year that starts in a year: "2024-25" for 2024. */
export const schoolYear = (start: number): string => `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
