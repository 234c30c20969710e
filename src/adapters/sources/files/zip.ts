import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import type { UnusedFile } from '../detect.ts';
import { sourceError } from '../errors.ts';
import { CHUNK_BYTES, type SourceFile } from './inspect.ts';
import { plainEntries } from './zip-entries.ts';
import { damagedZip, openInput, refuseMember, zipOnDisk, type ZipInput } from './zip-input.ts';

/** Limits for a zip. Unpacked bytes are counted, because the declared sizes may be false. */
export interface ZipLimits {
  entries: number;
  totalBytes: number;
  singleBytes: number;
  ratio: number;
}

const LIMITS: ZipLimits = { entries: 200, totalBytes: 2 * 1024 ** 3, singleBytes: 4 * 1024 ** 3, ratio: 200 };
/** The ratio is checked above this size only. Small files may compress well. */
const RATIO_CHECK_BYTES = 1_048_576;

/** The CSV files and workbooks in a zip. Throws `invalid` for damaged, encrypted and over-large zips, and for paths that leave the zip. */
export async function openZip(
  path: string,
  limits: ZipLimits = LIMITS,
): Promise<{ files: SourceFile[]; workbooks: SourceFile[]; unused: UnusedFile[] }> {
  const input = zipOnDisk(path);
  const members = await membersOf(input, limits);
  // Skips the ~$ files of open Excel workbooks, and the attribute folder of macOS.
  const isNamed = (kind: RegExp) => (entry: Entry) => kind.test(entry.fileName) && !/^__MACOSX\/|(^|\/)~\$/.test(entry.fileName);
  const [isCsv, isWorkbook] = [isNamed(/\.csv$/i), isNamed(/\.xlsx?$/i)];
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

/** The files in a zip. Throws `invalid` for other files, over-large zips and suspicious entries. */
export async function membersOf(input: ZipInput, limits: ZipLimits): Promise<Entry[]> {
  const entries = await withZip(input, async (zip) => {
    if (zip.entryCount > limits.entries) throw sourceError('zip-entries', `${input.label} contains more than ${limits.entries} files.`);
    const all: Entry[] = [];
    for await (const entry of zip.eachEntry()) all.push(entry);
    return all;
  });
  const declaredBytes = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (declaredBytes > limits.totalBytes) throw sourceError('zip-size', `${input.label} contains more than ${limits.totalBytes} bytes.`);
  return plainEntries(input.label, entries);
}

/** Why a file is not read. */
export function whyUnread(name: string): string {
  if (/\.zip$/i.test(name)) return 'zips inside zips are not read';
  if (/\.gz$/i.test(name)) return 'it is compressed with gzip: unpack it to a CSV file';
  return 'it is not a CSV, Excel or zip file';
}

function labelOf(input: ZipInput, entry: Entry): string {
  return `${input.label}!${entry.fileName}`;
}

/** Combines the 16 kB chunks of inflate into blocks with many rows. */
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

/** Unpacks a file. Throws `invalid` if it is encrypted, damaged or exceeds the limits. */
export async function* inflate(input: ZipInput, entry: Entry, limits: ZipLimits): AsyncGenerator<Buffer> {
  const label = labelOf(input, entry);
  if (entry.isEncrypted()) throw sourceError('zip-encrypted', `${label} is encrypted.`);
  const zip = await openInput(input);
  let bytes = 0;
  let crc = 0;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      checkSize(bytes, entry, label, limits);
      crc = crc32(chunk, crc);
      yield chunk;
    }
  } catch (error) {
    refuseMember(label, error);
  } finally {
    zip.close();
  }
  if (crc !== entry.crc32) throw damagedZip(label, 'zip-damaged');
}

function checkSize(bytes: number, entry: Entry, label: string, limits: ZipLimits): void {
  if (bytes > Math.min(limits.singleBytes, limits.totalBytes)) throw sourceError('zip-size', `${label} is too large for a table.`);
  if (bytes > RATIO_CHECK_BYTES && bytes > entry.compressedSize * limits.ratio)
    throw sourceError('zip-ratio', `${label} is more than ${limits.ratio} times larger when unpacked.`);
}

async function withZip<T>(input: ZipInput, use: (zip: ZipFile) => Promise<T>): Promise<T> {
  const zip = await openInput(input);
  try {
    return await use(zip);
  } catch (error) {
    return refuseMember(input.label, error);
  } finally {
    zip.close();
  }
}
