const SECOND_MS = 1_000;

/**
 * Calls `work` every second, never twice at a time, until the returned function is called; it waits for a call that runs. A failed call
 * is left for the next one.
 */
export function repeatEverySecond(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      });
  }, SECOND_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
