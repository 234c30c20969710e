import type { Answers } from './answers.ts';
import type { MatchSession } from './session.ts';

/** What each person saved; a name is taken whatever its capitals. Every method touches the rows of that one person only. */
export interface MatchSessionStore {
  /** The newest first. */
  all(userId: number): Promise<MatchSession[]>;
  add(
    userId: number,
    session: { name: string; answers: Answers; methodVersion: number },
    limit: number,
  ): Promise<MatchSession | 'name-taken' | 'full'>;
  /** Does nothing where there is nothing. */
  remove(userId: number, id: number): Promise<void>;
}

export interface MatchSessionsPorts {
  sessions: MatchSessionStore;
}
