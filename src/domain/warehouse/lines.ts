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

/** So many are read from the database at once. */
const COLLEGES_PER_READ = 20;
/** Some ten milliseconds of work: a college has about 120 rows of history. */
const COLLEGES_PER_PIECE = 4;

/** The rows of a table as NDJSON, in pieces between which the process answers requests. Both engines load these lines. */
export async function* linesOf(table: TableName, catalog: PublishedCatalog): AsyncGenerator<Lines> {
  if (table === 'runs' || table === 'run_files') {
    yield toLines(table === 'runs' ? runRows(catalog.imports) : runFileRows(catalog.imports));
    return;
  }
  for (const read of inParts(catalog.colleges, COLLEGES_PER_READ)) {
    const rowsOf = await rowsOfTable(table, read, catalog);
    for (const piece of inParts(read, COLLEGES_PER_PIECE)) {
      yield toLines(piece.flatMap(rowsOf));
      await catalog.pause();
    }
  }
}

async function rowsOfTable(
  table: 'colleges' | 'history' | 'value_sources',
  colleges: readonly CollegeRecord[],
  { suppliedOf }: PublishedCatalog,
): Promise<(college: CollegeRecord) => Row[]> {
  if (table === 'colleges') return (college) => [collegeRow(college)];
  if (table === 'value_sources') return (college) => [...valueSourceRows(college)];
  const supplied = await suppliedOf(colleges.map(({ id }) => id));
  return (college) => [...historyRows(college, supplied.get(college.id) ?? [])];
}

function* inParts<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let first = 0; first < all.length; first += size) yield all.slice(first, first + size);
}

const toLines = (rows: readonly Row[]): Lines => ({ text: rows.map((row) => `${JSON.stringify(row)}\n`).join(''), rows: rows.length });
