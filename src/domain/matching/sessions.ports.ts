import type { NamedRows } from '../saved-items/named-item.ts';
import type { Transact } from '../transactions/transact.ts';
import type { Answers } from './answers.ts';
import type { HomeLocator } from './matching.ports.ts';
import type { MatchSession } from './session.ts';

export interface NewSession {
  name: string;
  answers: Answers;
  methodVersion: number;
}

/** The saved answers of each user. Names are unique without regard to case. A method only reads and writes rows of that user. */
export interface MatchSessionStore {
  /** Newest first. */
  all(userId: number): Promise<MatchSession[]>;
  /** Does nothing if there is no such session. */
  remove(userId: number, id: number): Promise<void>;
  transact: Transact<{ sessions: NamedRows<MatchSession, NewSession, { name?: string | undefined }> }>;
}

export interface MatchSessionsPorts {
  sessions: MatchSessionStore;
}

export interface MatchSessionsUses extends MatchSessionsPorts {
  zips: HomeLocator;
}
