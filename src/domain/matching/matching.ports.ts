import type { CollegeRecord } from '../colleges/college.ts';
import type { Answers } from './answers.ts';
import type { MatchSession } from './session.ts';

/** The catalogue of the present data version. */
export interface MatchedCatalogue {
  dataVersion(): string;
  /** The open colleges; the same ones as long as the data version stays. */
  open(): readonly CollegeRecord[];
}

/** What each person saved. Every method touches the rows of that one person only, whatever ids it is given. */
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

export interface MatchingPorts {
  catalogue: MatchedCatalogue;
  sessions: MatchSessionStore;
}
