export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>;

interface Limits {
  /** How many tasks run at the same time. */
  atOnce: number;
  /** How many tasks may wait. */
  waiting: number;
  /** The error for a task that finds the queue full. */
  tooMany: () => Error;
}

/** Runs at most `atOnce` tasks at the same time. Further tasks wait, first in, first out. */
export function createConcurrencyLimit({ atOnce, waiting, tooMany }: Limits): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw tooMany();
    try {
      return await task();
    } finally {
      // Passes the slot to the next waiting task, so no new task can take it in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
