import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { versionText } from '../answer/parts.ts';
import type { Answer } from '../answer/answer.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

/** Pages of colleges are alike: a second page adds a fifth of the first one. More pages would take longer to unpack. */
const MOST = 4;
/** The size of an address and of the headers of a page. */
const OVERHEAD = 1_024;

export type WholePage = Answer & { readonly body: Buffer };

const EMPTY = Buffer.alloc(0);
const withBody = (answer: Answer, body: Buffer): Answer => ({ ...answer, body, encoded: new Map() });

/** Some pages that show the same versions, compressed together. */
export interface PageBlock {
  readonly shows: NonNullable<Answer['shows']>;
  readonly addresses: readonly string[];
  /** In memory, about. */
  readonly bytes: number;
  /** Undefined for an address that is not among the block's. */
  page(address: string): Promise<Answer | undefined>;
}

/** Whether a block with these pages has no place for the next one. */
export function isFull(pages: readonly (readonly [string, WholePage])[], next: WholePage): boolean {
  const [first] = pages;
  return pages.length === MOST || (first !== undefined && versionText(first[1].shows ?? {}) !== versionText(next.shows ?? {}));
}

/** Compresses the pages outside of the thread. There is at least one. */
export async function blockOf(pages: readonly (readonly [address: string, page: WholePage])[]): Promise<PageBlock> {
  const compressed = await compress(Buffer.concat(pages.map(([, { body }]) => body)), LEVEL);
  let end = 0;
  const parts = new Map(
    pages.map(([address, page]) => {
      const start = end;
      end += page.body.length;
      return [address, { answer: withBody(page, EMPTY), start, end }];
    }),
  );
  return {
    shows: pages[0]?.[1].shows ?? {},
    addresses: [...parts.keys()],
    bytes: compressed.length + parts.size * OVERHEAD,
    async page(address) {
      const part = parts.get(address);
      if (!part) return undefined;
      const text = await decompress(compressed);
      // A copy, so that a cached page does not hold the others of its block.
      return withBody(part.answer, Buffer.from(text.subarray(part.start, part.end)));
    },
  };
}
