import { createHash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { CompressedFile } from '../../domain/dictionary/dictionary.ports.ts';

/** Compresses a text piece by piece, so that requests are answered in between. Only the result grows in memory. */
export async function gzip(pieces: Iterable<string> | AsyncIterable<string>): Promise<CompressedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      const chunk = Buffer.from(piece);
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
      await otherWork();
    }
  }
  const chunks: Buffer[] = [];
  const result = new PassThrough();
  result.on('data', (chunk: Buffer) => chunks.push(chunk));
  await pipeline(Readable.from(counted(), { objectMode: false }), createGzip(), result);
  return { bytes, sha256: hash.digest('hex'), gzip: Buffer.concat(chunks) };
}
