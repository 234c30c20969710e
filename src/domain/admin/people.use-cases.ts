import { deviceOf } from '../accounts/profile/device.ts';
import type { Caller } from '../accounts/user.ts';
import type { AnalyticsEvent } from '../analytics/events.ts';
import { CLAIM_SECONDS } from '../mail/retries.ts';
import { ageOn, isMinorAge } from '../roommates/age.ts';
import { PROFILE_LIMITS } from '../roommates/profile.ts';
import { DomainError } from '../shared/domain-error.ts';
import type { EventSeries, PeoplePorts, PrivateFact } from './people.ports.ts';
import type { Preferences } from './preferences.ts';
import { noRecord } from './record-errors.ts';

const DEFAULT_DAYS = 30;
/** Ages of holders of accounts. */
const YOUNGEST = 13;
const OLDEST = 120;
/** Suspends roommate profiles until a later correction. Their owner reads it. */
const TOO_YOUNG = `Roommate profiles are for people of ${PROFILE_LIMITS.minAge} and older.`;

const LOOKS = { email: 'address-seen', birthDate: 'birth-date-seen' } as const;

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
export function createPeople({ transact, sessions, endSessions, series, preferences, clock, one }: PeoplePorts) {
  /** The row of the audit log outlives the account, so it names the account and not what was seen. */
  const look = (userId: number, fact: PrivateFact): Promise<string | null> =>
    transact(async ({ facts, record }) => {
      const value = await facts.read(userId, fact);
      if (value === undefined) throw noRecord(userId);
      record({ event: LOOKS[fact], resource: 'users', id: userId });
      return value;
    });

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
    retryEmail: (id: number): Promise<void> =>
      transact(async ({ retries, record }) => {
        const email = await retries.lock(id, CLAIM_SECONDS);
        if (!email) throw noRecord(id);
        if (email.isSent) throw refused('sent', 'This email was sent already.');
        if (email.isErased) throw refused('erased', 'The text of this email was erased after the last attempt. It cannot be sent again.');
        if (email.isSoon) throw refused('soon', 'This email is sent within two minutes. Wait for the result.');
        const change = { before: { nextAttemptAt: email.nextAttemptAt }, after: { nextAttemptAt: await retries.makeDue(id) } };
        record({ event: 'record-changed', resource: 'outbox', id, reason: null, ...change });
      }),

    /** The address, which lists mask. The audit log records the look. Throws `not-found`. */
    address: async (userId: number): Promise<string> => (await look(userId, 'email')) ?? '',

    /** What the person stated for a roommate profile, or staff confirmed. The audit log records the look. Throws `not-found`. */
    async age(userId: number): Promise<ConfirmedAge> {
      const birthDate = await look(userId, 'birthDate');
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
      await transact(async ({ facts, agedProfiles, record }) => {
        const before = await facts.lockBirthDate(userId);
        if (before === undefined) throw noRecord(userId);
        await agedProfiles.lockPools(userId);
        await facts.setBirthDate(userId, birthDate);
        await agedProfiles.setAge(userId, Math.min(PROFILE_LIMITS.maxAge, Math.max(PROFILE_LIMITS.minAge, age)));
        if (age < PROFILE_LIMITS.minAge) await agedProfiles.suspend(userId, TOO_YOUNG);
        else await agedProfiles.unsuspend(userId, TOO_YOUNG);
        // The audit log outlives the account, so it has no date of birth.
        const details = { before: groupOf(before, today), after: groupOf(birthDate, today) };
        record({ event: 'birth-date-corrected', resource: 'users', id: userId, reason, details });
      });
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

const refused = (outcome: string, message: string) => new DomainError('refused', `email.${outcome}`, message);

function groupOf(birthDate: string | null, today: Date): string {
  if (birthDate === null) return 'unknown';
  return isMinorAge(ageOn(birthDate, today)) ? 'under 18' : '18 or older';
}
