import { Worker } from 'node:worker_threads';
import { sourceError } from '../errors.ts';
import type { SourceFile } from './inspect.ts';
import { asCsv, bytesOf, isOle, tooLarge, type WorkbookFiles } from './workbook-csv.ts';
import { plainNumber, type SheetCell } from './xlsx-cells.ts';

/** Limits for an old Excel file, which is not compressed. The thread that reads it may use `megabytes` and `seconds`. */
export interface XlsLimits {
  bytes: number;
  cells: number;
  csvBytes: number;
  megabytes: number;
  seconds: number;
}

/** The largest published table, 10,307 campuses × 49 columns, takes 5 MB. */
const LIMITS: XlsLimits = { bytes: 32 * 1024 ** 2, cells: 2_000_000, csvBytes: 32 * 1024 ** 2, megabytes: 512, seconds: 60 };

/** A day has the form 2024-01-31. */
type Cell = Exclude<SheetCell, Date> | number;
type Fault = 'broken' | 'encrypted' | 'too-large';
/** What the thread answers. */
type Reading = { fault: Fault } | { sheets: { sheet: string; rows: Cell[][] }[] };

const REASONS: Record<Exclude<Fault, 'too-large'>, string> = {
  broken: 'it is not a readable old Excel file (.xls): save it as .xlsx or CSV',
  encrypted: 'it has a password: save it without one',
};

/**
 * Returns each sheet of an .xls file (Excel 5 to 2003) as a CSV file; formulas and macros are not run. Many code books have that format, so
 * a file that is damaged, encrypted or too large does not end the run: it is named as unused. Throws `invalid` for a file without bytes.
 */
export async function openXls(workbook: SourceFile, limits: XlsLimits = LIMITS): Promise<WorkbookFiles> {
  const bytes = await bytesOf(workbook.open(), limits.bytes);
  if (!bytes) return tooLarge(workbook);
  if (bytes.length === 0) throw sourceError('empty', `${workbook.label} is empty.`);
  const reading = isOle(bytes) ? await readInThread(bytes, limits) : ({ fault: 'broken' } as const);
  if ('sheets' in reading) return asCsv(workbook, reading.sheets.map(toSheet), limits.csvBytes);
  if (reading.fault === 'too-large') return tooLarge(workbook);
  return { files: [], unused: [{ file: workbook.label, reason: REASONS[reading.fault] }] };
}

/** The library trusts lengths and counts in the file: a forged one could take all memory or never end. */
function readInThread(bytes: Buffer, { cells, megabytes, seconds }: XlsLimits): Promise<Reading> {
  const thread = new Worker(new URL('xls-thread.mjs', import.meta.url), {
    workerData: { bytes: new Uint8Array(bytes), cells },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    execArgv: [],
  });
  return new Promise<Reading>((resolve) => {
    const late = setTimeout(() => resolve({ fault: 'too-large' }), seconds * 1_000);
    thread.once('message', (reading: Reading) => resolve(reading));
    thread.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve({ fault: code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'broken' }),
    );
    thread.once('exit', () => {
      clearTimeout(late);
      resolve({ fault: 'broken' });
    });
  }).finally(() => thread.terminate());
}

const toSheet = ({ sheet, rows }: { sheet: string; rows: Cell[][] }) => ({
  sheet,
  data: rows.map((row) => row.map((cell) => (typeof cell === 'number' ? plainNumber(String(cell)) : cell))),
});
