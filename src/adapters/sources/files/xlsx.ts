import readWorkbook, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/universal';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import type { UnusedFile } from '../detect.ts';
import { sourceError } from '../errors.ts';
import { CHUNK_BYTES, type SourceFile } from './inspect.ts';
import { storedZip } from './stored-zip.ts';
import { csvLine, plainNumber, type SheetCell } from './xlsx-cells.ts';
import { spannedCells } from './xlsx-span.ts';
import { inflate, membersOf, zipInMemory, type ZipLimits } from './zip.ts';

/** Limits for a workbook. `totalBytes` is the size of its unpacked XML, `cells` the number of cells that its sheets span. */
export interface WorkbookLimits extends ZipLimits {
  cells: number;
  csvBytes: number;
}

const LIMITS: WorkbookLimits = {
  entries: 500,
  totalBytes: 24 * 1024 ** 2,
  singleBytes: 24 * 1024 ** 2,
  ratio: 200,
  cells: 2_000_000,
  csvBytes: 32 * 1024 ** 2,
};

/** The first bytes of old Excel files, and of encrypted new ones. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Returns each sheet of an .xlsx file as a CSV file. Reports empty sheets, and workbooks that are too large for memory, as unused. Throws
 * `invalid` for an encrypted or damaged workbook, a zip bomb, or another file.
 */
export async function openXlsx(
  workbook: SourceFile,
  limits: WorkbookLimits = LIMITS,
): Promise<{ files: SourceFile[]; unused: UnusedFile[] }> {
  const packed = await bytesOf(workbook.open(), limits.totalBytes);
  const tooLarge = (what: string) => ({ files: [], unused: [{ file: workbook.label, reason: `${what}: save its table as CSV` }] });
  if (!packed) return tooLarge('the workbook is too large');
  rejectOle(packed, workbook.label);
  const parts = await unpack(workbook.label, packed, limits);
  if (!parts) return tooLarge('the workbook is too large');
  if (spannedCells(parts, workbook.label) > limits.cells) return tooLarge('its sheets span too many cells');
  return asCsv(workbook, await readSheets(workbook.label, parts), limits);
}

/** All bytes of a stream, or null if there are more than `most`. */
async function bytesOf(chunks: AsyncIterable<Buffer>, most: number): Promise<Buffer | null> {
  const held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > most) return null;
    held.push(chunk);
  }
  return Buffer.concat(held);
}

function rejectOle(bytes: Buffer, label: string): void {
  if (bytes.length === 0) throw sourceError('empty', `${label} is empty.`);
  if (!bytes.subarray(0, OLE.length).equals(OLE)) return;
  if (bytes.includes(ENCRYPTED)) throw sourceError('xlsx-encrypted', `${label} is encrypted. Save it without a password.`);
  throw sourceError('xls', `${label} is an old Excel file (.xls). Save it as .xlsx or CSV.`);
}

/** The files with table data. Themes, drawings and printer settings are not unpacked. */
const PART = /^xl\/(?:(?:workbook|sharedStrings|styles)\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/i;

/** Unpacks the parts of a workbook under the limits. Returns null if they are too large. */
async function unpack(label: string, packed: Buffer, limits: WorkbookLimits): Promise<Map<string, Buffer> | null> {
  const zip = zipInMemory(label, packed);
  const members = (await membersOf(zip, { ...limits, totalBytes: Infinity })).filter((entry) => PART.test(entry.fileName));
  if (members.reduce((sum, entry) => sum + entry.uncompressedSize, 0) > limits.totalBytes) return null;
  const parts = new Map<string, Buffer>();
  for (const entry of members) {
    const chunks: Buffer[] = [];
    for await (const chunk of inflate(zip, entry, limits)) chunks.push(chunk);
    parts.set(entry.fileName, Buffer.concat(chunks));
  }
  return parts;
}

type Sheets = { sheet: string; data?: SheetCell[][] }[];

/** The library unpacks without limits, so it receives files that were unpacked under limits. */
async function readSheets(label: string, parts: ReadonlyMap<string, Buffer>): Promise<Sheets> {
  try {
    return (await readWorkbook(storedZip(parts), { parseNumber: plainNumber as never })) as unknown as Sheets;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const known = error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError;
    throw sourceError('xlsx-broken', `${label} is not a readable workbook${known ? `: ${error.message}` : ''}.`);
  }
}

/**
 * Keeps the CSV in memory (some megabytes). Each file is read twice, parsing takes almost a second, and a temporary file would remain
 * after a killed run.
 */
function asCsv({ label, name, within }: SourceFile, sheets: Sheets, limits: WorkbookLimits): { files: SourceFile[]; unused: UnusedFile[] } {
  const files: SourceFile[] = [];
  const unused: UnusedFile[] = [];
  for (const { sheet, data = [] } of sheets) {
    const sheetLabel = `${label}!${csvLine([sheet])}`;
    const csv = csvOf(data, sheetLabel, limits.csvBytes);
    if (csv.length === 0) unused.push({ file: sheetLabel, reason: 'it is empty' });
    else files.push({ label: sheetLabel, name, ...(within !== undefined && { within }), open: () => slices(csv) });
  }
  return { files, unused };
}

function csvOf(rows: readonly SheetCell[][], label: string, most: number): Buffer {
  const lines: Buffer[] = [];
  let bytes = 0;
  for (const row of rows) {
    const line = Buffer.from(`${csvLine(row)}\n`);
    bytes += line.length;
    if (bytes > most) throw sourceError('xlsx-size', `${label} is too large for a table.`);
    lines.push(line);
  }
  return Buffer.concat(lines);
}

async function* slices(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield await Promise.resolve(bytes.subarray(at, at + CHUNK_BYTES));
}
