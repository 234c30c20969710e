import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { services } from '../../../contracts/admin/services/services.resource.ts';
import { categoryAddress } from '../../../contracts/shapes/service-shapes.ts';
import {
  ENTRY_COLUMNS,
  MOST_ENTRIES,
  type EntriesFile,
  type EntriesStart,
  type RowFault,
  type ServiceEntry,
} from '../../../domain/services/entry.ts';
import { readCell } from '../../../domain/shared/csv.ts';
import type { ServiceFiles } from '../../../domain/services/upkeep.ports.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';

const MOST_BYTES = 5 * 1024 ** 2;
const MOST_FAULTS = 50;
const FIRST_ROWS = 20;

const entry = z.strictObject({ ...services.spec.create.omit({ categoryId: true }).shape, category: categoryAddress });

/** Columns that the panel's file of services has besides. They are derived, or say which row it was. */
const IGNORED: readonly string[] = Object.keys(services.spec.record.shape).filter((column) => !isRead(column));

/**
 * Reads services from a UTF-8 CSV file in the form of `services export` or of the panel's file of services, in any order of columns. Throws
 * `invalid` for a file that is missing, too large or of another form; faults of rows are returned with their lines.
 */
async function readServices(file: string): Promise<EntriesFile> {
  const [head = { line: 1, cells: [] }, ...body] = rowsOf(await textOf(file), path.basename(file));
  checkHeader(head.cells, path.basename(file));
  if (body.length > MOST_ENTRIES)
    throw new DomainError('invalid', 'source.unsupported', `${path.basename(file)} has more than ${MOST_ENTRIES} rows.`);
  const entries: ServiceEntry[] = [];
  const faults: RowFault[] = [];
  const lines = new Map<string, number>();
  for (const { line, cells } of body) {
    const parsed = entry.safeParse(Object.fromEntries(cellsOf(head.cells, cells)));
    if (!parsed.success) {
      faults.push(...parsed.error.issues.map(({ path: at, message }) => ({ line, column: String(at[0] ?? ''), fault: message })));
      continue;
    }
    const first = lines.get(parsed.data.slug);
    if (first !== undefined) faults.push({ line, column: 'slug', fault: `Line ${first} has the same address` });
    lines.set(parsed.data.slug, line);
    entries.push(parsed.data);
  }
  return faults.length > 0 ? { faults: faults.slice(0, MOST_FAULTS) } : { entries };
}

/** How a file begins, if it is one of services: undefined for all others. Throws `invalid` if it is one and cannot be read. */
async function lookAtServices(file: string): Promise<EntriesStart | undefined> {
  const found = await stat(file).catch(() => null);
  if (!/\.csv$/i.test(file) || !found || found.size > MOST_BYTES) return undefined;
  const text = await readFile(file, 'utf8');
  const [header = '', ...rest] = text.replace(/^\uFEFF/, '').split(/\r?\n/, FIRST_ROWS + 1);
  const columns = header.split(',').map((column) => column.trim());
  // A file with most of the columns is meant as one; the fault then names the others.
  if (ENTRY_COLUMNS.filter((column) => columns.includes(column)).length < ENTRY_COLUMNS.length / 2) return undefined;
  const [head, ...body] = rowsOf(await textOf(file), path.basename(file));
  checkHeader(head?.cells ?? [], path.basename(file));
  return { header, rows: rest.filter((row) => row !== ''), count: body.length };
}

/** The cells that an entry has, by column. */
const cellsOf = (columns: readonly string[], cells: readonly string[]): [string, unknown][] =>
  columns.flatMap((column, at) => (isRead(column) ? [[column, valueOf(column, cells[at] ?? '')] as [string, unknown]] : []));

function isRead(column: string): boolean {
  return (ENTRY_COLUMNS as readonly string[]).includes(column);
}

async function textOf(file: string): Promise<string> {
  const name = path.basename(file);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new DomainError('invalid', 'source.not-found', `${file} is not a file.`);
  if (found.size > MOST_BYTES) throw new DomainError('invalid', 'source.unsupported', `${name} is larger than 5 MB.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch {
    throw new DomainError('invalid', 'source.unsupported', `${name} is not UTF-8 text. Save it as "CSV UTF-8".`);
  }
}

interface Row {
  line: number;
  cells: string[];
}

function rowsOf(text: string, file: string): Row[] {
  try {
    const parsed = parse(text, { bom: true, info: true, relax_column_count: false, skip_empty_lines: true }) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    return parsed.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new DomainError('invalid', 'source.header', `${file} is not a CSV file: ${error.message}.`);
  }
}

function checkHeader(columns: readonly string[], file: string): void {
  const missing = ENTRY_COLUMNS.filter((column) => !columns.includes(column));
  const unknown = columns.filter((column, at) => !(isRead(column) || IGNORED.includes(column)) || columns.indexOf(column) < at);
  if (missing.length > 0) throw new DomainError('invalid', 'source.missing-columns', `${file} lacks the columns ${missing.join(', ')}.`);
  if (unknown.length > 0)
    throw new DomainError('invalid', 'source.repeated-columns', `${file} has columns that it must not have: ${unknown.join(', ')}.`);
}

const LISTS: readonly string[] = ['features', 'formats'];
const FLAGS: readonly string[] = ['isCommercial', 'isPublicAlternative'];
const NULLABLE: readonly string[] = ['priceRange', 'priceBand', 'checkedAt', 'checkedBy'];

/** What a cell means, for the schema to check. */
function valueOf(column: string, cell: string): unknown {
  const text = readCell(cell);
  if (LISTS.includes(column)) return text === '' ? [] : text.split('|').map((one) => one.trim());
  if (FLAGS.includes(column)) return { true: true, false: false }[text.trim().toLowerCase()] ?? text;
  return text === '' && NULLABLE.includes(column) ? null : text;
}

export const serviceFiles: ServiceFiles = { read: readServices, look: lookAtServices };
