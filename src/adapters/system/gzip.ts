import { createHash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { CompressedFile } from '../../domain/dictionary/dictionary.ports.ts';

/** The characters that are hashed and compressed at once, some milliseconds of work. Each smaller chunk would cost a call of its own. */
const CHUNK = 64 * 1024;

/** Compresses a text chunk by chunk, so that requests are answered in between. Only the result grows in memory. */
export async function gzip(pieces: Iterable<string> | AsyncIterable<string>): Promise<CompressedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = (text: string): Buffer => {
    const chunk = Buffer.from(text);
    hash.update(chunk);
    bytes += chunk.length;
    return chunk;
  };
  async function* chunked(): AsyncGenerator<Buffer> {
    let text = '';
    for await (const piece of pieces) {
      text += piece;
      if (text.length < CHUNK) continue;
      yield counted(text);
      text = '';
      await otherWork();
    }
    if (text !== '') yield counted(text);
  }
  const chunks: Buffer[] = [];
  const result = new PassThrough();
  result.on('data', (chunk: Buffer) => chunks.push(chunk));
  await pipeline(Readable.from(chunked(), { objectMode: false }), createGzip(), result);
  return { bytes, sha256: hash.digest('hex'), gzip: Buffer.concat(chunks) };
}
