import type { Answers } from './answers.ts';

/** Saved answers of a user. */
export interface MatchSession {
  id: number;
  name: string;
  answers: Answers;
  methodVersion: number;
  createdAt: Date;
}

export const LONGEST_SAVED_NAME = 60;
export const MAX_MATCH_SESSIONS = 50;
