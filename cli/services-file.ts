import { readFile, stat } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { services } from '../src/contracts/admin/services/services.resource.ts';
import { categoryAddress } from '../src/contracts/shapes/service-shapes.ts';
import { ENTRY_COLUMNS, type ServiceEntry } from '../src/domain/services/entry.ts';
import { readCell } from '../src/domain/shared/csv.ts';
import { DomainError } from '../src/domain/shared/domain-error.ts';

/** A row that cannot be read. Line 1 has the names of the columns. */
export interface RowFault {
  line: number;
  column: string;
  fault: string;
}

/** All entries of the file, or its faults. */
export type ServicesFile = { entries: ServiceEntry[] } | { faults: RowFault[] };

const MOST_BYTES = 5 * 1024 ** 2;
const MOST_FAULTS = 50;

const entry = z.strictObject({ ...services.spec.create.omit({ categoryId: true }).shape, category: categoryAddress });

/**
 * Reads services from a UTF-8 CSV file in the form of `services export`, in any order of columns. Throws `invalid` for a file that is
 * missing, too large or of another form; faults of rows are returned with their lines.
 */
export async function readServices(file: string): Promise<ServicesFile> {
  const rows = rowsOf(await textOf(file), file);
  const [head = { line: 1, cells: [] }, ...body] = rows;
  checkHeader(head.cells, file);
  const entries: ServiceEntry[] = [];
  const faults: RowFault[] = [];
  const lines = new Map<string, number>();
  for (const { line, cells } of body) {
    const parsed = entry.safeParse(Object.fromEntries(head.cells.map((column, at) => [column, valueOf(column, cells[at] ?? '')])));
    if (!parsed.success) {
      faults.push(...parsed.error.issues.map(({ path, message }) => ({ line, column: String(path[0] ?? ''), fault: message })));
      continue;
    }
    const first = lines.get(parsed.data.slug);
    if (first !== undefined) faults.push({ line, column: 'slug', fault: `Line ${first} has the same address` });
    lines.set(parsed.data.slug, line);
    entries.push(parsed.data);
  }
  return faults.length > 0 ? { faults: faults.slice(0, MOST_FAULTS) } : { entries };
}

async function textOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new DomainError('invalid', 'source.not-found', `${file} is not a file.`);
  if (found.size > MOST_BYTES) throw new DomainError('invalid', 'source.unsupported', `${file} is larger than 5 MB.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch {
    throw new DomainError('invalid', 'source.unsupported', `${file} is not UTF-8 text. Save it as "CSV UTF-8".`);
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
  const known: readonly string[] = ENTRY_COLUMNS;
  const missing = known.filter((column) => !columns.includes(column));
  const unknown = columns.filter((column, at) => !known.includes(column) || columns.indexOf(column) < at);
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
