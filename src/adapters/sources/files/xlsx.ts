import readWorkbook, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/universal';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { sourceError } from '../errors.ts';
import type { SourceFile } from './inspect.ts';
import { storedZip } from './stored-zip.ts';
import { asCsv, bytesOf, isOle, tooLarge, type Sheets, type WorkbookFiles } from './workbook-csv.ts';
import { plainNumber } from './xlsx-cells.ts';
import { spannedCells } from './xlsx-span.ts';
import { inflate, membersOf, type ZipLimits } from './zip.ts';
import { zipInMemory } from './zip-input.ts';

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

const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Returns each sheet of an .xlsx file as a CSV file. Reports empty sheets, and workbooks that are too large for memory, as unused. Throws
 * `invalid` for an encrypted or damaged workbook, a zip bomb, or another file.
 */
export async function openXlsx(workbook: SourceFile, limits: WorkbookLimits = LIMITS): Promise<WorkbookFiles> {
  const packed = await bytesOf(workbook.open(), limits.totalBytes);
  if (!packed) return tooLarge(workbook);
  rejectOle(packed, workbook.label);
  const parts = await unpack(workbook.label, packed, limits);
  if (!parts) return tooLarge(workbook);
  if (spannedCells(parts, workbook.label) > limits.cells) return tooLarge(workbook, 'its sheets span too many cells');
  return asCsv(workbook, await readSheets(workbook.label, parts), limits.csvBytes);
}

function rejectOle(bytes: Buffer, label: string): void {
  if (bytes.length === 0) throw sourceError('empty', `${label} is empty.`);
  if (!isOle(bytes)) return;
  if (bytes.includes(ENCRYPTED)) throw sourceError('xlsx-encrypted', `${label} is encrypted. Save it without a password.`);
  throw sourceError('xls', `${label} is an old Excel file (.xls). Give it that name.`);
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
