import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRY_BYTES = 512 * 1024;
const MAX_KEY_LENGTH = 1_024;
/** Headers, the key, and room for the compressed bodies that are made later. */
const overheadOf = (key: string, body: Buffer): number => key.length * 2 + 1_024 + Math.ceil(body.length / 2);

/**
 * Finished public answers by raw URL. Everything goes when the data version changes, and an answer made from another version
 * than the present one is never taken in, so a slow request cannot bring old data back.
 */
export function createAnswerCache(dataVersion: () => string | undefined, maxBytes = MAX_BYTES) {
  const answers = new LRUCache<string, Answer>({ maxSize: Math.max(1, maxBytes) });
  let held: string | undefined;

  const freshen = (): string | undefined => {
    const current = dataVersion();
    if (current !== held) answers.clear();
    held = current;
    return current;
  };

  return {
    get(url: string): Answer | undefined {
      return freshen() === undefined ? undefined : answers.get(url);
    },
    set(url: string, answer: Answer): void {
      const { body } = answer;
      if (answer.status !== 200 || url.length > MAX_KEY_LENGTH || !Buffer.isBuffer(body) || body.length > MAX_ENTRY_BYTES) return;
      const current = freshen();
      if (current === undefined || answer.dataVersion !== current) return;
      answers.set(url, answer, { size: body.length + overheadOf(url, body) });
    },
    get bytes(): number {
      return answers.calculatedSize;
    },
  };
}
