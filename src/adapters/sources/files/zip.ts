import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import type { Unused } from '../detect.ts';
import { refusal } from '../faults.ts';
import { CHUNK_BYTES, type SourceFile } from './inspect.ts';
import { plainEntries } from './zip-entries.ts';

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

/** A zip on disk, or one held in memory; `label` is how people know it. */
export interface ZipInput {
  label: string;
  open(): Promise<ZipFile>;
}

/** Refuses names that lead out, whichever system they are of, and members that hold more or less than they state. */
const OPTIONS = { autoClose: false, strictFileNames: true, validateEntrySizes: true } as const;

export function zipInMemory(label: string, bytes: Buffer): ZipInput {
  return { label, open: () => fromBufferPromise(bytes, OPTIONS) };
}

/** The CSV files and the workbooks in a zip. Throws `invalid` for broken, encrypted and over-large ones, and for names that lead out of it. */
export async function openZip(
  path: string,
  limits: ZipLimits = LIMITS,
): Promise<{ files: SourceFile[]; workbooks: SourceFile[]; unused: Unused[] }> {
  const input: ZipInput = { label: path, open: () => openPromise(path, OPTIONS) };
  const members = await membersOf(input, limits);
  // Excel leaves ~$ files beside what it has open, macOS a folder of attributes.
  const isNamed = (kind: RegExp) => (entry: Entry) => kind.test(entry.fileName) && !/^__MACOSX\/|(^|\/)~\$/.test(entry.fileName);
  const [isCsv, isWorkbook] = [isNamed(/\.csv$/i), isNamed(/\.xlsx$/i)];
  const toFile = (entry: Entry): SourceFile => ({
    label: labelOf(input, entry),
    name: basename(entry.fileName),
    within: basename(path),
    open: () => inLargeChunks(inflate(input, entry, limits)),
  });
  return {
    files: members.filter(isCsv).map(toFile),
    workbooks: members.filter(isWorkbook).map(toFile),
    unused: members
      .filter((entry) => !isCsv(entry) && !isWorkbook(entry))
      .map((entry) => ({ file: labelOf(input, entry), reason: whyUnread(entry.fileName) })),
  };
}

/** The members of a zip, without folders. Throws `invalid` for what is no zip, holds too much or what no agency puts there. */
export async function membersOf(input: ZipInput, limits: ZipLimits): Promise<Entry[]> {
  const entries = await withZip(input, async (zip) => {
    if (zip.entryCount > limits.entries) throw refusal('zip-entries', `${input.label} holds more than ${limits.entries} files.`);
    const all: Entry[] = [];
    for await (const entry of zip.eachEntry()) all.push(entry);
    return all;
  });
  const stated = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (stated > limits.totalBytes) throw refusal('zip-size', `${input.label} holds more than ${limits.totalBytes} bytes.`);
  return plainEntries(input.label, entries);
}

/** Why a file of another kind is left alone. Code books of former years are old Excel files, so they refuse no folder. */
export function whyUnread(name: string): string {
  if (/\.xls$/i.test(name)) return 'it is an old Excel file (.xls), which cannot be read: save it as .xlsx or CSV';
  if (/\.zip$/i.test(name)) return 'a zip inside a zip is not opened';
  return 'it is neither a CSV, an Excel (.xlsx) nor a zip file';
}

function labelOf(input: ZipInput, entry: Entry): string {
  return `${input.label}!${entry.fileName}`;
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

/** The bytes of a member. Throws `invalid` where it is encrypted, damaged or grows beyond the limits. */
export async function* inflate(input: ZipInput, entry: Entry, limits: ZipLimits): AsyncGenerator<Buffer> {
  const label = labelOf(input, entry);
  if (entry.isEncrypted()) throw refusal('zip-encrypted', `${label} is encrypted.`);
  const zip = await input.open().catch((fault: unknown) => broken(input.label, fault));
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

async function withZip<T>(input: ZipInput, use: (zip: ZipFile) => Promise<T>): Promise<T> {
  try {
    const zip = await input.open();
    try {
      return await use(zip);
    } finally {
      zip.close();
    }
  } catch (fault) {
    return broken(input.label, fault);
  }
}

function broken(label: string, fault: unknown): never {
  if (fault instanceof DomainError) throw fault;
  throw refusal('zip-broken', `${label} cannot be unpacked: ${fault instanceof Error ? fault.message : 'unknown fault'}.`);
}
