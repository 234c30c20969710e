import { DomainError } from '../../../domain/shared/domain-error.ts';
import { CellError, sourceError } from '../errors.ts';
import type { Inspection, SourceFile } from '../files/inspect.ts';
import { readRecords } from '../files/records.ts';

/** The trimmed texts of a row, as they stand. */
export type Texts<Column extends string> = Readonly<Record<Column, string>>;

/** A reference table, which comes in one file: how that file is recognized and read. Column names are in upper case. */
export interface ReferenceTable<Row, Column extends string = string, Table extends string = string> {
  table: Table;
  /** A column that no other table has. */
  key: Column;
  columns: Readonly<Record<Column, RegExp>>;
  /** Throws `invalid` if neither the name nor the header says it. */
  edition(file: SourceFile, header: readonly string[]): string;
  /** Null: a row that is no occupation, such as a total. Throws CellError for a faulty cell. */
  read(texts: Texts<Column>): Row | null;
  /** Texts that no two rows share. */
  keyOf(row: Row): string;
}

const MOST_NAMED = 3;

/** A file, as it was read: its name without folder, the hash of the table, and the number of its rows. */
export interface ReadFile<Table extends string> {
  table: Table;
  edition: string;
  file: string;
  sha256: string;
  rows: number;
}

/** Whether a header has the column that only this table has. */
export const isTable = <Column extends string>({ columns, key }: ReferenceTable<unknown, Column>, { header }: Inspection): boolean =>
  header.some((name) => columns[key].test(name));

/** Reads all rows of a file. Throws `invalid` if a column is missing or repeated, and if any row is faulty or stands twice. */
export async function readTable<Row, Column extends string, Table extends string>(
  spec: ReferenceTable<Row, Column, Table>,
  source: SourceFile,
  inspection: Inspection,
): Promise<{ file: ReadFile<Table>; rows: Row[] }> {
  const places = placesOf(spec, source, inspection.header);
  const edition = spec.edition(source, inspection.header);
  const rows = new Map<string, Row>();
  const faults: { line: number; message: string }[] = [];
  const records = readRecords(source, inspection, {
    take(cells, line) {
      const texts = Object.fromEntries(places.map(([column, at]) => [column, (cells[at] ?? '').trim()])) as Texts<Column>;
      const row = spec.read(texts);
      if (row === null) return;
      if (rows.has(spec.keyOf(row))) throw new CellError('repeated-row', `${spec.keyOf(row)} stands twice.`);
      rows.set(spec.keyOf(row), row);
      if (Object.values<string>(texts).some((text) => text.includes('\uFFFD')))
        throw new CellError('damaged-text', `line ${line} was damaged before publication.`);
    },
    reject: ({ line, message }) => void faults.push({ line, message }),
    note: () => undefined,
  });
  let isDone = false;
  while (!isDone && faults.length < MOST_NAMED) isDone = (await records.next()).done ?? false;
  if (faults.length > 0) throw faulty(source, faults);
  const { table } = spec;
  return { file: { table, edition, file: source.name, sha256: inspection.sha256, rows: rows.size }, rows: [...rows.values()] };
}

/** The number of each column. */
function placesOf<Column extends string>(
  { columns, table }: ReferenceTable<unknown, Column>,
  { label }: SourceFile,
  header: readonly string[],
): [Column, number][] {
  const found = (Object.entries<RegExp>(columns) as [Column, RegExp][]).map(([column, name]) => ({
    column,
    at: header.flatMap((text, index) => (name.test(text) ? [index] : [])),
  }));
  const missing = found.filter(({ at }) => at.length === 0).map(({ column }) => column);
  if (missing.length > 0)
    throw sourceError('missing-columns', `${label} is the table of ${table} without these columns: ${missing.join(', ')}.`);
  const repeated = found.filter(({ at }) => at.length > 1).map(({ column }) => column);
  if (repeated.length > 0) throw sourceError('repeated-columns', `${label} repeats these columns: ${repeated.join(', ')}.`);
  return found.map(({ column, at }) => [column, at[0] ?? 0]);
}

function faulty({ label }: SourceFile, faults: readonly { line: number; message: string }[]): DomainError {
  const named = faults.slice(0, MOST_NAMED).map(({ line, message }) => `line ${line}: ${message}`);
  return new DomainError('invalid', 'import.too-many-rejects', `${label} has faulty rows. ${named.join(' ')} Nothing was changed.`);
}
