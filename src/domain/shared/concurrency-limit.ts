export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

interface Room {
  atOnce: number;
  waiting: number;
  /** What is thrown at who comes when there is no room left. */
  tooMany: () => Error;
}

/** Runs at most `atOnce` works; `waiting` more wait their turn, in the order in which they came. */
export function createTurns({ atOnce, waiting, tooMany }: Room): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw tooMany();
    try {
      return await work();
    } finally {
      // A place is handed over, not given back, while somebody waits.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
