import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';
import { isCurrent, type Versions } from './parts.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRY_BYTES = 512 * 1024;
const MAX_KEY_LENGTH = 1_024;
/** The key, headers, and the compressed bodies that are made later. */
const overheadOf = (key: string, body: Buffer): number => key.length * 2 + 1_024 + Math.ceil(body.length / 2);

/**
 * Finished public answers by raw URL. A new version of a part removes the answers that show the part. Answers of another version are not
 * stored, so a slow request cannot bring old data back.
 */
export function createAnswerCache(versions: () => Versions | undefined, maxBytes = MAX_BYTES) {
  const answers = new LRUCache<string, Answer>({ maxSize: Math.max(1, maxBytes) });
  let cached: Versions = {};

  const checkVersions = (): Versions | undefined => {
    const current = versions();
    if (current && isCurrent(current, cached)) return current;
    for (const [url, { shows = {} }] of answers) if (!current || !isCurrent(shows, current)) answers.delete(url);
    cached = current ?? {};
    return current;
  };

  return {
    get(url: string): Answer | undefined {
      return checkVersions() === undefined ? undefined : answers.get(url);
    },
    set(url: string, answer: Answer): void {
      const { body } = answer;
      if (answer.status !== 200 || url.length > MAX_KEY_LENGTH || !Buffer.isBuffer(body) || body.length > MAX_ENTRY_BYTES) return;
      const current = checkVersions();
      if (!current || !answer.shows || !isCurrent(answer.shows, current)) return;
      answers.set(url, answer, { size: body.length + overheadOf(url, body) });
    },
    get bytes(): number {
      return answers.calculatedSize;
    },
  };
}
