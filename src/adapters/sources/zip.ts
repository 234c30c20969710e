import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { DomainError } from '../../domain/shared/domain-error.ts';
import type { Unused } from './detect.ts';
import { refusal } from './faults.ts';
import { CHUNK_BYTES, type SourceFile } from './inspect.ts';

/** What a zip may hold. Bytes are counted as they come out, because the sizes it states may be lies. */
export interface ZipLimits {
  entries: number;
  totalBytes: number;
  singleBytes: number;
  ratio: number;
}

const LIMITS: ZipLimits = { entries: 200, totalBytes: 2 * 1024 ** 3, singleBytes: 4 * 1024 ** 3, ratio: 200 };
/** Short members may well shrink a lot; a bomb does not stay below this. */
const RATIO_COUNTS_FROM = 1_048_576;

/** The CSV members of a zip. Throws `invalid` for broken, encrypted and over-large ones, and for names that lead out of it. */
export async function openZip(path: string, limits: ZipLimits = LIMITS): Promise<{ files: SourceFile[]; unused: Unused[] }> {
  const entries = await withZip(path, async (zip) => {
    if (zip.entryCount > limits.entries) throw refusal('zip-entries', `${path} holds more than ${limits.entries} files.`);
    const all: Entry[] = [];
    for await (const entry of zip.eachEntry()) all.push(entry);
    return all;
  });
  const stated = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (stated > limits.totalBytes) throw refusal('zip-size', `${path} holds more than ${limits.totalBytes} bytes.`);
  const members = entries.filter((entry) => !entry.fileName.endsWith('/'));
  const isCsv = (entry: Entry) => /\.csv$/i.test(entry.fileName) && !entry.fileName.startsWith('__MACOSX/');
  return {
    files: members.filter(isCsv).map((entry) => memberFile(path, entry, limits)),
    unused: members.filter((entry) => !isCsv(entry)).map((entry) => ({ file: labelOf(path, entry), reason: 'it is not a CSV file' })),
  };
}

function labelOf(path: string, entry: Entry): string {
  return `${path}!${entry.fileName}`;
}

function memberFile(path: string, entry: Entry, limits: ZipLimits): SourceFile {
  return { label: labelOf(path, entry), name: basename(entry.fileName), open: () => inLargeChunks(inflate(path, entry, limits)) };
}

/** Inflating gives 16 kB at a time; the reader works in blocks of rows and wants more. */
async function* inLargeChunks(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < CHUNK_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
}

async function* inflate(path: string, entry: Entry, limits: ZipLimits): AsyncGenerator<Buffer> {
  const label = labelOf(path, entry);
  if (entry.isEncrypted()) throw refusal('zip-encrypted', `${label} is encrypted.`);
  const zip = await openPromise(path, { autoClose: false }).catch((fault: unknown) => broken(path, fault));
  let bytes = 0;
  let crc = 0;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      guardSize(bytes, entry, label, limits);
      crc = crc32(chunk, crc);
      yield chunk;
    }
  } catch (fault) {
    broken(label, fault);
  } finally {
    zip.close();
  }
  if (crc !== entry.crc32) throw refusal('zip-damaged', `${label} is damaged: its checksum does not match.`);
}

function guardSize(bytes: number, entry: Entry, label: string, limits: ZipLimits): void {
  if (bytes > Math.min(limits.singleBytes, limits.totalBytes)) throw refusal('zip-size', `${label} is larger than a table can be.`);
  if (bytes > RATIO_COUNTS_FROM && bytes > entry.compressedSize * limits.ratio)
    throw refusal('zip-ratio', `${label} grows more than ${limits.ratio} times when unpacked.`);
}

async function withZip<T>(path: string, use: (zip: ZipFile) => Promise<T>): Promise<T> {
  try {
    const zip = await openPromise(path, { autoClose: false, strictFileNames: true });
    try {
      return await use(zip);
    } finally {
      zip.close();
    }
  } catch (fault) {
    return broken(path, fault);
  }
}

function broken(label: string, fault: unknown): never {
  if (fault instanceof DomainError) throw fault;
  throw refusal('zip-broken', `${label} cannot be unpacked: ${fault instanceof Error ? fault.message : 'unknown fault'}.`);
}
