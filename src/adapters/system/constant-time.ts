import { setTimeout as sleep } from 'node:timers/promises';

/** Runs work and returns or throws after `floorMs` at the earliest, so that differences of a few milliseconds do not show. */
export const createConstantTime =
  (floorMs: number) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    const [outcome] = await Promise.allSettled([work(), sleep(floorMs)]);
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };
