import type { AnalyticsEvent } from '../analytics/events.ts';
import type { Clock } from '../shared/time.ts';
import type { Preferences } from './preferences.ts';

/** The open sessions of an account, the last used first. */
export interface SessionsOfUsers {
  sessions(userId: number): Promise<{ createdAt: Date; lastSeenAt: Date; userAgent: string; ipPrefix: string }[]>;
}

/**
 * Makes an unsent email due. The other outcomes change nothing. `erased`: its text does not exist any more. `soon`: it is sent within two
 * minutes.
 */
export type EmailRetry = (id: number) => Promise<'due' | 'unknown' | 'sent' | 'erased' | 'soon'>;

export interface EventSeries {
  /** The first day with a count (2026-11-22); null if there is none. */
  since: string | null;
  /** The oldest first. Null: no event of any kind was counted on that day. */
  days: { day: string; count: number | null }[];
}
/** The days until today, in UTC, from the first count on. */
export type EventSeriesStore = (order: { event?: AnalyticsEvent | undefined; days: number }) => Promise<EventSeries>;

export interface PreferenceStore {
  /** An empty object if none are stored. */
  read(userId: number): Promise<Preferences>;
  write(userId: number, value: Preferences): Promise<void>;
}

/** What lists mask or leave out. The date of birth is YYYY-MM-DD. */
export type PrivateFact = 'email' | 'birthDate';

/** Reads a private fact of an account; the audit log records the look. Null: never stated. Undefined: there is no such user. */
export type LookAtFact = (userId: number, fact: PrivateFact) => Promise<string | null | undefined>;

/** Corrects a date of birth, also in the roommate profiles. False: there is no such user. */
export type WriteBirthDate = (userId: number, birthDate: string, order: { reason: string; today: Date }) => Promise<boolean>;

/** Supplied by adapters. */
export interface PeopleAdapters {
  retryEmail: EmailRetry;
  series: EventSeriesStore;
  preferences: PreferenceStore;
  lookAt: LookAtFact;
  writeBirthDate: WriteBirthDate;
}

export interface PeoplePorts extends PeopleAdapters {
  sessions: SessionsOfUsers;
  clock: Clock;
  /** Ends all access of an account. Returns the number of sessions. Throws `not-found`. */
  endSessions: (userId: number, reason: string) => Promise<number>;
  /** Finds a record of a resource. Throws `not-found`. */
  one: (resource: string, id: string) => Promise<unknown>;
}
