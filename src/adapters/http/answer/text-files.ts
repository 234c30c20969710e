import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createConcurrencyLimit } from '../../../domain/shared/concurrency-limit.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import type { CompressedBody } from './answer.ts';
import type { Pieces } from './reply.ts';
import type { Turn } from './turns.ts';

const AT_ONCE = 2;
const WAITING = 8;
/** Longer slices would delay other answers, shorter ones the file. */
const SLICE_MS = 8;

/** Makes a text such as CSV. Throws `unavailable` if too many are being made. */
export type MakeTextFile = (pieces: () => Pieces, hasOwnLimit?: boolean) => Promise<CompressedBody>;

/**
 * Makes texts of the whole catalog in slices, a few texts at a time. A finished text is held compressed until it is sent, so a slow
 * reader needs little memory and delays no other text.
 */
export function createTextFiles(turn: Turn): MakeTextFile {
  const limit = createConcurrencyLimit({ atOnce: AT_ONCE, waiting: WAITING, tooMany });
  return (pieces, hasOwnLimit = false) => (hasOwnLimit ? compressed(pieces(), turn) : limit(() => compressed(pieces(), turn)));
}

async function compressed(pieces: Pieces, turn: Turn): Promise<CompressedBody> {
  let bytes = 0;
  async function* slices(): AsyncGenerator<Buffer> {
    if (Symbol.asyncIterator in pieces) {
      for await (const piece of pieces) {
        await turn();
        const text = Buffer.from(piece);
        bytes += text.length;
        yield text;
      }
      return;
    }
    const rest = pieces[Symbol.iterator]();
    for (let isDone = false; !isDone;) {
      await turn();
      const slice = nextSlice(rest);
      bytes += slice.text.length;
      isDone = slice.isDone;
      yield slice.text;
    }
  }
  const chunks: Buffer[] = [];
  await pipeline(slices, createGzip(), async (gzip: AsyncIterable<Buffer>) => {
    for await (const chunk of gzip) chunks.push(chunk);
  });
  return { compressed: Buffer.concat(chunks), encoding: 'gzip', bytes };
}

/** The pieces of a few milliseconds of work. */
function nextSlice(rest: Iterator<string>): { text: Buffer; isDone: boolean } {
  const end = performance.now() + SLICE_MS;
  let text = '';
  do {
    const piece = rest.next();
    if (piece.done) return { text: Buffer.from(text), isDone: true };
    text += piece.value;
  } while (performance.now() < end);
  return { text: Buffer.from(text), isDone: false };
}

const tooMany = () => new DomainError('unavailable', 'files.busy', 'Too many files are being made. Try again in a moment.');
