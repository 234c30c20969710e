import { parse } from 'csv-parse/sync';
import { decodeText, withoutByteOrderMark, type Encoding } from './encoding.ts';

/** A record that the parser could not separate from the next one. */
export interface RecordError {
  line: number;
  code: string;
  message: string;
  raw: string;
}

/** Records of one block of the file. `lineOf` returns the line where a record starts. */
export interface CsvBlock {
  records: string[][];
  lineOf(record: number): number;
  rawOf(record: number): string;
  errors: RecordError[];
  bytesRead: number;
}

const NEWLINE = 10;
const QUOTE = 34;
/** The longest real record, a Scorecard row, takes 40 kB. */
const MAX_RECORD_BYTES = 131_072;
/** Federal files have no quoted line breaks. A quote that stays open for more lines is an error of its own row only. */
const MAX_RECORD_LINES = 20;
const MAX_RAW = 1_000;

/**
 * Splits a file into records, one block of complete lines at a time. If the parser finds an error in a block, the lines are parsed one by
 * one, so that one bad row rejects one row. The first record is the header.
 */
export async function* csvBlocks(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<CsvBlock> {
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
 * Reads a block without errors and with one record per line; otherwise returns null. Lines without quotes are split directly, which is five
 * times as fast as the parser. Lines with quotes are parsed together. A quoted line break gives fewer records than lines.
 */
function readWhole(bytes: Buffer, line: number, encoding: Encoding): Block | null {
  const lines = withoutByteOrderMark(decodeText(bytes, encoding)).split('\n').map(withoutReturn);
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
    errors: [],
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
  /** Why the span is not a record. `unfinished`: the block ended inside a quoted cell. */
  error?: 'over-long-record' | 'unterminated-quote' | 'unfinished';
}

function readByLine(bytes: Buffer, line: number, encoding: Encoding, last: boolean): Block {
  const records: string[][] = [];
  const spans: (Span & { line: number })[] = [];
  const errors: RecordError[] = [];
  const textOf = (span: Span) => cut(decodeText(bytes.subarray(span.start, span.end), encoding).trimEnd());
  let start = 0;
  while (start < bytes.length) {
    const span = nextSpan(bytes, start, last);
    if (span.error === 'unfinished') break;
    const found =
      span.error === undefined ? parseRecords(withoutByteOrderMark(decodeText(bytes.subarray(span.start, span.end), encoding))) : null;
    const record = found?.length === 1 ? found[0] : undefined;
    const used = record ? span : firstLine(bytes, start);
    if (record) {
      records.push(record);
      spans.push({ ...span, line });
    } else {
      errors.push({ line, ...ERRORS[span.error ?? 'bad-quote'], raw: textOf(used) });
    }
    start = used.end;
    line += used.lines;
  }
  const at = (record: number) => spans[record] as Span & { line: number };
  return {
    records,
    lineOf: (record) => at(record).line,
    rawOf: (record) => textOf(at(record)),
    errors,
    nextLine: line,
    rest: bytes.length - start,
  };
}

const ERRORS = {
  'over-long-record': { code: 'over-long-record', message: `The record is longer than ${MAX_RECORD_BYTES} bytes.` },
  'unterminated-quote': { code: 'unterminated-quote', message: 'A quoted cell has no closing quote.' },
  'bad-quote': { code: 'bad-quote', message: 'An unquoted cell contains a quote, or text follows a closing quote.' },
} as const;

function firstLine(bytes: Buffer, start: number): Span {
  const newline = bytes.indexOf(NEWLINE, start);
  return { start, end: newline === -1 ? bytes.length : newline + 1, lines: 1 };
}

/** The lines of one record: up to the first line end outside quotes. */
function nextSpan(bytes: Buffer, start: number, last: boolean): Span {
  const first = firstLine(bytes, start);
  let quotes = 0;
  let { end } = first;
  let from = start;
  for (let lines = 1; lines <= MAX_RECORD_LINES; lines += 1) {
    if (end - start > MAX_RECORD_BYTES) return { ...first, error: lines === 1 ? 'over-long-record' : 'unterminated-quote' };
    quotes += countOf(QUOTE, bytes, from, end);
    if (quotes % 2 === 0) return { start, end, lines };
    if (end === bytes.length) return { ...first, error: last ? 'unterminated-quote' : 'unfinished' };
    from = end;
    end = firstLine(bytes, end).end;
  }
  return { ...first, error: 'unterminated-quote' };
}

function countOf(byte: number, bytes: Buffer, from: number, to: number): number {
  let count = 0;
  for (let at = bytes.indexOf(byte, from); at !== -1 && at < to; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}

function cut(text: string): string {
  return text.slice(0, MAX_RAW);
}
