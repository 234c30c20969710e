import readWorkbook, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/universal';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import type { Unused } from '../detect.ts';
import { refusal } from '../faults.ts';
import { CHUNK_BYTES, type SourceFile } from './inspect.ts';
import { storedZip } from './stored-zip.ts';
import { csvLine, plainNumber, type SheetCell } from './xlsx-cells.ts';
import { spannedCells } from './xlsx-span.ts';
import { inflate, membersOf, zipInMemory, type ZipLimits } from './zip.ts';

/** What a workbook may hold to be read; `totalBytes` counts its XML unpacked, `cells` the rectangles its sheets span. */
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

/** Old Excel files and encrypted new ones begin like this. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * The sheets of an .xlsx file, each as a CSV file of its own. Workbooks too large to hold in memory, and empty sheets, are named as
 * unused. Throws `invalid` for what is no workbook, is encrypted, damaged, or a bomb.
 */
export async function openXlsx(workbook: SourceFile, limits: WorkbookLimits = LIMITS): Promise<{ files: SourceFile[]; unused: Unused[] }> {
  const packed = await bytesOf(workbook.open(), limits.totalBytes);
  const tooLarge = (what: string) => ({ files: [], unused: [{ file: workbook.label, reason: `${what}: save its table as CSV` }] });
  if (!packed) return tooLarge('it is too large a workbook');
  refuseOle(packed, workbook.label);
  const parts = await unpack(workbook.label, packed, limits);
  if (!parts) return tooLarge('it is too large a workbook');
  if (spannedCells(parts, workbook.label) > limits.cells) return tooLarge('its sheets span too many cells');
  return asCsv(workbook, await readSheets(workbook.label, parts), limits);
}

/** All bytes of a stream; null when there are more than `most`. */
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

function refuseOle(bytes: Buffer, label: string): void {
  if (bytes.length === 0) throw refusal('empty', `${label} is empty.`);
  if (!bytes.subarray(0, OLE.length).equals(OLE)) return;
  if (bytes.includes(ENCRYPTED)) throw refusal('xlsx-encrypted', `${label} is encrypted: save it without a password.`);
  throw refusal('xls', `${label} is an old Excel file (.xls): save it as .xlsx or CSV.`);
}

/** What tables are made of; themes, drawings and settings of printers are left packed. */
const PART = /^xl\/(?:(?:workbook|sharedStrings|styles)\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/i;

/** The parts of a workbook, unpacked under the limits of any zip; null when they are too large to hold. */
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

/** The reader unpacks without limits, so it gets what was unpacked under them. */
async function readSheets(label: string, parts: ReadonlyMap<string, Buffer>): Promise<Sheets> {
  try {
    return (await readWorkbook(storedZip(parts), { parseNumber: plainNumber as never })) as unknown as Sheets;
  } catch (fault) {
    if (fault instanceof DomainError) throw fault;
    const known = fault instanceof InvalidInputError || fault instanceof InvalidSpreadsheetError;
    throw refusal('xlsx-broken', `${label} is no workbook that can be read${known ? `: ${fault.message}` : ''}.`);
  }
}

/**
 * CSV is kept in memory, some megabytes: the file is read twice, parsing it costs most of a second, and a temporary file would stay
 * behind when the run is killed.
 */
function asCsv({ label, name, within }: SourceFile, sheets: Sheets, limits: WorkbookLimits): { files: SourceFile[]; unused: Unused[] } {
  const files: SourceFile[] = [];
  const unused: Unused[] = [];
  for (const { sheet, data = [] } of sheets) {
    const own = `${label}!${csvLine([sheet])}`;
    const csv = csvOf(data, own, limits.csvBytes);
    if (csv.length === 0) unused.push({ file: own, reason: 'it is empty' });
    else files.push({ label: own, name, ...(within !== undefined && { within }), open: () => slices(csv) });
  }
  return { files, unused };
}

function csvOf(rows: readonly SheetCell[][], label: string, most: number): Buffer {
  const lines: Buffer[] = [];
  let bytes = 0;
  for (const row of rows) {
    const line = Buffer.from(`${csvLine(row)}\n`);
    bytes += line.length;
    if (bytes > most) throw refusal('xlsx-size', `${label} is larger than a table can be.`);
    lines.push(line);
  }
  return Buffer.concat(lines);
}

async function* slices(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield await Promise.resolve(bytes.subarray(at, at + CHUNK_BYTES));
}
