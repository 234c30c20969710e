import { parse } from 'csv-parse/sync';
import { decodeText, withoutByteOrderMark, type Encoding } from './encoding.ts';

/** A record that the parser could not separate from the next one. */
export interface RecordError {
  line: number;
  code: string;
  message: string;
  raw: string;
  /** The cells before the fault. */
  cells: readonly string[];
}

/** The lines of one block of a file, as bytes. */
export interface BlockText {
  bytes: Buffer;
  /** The number of its first line. */
  line: number;
  encoding: Encoding;
  /** The number of cells of the header. */
  width: number;
  isLast: boolean;
}

/** The records of one block. `lineOf` returns the line where a record starts. */
export interface BlockRecords {
  records: string[][];
  /** The records with unescaped quotes that were read as text. */
  repaired: ReadonlySet<number>;
  lineOf(record: number): number;
  rawOf(record: number): string;
  errors: RecordError[];
  nextLine: number;
  /** Bytes at the end that belong to the next block. */
  rest: number;
}

/** The longest real record, a Scorecard row, takes 40 kB. */
export const MAX_RECORD_BYTES = 131_072;

/** The lines without their line ends. */
export function linesIn({ bytes, encoding }: BlockText): string[] {
  const lines = withoutByteOrderMark(decodeText(bytes, encoding)).split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}

/** The records of a text by the rules of CSV. Null if it breaks them. */
export function parseRecords(text: string): string[][] | null {
  try {
    return parse(text, { record_delimiter: ['\r\n', '\n'], relax_column_count: true, max_record_size: MAX_RECORD_BYTES });
  } catch {
    return null;
  }
}
