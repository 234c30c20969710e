import { DomainError } from '../../../domain/shared/domain-error.ts';

/** Resolves when the caller may keep the thread busy. Throws `unavailable` if too many wait. */
export type Turn = () => Promise<void>;

/** In a few seconds that many calls are answered. */
const MAX_WAITING = 300;

/**
 * Turns on the only thread, first come, first served: one caller for each pass of the event loop. Without turns, calls that arrive
 * together are computed one after the other, and everything else waits for all of them.
 */
export function createTurns(maxWaiting = MAX_WAITING): Turn {
  const waiting: (() => void)[] = [];
  const pass = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(pass);
  };
  return async () => {
    if (waiting.length >= maxWaiting) throw tooBusy();
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(pass);
    });
  };
}

const tooBusy = () => new DomainError('unavailable', 'server.busy', 'The server has too much to do. Try again in a moment.');
