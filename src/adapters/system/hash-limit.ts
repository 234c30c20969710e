import { DomainError } from '../../domain/shared/domain-error.ts';
import { createTurns, type Turns } from '../../domain/shared/concurrency-limit.ts';

const MOST_WAITING = 128;
const RETRY_AFTER_SECONDS = 2;

/** The places of all work with passwords, of which `atOnce` goes on at a time; beyond those who wait it is `unavailable`. */
export const createHashTurns = (atOnce: number): Turns =>
  createTurns({
    atOnce,
    waiting: MOST_WAITING,
    tooMany: () =>
      new DomainError('unavailable', 'sign-in.busy', 'Too many people are signing in. Try again in a moment.', [], RETRY_AFTER_SECONDS),
  });
