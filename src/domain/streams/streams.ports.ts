import type { FeedEvent } from '../events/events.ts';

export interface Cursor {
  userId: number;
  /** The last event that the reader has. */
  seq: number;
}

export interface EventStore {
  /** The events after each cursor, oldest first. People without news cost nothing. */
  after(cursors: readonly Cursor[]): Promise<FeedEvent[]>;
  /** The number of the latest event, and of the oldest one that is kept; without a kept event, the number of the next one. */
  position(userId: number): Promise<{ last: number; oldest: number }>;
  /** Of these sessions, those that are still open. */
  openSessions(sessionIds: readonly string[]): Promise<Set<string>>;
}
