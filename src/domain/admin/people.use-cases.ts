import { deviceOf } from '../accounts/profile/device.ts';
import type { Caller } from '../accounts/user.ts';
import type { AnalyticsEvent } from '../analytics/events.ts';
import { ageOn } from '../roommates/age.ts';
import { DomainError } from '../shared/domain-error.ts';
import type { EventSeries, PeoplePorts } from './people.ports.ts';
import type { Preferences } from './preferences.ts';
import { noRecord } from './record-errors.ts';

const DEFAULT_DAYS = 30;
/** Ages of holders of accounts. */
const YOUNGEST = 13;
const OLDEST = 120;

export interface ConfirmedAge {
  /** YYYY-MM-DD. */
  birthDate: string | null;
  age: number | null;
}

/** A session as staff see it: nothing in it opens the account. */
export interface SessionOfUser {
  createdAt: Date;
  lastSeenAt: Date;
  device: string;
  ipPrefix: string;
}

/** What staff do with accounts and emails beside their records. Callers check permissions first. */
export function createPeople({ sessions, endSessions, retryEmail, series, preferences, lookAt, writeBirthDate, clock, one }: PeoplePorts) {
  return {
    /** Throws `not-found`. */
    async sessionsOf(userId: number): Promise<SessionOfUser[]> {
      await one('users', String(userId));
      const open = await sessions.sessions(userId);
      return open.map(({ createdAt, lastSeenAt, userAgent, ipPrefix }) => ({
        createdAt,
        lastSeenAt,
        device: deviceOf(userAgent),
        ipPrefix,
      }));
    },

    /** Returns the number of ended sessions. Throws `not-found`. */
    endSessions,

    /** Throws `not-found`, and `refused` for an email that cannot be sent now. */
    async retryEmail(id: number): Promise<void> {
      const outcome = await retryEmail(id);
      if (outcome === 'due') return;
      if (outcome === 'unknown') throw noRecord(id);
      throw new DomainError('refused', `email.${outcome}`, REFUSALS[outcome]);
    },

    /** The address, which lists mask. The audit log records the look. Throws `not-found`. */
    async address(userId: number): Promise<string> {
      const email = await lookAt(userId, 'email');
      if (typeof email !== 'string') throw noRecord(userId);
      return email;
    },

    /** What the person stated for a roommate profile, or staff confirmed. The audit log records the look. Throws `not-found`. */
    async age(userId: number): Promise<ConfirmedAge> {
      const birthDate = await lookAt(userId, 'birthDate');
      if (birthDate === undefined) throw noRecord(userId);
      return { birthDate, age: birthDate === null ? null : ageOn(birthDate, clock.now()) };
    },

    /** Throws `not-found`, `refused` for the own account, and `invalid` for a date that no holder of an account has. */
    async correctBirthDate({ user }: Caller, userId: number, birthDate: string, reason: string): Promise<ConfirmedAge> {
      if (user.id === userId) throw new DomainError('refused', 'user.self', 'Another member of staff confirms your age.');
      const today = clock.now();
      const age = ageOn(birthDate, today);
      if (age < YOUNGEST || age > OLDEST) {
        const message = `Accounts are for people from ${YOUNGEST} to ${OLDEST}`;
        throw new DomainError('invalid', 'user.birth-date', message, [{ path: 'birthDate', message }]);
      }
      if (!(await writeBirthDate(userId, birthDate, { reason, today }))) throw noRecord(userId);
      return { birthDate, age };
    },

    /** Counts by day of visitors who agreed to analytics. */
    series: ({ event, days = DEFAULT_DAYS }: { event?: AnalyticsEvent | undefined; days?: number | undefined }): Promise<EventSeries> =>
      series({ event, days: Math.max(1, days) }),

    preferences: ({ user }: Caller): Promise<Preferences> => preferences.read(user.id),

    /** Replaces the settings, and returns them. */
    async savePreferences({ user }: Caller, value: Preferences): Promise<Preferences> {
      await preferences.write(user.id, value);
      return value;
    },
  };
}

export type People = ReturnType<typeof createPeople>;

const REFUSALS = {
  sent: 'This email was sent already.',
  erased: 'The text of this email was erased after the last attempt. It cannot be sent again.',
  soon: 'This email is sent within two minutes. Wait for the result.',
};
