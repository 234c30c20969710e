import type {
  RejectedRow,
  RowBatch,
  SourceTable,
  SuppliedBy,
  SuppliedField,
  SuppliedRow,
  SuppliedValue,
} from '../../domain/imports/source-table.ts';
import type { Silence } from '../../domain/imports/below-threshold.ts';
import { STATUS_LETTERS } from '../../domain/imports/source-table.ts';
import type { Read } from './cells.ts';
import { BadCell } from './faults.ts';
import { foldedBatches, type Folding } from './aggregate-rows.ts';
import type { Inspection, SourceFile } from './files/inspect.ts';
import { cellText, takeRecords } from './files/records.ts';

/** One field a table can supply. */
export interface FieldSpec {
  field: SuppliedField;
  /** Published names for the receipt, as "ADMSSN / APPLCN". Left out: the columns the file has, the first with a value counting. */
  variable?: string;
  period: string;
  /** Columns that `read` takes, in its order. Those the file lacks read as blank; a file with none of the needed ones lacks the field. */
  columns: readonly string[];
  /** Columns without which the field is left out; all of them must be there. Default: any of `columns`. */
  needs?: readonly string[];
  read: Read;
}

/**
 * A published table: how to know it and what it says. Adding one is adding data, not code: this, and its columns in `columns/`, of which
 * the key columns must be in every file.
 */
export interface TableSpec {
  /** The same every year: "ADM". */
  table: string;
  directory?: boolean;
  /** Columns by which the table is known; together no other table has them. */
  marks: readonly string[];
  /** And one of these, where given. */
  anyMark?: readonly string[];
  /** What it supplies in a year's file. */
  fields(year: number, period: string): readonly FieldSpec[];
  /** A column that tells the year of a row, in files that hold several years: other years' rows are passed over. */
  yearColumn?: string;
  /** The year that the columns tell, where they do: no name then counts. */
  yearIn?(header: readonly string[]): number | null;
  /** Where an institution has several rows: what they become. `fields` then name the columns of the folded row. */
  fold?(header: readonly string[], year: number, label: string): Folding;
  /** True where a row without a UNITID is no fault: some that are asked have none. `strangers` is the column with their names. */
  mayLackUnitId?: boolean;
  strangers?: string;
  /** What the table says of colleges it does not list. */
  silence?: Silence;
  /** What of a file is passed over on purpose, for people. */
  leftOut?(year: number, header: readonly string[], name: string): string[];
}

/** A recognised file on its way to becoming a table. */
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

/** The table's rows, as fields; `missing` names the fields this file has no columns for. Throws `invalid` where it cannot be folded. */
export function openTable(source: TableFile, year: number, period: string): { table: SourceTable; missing: FieldSpec[] } {
  const { file, inspection, spec } = source;
  const folding = spec.fold?.(inspection.header, year, file.label);
  const specs = spec.fields(year, period);
  const index = columnIndex(folding?.columns ?? inspection.header);
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
    fields: present.map((field) => receiptOf(field, index)),
    ...(spec.silence && { silence: spec.silence }),
    batches: () =>
      folding
        ? foldedBatches(file, inspection, folding, isWanted, (unitId, cells) => ({ unitId, ...suppliedValues(cells, bound) }))
        : plainBatches(source, isWanted, bound),
  };
  return { table, missing: specs.filter((field) => !present.includes(field)) };
}

function rowsOfYear(column: string | undefined, header: readonly string[], year: number): (cells: readonly string[]) => boolean {
  const at = column === undefined ? -1 : header.indexOf(column);
  return (cells) => at < 0 || cells[at]?.trim() === String(year);
}

function receiptOf({ field, variable, period, columns }: FieldSpec, index: ReadonlyMap<string, number>): SuppliedBy {
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
    // IPEDS puts the status of a value in a column of the same name behind an X.
    flags: spec.columns.map((name) => index.get(`X${name}`) ?? -1),
  };
}

/** One batch a block of the file: some hundred to some thousand rows. */
async function* plainBatches(
  { file, inspection, spec }: TableFile,
  isWanted: (cells: readonly string[]) => boolean,
  fields: readonly BoundField[],
): AsyncGenerator<RowBatch> {
  const unitIdAt = Math.max(0, inspection.header.indexOf('UNITID'));
  let rows: SuppliedRow[] = [];
  let rejects: RejectedRow[] = [];
  const strangersAt = spec.strangers === undefined ? -1 : inspection.header.indexOf(spec.strangers);
  let strangers: string[] = [];
  let nobody = 0;
  const take = (cells: readonly string[], line: number): void => {
    if (!isWanted(cells)) return;
    const text = (cells[unitIdAt] ?? '').trim();
    if (text === '' && spec.mayLackUnitId) {
      nobody += 1;
      if (strangersAt >= 0) strangers.push(cellText(cells, strangersAt));
    } else rows.push({ line, unitId: unitIdIn(text), ...suppliedValues(cells, fields) });
  };
  const reject = (rejected: RejectedRow): void => void rejects.push(rejected);
  for await (const bytesRead of takeRecords(file, inspection, { take, reject })) {
    yield { rows, rejects, nobody, strangers, bytesRead };
    rows = [];
    rejects = [];
    strangers = [];
    nobody = 0;
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

/** Throws BadCell for what is no UNITID. */
export function unitIdIn(text: string): number {
  if (!/^\d{1,8}$/.test(text) || Number(text) === 0) throw new BadCell('bad-unitid', `"${text.slice(0, 40)}" is not a UNITID.`);
  return Number(text);
}
