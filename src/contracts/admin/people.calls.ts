import { z } from 'zod';
import { ANALYTICS_EVENTS } from '../../domain/analytics/events.ts';
import { MAX_PREFERENCE_KEYS, MAX_PREFERENCES } from '../../domain/admin/preferences.ts';
import { defineContract } from '../endpoint.ts';
import { MAX_REASON } from '../../domain/audit/audit.ts';
import { rowId, timestamp, wholeNumber } from '../shapes/codecs.ts';
import { outbox } from './outbox.resource.ts';
import { freeText } from '../shapes/text-shapes.ts';

const userId = z.object({ id: rowId });
const preferences = z
  .record(z.string().max(200), z.unknown())
  .refine((value) => Object.keys(value).length <= MAX_PREFERENCE_KEYS, `At most ${MAX_PREFERENCE_KEYS} settings`)
  .refine((value) => JSON.stringify(value).length <= MAX_PREFERENCES, `At most ${MAX_PREFERENCES} characters as JSON`)
  .meta({ id: 'StaffPreferences' });

const reason = freeText().min(1, 'Give a reason').max(MAX_REASON, `At most ${MAX_REASON} characters`);
const confirmedAge = z
  .object({
    /** Null: the person never stated an age. */
    birthDate: z.iso.date().nullable(),
    age: z.int().nullable(),
  })
  .meta({ id: 'ConfirmedAge' });

/** Calls about people, emails and counts beside their records. */
export const peopleCalls = defineContract({
  userSessions: {
    method: 'GET',
    path: '/api/admin/users/:id/sessions',
    access: 'staff',
    permission: 'users',
    summary: 'Lists the open sessions of a user, latest first.',
    params: userId,
    response: z.array(
      z
        .object({
          createdAt: timestamp,
          lastSeenAt: timestamp,
          /** For example "Firefox on Windows". */
          device: z.string(),
          /** The network, not the full address. */
          ipPrefix: z.string(),
        })
        .meta({ id: 'StaffSession' }),
    ),
    refusals: [404],
  },
  endUserSessions: {
    method: 'POST',
    path: '/api/admin/users/:id/end-sessions',
    access: 'staff',
    permission: 'users',
    proof: 'recent',
    summary: 'Ends all sessions of a user, their open password resets, and a pending change of address.',
    params: userId,
    body: z.strictObject({ reason }),
    response: z.object({ count: z.int() }),
    refusals: [404],
  },
  userAddress: {
    method: 'GET',
    path: '/api/admin/users/:id/address',
    access: 'staff',
    permission: 'moderation',
    summary: 'Returns the address of a user, which lists mask. The audit log records each call.',
    params: userId,
    response: z.object({ email: z.string() }),
    refusals: [404],
  },
  userAge: {
    method: 'GET',
    path: '/api/admin/users/:id/birth-date',
    access: 'staff',
    permission: 'moderation',
    summary:
      'Returns the date of birth of a user, which is known from the age for a roommate profile, or was confirmed by staff. The audit log records each call.',
    params: userId,
    response: confirmedAge,
    refusals: [404],
  },
  correctBirthDate: {
    method: 'POST',
    path: '/api/admin/users/:id/birth-date',
    access: 'staff',
    permission: 'moderation',
    summary: 'Corrects the date of birth of a user, also across 18. Profiles of people under 16 are suspended until a later correction.',
    params: userId,
    body: z.strictObject({ birthDate: z.iso.date('A date'), reason }),
    response: confirmedAge,
    refusals: [404, 422],
  },
  retryEmail: {
    method: 'POST',
    path: '/api/admin/outbox/:id/retry',
    access: 'staff',
    permission: 'users',
    summary: 'Sends an unsent email at once. Refused when its text was erased.',
    params: userId,
    response: outbox.spec.record,
    refusals: [404, 422],
  },
  analyticsSeries: {
    method: 'GET',
    path: '/api/admin/analytics/series',
    access: 'staff',
    permission: 'read',
    summary: 'Counts the events of visitors who agreed to analytics, by day in UTC.',
    query: z.object({
      event: z.enum(ANALYTICS_EVENTS).optional().meta({ description: 'Default: all events', example: 'college_view' }),
      days: wholeNumber(400).optional().meta({ description: 'How many days, until today. Default: 30', example: '30' }),
    }),
    response: z
      .object({
        /** The first day with a count; null if there is none. */
        since: z.iso.date().nullable(),
        /** The oldest first. Null: no event of any kind was counted on that day. Days before the first count are left out. */
        days: z.array(z.object({ day: z.iso.date(), count: z.int().nullable() })),
      })
      .meta({ id: 'EventSeries' }),
  },
  preferences: {
    method: 'GET',
    path: '/api/admin/preferences',
    access: 'staff',
    permission: 'read',
    summary: "Returns the caller's own settings of the panel.",
    response: preferences,
  },
  savePreferences: {
    method: 'PUT',
    path: '/api/admin/preferences',
    access: 'staff',
    permission: 'read',
    summary: "Replaces the caller's own settings of the panel.",
    body: preferences,
    response: preferences,
  },
});
