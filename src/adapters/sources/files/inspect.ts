import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { createEncodingDetector, decodeText, withoutMark, type Encoding } from './encoding.ts';
import { refusal } from '../faults.ts';

/** A readable run of bytes: a file, a member of a zip, or a sheet of a workbook as CSV. `label` is how people know it. */
export interface SourceFile {
  label: string;
  /** The last part of the name, which may tell year and release. */
  name: string;
  /** The name of the zip around it, which may tell the year where `name` does not. */
  within?: string;
  open(): AsyncIterable<Buffer>;
}

/** Large enough that a block holds some hundred rows of the widest table, small enough that memory stays flat. */
export const CHUNK_BYTES = 262_144;

/** What one pass over a file's bytes says about it. */
export interface Inspection {
  bytes: number;
  sha256: string;
  encoding: Encoding;
  /** Column names as the file has them, trimmed, upper-cased and without byte order mark. */
  header: string[];
}

const NEWLINE = 10;
/** A Scorecard header with its 3,300 names takes 60 kB. */
const MAX_HEADER_BYTES = 1_048_576;

/**
 * Reads a file once, in constant memory: length, hash, encoding and header. Throws `invalid` for what is no text table at all:
 * empty files, web pages, UTF-16, NUL bytes, undecodable bytes. The parser would accept every one of them in silence.
 */
export async function inspect(file: SourceFile): Promise<Inspection> {
  const hash = createHash('sha256');
  const detector = createEncodingDetector();
  let head = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of file.open()) {
    if (bytes === 0) refuseForeign(chunk, file.label);
    if (chunk.includes(0)) throw refusal('nul-bytes', `${file.label} contains NUL bytes: it is not a text file.`);
    if (head.length < MAX_HEADER_BYTES && !head.includes(NEWLINE)) head = Buffer.concat([head, chunk]);
    hash.update(chunk);
    detector.feed(chunk);
    bytes += chunk.length;
  }
  if (decodeText(head, 'utf-8').trim() === '') throw refusal('empty', `${file.label} is empty.`);
  const verdict = detector.verdict();
  if ('undecodable' in verdict) throw refusal('undecodable', `${file.label} cannot be read as text: ${verdict.undecodable}.`);
  const header = headerOf(head, verdict.encoding, file.label);
  return { bytes, sha256: hash.digest('hex'), encoding: verdict.encoding, header };
}

function refuseForeign(start: Buffer, label: string): void {
  const mark = start.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') throw refusal('utf-16', `${label} is UTF-16 text: save it as UTF-8.`);
  const text = withoutMark(start.subarray(0, 512).toString('latin1').replace(/^ï»¿/, '')).trimStart();
  if (text.startsWith('<')) throw refusal('web-page', `${label} is a web page, not a table: download it again.`);
}

function headerOf(head: Buffer, encoding: Encoding, label: string): string[] {
  const end = head.indexOf(NEWLINE);
  const line = withoutMark(decodeText(end === -1 ? head : head.subarray(0, end), encoding)).trim();
  try {
    const [names] = parse(line, { relax_column_count: true });
    return (names ?? []).map((name) => name.trim().toUpperCase());
  } catch {
    throw refusal('header', `${label} has a first line that is no list of column names.`);
  }
}
