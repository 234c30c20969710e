import { z } from 'zod';
import { SECOND_STEP_KINDS } from '../domain/accounts/sign-in/second-step.ts';
import { DEFAULT_PASSWORD_MIN } from '../domain/accounts/sign-in/sign-up.ts';
import {
  email,
  givenPassword,
  emailedToken,
  newPassword,
  noContent,
  personName,
  messageAnswer,
  signedIn,
  user,
  username,
} from './shapes/account-shapes.ts';
import { defineContract } from './endpoint.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** A class of thirty that works through it together behind one address, and tries again. */
const CLASS = { address: { calls: 90, seconds: HOUR } };
/** Accounts, emails and codes have narrower limits of their own. */
const SIGN_IN = { address: { calls: 90, seconds: 5 * MINUTE } };

const example = { email: 'ada@example.edu', password: 'correct horse battery' };

/** The password was right. The ticket is for the second step alone, within ten minutes. Recovery codes are always possible. */
const awaitsSecondStep = z
  .object({ secondStep: z.object({ ticket: z.string(), kinds: z.array(z.enum(SECOND_STEP_KINDS)) }) })
  .meta({ id: 'AwaitsSecondStep' });

export const accountsContract = defineContract({
  register: {
    method: 'POST',
    path: '/api/auth/register',
    aliases: ['/api/register'],
    access: 'public',
    refusals: [409],
    status: 201,
    limit: CLASS,
    example: '/api/auth/register',
    exampleBody: { ...example, username: 'ada', firstName: 'Ada', lastName: 'Lovelace', accountType: 'student', acceptsAgreement: true },
    summary:
      'Creates an account, signs in and emails a verification link. Account types other than student, parent and counselor become student.',
    body: z.object({
      firstName: personName,
      lastName: personName,
      username,
      email,
      // The domain checks this too. Here, a form gets all of its errors at once.
      password: newPassword.min(DEFAULT_PASSWORD_MIN, `At least ${DEFAULT_PASSWORD_MIN} characters`),
      accountType: z.string().max(20, 'Invalid input').optional(),
      acceptsAgreement: z.literal(true, 'You must be 13 or older and accept the User Agreement'),
    }),
    response: signedIn,
  },
  usernameAvailable: {
    method: 'GET',
    path: '/api/auth/username-available',
    access: 'public',
    limit: { address: { calls: 300, seconds: 5 * MINUTE } },
    example: '/api/auth/username-available?u=ada',
    summary: 'Checks whether a username is available: neither taken nor reserved.',
    query: z.strictObject({ u: username.meta({ description: 'The desired username', example: 'ada' }) }),
    response: z.object({ available: z.boolean() }),
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    aliases: ['/api/login'],
    access: 'public',
    refusals: [401],
    limit: SIGN_IN,
    example: '/api/auth/login',
    exampleBody: example,
    summary:
      'Signs in. With a second step, the answer has a ticket for it instead of a token. Every refusal has the same message. After ten failed attempts from one network, a hundred from unknown networks, or a hundred with accounts unknown in the network, sign-in must wait.',
    body: z.object({ email, password: givenPassword }),
    response: z.union([signedIn, awaitsSecondStep]),
  },
  user: {
    method: 'GET',
    path: '/api/user',
    access: 'user',
    example: '/api/user',
    summary: 'Returns the signed-in user.',
    response: user,
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    access: 'optional',
    status: 204,
    summary: 'Ends this session. Succeeds without a session, too.',
    response: noContent,
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/auth/verify-email',
    access: 'public',
    refusals: [409, 410],
    limit: CLASS,
    summary:
      'Verifies an address with the token of a verification or email change message. A token works once; an expired one returns 410.',
    body: z.object({ token: emailedToken }),
    response: z.object({ user }),
  },
  resendVerification: {
    method: 'POST',
    path: '/api/auth/resend-verification',
    access: 'user',
    status: 202,
    limit: { user: { calls: 6, seconds: HOUR } },
    summary: 'Emails a new verification link. Older links stop working. Allowed once a minute and five times a day.',
    response: messageAnswer,
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    limit: CLASS,
    example: '/api/auth/forgot-password',
    exampleBody: { email: example.email },
    summary:
      'Emails a six-digit code if the address has an account, at most three times an hour and six times a day. The answer is always the same.',
    body: z.object({ email }),
    response: messageAnswer,
  },
  verifyResetCode: {
    method: 'POST',
    path: '/api/auth/verify-reset-code',
    access: 'public',
    limit: CLASS,
    summary: 'Exchanges an emailed code for a token that sets a new password. A code is valid for 10 minutes and five attempts.',
    body: z.object({ email, code: z.string().max(20, 'Invalid input') }),
    response: z.object({ resetToken: z.string() }),
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    status: 204,
    limit: CLASS,
    summary: 'Sets a new password, ends every session of the account and cancels a pending change of its address.',
    body: z.object({ resetToken: emailedToken, password: newPassword }),
    response: noContent,
  },
});
