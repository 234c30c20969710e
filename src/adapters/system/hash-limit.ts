import { DomainError } from '../../domain/shared/domain-error.ts';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../../domain/shared/concurrency-limit.ts';

/** About two seconds of work. */
const MOST_WAITING = 128;
const RETRY_AFTER_SECONDS = 2;

/**
 * One limit for all work with argon2: each call holds a thread of Node's pool and 19 MiB. Choose `atOnce` below the size of the pool, so
 * that threads stay free for files and DNS. Throws `unavailable` when too many calls wait.
 */
export const createHashLimit = (atOnce: number): ConcurrencyLimit =>
  createConcurrencyLimit({
    atOnce,
    waiting: MOST_WAITING,
    tooMany: () =>
      new DomainError('unavailable', 'sign-in.busy', 'Too many people are signing in. Try again in a moment.', [], RETRY_AFTER_SECONDS),
  });
