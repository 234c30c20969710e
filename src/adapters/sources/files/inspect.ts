import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { createEncodingDetector, decodeText, withoutByteOrderMark, type Encoding } from './encoding.ts';
import type { TableMapping } from '../../../domain/imports/mapping/mapping.ts';
import { sourceError } from '../errors.ts';

/** A file, a file in a zip, or a workbook sheet as CSV. `label` names it in messages. */
export interface SourceFile {
  label: string;
  /** The base name, which may contain the year and release. */
  name: string;
  /** The name of the zip, which may contain the year. */
  within?: string;
  open(): AsyncIterable<Buffer>;
}

/** One block holds a hundred rows of a wide IPEDS table, and the longest row of any table. */
export const CHUNK_BYTES = 131_072;

/** The result of reading a file once. */
export interface Inspection {
  bytes: number;
  sha256: string;
  encoding: Encoding;
  /** Column names, trimmed and in upper case. */
  header: string[];
  /** The text of the first lines. They can hold a title above the header. */
  firstLines: string[];
  /** How a person mapped the columns; `header` is then the mapped one. */
  mapped?: MappedColumns;
}

export interface MappedColumns {
  rules: TableMapping;
  /** The header of the file. */
  names: readonly string[];
  /** Rewrites the cells of a row. Undefined if no rule is about cells. */
  rewrite: ((cells: readonly string[]) => readonly string[]) | undefined;
}

const NEWLINE = 10;
const MAX_TITLE_LINES = 10;
/** A Scorecard header with 3,300 names takes 60 kB. */
const MAX_HEADER_BYTES = 1_048_576;

/**
 * Reads a file once, in constant memory: length, hash, encoding and header. Throws `invalid` for empty files, web pages, UTF-16, NUL bytes
 * and undecodable bytes, because the parser accepts all of them.
 */
export async function inspect(file: SourceFile): Promise<Inspection> {
  const hash = createHash('sha256');
  const detector = createEncodingDetector();
  let head = Buffer.alloc(0);
  let bytes = 0;
  let hasNewline = false;
  for await (const chunk of file.open()) {
    if (bytes === 0) rejectForeign(chunk, file.label);
    if (chunk.includes(0)) throw sourceError('nul-bytes', `${file.label} contains NUL bytes, so it is not a text file.`);
    if (head.length < MAX_HEADER_BYTES && !hasNewline) head = Buffer.concat([head, chunk]);
    hasNewline ||= chunk.includes(NEWLINE);
    hash.update(chunk);
    detector.feed(chunk);
    bytes += chunk.length;
  }
  if (decodeText(head, 'utf-8').trim() === '') throw sourceError('empty', `${file.label} is empty.`);
  const verdict = detector.verdict();
  if ('undecodable' in verdict) throw sourceError('undecodable', `${file.label} cannot be read as text: ${verdict.undecodable}.`);
  const firstLines = withoutByteOrderMark(decodeText(head, verdict.encoding)).split('\n', MAX_TITLE_LINES);
  return { bytes, sha256: hash.digest('hex'), encoding: verdict.encoding, header: headerIn(firstLines, file.label), firstLines };
}

/** The column names in the first of some lines. Throws `invalid` if they are none. */
export function headerIn([first = '', ...others]: readonly string[], label: string): string[] {
  if (others.length === 0 && first.trim().includes('\r'))
    throw sourceError('line-ends', `${label}: its lines end in CR. Save it with the line ends LF or CRLF.`);
  const header = columnNames(first);
  if (!header) throw sourceError('header', `The first line of ${label} is not a list of column names.`);
  return header;
}

/** The first bytes of files that are no text, whatever their names say. */
const FOREIGN: readonly (readonly [start: string, what: string])[] = [
  ['1f8b', 'is compressed with gzip. Unpack it first'],
  ['504b0304', 'is a zip or an Excel file (.xlsx). Give it that name'],
  ['d0cf11e0a1b11ae1', 'is an old Excel file (.xls). Give it that name'],
  ['25504446', 'is a PDF. Download the table instead'],
];

/** Throws `invalid` if the first bytes of a file show that it is no table. */
export function rejectForeign(start: Buffer, label: string): void {
  const hex = start.subarray(0, 8).toString('hex');
  const foreign = FOREIGN.find(([mark]) => hex.startsWith(mark));
  if (foreign) throw sourceError('foreign', `${label} ${foreign[1]}.`);
  if (/^(fffe|feff)/.test(hex)) throw sourceError('utf-16', `${label} is UTF-16 text. Save it as UTF-8.`);
  const text = withoutByteOrderMark(start.subarray(0, 512).toString('latin1').replace(/^ï»¿/, '')).trimStart();
  if (text.startsWith('<')) throw sourceError('web-page', `${label} is a web page, not a table. Download it again.`);
}

/** The column names in a line, trimmed and in upper case. Null if the line is no row of a table. */
export function columnNames(line: string, delimiter = ','): string[] | null {
  try {
    const [names = []] = parse(line.trim(), { relax_column_count: true, delimiter });
    return names.map((name) => name.trim().toUpperCase());
  } catch {
    return null;
  }
}
