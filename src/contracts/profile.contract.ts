import { z } from 'zod';
import {
  bio,
  email,
  givenPassword,
  newPassword,
  noContent,
  personName,
  messageAnswer,
  signedIn,
  user,
  username,
} from './shapes/account-shapes.ts';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '../domain/accounts/profile/picture.ts';
import { INCOME_BANDS } from '../domain/colleges/categories.ts';
import { STATE_CODES } from '../domain/colleges/states.ts';
import { FACT_LIMITS } from '../domain/student-facts/student-facts.ts';
import { timestamp } from './shapes/codecs.ts';
import { defineContract } from './endpoint.ts';

const DAY = 86_400;
/** Limits guessing of passwords, over all calls that take one. Short, so that the owner does not have to wait for long after a few mistakes. */
const PASSWORD_GUESSES = { user: { calls: 10, seconds: 900, bucket: 'password' } };
/** Allows three exports: each may be refused once until the password is confirmed. */
const EXPORTS_PER_DAY = { user: { calls: 6, seconds: DAY } };

const session = z
  .object({
    id: z.uuid(),
    createdAt: timestamp,
    lastSeenAt: timestamp,
    /** For example "Firefox on Windows". */
    device: z.string(),
    /** The network, not the full address. */
    ipPrefix: z.string(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });

const wholeWithin = ([min, max]: readonly [number, number]) =>
  z.int('A whole number').min(min, `At least ${min}`).max(max, `At most ${max}`);
const [LOWEST_GPA, HIGHEST_GPA] = FACT_LIMITS.gpa;

/** Omitted facts are not known. */
const studentFacts = z
  .strictObject({
    sat: wholeWithin(FACT_LIMITS.sat).optional(),
    act: wholeWithin(FACT_LIMITS.act).optional(),
    gpa: z.number('A number').min(LOWEST_GPA, `At least ${LOWEST_GPA}`).max(HIGHEST_GPA, `At most ${HIGHEST_GPA}`).optional(),
    income: z.enum(INCOME_BANDS).optional(),
    homeState: z.enum(STATE_CODES).optional(),
    budget: wholeWithin(FACT_LIMITS.budget).optional(),
    zip: z
      .string()
      .regex(/^\d{5}$/, 'Five digits')
      .optional(),
  })
  .meta({ id: 'StudentFacts' });

export const profileContract = defineContract({
  account: {
    method: 'GET',
    path: '/api/user/account',
    access: 'user',
    summary: 'Returns the pending email address, and when the username can change again.',
    response: z.object({ pendingEmail: z.string().nullable(), usernameChangeableAt: timestamp.nullable() }),
  },
  change: {
    method: 'PATCH',
    path: '/api/user',
    access: 'user',
    refusals: [409, 422],
    summary: 'Changes names, biography or username. The username can change every 30 days. Omitted fields stay unchanged.',
    body: z.strictObject({
      firstName: personName.optional(),
      lastName: personName.optional(),
      username: username.optional(),
      bio: bio.nullable().optional(),
    }),
    response: user,
  },
  setPicture: {
    method: 'POST',
    path: '/api/user/picture',
    access: 'user',
    limit: { user: { calls: 30, seconds: 1_800 } },
    upload: { types: PICTURE_TYPES, maxBytes: MAX_PICTURE_BYTES },
    summary: 'Sets the profile picture: the bytes of a PNG, JPEG or WebP file. The server re-encodes it and removes all metadata.',
    body: z.instanceof(Uint8Array),
    response: user,
  },
  removePicture: {
    method: 'DELETE',
    path: '/api/user/picture',
    access: 'user',
    summary: 'Removes the profile picture.',
    response: user,
  },
  changeEmail: {
    method: 'POST',
    path: '/api/user/email',
    access: 'user',
    status: 202,
    limit: PASSWORD_GUESSES,
    summary:
      'Emails a confirmation link to a new address, and a warning to the old one. The old address stays until the link is opened. A new password, a sign-out everywhere and a change of the role cancel the change.',
    body: z.strictObject({ email, password: givenPassword }),
    response: messageAnswer,
  },
  cancelEmail: {
    method: 'DELETE',
    path: '/api/user/email',
    access: 'user',
    status: 204,
    summary: 'Cancels a pending change of the email address.',
    response: noContent,
  },
  changePassword: {
    method: 'POST',
    path: '/api/user/password',
    access: 'user',
    limit: PASSWORD_GUESSES,
    summary: 'Changes the password, ends all other sessions and replaces the token of this one.',
    body: z.strictObject({ current: givenPassword, next: newPassword }),
    response: signedIn,
  },
  sessions: {
    method: 'GET',
    path: '/api/user/sessions',
    access: 'user',
    summary: 'Lists the open sessions of this account, latest first.',
    response: z.array(session),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/user/sessions/:id',
    access: 'user',
    status: 204,
    proof: 'recent',
    summary: 'Ends one session.',
    params: z.strictObject({
      id: z.uuid('Invalid input').meta({ description: 'The id of a session', example: '0b9f5c1e-3c55-4a8e-9d0b-7a3f7b8f6c11' }),
    }),
    response: noContent,
  },
  endAllSessions: {
    method: 'POST',
    path: '/api/auth/logout-all',
    access: 'user',
    status: 204,
    proof: 'recent',
    summary: 'Ends all sessions of this account and cancels a pending change of its address.',
    response: noContent,
  },
  confirmPassword: {
    method: 'POST',
    path: '/api/user/confirm-password',
    access: 'user',
    limit: PASSWORD_GUESSES,
    summary: 'Confirms the password and replaces the token of this session. Calls that require it work for 15 minutes.',
    body: z.strictObject({ password: givenPassword }),
    response: signedIn,
  },
  facts: {
    method: 'GET',
    path: '/api/user/facts',
    access: 'user',
    summary: 'Returns the student facts that the account keeps; null if it keeps none.',
    response: studentFacts.nullable(),
  },
  keepFacts: {
    method: 'PUT',
    path: '/api/user/facts',
    access: 'user',
    limit: { user: { calls: 60, seconds: 3_600 } },
    summary:
      'Keeps student facts on the account: test scores, GPA, family income, budget, home state and ZIP code. Replaces all earlier facts.',
    body: studentFacts,
    response: studentFacts,
  },
  removeFacts: {
    method: 'DELETE',
    path: '/api/user/facts',
    access: 'user',
    status: 204,
    summary: 'Removes the student facts from the account. Also succeeds if it keeps none.',
    response: noContent,
  },
  exportData: {
    method: 'GET',
    path: '/api/user/export',
    access: 'user',
    limit: EXPORTS_PER_DAY,
    proof: 'recent',
    summary: 'Returns all data about this account as one JSON document.',
    response: z.record(z.string(), z.unknown()),
  },
  remove: {
    method: 'DELETE',
    path: '/api/user',
    access: 'user',
    refusals: [422],
    status: 202,
    limit: PASSWORD_GUESSES,
    summary: 'Deletes the account and ends all of its sessions. Only its owner can restore it, within seven days.',
    body: z.strictObject({ password: givenPassword }),
    response: z.object({ message: z.string(), restorableUntil: timestamp }),
  },
  restore: {
    method: 'POST',
    path: '/api/user/restore',
    access: 'public',
    refusals: [409],
    limit: { address: { calls: 20, seconds: 3_600 } },
    summary:
      'Restores a deleted account within seven days, with its email address and password. If its username is taken, it gets a similar one.',
    body: z.strictObject({ email, password: givenPassword }),
    response: signedIn,
  },
});
