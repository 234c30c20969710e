import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 30_000;
const PAUSE_MS = 25;

/** Waits until the condition is true. Throws after 30 seconds, and names what did not happen. */
export async function eventually(condition: () => boolean | Promise<boolean>, what: string | (() => string)): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`${typeof what === 'string' ? what : what()} did not happen within ${LIMIT_MS / 1000} s`);
    await sleep(PAUSE_MS);
  }
}

/** Reads until the value equals the expected one. After 30 seconds it fails with the difference of the last read. */
export async function becomes(read: () => unknown, expected: unknown): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const value = await read();
    try {
      expect(value).toEqual(expected);
      return;
    } catch (difference) {
      if (Date.now() > end) throw difference;
    }
    await sleep(PAUSE_MS);
  }
}
