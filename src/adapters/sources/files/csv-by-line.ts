import { linesIn, MAX_RECORD_BYTES, parseRecords, type BlockRecords, type BlockText, type RecordError } from './csv-block.ts';
import { readLeniently, soundCells } from './stray-quotes.ts';

/** Federal files have no quoted line breaks. A quote that stays open for more lines is an error of its own row only. */
const MAX_RECORD_LINES = 20;

const FAULTS = {
  'over-long-record': `The record is longer than ${MAX_RECORD_BYTES} bytes.`,
  'unterminated-quote': 'A quoted cell has no closing quote.',
  'bad-quote': 'An unquoted cell contains a quote, or text follows a closing quote.',
} as const;

type Fault = keyof typeof FAULTS;

interface FoundRecord {
  cells: string[];
  /** How many lines it takes. */
  lines: number;
  isRepaired?: boolean;
}

/** Reads a block line by line, so that a faulty line is an error of its own row only. */
export function readByLine(block: BlockText): BlockRecords {
  const lines = linesIn(block);
  const records: (FoundRecord & { at: number })[] = [];
  const errors: RecordError[] = [];
  let at = 0;
  while (at < lines.length) {
    const found = recordAt(lines, at, block);
    if (found === 'unfinished') break;
    if (typeof found === 'string') errors.push({ line: block.line + at, ...errorOf(found, lines[at] ?? '') });
    else records.push({ ...found, at });
    at += typeof found === 'string' ? 1 : found.lines;
  }
  return {
    records: records.map(({ cells }) => cells),
    repaired: new Set(records.flatMap(({ isRepaired }, index) => (isRepaired ? [index] : []))),
    lineOf: (record) => block.line + (records[record]?.at ?? 0),
    rawOf(record) {
      const { at: from = 0, lines: count = 0 } = records[record] ?? {};
      return lines.slice(from, from + count).join('\n');
    },
    errors,
    nextLine: block.line + at,
    rest: block.bytes.length - lengthOf(at, block.bytes),
  };
}

const errorOf = (fault: Fault, line: string) => ({ code: fault, message: FAULTS[fault], raw: line, cells: soundCells(line) });

/** `unfinished`: the block ends inside a quoted cell. */
function recordAt(lines: readonly string[], at: number, { width, isLast }: BlockText): FoundRecord | Fault | 'unfinished' {
  const line = lines[at] ?? '';
  if (line.length > MAX_RECORD_BYTES) return 'over-long-record';
  const alone = parsed(line) ?? repaired(line, width, 'lenient');
  if (alone) return alone;
  const joined = joinedRecord(lines, at, width);
  if (joined !== null && !(joined === 'unfinished' && isLast)) return joined;
  return repaired(line, width, 'lenient-end') ?? (isOpen(line) ? 'unterminated-quote' : 'bad-quote');
}

function parsed(line: string): FoundRecord | null {
  const cells = parseRecord(line);
  return cells && { cells, lines: 1 };
}

function repaired(line: string, width: number, reading: 'lenient' | 'lenient-end'): FoundRecord | null {
  const cells = readLeniently(line, width, reading);
  return cells && { cells, lines: 1, isRepaired: true };
}

/** The record with a quoted line break that starts at a line. */
function joinedRecord(lines: readonly string[], at: number, width: number): FoundRecord | 'unfinished' | null {
  let text = lines[at] ?? '';
  if (!isOpen(text)) return null;
  for (let count = 2; count <= MAX_RECORD_LINES; count += 1) {
    const next = lines[at + count - 1];
    if (next === undefined) return 'unfinished';
    // A line that is a row of its own belongs to no other row: then the open quote is a stray one.
    if (isRow(next, width)) return null;
    text = `${text}\n${next}`;
    if (text.length > MAX_RECORD_BYTES) return null;
    const cells = isOpen(text) ? null : parseRecord(text);
    if (cells?.length === width) return { cells, lines: count };
  }
  return null;
}

const isOpen = (text: string): boolean => text.split('"').length % 2 === 0;

const isRow = (line: string, width: number): boolean =>
  (parsed(line) ?? repaired(line, width, 'lenient') ?? repaired(line, width, 'lenient-end'))?.cells.length === width;

/** The cells of one record; null if the text is several records or none. */
function parseRecord(text: string): string[] | null {
  if (text === '') return [''];
  const records = parseRecords(text);
  return records?.length === 1 ? (records[0] ?? null) : null;
}

/** The bytes of the first lines. */
function lengthOf(lines: number, bytes: Buffer): number {
  let end = 0;
  for (let line = 0; line < lines; line += 1) {
    const newline = bytes.indexOf('\n', end);
    end = newline === -1 ? bytes.length : newline + 1;
  }
  return end;
}
