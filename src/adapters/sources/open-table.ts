import { STATUS_LETTERS } from '../../domain/imports/merge/statuses.ts';
import {
  MAX_ALTERNATIVES,
  type RowBatch,
  type SourceTable,
  type SuppliedBy,
  type SuppliedValue,
} from '../../domain/imports/source-table.ts';
import { aggregatedBatches } from './aggregate-rows.ts';
import { CellError, sourceError } from './errors.ts';
import { cellText, plainText, rawRows } from './files/records.ts';
import { columnKinds } from './mapping/column-kinds.ts';
import { readFrom } from './mapping/read-from.ts';
import { plainBatches } from './plain-rows.ts';
import { schoolYear } from '../../domain/shared/time.ts';
import type { FieldSpec, RowValues, TableFile } from './table.ts';

/** A field with the positions of its columns and of their status flags; -1 for columns that the file lacks. */
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
  const table: SourceTable = {
    file: file.label,
    bytes: inspection.bytes,
    sha256: inspection.sha256,
    table: spec.table,
    year,
    directory: spec.directory ?? false,
    encoding: inspection.encoding,
    header: inspection.firstLines[0]?.trimEnd() ?? '',
    rawRows: (lines) => rawRows(file, inspection, lines),
    fields: present.map((field) => readFrom(suppliedBy(field, index), field, source, aggregation !== undefined)),
    columns: () => columnKinds(file, inspection),
    ...(spec.belowThreshold && { belowThreshold: spec.belowThreshold }),
    async *batches(): AsyncGenerator<RowBatch> {
      const years = rowsOfYear(source, year);
      const skipped = skippedRows(source);
      const isWanted = (cells: readonly string[]) => years.isWanted(cells) && !skipped.isSkipped(cells);
      const textOf = aggregation ? combinedText : cellText;
      const read = (cells: readonly string[]) => suppliedValues(cells, bound, textOf);
      yield* aggregation
        ? aggregatedBatches(file, inspection, aggregation, isWanted, read)
        : plainBatches(source, isWanted, read, [
            years.column,
            skipped.column,
            ...bound.flatMap(({ columns, flags }) => [...columns, ...flags]),
          ]);
      years.refuseNone();
    },
  };
  return { table, missing: specs.filter((field) => !present.includes(field)) };
}

function skippedRows({ inspection: { header }, spec: { skips } }: TableFile) {
  const at = skips === undefined ? -1 : header.indexOf(skips.column);
  return {
    /** -1 if there is no such column. */
    column: at,
    isSkipped: (cells: readonly string[]): boolean => at >= 0 && plainText(cells, at) === skips?.text,
  };
}

const MAX_NAMED_YEARS = 8;

/** The rows of a year, in files with a year column. `refuseNone` throws `invalid` if there were none. */
function rowsOfYear({ file, inspection: { header }, spec }: TableFile, year: number) {
  const { column, textOf = String, meaning } = spec.years ?? {};
  const at = column === undefined ? -1 : header.indexOf(column);
  const wanted = textOf(year);
  const years = new Set<string>();
  return {
    /** -1 if there is no such column. */
    column: at,
    isWanted: (cells: readonly string[]): boolean => {
      if (at < 0) return true;
      const text = plainText(cells, at);
      if (years.size < MAX_NAMED_YEARS) years.add(text.slice(0, 10));
      if (text === wanted) years.add(text);
      return text === wanted;
    },
    refuseNone(): void {
      if (at < 0 || years.size === 0 || years.has(wanted)) return;
      const named = [...years].sort().join(', ');
      const [said, note] = meaning === undefined ? [String(year), ''] : [schoolYear(year), `, ${meaning}`];
      throw sourceError('year-conflict', `${file.label} has no rows of ${said}: its column ${header[at] ?? ''} has ${named}${note}.`);
    },
  };
}

function suppliedBy(spec: FieldSpec, index: ReadonlyMap<string, number>): SuppliedBy {
  const { field, variable, columns, period } = spec;
  const present = columns.filter((name) => index.has(name));
  // A column that the file lacks is never read, but it keeps its number.
  const alternatives = spec.alternatives ?? (variable === undefined && present.length > 1 ? columns : undefined);
  if (alternatives && alternatives.length > MAX_ALTERNATIVES) throw new Error(`${field} has too many alternatives`);
  const recipe = variable ?? (spec.alternatives ?? present).join(', else ');
  return { field, variable: recipe, ...(alternatives && { alternatives }), period };
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

/** The cells of a combined row may be long: their parts were checked when they were read. */
const combinedText: typeof cellText = (cells, at) => cells[at] ?? '';

/** Reads the fields of a row. Throws a CellError that names the column. */
function suppliedValues(cells: readonly string[], fields: readonly BoundField[], textOf: typeof cellText): RowValues {
  const values: SuppliedValue[] = [];
  const unknownCodes = new Set<string>();
  let statuses = '';
  let alternatives = '';
  for (const field of fields) {
    try {
      const texts = field.columns.map((at) => textOf(cells, at));
      const {
        value,
        status,
        alternative = 0,
        unknownCode,
      } = field.spec.read(
        texts,
        field.flags.map((at) => (at < 0 ? '' : (cells[at] ?? '').trim())),
      );
      values.push(value);
      statuses += STATUS_LETTERS[status];
      alternatives += String(alternative);
      if (unknownCode !== undefined)
        unknownCodes.add(`${placeOf(unknownCode, field, cells)}: ${unknownCode} is an unknown code and counts as not reported.`);
    } catch (error) {
      throw error instanceof CellError ? placed(error, placeOf(error.text, field, cells)) : error;
    }
  }
  return { values, statuses, alternatives, unknownCodes: [...unknownCodes] };
}

const placed = ({ code, message, text }: CellError, variable: string): CellError =>
  new CellError(code, `${variable}: ${message}`, text, variable);

/** The column with a text; for a computed value all of its columns. */
function placeOf(text: string | undefined, { spec, columns }: BoundField, cells: readonly string[]): string {
  const at = columns.findIndex((column) => text !== undefined && plainText(cells, column) === text);
  return spec.columns[at] ?? spec.variable ?? spec.columns.join(', ');
}
