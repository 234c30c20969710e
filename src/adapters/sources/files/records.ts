import type { RejectedRow } from '../../../domain/imports/source-table.ts';
import { csvBlocks, type CsvBlock } from './csv.ts';
import { BadCell, refusal } from '../faults.ts';
import type { Inspection, SourceFile } from './inspect.ts';

/** What is done with a file's records: each is taken, or comes back as a reject. */
export interface Taker {
  /** Throws BadCell for a record that cannot be used. */
  take(cells: readonly string[], line: number): void;
  /** `cells` are what could be told apart of the record, to find out whose it is. */
  reject(rejected: RejectedRow, cells: readonly string[]): void;
}

/** Reads a file once, a block at a time, and says after each block how many bytes that were. Throws `invalid` if the file changed. */
export async function* takeRecords(file: SourceFile, inspection: Inspection, taker: Taker): AsyncGenerator<number> {
  let read = 0;
  for await (const block of csvBlocks(file.open(), inspection.encoding)) {
    takeBlock(block, read === 0 ? 1 : 0, inspection.header.length, taker);
    read = block.bytesRead;
    yield read;
  }
  if (read !== inspection.bytes) throw refusal('changed', `${file.label} changed while it was being read.`);
}

function takeBlock(block: CsvBlock, from: number, width: number, taker: Taker): void {
  for (const fault of block.faults) taker.reject({ ...fault, unitId: null }, fault.raw.split(','));
  for (let at = from; at < block.records.length; at += 1) {
    const cells = block.records[at] ?? [];
    if (cells.length === 1 && cells[0]?.trim() === '') continue;
    const line = block.lineOf(at);
    try {
      if (cells.length !== width) throw new BadCell('ragged-row', `The row has ${cells.length} cells, the header ${width}.`);
      taker.take(cells, line);
    } catch (fault) {
      if (!(fault instanceof BadCell)) throw fault;
      const { code, message } = fault;
      taker.reject({ line, unitId: null, code, message, raw: block.rawOf(at) }, cells);
    }
  }
}

const MAX_CELL = 4_000;

/** The text of a cell, trimmed; '' where there is none. Throws BadCell for text that cannot be what was published. */
export function cellText(cells: readonly string[], at: number): string {
  if (at < 0) return '';
  const text = (cells[at] ?? '').trim();
  if (text.length > MAX_CELL) throw new BadCell('over-long-field', `A cell is longer than ${MAX_CELL} characters.`);
  if (text.includes('\uFFFD')) throw new BadCell('damaged-text', 'The text lost characters before it was published.');
  return text;
}
