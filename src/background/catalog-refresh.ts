import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '../domain/shared/domain-error.ts';
import { retryWait, type RetryLimits } from '../domain/shared/retry-wait.ts';

const RETRY_MS: RetryLimits = { first: 500, longest: 10_000 };
const FIRST_LOADS = 5;
/** Changes that come within this time are loaded together. */
const GATHER_MS = 1_000;

/**
 * Loads the catalog before the first request. A busy database may not answer in time, so `unavailable` is tried again, four times at most.
 * Throws any other error at once.
 */
export async function loadFirst(load: () => Promise<unknown>, onError: (error: unknown) => void, retryMs = RETRY_MS): Promise<void> {
  for (let failures = 1; ; failures += 1) {
    try {
      await load();
      return;
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'unavailable') || failures === FIRST_LOADS) throw error;
      onError(error);
      await sleep(retryWait(failures, retryMs));
    }
  }
}

/**
 * Runs `refresh` soon after a request, one at a time. Requests before a run begins share it, and requests during a run cause one more, so
 * that a run always follows the last request. A failed run is reported and repeated until it succeeds, so that no version is missed.
 */
export function createCatalogRefresh(
  refresh: () => Promise<unknown>,
  onError: (error: unknown) => void,
  { gatherMs = GATHER_MS, retryMs = RETRY_MS } = {},
) {
  let isRequested = false;
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    let failures = 0;
    while (isRequested) {
      await sleep(gatherMs, undefined, { ref: false });
      if (isStopped) break;
      isRequested = false;
      try {
        await refresh();
        failures = 0;
      } catch (error) {
        onError(error);
        isRequested = true;
        failures += 1;
        await sleep(retryWait(failures, retryMs), undefined, { ref: false });
      }
    }
    running = undefined;
  }

  return {
    request(): void {
      isRequested = true;
      running ??= run();
    },
    stop(): void {
      isStopped = true;
    },
  };
}
