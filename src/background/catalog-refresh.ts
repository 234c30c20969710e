import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;

/**
 * Runs `refresh` when asked, one at a time; asked again meanwhile, once more afterwards. A failure is reported and tried again until
 * it succeeds: a published data version is never forgotten.
 */
export function createRefresher(refresh: () => Promise<unknown>, onError: (error: unknown) => void, firstRetryMs = FIRST_RETRY_MS) {
  let isWanted = false;
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    let wait = firstRetryMs;
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        await refresh();
        wait = firstRetryMs;
      } catch (error) {
        onError(error);
        isWanted = true;
        await sleep(wait, undefined, { ref: false });
        wait = Math.min(2 * wait, LONGEST_RETRY_MS);
      }
    }
    running = undefined;
  }

  return {
    ask(): void {
      isWanted = true;
      running ??= run();
    },
    stop(): void {
      isStopped = true;
    },
  };
}
