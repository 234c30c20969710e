import type { RowBatch, SourceTable, SuppliedBy, SuppliedField, SuppliedRow, SuppliedValue } from '../../domain/data-sync/source-table.ts';
import { STATUS_LETTERS } from '../../domain/data-sync/source-table.ts';
import type { Read } from './cells.ts';
import { csvBlocks, type CsvBlock } from './csv.ts';
import { BadCell, refusal } from './faults.ts';
import type { Inspection, SourceFile } from './inspect.ts';

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

/** A published table: how to know it and what it says. Adding one is adding data, not code. */
export interface TableSpec {
  /** The same every year: "ADM". */
  table: string;
  directory?: boolean;
  /** Columns by which the table is known; together no other table has them. */
  marks: readonly string[];
  /** And one of these, where given. */
  anyMark?: readonly string[];
  /** Columns whose absence refuses the file: a renamed key column must not read as "no data". */
  required: readonly string[];
  /** What it supplies in a year's file. */
  fields(year: number, period: string): readonly FieldSpec[];
  /** A column that tells the year of a row, in files that hold several years: other years' rows are passed over. */
  yearColumn?: string;
  /** What of a file is passed over on purpose, for people. */
  leftOut?(year: number, header: readonly string[]): string[];
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

/** The table's rows, as fields; `missing` names the fields this file has no columns for. */
export function openTable(source: TableFile, year: number, period: string): { table: SourceTable; missing: FieldSpec[] } {
  const { file, inspection, spec } = source;
  const specs = spec.fields(year, period);
  const index = columnIndex(inspection.header);
  const present = specs.filter((field) => isSupplied(field, index));
  const bound = present.map((field) => bind(field, index));
  const unitId = index.get('UNITID') ?? 0;
  const rowYear = spec.yearColumn === undefined ? undefined : index.get(spec.yearColumn);
  const isOfYear = (cells: readonly string[]) => rowYear === undefined || cells[rowYear]?.trim() === String(year);
  const table: SourceTable = {
    file: file.label,
    bytes: inspection.bytes,
    sha256: inspection.sha256,
    table: spec.table,
    year,
    directory: spec.directory ?? false,
    encoding: inspection.encoding,
    fields: present.map((field) => receiptOf(field, index)),
    batches: () => readBatches(file, inspection, (cells) => (isOfYear(cells) ? suppliedRow(cells, unitId, bound) : null)),
  };
  return { table, missing: specs.filter((field) => !present.includes(field)) };
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

type Row = Omit<SuppliedRow, 'line'>;

/** One batch a block of the file: some hundred to some thousand rows. */
async function* readBatches(
  file: SourceFile,
  inspection: Inspection,
  toRow: (cells: readonly string[]) => Row | null,
): AsyncGenerator<RowBatch> {
  let read = 0;
  for await (const block of csvBlocks(file.open(), inspection.encoding)) {
    const header = read === 0 ? 1 : 0;
    read = block.bytesRead;
    yield readBlock(block, header, inspection.header.length, toRow);
  }
  if (read !== inspection.bytes) throw refusal('changed', `${file.label} changed while it was being read.`);
}

function readBlock(block: CsvBlock, from: number, width: number, toRow: (cells: readonly string[]) => Row | null): RowBatch {
  const batch: RowBatch = { rows: [], rejects: block.faults.map((fault) => ({ ...fault, unitId: null })), bytesRead: block.bytesRead };
  for (let at = from; at < block.records.length; at += 1) {
    const cells = block.records[at] ?? [];
    if (cells.length === 1 && cells[0]?.trim() === '') continue;
    try {
      if (cells.length !== width) throw new BadCell('ragged-row', `The row has ${cells.length} cells, the header ${width}.`);
      const row = toRow(cells);
      if (row) batch.rows.push({ line: block.lineOf(at), ...row });
    } catch (fault) {
      if (!(fault instanceof BadCell)) throw fault;
      const { code, message } = fault;
      batch.rejects.push({ line: block.lineOf(at), unitId: null, code, message, raw: block.rawOf(at) });
    }
  }
  return batch;
}

const MAX_CELL = 4_000;

function suppliedRow(cells: readonly string[], unitIdColumn: number, fields: readonly BoundField[]): Row {
  const unitId = unitIdIn(cells[unitIdColumn] ?? '');
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
  return { unitId, values, statuses };
}

function unitIdIn(text: string): number {
  const trimmed = text.trim();
  if (!/^\d{1,8}$/.test(trimmed) || Number(trimmed) === 0) throw new BadCell('bad-unitid', `"${trimmed.slice(0, 40)}" is not a UNITID.`);
  return Number(trimmed);
}

function cellText(cells: readonly string[], at: number): string {
  if (at < 0) return '';
  const text = (cells[at] ?? '').trim();
  if (text.length > MAX_CELL) throw new BadCell('over-long-field', `A cell is longer than ${MAX_CELL} characters.`);
  if (text.includes('\uFFFD')) throw new BadCell('damaged-text', 'The text lost characters before it was published.');
  return text;
}
