import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { createEncodingDetector, decodeText, withoutByteOrderMark, type Encoding } from './encoding.ts';
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

/** One block holds some hundred rows of the widest table. */
export const CHUNK_BYTES = 262_144;

/** The result of reading a file once. */
export interface Inspection {
  bytes: number;
  sha256: string;
  encoding: Encoding;
  /** Column names, trimmed and in upper case. */
  header: string[];
}

const NEWLINE = 10;
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
  for await (const chunk of file.open()) {
    if (bytes === 0) rejectForeign(chunk, file.label);
    if (chunk.includes(0)) throw sourceError('nul-bytes', `${file.label} contains NUL bytes, so it is not a text file.`);
    if (head.length < MAX_HEADER_BYTES && !head.includes(NEWLINE)) head = Buffer.concat([head, chunk]);
    hash.update(chunk);
    detector.feed(chunk);
    bytes += chunk.length;
  }
  if (decodeText(head, 'utf-8').trim() === '') throw sourceError('empty', `${file.label} is empty.`);
  const verdict = detector.verdict();
  if ('undecodable' in verdict) throw sourceError('undecodable', `${file.label} cannot be read as text: ${verdict.undecodable}.`);
  const header = headerOf(head, verdict.encoding, file.label);
  return { bytes, sha256: hash.digest('hex'), encoding: verdict.encoding, header };
}

function rejectForeign(start: Buffer, label: string): void {
  const mark = start.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') throw sourceError('utf-16', `${label} is UTF-16 text. Save it as UTF-8.`);
  const text = withoutByteOrderMark(start.subarray(0, 512).toString('latin1').replace(/^ï»¿/, '')).trimStart();
  if (text.startsWith('<')) throw sourceError('web-page', `${label} is a web page, not a table. Download it again.`);
}

function headerOf(head: Buffer, encoding: Encoding, label: string): string[] {
  const end = head.indexOf(NEWLINE);
  const line = withoutByteOrderMark(decodeText(end === -1 ? head : head.subarray(0, end), encoding)).trim();
  try {
    const [names] = parse(line, { relax_column_count: true });
    return (names ?? []).map((name) => name.trim().toUpperCase());
  } catch {
    throw sourceError('header', `The first line of ${label} is not a list of column names.`);
  }
}
