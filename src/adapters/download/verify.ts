import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { downloadError } from './errors.ts';

const ZIP_START = Buffer.from('PK\x03\x04', 'latin1');
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
/** The end record of a zip, plus the longest possible comment. */
const END_RECORD_BYTES = 22;
const END_BYTES = END_RECORD_BYTES + 65_535;

/** Length and SHA-256 of a file, read from disk. */
export async function fingerprint(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576 }) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Throws `refused` for a file without the start and end of a zip. The source readers check its content. */
export async function verifyZip(path: string, name: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const start = await readAt(handle, 0, ZIP_START.length);
    if (size === 0) throw downloadError('empty', `${name} is empty.`);
    if (!start.equals(ZIP_START)) throw downloadError('not-a-zip', `${name} is not a zip file.`);
    const from = Math.max(0, size - END_BYTES);
    const end = await readAt(handle, from, size - from);
    if (!hasEndRecord(end)) throw downloadError('truncated', `${name} is incomplete: it has no end record.`);
  } finally {
    await handle.close();
  }
}

function hasEndRecord(end: Buffer): boolean {
  const at = end.lastIndexOf(ZIP_END);
  return at !== -1 && at + END_RECORD_BYTES <= end.length && at + END_RECORD_BYTES + end.readUInt16LE(at + 20) === end.length;
}

async function readAt(handle: Awaited<ReturnType<typeof open>>, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
