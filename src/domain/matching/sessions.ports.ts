import type { Answers } from './answers.ts';
import type { HomeLocator } from './matching.ports.ts';
import type { MatchSession } from './session.ts';

/** The saved answers of each user. Names are unique without regard to case. A method only reads and writes rows of that user. */
export interface MatchSessionStore {
  /** Newest first. */
  all(userId: number): Promise<MatchSession[]>;
  add(
    userId: number,
    session: { name: string; answers: Answers; methodVersion: number },
    limit: number,
  ): Promise<MatchSession | 'name-taken' | 'full'>;
  /** Does nothing if there is no such session. */
  remove(userId: number, id: number): Promise<void>;
}

export interface MatchSessionsPorts {
  sessions: MatchSessionStore;
}

export interface MatchSessionsUses extends MatchSessionsPorts {
  zips: HomeLocator;
}
