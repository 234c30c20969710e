import { SESSION_LIVES } from '../accounts/lifetimes.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** How long things stay that nobody needs any more, in seconds. The privacy page tells people the same. */
export const RETENTION = {
  /** Idle, and then over altogether; one that was ended goes with the next round. */
  sessions: SESSION_LIVES,
  /** As long as they are counted, so that nobody asks for too many. */
  passwordResets: DAY,
  /** After they ran out: a link that is clicked late is told that it is too old, not that it never was. */
  mailedTokens: 7 * DAY,
  /** Letters that left, or could not: by then without what they said. */
  sentLetters: 30 * DAY,
  /** Letters that nobody sends, with what they say. */
  keptLetters: 7 * DAY,
  signInFailures: DAY,
} as const;
export type Retention = typeof RETENTION;
