import type { RejectedRow } from '../../../domain/imports/source-table.ts';
import { csvBlocks, type CsvBlock } from './csv.ts';
import { CellError, sourceError } from '../errors.ts';
import type { Inspection, SourceFile } from './inspect.ts';

/** Receives each record of a file, or its rejection. */
export interface RecordHandler {
  /** Throws CellError to reject the record. */
  take(cells: readonly string[], line: number): void;
  /** `cells` are the readable parts of the record, which may contain the UNITID. */
  reject(rejected: RejectedRow, cells: readonly string[]): void;
}

/** Reads a file once, block by block, and yields the number of bytes read so far. Throws `invalid` if the file changed. */
export async function* readRecords(file: SourceFile, inspection: Inspection, handler: RecordHandler): AsyncGenerator<number> {
  let read = 0;
  for await (const block of csvBlocks(file.open(), inspection.encoding)) {
    handleBlock(block, read === 0 ? 1 : 0, inspection.header.length, handler);
    read = block.bytesRead;
    yield read;
  }
  if (read !== inspection.bytes) throw sourceError('changed', `${file.label} changed while it was being read.`);
}

function handleBlock(block: CsvBlock, from: number, width: number, handler: RecordHandler): void {
  for (const error of block.errors) handler.reject({ ...error, unitId: null }, error.raw.split(','));
  for (let at = from; at < block.records.length; at += 1) {
    const cells = block.records[at] ?? [];
    if (cells.length === 1 && cells[0]?.trim() === '') continue;
    const line = block.lineOf(at);
    try {
      if (cells.length !== width) throw new CellError('ragged-row', `The row has ${cells.length} cells, but the header has ${width}.`);
      handler.take(cells, line);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      const { code, message } = error;
      handler.reject({ line, unitId: null, code, message, raw: block.rawOf(at) }, cells);
    }
  }
}

const MAX_CELL = 4_000;

/** The trimmed text of a cell; '' if there is none. Throws CellError for over-long or damaged text. */
export function cellText(cells: readonly string[], at: number): string {
  if (at < 0) return '';
  const text = (cells[at] ?? '').trim();
  if (text.length > MAX_CELL) throw new CellError('over-long-field', `A cell has more than ${MAX_CELL} characters.`);
  if (text.includes('\uFFFD'))
    throw new CellError('damaged-text', 'The text has replacement characters: it was damaged before publication.');
  return text;
}
