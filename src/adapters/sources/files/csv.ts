import { parse } from 'csv-parse/sync';
import { decodeText, withoutMark, type Encoding } from './encoding.ts';

/** A record that could not be told apart from its neighbours. */
export interface RecordFault {
  line: number;
  code: string;
  message: string;
  raw: string;
}

/** Records of a stretch of the file, with the line each starts on. */
export interface CsvBlock {
  records: string[][];
  lineOf(record: number): number;
  rawOf(record: number): string;
  faults: RecordFault[];
  bytesRead: number;
}

const NEWLINE = 10;
const QUOTE = 34;
/** The longest real record, a Scorecard row, takes 40 kB. */
const MAX_RECORD_BYTES = 131_072;
/** No federal file has quoted line breaks; a quote that stays open longer than this is a fault of its own row, not of all that follow. */
const MAX_RECORD_LINES = 20;
const MAX_RAW = 1_000;

/**
 * Cuts a file into records, a block of whole lines at a time. The parser sees a block, and only when it finds a fault in it are the
 * lines tried one by one: one bad row then costs one row. The first record is the header.
 */
export async function* csvBlocks(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<CsvBlock> {
  let carry: Buffer = Buffer.alloc(0);
  let line = 1;
  let bytesRead = 0;
  for await (const chunk of chunks) {
    bytesRead += chunk.length;
    const data = carry.length === 0 ? chunk : Buffer.concat([carry, chunk]);
    const end = data.lastIndexOf(NEWLINE) + 1;
    // One byte over the limit is enough to reject the line; the rest of an endless one need not be kept.
    const tail = data.subarray(end, end + MAX_RECORD_BYTES + 1);
    if (end === 0) {
      carry = tail;
      continue;
    }
    const block = readBlock(data.subarray(0, end), line, encoding, false);
    carry = block.rest === 0 ? tail : Buffer.concat([data.subarray(end - block.rest, end), tail]);
    line = block.nextLine;
    yield { ...block, bytesRead };
  }
  if (carry.length > 0) yield { ...readBlock(carry, line, encoding, true), bytesRead };
}

type Block = Omit<CsvBlock, 'bytesRead'> & { nextLine: number; rest: number };

function readBlock(bytes: Buffer, line: number, encoding: Encoding, last: boolean): Block {
  return readWhole(bytes, line, encoding) ?? readByLine(bytes, line, encoding, last);
}

/**
 * The usual case: no fault, and a record a line. Null when that does not hold. Lines without a quote need no parser (they are most of
 * what is published, and splitting them is five times as fast); those with one go through it together. A quote that runs over a line
 * end makes them fewer records than lines.
 */
function readWhole(bytes: Buffer, line: number, encoding: Encoding): Block | null {
  const lines = withoutMark(decodeText(bytes, encoding)).split('\n').map(withoutReturn);
  if (lines.at(-1) === '') lines.pop();
  if (lines.some((text) => text.length > MAX_RECORD_BYTES)) return null;
  const quoted = lines.filter((text) => text.includes('"'));
  const parsed = quoted.length === 0 ? [] : parseRecords(quoted.join('\n'));
  if (parsed?.length !== quoted.length) return null;
  let next = 0;
  const records = lines.map((text) => (text.includes('"') ? (parsed[next++] ?? []) : text.split(',')));
  return {
    records,
    lineOf: (record) => line + record,
    rawOf: (record) => cut(lines[record] ?? ''),
    faults: [],
    nextLine: line + lines.length,
    rest: 0,
  };
}

function withoutReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}

function parseRecords(text: string): string[][] | null {
  try {
    return parse(text, { record_delimiter: ['\r\n', '\n'], relax_column_count: true, max_record_size: MAX_RECORD_BYTES });
  } catch {
    return null;
  }
}

interface Span {
  start: number;
  end: number;
  lines: number;
  /** Why the span is no record; `unfinished`: the block ended inside a quoted cell. */
  fault?: 'over-long-record' | 'unterminated-quote' | 'unfinished';
}

function readByLine(bytes: Buffer, line: number, encoding: Encoding, last: boolean): Block {
  const records: string[][] = [];
  const spans: (Span & { line: number })[] = [];
  const faults: RecordFault[] = [];
  const textOf = (span: Span) => cut(decodeText(bytes.subarray(span.start, span.end), encoding).trimEnd());
  let start = 0;
  while (start < bytes.length) {
    const span = nextSpan(bytes, start, last);
    if (span.fault === 'unfinished') break;
    const found = span.fault === undefined ? parseRecords(withoutMark(decodeText(bytes.subarray(span.start, span.end), encoding))) : null;
    const record = found?.length === 1 ? found[0] : undefined;
    const used = record ? span : firstLine(bytes, start);
    if (record) {
      records.push(record);
      spans.push({ ...span, line });
    } else {
      faults.push({ line, ...FAULTS[span.fault ?? 'bad-quote'], raw: textOf(used) });
    }
    start = used.end;
    line += used.lines;
  }
  const at = (record: number) => spans[record] as Span & { line: number };
  return {
    records,
    lineOf: (record) => at(record).line,
    rawOf: (record) => textOf(at(record)),
    faults,
    nextLine: line,
    rest: bytes.length - start,
  };
}

const FAULTS = {
  'over-long-record': { code: 'over-long-record', message: `The record is longer than ${MAX_RECORD_BYTES} bytes.` },
  'unterminated-quote': { code: 'unterminated-quote', message: 'A quote is opened and never closed.' },
  'bad-quote': { code: 'bad-quote', message: 'A quote stands inside a cell that is not quoted, or text follows a closing quote.' },
} as const;

function firstLine(bytes: Buffer, start: number): Span {
  const newline = bytes.indexOf(NEWLINE, start);
  return { start, end: newline === -1 ? bytes.length : newline + 1, lines: 1 };
}

/** The lines from `start` on that belong together: up to the first line end outside quotes. */
function nextSpan(bytes: Buffer, start: number, last: boolean): Span {
  const first = firstLine(bytes, start);
  let quotes = 0;
  let { end } = first;
  let from = start;
  for (let lines = 1; lines <= MAX_RECORD_LINES; lines += 1) {
    if (end - start > MAX_RECORD_BYTES) return { ...first, fault: lines === 1 ? 'over-long-record' : 'unterminated-quote' };
    quotes += countOf(QUOTE, bytes, from, end);
    if (quotes % 2 === 0) return { start, end, lines };
    if (end === bytes.length) return { ...first, fault: last ? 'unterminated-quote' : 'unfinished' };
    from = end;
    end = firstLine(bytes, end).end;
  }
  return { ...first, fault: 'unterminated-quote' };
}

function countOf(byte: number, bytes: Buffer, from: number, to: number): number {
  let count = 0;
  for (let at = bytes.indexOf(byte, from); at !== -1 && at < to; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}

function cut(text: string): string {
  return text.slice(0, MAX_RAW);
}
