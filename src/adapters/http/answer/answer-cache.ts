import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRY_BYTES = 512 * 1024;
const MAX_KEY_LENGTH = 1_024;
/** The key, headers, and the compressed bodies that are made later. */
const overheadOf = (key: string, body: Buffer): number => key.length * 2 + 1_024 + Math.ceil(body.length / 2);

/**
 * Finished public answers by raw URL. A new data version empties the cache. Answers of another data version are not stored, so a slow
 * request cannot bring old data back.
 */
export function createAnswerCache(dataVersion: () => string | undefined, maxBytes = MAX_BYTES) {
  const answers = new LRUCache<string, Answer>({ maxSize: Math.max(1, maxBytes) });
  let cachedVersion: string | undefined;

  const checkVersion = (): string | undefined => {
    const current = dataVersion();
    if (current !== cachedVersion) answers.clear();
    cachedVersion = current;
    return current;
  };

  return {
    get(url: string): Answer | undefined {
      return checkVersion() === undefined ? undefined : answers.get(url);
    },
    set(url: string, answer: Answer): void {
      const { body } = answer;
      if (answer.status !== 200 || url.length > MAX_KEY_LENGTH || !Buffer.isBuffer(body) || body.length > MAX_ENTRY_BYTES) return;
      const current = checkVersion();
      if (current === undefined || answer.dataVersion !== current) return;
      answers.set(url, answer, { size: body.length + overheadOf(url, body) });
    },
    get bytes(): number {
      return answers.calculatedSize;
    },
  };
}
