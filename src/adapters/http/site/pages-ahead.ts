import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import type { Answer } from '../answer/answer.ts';
import { isCurrent, versionText, type Versions } from '../answer/parts.ts';
import { compressedAnswer } from '../answer/send.ts';

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

/** The addresses of these colleges, the largest first: more visitors look for them. */
export const collegePages = (colleges: readonly CollegeRecord[]): string[] =>
  [...colleges].sort((one, other) => (other.size ?? 0) - (one.size ?? 0)).map(({ slug }) => `/colleges/${slug}`);

/** The size of an address and of the headers of an answer. */
const OVERHEAD = 1_024;

/**
 * Pages that are rendered before a visitor asks for them, and held compressed. A page holds as long as the versions of what it shows;
 * the next round renders it again. When the pages of a round need more than `maxBytes`, the least wanted are rendered on request.
 */
export function createPagesAhead({ versions, addresses, render, maxBytes, onRound }: PagesAheadOptions) {
  const pages = new Map<string, Answer>();
  let bytes = 0;
  let finished = '';

  const holds = ({ shows = {} }: Answer, current: Versions | undefined): boolean => current !== undefined && isCurrent(shows, current);

  function removeOld(current: Versions): void {
    for (const [address, page] of pages) {
      if (holds(page, current)) continue;
      pages.delete(address);
      bytes -= sizeOf(page);
    }
  }

  /** The page as it is held; undefined if it may not be cached. */
  async function made(address: string): Promise<Answer | undefined> {
    const answer = await render(address);
    const isCacheable = answer.status === 200 && answer.shows !== undefined;
    return isCacheable && Buffer.isBuffer(answer.body) ? compressedAnswer(answer, answer.body) : undefined;
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
    for (const address of addresses()) {
      if (pages.has(address)) continue;
      const page = await made(address).catch((error: unknown) => void failures.push(error));
      if (page && bytes + sizeOf(page) > maxBytes) break;
      if (page) {
        pages.set(address, page);
        bytes += sizeOf(page);
      }
      yield address;
    }
    if (failures.length > 0) throw failures[0];
    finished = versionText(current);
    onRound({ pages: pages.size, bytes });
  }

  return {
    get: (address: string): Answer | undefined => {
      const page = pages.get(address);
      return page && holds(page, versions()) ? page : undefined;
    },
    round,
  };
}

const sizeOf = ({ body }: Answer): number => OVERHEAD + ('compressed' in body ? body.compressed.length : 0);
