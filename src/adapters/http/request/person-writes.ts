import { createConcurrencyLimit, type ConcurrencyLimit } from '../../../domain/shared/concurrency-limit.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';

/** Runs a change of one person when it is its turn. Throws `unavailable` if too many of the person's changes wait. */
export type PersonWrites = <T>(userId: number, change: () => Promise<T>) => Promise<T>;

const AT_ONCE = 2;
const WAITING = 10;

/**
 * A change locks the row of its person, and holds a connection while it waits for that lock. So only two changes of a person run in this
 * process at the same time, and the others wait before they take a connection: one person cannot use up the pool.
 */
export function createPersonWrites(): PersonWrites {
  const people = new Map<number, { inTurn: ConcurrencyLimit; changes: number }>();
  return async (userId, change) => {
    const person = people.get(userId) ?? { inTurn: createConcurrencyLimit({ atOnce: AT_ONCE, waiting: WAITING, tooMany }), changes: 0 };
    people.set(userId, person);
    person.changes += 1;
    try {
      return await person.inTurn(change);
    } finally {
      person.changes -= 1;
      if (person.changes === 0) people.delete(userId);
    }
  };
}

const tooMany = () => new DomainError('unavailable', 'changes.busy', 'Too many of your changes are waiting. Try again in a moment.');
