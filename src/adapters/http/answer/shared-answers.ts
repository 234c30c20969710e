import type { Answer } from './answer.ts';

/** Makes an answer, or waits for an equal one that is being made. */
export type ShareAnswer = (key: string, make: () => Promise<Answer>) => Promise<Answer>;

/**
 * Equal calls that come while their answer is made get the same answer: after the cache is emptied, one page is rendered once. An answer
 * that may not be cached is made for each call. The key names the versions that the answer shows.
 */
export function createSharedAnswers(): ShareAnswer {
  const underway = new Map<string, Promise<Answer>>();
  return async (key, make) => {
    const known = underway.get(key);
    if (known) {
      const answer = await known;
      return answer.shows === undefined ? make() : answer;
    }
    const made = make().finally(() => underway.delete(key));
    underway.set(key, made);
    return made;
  };
}
