import { setTimeout as sleep } from 'node:timers/promises';

export interface Chore {
  /** What the log calls it. */
  name: string;
  everyMs: number;
  /** True: there is more to do, at once. */
  run: () => Promise<boolean>;
}

export interface Worker {
  /** Begins nothing more, and waits for what is under way, but not for ever: what is left undone is done after the next start. */
  stop(patienceMs?: number): Promise<void>;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;
const PATIENCE_MS = 4_000;

/** Does each chore at once and then again and again, never twice at a time. A failure is reported, and only makes the next time later. */
export function startWorker(chores: readonly Chore[], onError: (chore: string, error: unknown) => void): Worker {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function follow({ name, everyMs, run }: Chore): Promise<void> {
    let retry = FIRST_RETRY_MS;
    while (!signal.aborted) {
      let wait = everyMs;
      try {
        if (await run()) wait = 0;
        retry = FIRST_RETRY_MS;
      } catch (error) {
        onError(name, error);
        wait = retry;
        retry = Math.min(2 * retry, LONGEST_RETRY_MS);
      }
      await sleep(wait, undefined, { ref: false, signal }).catch(ignore);
    }
  }

  const working = Promise.all(chores.map(follow));
  return {
    async stop(patienceMs = PATIENCE_MS) {
      stopping.abort();
      await Promise.race([working, sleep(patienceMs, undefined, { ref: false })]);
    },
  };
}

function ignore(): void {
  // Woken to stop.
}
