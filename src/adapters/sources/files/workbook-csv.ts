import type { UnusedFile } from '../detect.ts';
import { sourceError } from '../errors.ts';
import { CHUNK_BYTES, type SourceFile } from './inspect.ts';
import { csvLine, type SheetCell } from './xlsx-cells.ts';

export type Sheets = readonly { sheet: string; data?: readonly SheetCell[][] }[];

/** The sheets of a workbook as CSV files. */
export interface WorkbookFiles {
  files: SourceFile[];
  unused: UnusedFile[];
}

/** The first bytes of old Excel files, and of encrypted new ones. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

export const isOle = (bytes: Buffer): boolean => bytes.subarray(0, OLE.length).equals(OLE);

/** All bytes of a stream, or null if there are more than `most`. */
export async function bytesOf(chunks: AsyncIterable<Buffer>, most: number): Promise<Buffer | null> {
  const held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > most) return null;
    held.push(chunk);
  }
  return Buffer.concat(held);
}

/** A workbook beside the one that counts may be too large, so it does not end the run. */
export const tooLarge = ({ label }: SourceFile, what = 'the workbook is too large'): WorkbookFiles => ({
  files: [],
  unused: [{ file: label, reason: `${what}: save its table as CSV` }],
});

/**
 * Keeps the CSV in memory (some megabytes). Each file is read twice, parsing takes almost a second, and a temporary file would remain
 * after a killed run.
 */
export function asCsv({ label, name, within }: SourceFile, sheets: Sheets, mostBytes: number): WorkbookFiles {
  const files: SourceFile[] = [];
  const unused: UnusedFile[] = [];
  for (const { sheet, data = [] } of sheets) {
    const sheetLabel = `${label}!${csvLine([sheet])}`;
    const csv = csvOf(data, sheetLabel, mostBytes);
    if (csv.length === 0) unused.push({ file: sheetLabel, reason: 'it is empty' });
    else files.push({ label: sheetLabel, name, ...(within !== undefined && { within }), open: () => slices(csv) });
  }
  return { files, unused };
}

/** Without bytes if all rows are blank. */
function csvOf(rows: readonly SheetCell[][], label: string, most: number): Buffer {
  const lines: Buffer[] = [];
  let bytes = 0;
  for (const row of rows) {
    const line = Buffer.from(`${csvLine(row)}\n`);
    bytes += line.length;
    if (bytes > most) throw sourceError('xlsx-size', `${label} is too large for a table.`);
    lines.push(line);
  }
  return bytes === lines.length ? Buffer.alloc(0) : Buffer.concat(lines);
}

async function* slices(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield await Promise.resolve(bytes.subarray(at, at + CHUNK_BYTES));
}
