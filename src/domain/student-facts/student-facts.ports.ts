import type { StudentFacts } from './student-facts.ts';

/** The facts that people keep on their accounts. */
export interface StudentFactsStore {
  /** Null if this user keeps none. */
  read(userId: number): Promise<StudentFacts | null>;
  /** Replaces all facts. Throws `unauthenticated` when the account was deleted in the meantime. */
  write(userId: number, facts: StudentFacts): Promise<StudentFacts>;
  remove(userId: number): Promise<void>;
}

export interface StudentFactsPorts {
  facts: StudentFactsStore;
}
