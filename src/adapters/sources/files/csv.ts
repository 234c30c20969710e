import { linesIn, MAX_RECORD_BYTES, parseRecords, type BlockRecords, type BlockText } from './csv-block.ts';
import { readByLine } from './csv-by-line.ts';
import type { Encoding } from './encoding.ts';

/** Whether the text of a column's cells is read. */
export type WantedCells = readonly boolean[];

export interface CsvBlock extends BlockRecords {
  bytesRead: number;
  /** The file ends in this block, without a line end. */
  isOpen: boolean;
}

const NEWLINE = 10;
const COMMA = 44;
const NONE: ReadonlySet<number> = new Set();

/**
 * Splits a file into records, one block of complete lines at a time. If the parser finds an error in a block, the lines are parsed one by
 * one, so that one bad row rejects one row. The first record is the header, with `width` cells. A record may lack the text of cells that
 * are not `wanted`, by column; it has their number.
 */
export async function* csvBlocks(
  chunks: AsyncIterable<Buffer>,
  encoding: Encoding,
  width: number,
  wanted?: WantedCells,
): AsyncGenerator<CsvBlock> {
  let carry: Buffer = Buffer.alloc(0);
  let line = 1;
  let bytesRead = 0;
  for await (const chunk of chunks) {
    bytesRead += chunk.length;
    const data = carry.length === 0 ? chunk : Buffer.concat([carry, chunk]);
    const end = data.lastIndexOf(NEWLINE) + 1;
    // One byte over the limit is enough to reject the line, so the rest of an endless line is dropped.
    const tail = data.subarray(end, end + MAX_RECORD_BYTES + 1);
    if (end === 0) {
      carry = tail;
      continue;
    }
    const block = readBlock({ bytes: data.subarray(0, end), line, encoding, width, isLast: false }, wanted);
    carry = block.rest === 0 ? tail : Buffer.concat([data.subarray(end - block.rest, end), tail]);
    line = block.nextLine;
    yield { ...block, bytesRead, isOpen: false };
  }
  if (carry.length === 0) return;
  const last = readBlock({ bytes: carry, line, encoding, width, isLast: true }, wanted);
  yield { ...last, bytesRead, isOpen: carry.at(-1) !== NEWLINE };
}

const readBlock = (block: BlockText, wanted?: WantedCells): BlockRecords => readWhole(block, wanted) ?? readByLine(block);

/**
 * Reads a block without errors and with one record per line; otherwise returns null. Lines without quotes are split directly, which is five
 * times as fast as the parser. Lines with quotes are parsed together. A quoted line break gives fewer records than lines.
 */
function readWhole(block: BlockText, wanted?: WantedCells): BlockRecords | null {
  const lines = linesIn(block);
  if (lines.some((text) => text.length > MAX_RECORD_BYTES)) return null;
  const quoted = lines.filter((text) => text.includes('"'));
  const parsed = quoted.length === 0 ? [] : parseRecords(quoted.join('\n'));
  if (parsed?.length !== quoted.length) return null;
  let next = 0;
  const records = lines.map((text) => (text.includes('"') ? (parsed[next++] ?? []) : cellsOf(text, block.width, wanted)));
  return {
    records,
    repaired: NONE,
    lineOf: (record) => block.line + record,
    rawOf: (record) => lines[record] ?? '',
    errors: [],
    nextLine: block.line + lines.length,
    rest: 0,
  };
}

/** The cells of a line without quotes. Only wanted columns get a text: most files have hundreds of columns that no field uses. */
function cellsOf(line: string, width: number, wanted: WantedCells | undefined): string[] {
  if (!wanted) return line.split(',');
  const cells = new Array<string>(width).fill('');
  let column = 0;
  let start = 0;
  for (let at = 0; at <= line.length; at += 1) {
    if (at < line.length && line.charCodeAt(at) !== COMMA) continue;
    if (wanted[column]) cells[column] = line.slice(start, at);
    start = at + 1;
    column += 1;
  }
  return column === width ? cells : line.split(',');
}
