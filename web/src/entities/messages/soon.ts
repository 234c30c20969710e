import { ApiError } from '../../lib/api-error.ts';

/** In milliseconds. Events of a burst about one thing become one request. */
const BATCH = 150;
/** In milliseconds: how long a job that failed waits, the first time and at most. */
const RETRY = { first: 1_000, most: 30_000 };

interface Waiting {
  job: () => Promise<unknown>;
  timer: ReturnType<typeof setTimeout>;
  failures: number;
}

/**
 * Runs jobs soon, each name once for all calls until then. A job that got no answer, or an error of the server, runs again until it succeeds:
 * an event comes once. What the server refuses (4xx) would be refused again.
 */
export function createSoon() {
  const waiting = new Map<string, Waiting>();

  function wait(name: string, job: Waiting['job'], milliseconds: number, failures: number): void {
    clearTimeout(waiting.get(name)?.timer);
    waiting.set(name, { job, failures, timer: setTimeout(() => run(name, job, failures), milliseconds) });
  }
  function run(name: string, job: Waiting['job'], failures: number): void {
    waiting.delete(name);
    job().catch((error: unknown) => {
      if (isRefused(error) || waiting.has(name) || isStopped) return;
      wait(name, job, Math.min(RETRY.first * 2 ** failures, RETRY.most), failures + 1);
    });
  }
  let isStopped = false;

  return {
    soon: (name: string, job: Waiting['job']): void => {
      const before = waiting.get(name);
      // A new event does not wait for the next try of an earlier job.
      if (!before || before.failures > 0) wait(name, job, BATCH, before?.failures ?? 0);
    },
    /** Tries what has failed now: the network is back, or the person looks. */
    retryNow: (): void => {
      for (const [name, { job, failures }] of waiting) if (failures > 0) wait(name, job, 0, 0);
    },
    stop: (): void => {
      isStopped = true;
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}

export type Soon = ReturnType<typeof createSoon>['soon'];

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
