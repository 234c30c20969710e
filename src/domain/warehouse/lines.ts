import type { CollegeRecord } from '../colleges/college.ts';
import type { SuppliedRowOfCollege } from '../history/history-points.ts';
import type { ImportsById } from '../imports/import-facts.ts';
import { collegeRow, historyRows, runFileRows, runRows, valueSourceRows, type Row } from './rows.ts';
import type { TableName } from './tables.ts';

/** One state of the catalog, to read every table from. */
export interface PublishedCatalog {
  colleges: readonly CollegeRecord[];
  imports: ImportsById;
  suppliedOf: (collegeIds: readonly number[]) => Promise<ReadonlyMap<number, SuppliedRowOfCollege[]>>;
  /** Lets the process answer requests before long work goes on. */
  pause: () => Promise<void>;
}

/** JSON lines, and how many they are. */
export interface Lines {
  text: string;
  rows: number;
}

/** Some ten milliseconds of work. */
const COLLEGES_PER_PIECE = 20;

/** The rows of a table as NDJSON, in pieces between which the process answers requests. Both engines load these lines. */
export async function* linesOf(table: TableName, catalog: PublishedCatalog): AsyncGenerator<Lines> {
  if (table === 'runs' || table === 'run_files') {
    yield toLines(table === 'runs' ? runRows(catalog.imports) : runFileRows(catalog.imports));
    return;
  }
  for (let first = 0; first < catalog.colleges.length; first += COLLEGES_PER_PIECE) {
    yield toLines(await rowsOf(table, catalog.colleges.slice(first, first + COLLEGES_PER_PIECE), catalog));
    await catalog.pause();
  }
}

async function rowsOf(
  table: 'colleges' | 'history' | 'value_sources',
  colleges: readonly CollegeRecord[],
  { suppliedOf }: PublishedCatalog,
): Promise<Row[]> {
  if (table === 'colleges') return colleges.map(collegeRow);
  if (table === 'value_sources') return colleges.flatMap((college) => [...valueSourceRows(college)]);
  const supplied = await suppliedOf(colleges.map(({ id }) => id));
  return colleges.flatMap((college) => [...historyRows(college, supplied.get(college.id) ?? [])]);
}

const toLines = (rows: readonly Row[]): Lines => ({ text: rows.map((row) => `${JSON.stringify(row)}\n`).join(''), rows: rows.length });
