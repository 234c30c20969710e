import { DomainError } from '../shared/domain-error.ts';
import type { StudentFactsPorts } from './student-facts.ports.ts';
import { UNKNOWN_ZIP, validFacts, type StudentFacts } from './student-facts.ts';
import { stateOfZip } from './zip-state.ts';

/** The facts that a person keeps on the account. Without them, facts stay in the browser. */
export function createStudentFacts({ facts }: StudentFactsPorts) {
  return {
    /** Null if the account keeps none. */
    studentFacts: (userId: number): Promise<StudentFacts | null> => facts.read(userId),

    /** Replaces all facts. Throws `invalid` for a ZIP code without a place. */
    async keepStudentFacts(userId: number, given: StudentFacts): Promise<StudentFacts> {
      if (given.zip !== undefined && stateOfZip(given.zip) === undefined) {
        throw new DomainError('invalid', 'facts.unknown-zip', UNKNOWN_ZIP, [{ path: 'zip', message: UNKNOWN_ZIP }]);
      }
      return facts.write(userId, validFacts(given));
    },

    /** Removes them from the account. Also succeeds if it keeps none. */
    removeStudentFacts: (userId: number): Promise<void> => facts.remove(userId),
  };
}

export type StudentFactsOnAccount = ReturnType<typeof createStudentFacts>;
