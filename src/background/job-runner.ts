import { setTimeout as sleep } from 'node:timers/promises';
import { retryWait } from '../domain/shared/retry-wait.ts';

export interface Job {
  /** Its name in the log. */
  name: string;
  everyMs: number;
  /** True: there is more to do, so run again at once. */
  run: () => Promise<boolean>;
}

export interface JobRunner {
  /** Starts nothing more and waits for running jobs, at most `waitMs`. Unfinished work continues after the next start. */
  stop(waitMs?: number): Promise<void>;
}

const RETRY_MS = { first: 1_000, longest: 60_000 };
const STOP_WAIT_MS = 4_000;

/** Runs each job at once and then at its interval, never twice at a time. A failure is reported and delays the next run. */
export function startJobRunner(jobs: readonly Job[], onError: (job: string, error: unknown) => void): JobRunner {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function repeat({ name, everyMs, run }: Job): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      let wait = everyMs;
      try {
        if (await run()) wait = 0;
        failures = 0;
      } catch (error) {
        onError(name, error);
        failures += 1;
        wait = retryWait(failures, RETRY_MS);
      }
      await sleep(wait, undefined, { ref: false, signal }).catch(ignore);
    }
  }

  const running = Promise.all(jobs.map(repeat));
  return {
    async stop(waitMs = STOP_WAIT_MS) {
      stopping.abort();
      await Promise.race([running, sleep(waitMs, undefined, { ref: false })]);
    },
  };
}

function ignore(): void {
  // The signal ends the sleep.
}
