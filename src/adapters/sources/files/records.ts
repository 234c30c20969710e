import type { RejectedRow, RowNote } from '../../../domain/imports/source-table.ts';
import { csvBlocks, type CsvBlock, type WantedCells } from './csv.ts';
import { withRaw } from '../../../domain/imports/rows/rejected-rows.ts';
import { CellError, faultOf, sourceError } from '../errors.ts';
import type { Inspection, MappedColumns, SourceFile } from './inspect.ts';

/** A row and its remark, without the UNITID that its table knows how to read. */
type Rejected = Omit<RejectedRow, 'unitId'>;
type Note = Omit<RowNote, 'unitId'>;

/** Receives each record of a file, or its rejection. */
export interface RecordHandler {
  /** Throws CellError to reject the record. */
  take(cells: readonly string[], line: number): void;
  /** `cells` are the readable parts of the record, which may contain the UNITID. */
  reject(rejected: Rejected, cells: readonly string[]): void;
  /** Receives a note on a record that was taken. */
  note(note: Note, cells: readonly string[]): void;
}

/**
 * Reads a file once, block by block, and yields the number of bytes read so far. Only `wanted` cells, by column, need a text. Throws `invalid` if the file changed, ends inside a row,
 * or has no rows.
 */
export async function* readRecords(
  file: SourceFile,
  inspection: Inspection,
  handler: RecordHandler,
  wanted?: WantedCells,
): AsyncGenerator<number> {
  const mapped = withRules(handler, inspection.mapped);
  let read = 0;
  let rows = 0;
  for await (const block of csvBlocks(file.open(), inspection.encoding, inspection.header.length, wanted)) {
    refuseCutOff(block, inspection.header.length, file.label);
    rows += handleBlock(block, read === 0 ? 1 : 0, inspection.header.length, mapped);
    read = block.bytesRead;
    yield read;
  }
  if (read !== inspection.bytes) throw sourceError('changed', `${file.label} changed while it was being read.`);
  if (rows === 0) throw sourceError('no-rows', `${file.label} has column names and no rows.`);
}

/** A handler that gets the cells as the rules of a person rewrite them. */
function withRules(handler: RecordHandler, { rewrite }: Partial<MappedColumns> = {}): RecordHandler {
  if (!rewrite) return handler;
  return {
    take: (cells, line) => handler.take(rewrite(cells), line),
    reject: (rejected, cells) => handler.reject(rejected, rewrite(cells)),
    note: (note, cells) => handler.note(note, rewrite(cells)),
  };
}

/** Reads a file again, and returns the text of the rows that start in some lines. */
export async function rawRows(
  file: SourceFile,
  { encoding, header }: Inspection,
  lines: ReadonlySet<number>,
): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for await (const block of csvBlocks(file.open(), encoding, header.length)) {
    for (let at = 0; at < block.records.length; at += 1) {
      const line = block.lineOf(at);
      if (lines.has(line)) found.set(line, block.rawOf(at));
    }
    if (found.size === lines.size) break;
  }
  return found;
}

/** A download that broke off ends inside a row. At the end of a line nothing shows it. */
function refuseCutOff(block: CsvBlock, width: number, label: string): void {
  const last = block.isOpen ? lastRowOf(block) : undefined;
  if (!last || last.cells.length >= width || isBlank(last.cells)) return;
  const share = `${last.cells.length} of ${width} cells`;
  throw sourceError('cut-off', `${label} ends inside line ${last.line}: the row has ${share}. Is the download complete?`);
}

/** The last row of a block, if it is a record or ends in an open quote. */
function lastRowOf(block: CsvBlock): { line: number; cells: readonly string[] } | undefined {
  const at = block.records.length - 1;
  const record = { line: at < 0 ? 0 : block.lineOf(at), cells: block.records[at] ?? [] };
  const error = block.errors.find(({ line }) => line > record.line);
  if (!error) return record;
  return error.code === 'unterminated-quote' ? error : undefined;
}

/** Returns the number of rows. */
function handleBlock(block: CsvBlock, from: number, width: number, handler: RecordHandler): number {
  for (const { cells, raw, ...error } of block.errors) handler.reject(withRaw(error, raw), cells);
  let rows = block.errors.length;
  for (let at = from; at < block.records.length; at += 1) {
    const cells = block.records[at] ?? [];
    if (isBlank(cells)) continue;
    rows += 1;
    const line = block.lineOf(at);
    try {
      if (cells.length !== width) throw new CellError('ragged-row', `The row has ${cells.length} cells, but the header has ${width}.`);
      handler.take(cells, line);
      if (block.repaired.has(at)) handler.note({ line, ...STRAY_QUOTE }, cells);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      handler.reject(withRaw({ line, ...faultOf(error) }, block.rawOf(at)), cells);
    }
  }
  return rows;
}

const STRAY_QUOTE = { code: 'stray-quote', message: 'A cell has unescaped quotes. They were read as text.' } as const;

const isBlank = (cells: readonly string[] = []): boolean => cells.length <= 1 && (cells[0] ?? '').trim() === '';

const MAX_CELL = 4_000;

/** A whole number as other programs write it: pandas makes 100654.0 of 100654 in a column with blanks. */
const WHOLE_WITH_POINT = /^-?\d+\.0+$/;

/** The trimmed text of a cell; '' if there is none. A whole number loses its empty fraction: "100654.0" is "100654". */
export function plainText(cells: readonly string[], at: number): string {
  const text = (cells[at] ?? '').trim();
  return text.endsWith('0') && WHOLE_WITH_POINT.test(text) ? text.slice(0, text.indexOf('.')) : text;
}

/** The same. Throws CellError for over-long or damaged text. */
export function cellText(cells: readonly string[], at: number): string {
  if (at < 0) return '';
  const text = plainText(cells, at);
  if (text.length > MAX_CELL) throw new CellError('over-long-field', `The cell has more than ${MAX_CELL} characters.`, text);
  if (text.includes('\uFFFD'))
    throw new CellError('damaged-text', 'The text has replacement characters: it was damaged before publication.', text);
  return text;
}

/** Parses a UNITID. Throws CellError for other text. */
export function unitIdIn(text: string): number {
  if (!/^\d{1,8}$/.test(text) || Number(text) === 0) throw new CellError('bad-unitid', `"${text.slice(0, 40)}" is not a UNITID.`, text);
  return Number(text);
}

/** The UNITID in a cell of a rejected row, or null if it is unreadable. */
export function readableUnitId(cells: readonly string[], at: number): number | null {
  const text = plainText(cells, at);
  return /^\d{1,8}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}
