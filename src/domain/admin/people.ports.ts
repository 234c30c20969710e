import type { AnalyticsEvent } from '../analytics/events.ts';
import type { Clock } from '../shared/time.ts';
import type { Transact } from '../transactions/transact.ts';
import type { Preferences } from './preferences.ts';

/** The open sessions of an account, the last used first. */
export interface SessionsOfUsers {
  sessions(userId: number): Promise<{ createdAt: Date; lastSeenAt: Date; userAgent: string; ipPrefix: string }[]>;
}

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

/** Private facts of accounts. Null: never stated. Undefined: there is no such user. */
export interface FactRows {
  read(userId: number, fact: PrivateFact): Promise<string | null | undefined>;
  /** Locked until the end. */
  lockBirthDate(userId: number): Promise<string | null | undefined>;
  setBirthDate(userId: number, birthDate: string): Promise<void>;
}

/** Emails that were stored, sent or not. */
export interface RetryRows {
  /**
   * Locked until the end. `isErased`: its text does not exist any more. `isSoon`: it is due within these seconds, so a process could be
   * sending it now. `nextAttemptAt` is null for an email that is not tried again.
   */
  lock(
    id: number,
    seconds: number,
  ): Promise<{ isSent: boolean; isErased: boolean; isSoon: boolean; nextAttemptAt: Date | null } | undefined>;
  /** Makes the email due. Returns the time of now. */
  makeDue(id: number): Promise<Date | null>;
}

/** The roommate profiles of a person that are not deleted. */
export interface AgedProfileRows {
  /** Locks the pools in which they are, for an account that is locked. */
  lockPools(userId: number): Promise<void>;
  setAge(userId: number, age: number): Promise<void>;
  /** Their owner reads the reason. */
  suspend(userId: number, reason: string): Promise<void>;
  /** Ends the suspensions with this reason. */
  unsuspend(userId: number, reason: string): Promise<void>;
}

/** The stores of one change by staff. */
export interface PeopleStores {
  facts: FactRows;
  retries: RetryRows;
  agedProfiles: AgedProfileRows;
}

/** Supplied by adapters. */
export interface PeopleAdapters {
  transact: Transact<PeopleStores>;
  series: EventSeriesStore;
  preferences: PreferenceStore;
}

export interface PeoplePorts extends PeopleAdapters {
  sessions: SessionsOfUsers;
  clock: Clock;
  /** Ends all access of an account. Returns the number of sessions. Throws `not-found`. */
  endSessions: (userId: number, reason: string) => Promise<number>;
  /** Finds a record of a resource. Throws `not-found`. */
  one: (resource: string, id: string) => Promise<unknown>;
}
