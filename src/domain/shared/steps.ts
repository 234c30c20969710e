/** Work that can pause after each of its parts, which take a few milliseconds each. */
export type Steps<T> = Generator<void, T, void>;

const BATCH = 50;

/** Does all parts without a pause. */
export function finished<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Pauses after each part, so that a server answers requests in between. */
export async function withPauses<T>(steps: Steps<T>, pause: () => Promise<void>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause();
  }
}

/** Does something with each item, in parts of some items. */
export function* eachInSteps<T>(items: readonly T[], work: (item: T, index: number) => void): Steps<void> {
  for (const [index, item] of items.entries()) {
    work(item, index);
    if ((index + 1) % BATCH === 0) yield;
  }
}

/** Like `items.map`, in parts of some items. */
export function* mappedInSteps<T, U>(items: readonly T[], map: (item: T, index: number) => U): Steps<U[]> {
  const results: U[] = [];
  yield* eachInSteps(items, (item, index) => results.push(map(item, index)));
  return results;
}

/** A record with one value for each key, one key in each part. */
export function* recordInSteps<K extends string, T>(keys: readonly K[], valueOf: (key: K) => T): Steps<Record<K, T>> {
  const record: Partial<Record<K, T>> = {};
  for (const key of keys) {
    record[key] = valueOf(key);
    yield;
  }
  return record as Record<K, T>;
}
