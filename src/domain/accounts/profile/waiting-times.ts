import { DAY } from '../../shared/time.ts';

/** How long an owner can bring a deleted account back. */
export const RESTORABLE_SECONDS = 7 * DAY;

/** How long a username stays after a change: other people know a person by it. */
export const USERNAME_SECONDS = 30 * DAY;

/** "March 8, 2026", in UTC. No US time zone is ahead of UTC, so the time has come wherever that day is over. */
export const dayText = (time: Date): string => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(time);
