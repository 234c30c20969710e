import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs work and lets nobody know before `floorMs` how it ended: what takes a few milliseconds more for some than for others is hidden
 * in the wait, which costs nothing but a timer.
 */
export const createConstantTime =
  (floorMs: number) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    const [outcome] = await Promise.allSettled([work(), sleep(floorMs)]);
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };
