import { DomainError } from '../../domain/shared/domain-error.ts';

/** Runs at most `atOnce` works; `waiting` more wait their turn, and for who comes then the pictures are `unavailable`. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new DomainError('unavailable', 'pictures.busy', 'Many pictures are being read. Try again in a moment.');
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
