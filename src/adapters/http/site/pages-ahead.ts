import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import type { Answer } from '../answer/answer.ts';
import { isCurrent, versionText, type Versions } from '../answer/parts.ts';
import { blockOf, isFull, type PageBlock, type WholePage } from './page-blocks.ts';

/** How many bytes of compressed pages are held, and what repeats rounds of rendering while the server has little to do. */
export interface Ahead {
  maxBytes: number;
  repeat: (round: () => AsyncGenerator) => void;
}

export interface PagesAheadOptions {
  /** Undefined until all is loaded. */
  versions: () => Versions | undefined;
  /** The addresses of the pages, the most wanted first. */
  addresses: () => readonly string[];
  render: (address: string) => Promise<Answer>;
  /** Of all pages together, compressed. */
  maxBytes: number;
  /** Called after each finished round, with the pages that are held. */
  onRound: (held: { pages: number; bytes: number }) => void;
}

/**
 * The page of the data, because counting its coverage takes the database seconds. Then the pages of these colleges, the largest first:
 * more visitors look for them.
 */
export const addressesAhead = (colleges: readonly CollegeRecord[]): string[] => [
  '/data',
  ...[...colleges].sort((one, other) => (other.size ?? 0) - (one.size ?? 0)).map(({ slug }) => `/colleges/${slug}`),
];

/**
 * Pages that are rendered before a visitor asks for them, and held in blocks. A block holds as long as the versions of what its pages show;
 * the next round renders them again. When the blocks of a round need more than `maxBytes`, the least wanted pages are rendered on request.
 */
export function createPagesAhead({ versions, addresses, render, maxBytes, onRound }: PagesAheadOptions) {
  const blocks = new Map<string, PageBlock>();
  let bytes = 0;
  let finished = '';

  const holds = ({ shows }: PageBlock, current: Versions | undefined): boolean => current !== undefined && isCurrent(shows, current);

  function removeOld(current: Versions): void {
    for (const block of new Set(blocks.values())) {
      if (holds(block, current)) continue;
      for (const address of block.addresses) blocks.delete(address);
      bytes -= block.bytes;
    }
  }

  /** The page; undefined if it may not be cached. */
  async function made(address: string): Promise<WholePage | undefined> {
    const answer = await render(address);
    const isCacheable = answer.status === 200 && answer.shows !== undefined;
    return isCacheable && Buffer.isBuffer(answer.body) ? { ...answer, body: answer.body } : undefined;
  }

  /** False, without holding them, if the pages would need too much. */
  async function hold(pages: readonly (readonly [string, WholePage])[]): Promise<boolean> {
    if (pages.length === 0) return true;
    const block = await blockOf(pages);
    if (bytes + block.bytes > maxBytes) return false;
    for (const address of block.addresses) blocks.set(address, block);
    bytes += block.bytes;
    return true;
  }

  /**
   * Renders what is missing. Each step is one address, so that the caller can wait between two of them. If a page fails, the others are
   * rendered, then the round throws, and the next one tries the page again.
   */
  async function* round(): AsyncGenerator<string> {
    const current = versions();
    if (current === undefined || versionText(current) === finished) return;
    removeOld(current);
    const failures: unknown[] = [];
    let waiting: [string, WholePage][] = [];
    let hasSpace = true;
    for (const address of addresses()) {
      if (blocks.has(address)) continue;
      const page = await made(address).catch((error: unknown) => void failures.push(error));
      if (page && isFull(waiting, page)) {
        hasSpace = await hold(waiting);
        waiting = [];
      }
      if (!hasSpace) break;
      if (page) waiting.push([address, page]);
      yield address;
    }
    await hold(waiting);
    if (failures.length > 0) throw failures[0];
    finished = versionText(current);
    onRound({ pages: blocks.size, bytes });
  }

  return {
    /** Undefined if the page is not held, or shows another version. */
    get: async (address: string): Promise<Answer | undefined> => {
      const block = blocks.get(address);
      return block && holds(block, versions()) ? block.page(address) : undefined;
    },
    round,
  };
}
