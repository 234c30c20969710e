import { z } from 'zod';
import { DEFAULT_PASSWORD_MIN } from '../domain/accounts/sign-in/sign-up.ts';
import { email, givenPassword, mailedToken, newPassword, nothing, personName, said, signedIn, user, username } from './account-shapes.ts';
import { defineContract } from './endpoint.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Those who guess from one address: codes, tokens, links. */
const GUESSES = { address: { calls: 20, seconds: HOUR } };

const example = { email: 'ada@example.edu', password: 'correct horse battery' };

/** Coming and going: accounts, sessions, and the mails that prove whose an address is. */
export const accountsContract = defineContract({
  register: {
    method: 'POST',
    path: '/api/auth/register',
    aliases: ['/api/register'],
    access: 'public',
    status: 201,
    limit: { address: { calls: 5, seconds: 30 * MINUTE } },
    example: '/api/auth/register',
    exampleBody: { ...example, username: 'ada', firstName: 'Ada', lastName: 'Lovelace', accountType: 'student', acceptsAgreement: true },
    summary:
      'Creates an account, signs it in and mails a link that verifies its address. Account types other than student, parent and counselor become student.',
    body: z.object({
      firstName: personName,
      lastName: personName,
      username,
      email,
      // Said here too, so that a form hears all of its faults at once.
      password: newPassword.min(DEFAULT_PASSWORD_MIN, `At least ${DEFAULT_PASSWORD_MIN} characters`),
      accountType: z.string().max(20, 'Invalid input').optional(),
      acceptsAgreement: z.literal(true, 'You have to be 13 or older and accept the User Agreement').optional(),
    }),
    response: signedIn,
  },
  usernameAvailable: {
    method: 'GET',
    path: '/api/auth/username-available',
    access: 'public',
    limit: { address: { calls: 60, seconds: 5 * MINUTE } },
    example: '/api/auth/username-available?u=ada',
    summary: 'Whether a username is still free.',
    query: z.strictObject({ u: username.meta({ description: 'The username that somebody would like', example: 'ada' }) }),
    response: z.object({ available: z.boolean() }),
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    aliases: ['/api/login'],
    access: 'public',
    limit: { address: { calls: 20, seconds: 5 * MINUTE } },
    example: '/api/auth/login',
    exampleBody: example,
    summary: 'Signs in. Whatever the reason for a refusal, the answer is the same. After ten failures an account has to wait.',
    body: z.object({ email, password: givenPassword }),
    response: signedIn,
  },
  user: {
    method: 'GET',
    path: '/api/user',
    access: 'user',
    example: '/api/user',
    summary: 'Who is signed in.',
    response: user,
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    access: 'optional',
    status: 204,
    summary: 'Ends this session. Succeeds without one, too.',
    response: nothing,
  },
  logoutAll: {
    method: 'POST',
    path: '/api/auth/logout-all',
    access: 'user',
    status: 204,
    summary: 'Ends all sessions of this account.',
    response: nothing,
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/auth/verify-email',
    access: 'public',
    limit: GUESSES,
    summary: 'Takes the token of a verification mail, or of a mail to a new address. It works once; 410 when it is too old.',
    body: z.object({ token: mailedToken }),
    response: z.object({ user }),
  },
  resendVerification: {
    method: 'POST',
    path: '/api/auth/resend-verification',
    access: 'user',
    status: 202,
    limit: { address: { calls: 6, seconds: HOUR } },
    summary: 'Mails a new verification link; older ones stop working. Once a minute, five times a day.',
    response: said,
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    limit: { address: { calls: 6, seconds: HOUR } },
    example: '/api/auth/forgot-password',
    exampleBody: { email: example.email },
    summary: 'Mails a code of six digits to the owner of an address, if it has one. The answer is always the same.',
    body: z.object({ email }),
    response: said,
  },
  verifyResetCode: {
    method: 'POST',
    path: '/api/auth/verify-reset-code',
    access: 'public',
    limit: GUESSES,
    summary: 'Exchanges a mailed code for the token that sets a new password. Five tries a code.',
    body: z.object({ email, code: z.string().max(20, 'Invalid input') }),
    response: z.object({ resetToken: z.string() }),
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    status: 204,
    limit: GUESSES,
    summary: 'Sets a new password and ends every session of the account.',
    body: z.object({ resetToken: mailedToken, password: newPassword }),
    response: nothing,
  },
});
