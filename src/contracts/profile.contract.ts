import { z } from 'zod';
import { bio, email, givenPassword, newPassword, nothing, personName, said, signedIn, user, username } from './account-shapes.ts';
import { moment } from './codecs.ts';
import { defineContract } from './endpoint.ts';

const DAY = 86_400;
/** What takes a password is no place to guess one. */
const CAREFUL = { user: { calls: 10, seconds: 900 } };
const THRICE_A_DAY = { user: { calls: 3, seconds: DAY } };
/** Three copies: each may first be refused until the password is entered once more. */
const THRICE_A_DAY_ASKED_TWICE = { user: { calls: 6, seconds: DAY } };

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

const session = z
  .object({
    id: z.uuid(),
    createdAt: moment,
    lastSeenAt: moment,
    /** In words: "Firefox on Windows". */
    device: z.string(),
    /** The network it was seen from, not the address. */
    ipPrefix: z.string(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });

/** What a person may see and change of their own account. */
export const profileContract = defineContract({
  account: {
    method: 'GET',
    path: '/api/user/account',
    access: 'user',
    summary: 'What is under way with this account: an address that is not confirmed yet, and when the username may change again.',
    response: z.object({ pendingEmail: z.string().nullable(), usernameChangeableAt: moment.nullable() }),
  },
  change: {
    method: 'PATCH',
    path: '/api/user',
    access: 'user',
    summary: 'Changes names, biography or username; the username once in 30 days. Fields that are left out stay.',
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
    summary: 'Sets the picture: the bytes of a PNG, JPEG or WebP file. It is drawn anew, so nothing hidden in the file is kept.',
    body: z.instanceof(Uint8Array),
    response: user,
  },
  removePicture: {
    method: 'DELETE',
    path: '/api/user/picture',
    access: 'user',
    summary: 'Removes the picture.',
    response: user,
  },
  changeEmail: {
    method: 'POST',
    path: '/api/user/email',
    access: 'user',
    status: 202,
    limit: CAREFUL,
    summary: 'Mails a confirmation to a new address; the old one stays until that is followed.',
    body: z.strictObject({ email, password: givenPassword }),
    response: said,
  },
  cancelEmail: {
    method: 'DELETE',
    path: '/api/user/email',
    access: 'user',
    status: 204,
    summary: 'Gives up a change of address that is not confirmed yet.',
    response: nothing,
  },
  changePassword: {
    method: 'POST',
    path: '/api/user/password',
    access: 'user',
    status: 204,
    limit: CAREFUL,
    summary: 'Changes the password and ends all other sessions.',
    body: z.strictObject({ current: givenPassword, next: newPassword }),
    response: nothing,
  },
  sessions: {
    method: 'GET',
    path: '/api/user/sessions',
    access: 'user',
    summary: 'Where this account is signed in, the latest first.',
    response: z.array(session),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/user/sessions/:id',
    access: 'user',
    status: 204,
    summary: 'Ends one session.',
    params: z.strictObject({
      id: z
        .uuid('Invalid input')
        .meta({ description: 'As the list of sessions names it', example: '0b9f5c1e-3c55-4a8e-9d0b-7a3f7b8f6c11' }),
    }),
    response: nothing,
  },
  confirmPassword: {
    method: 'POST',
    path: '/api/user/confirm-password',
    access: 'user',
    status: 204,
    limit: CAREFUL,
    summary: 'Proves once more who is there: opens, for 15 minutes of this session, what asks for that.',
    body: z.strictObject({ password: givenPassword }),
    response: nothing,
  },
  exportData: {
    method: 'GET',
    path: '/api/user/export',
    access: 'user',
    limit: THRICE_A_DAY_ASKED_TWICE,
    summary:
      'Everything kept about this account, as one JSON document. 403 with the code password.confirm unless this session proved its password in the last 15 minutes.',
    response: z.record(z.string(), z.unknown()),
  },
  remove: {
    method: 'DELETE',
    path: '/api/user',
    access: 'user',
    status: 202,
    limit: THRICE_A_DAY,
    summary: 'Deletes the account and signs it out everywhere. For seven days the owner, and nobody else, can bring it back.',
    body: z.strictObject({ password: givenPassword }),
    response: z.object({ message: z.string(), restorableUntil: moment }),
  },
  restore: {
    method: 'POST',
    path: '/api/user/restore',
    access: 'public',
    limit: { address: { calls: 20, seconds: 3_600 } },
    summary: 'Brings a deleted account back within seven days, with the address and the password it had.',
    body: z.strictObject({ email, password: givenPassword }),
    response: signedIn,
  },
});
