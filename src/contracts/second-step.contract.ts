import { z } from 'zod';
import { defineContract } from './endpoint.ts';
import { givenPassword, noContent, signedIn } from './shapes/account-shapes.ts';
import { timestamp } from './shapes/codecs.ts';

const MINUTE = 60;
/** Six digits of the app, or a recovery code. */
const code = z.string().min(1, 'Enter the code').max(20, 'Invalid input');
/** The signed ticket of a sign-in. */
const ticket = z
  .string()
  .regex(/^[\w-]+(?:\.[\w-]+){2}$/, 'Invalid input')
  .max(2_000, 'Invalid input');
const bothSteps = z.strictObject({ password: givenPassword, code });
/** Shared with all calls that take a password. */
const GUESSES = { user: { calls: 10, seconds: 15 * MINUTE, bucket: 'password' } };
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });

export const secondStepContract = defineContract({
  passSecondStep: {
    method: 'POST',
    path: '/api/auth/second-step',
    access: 'public',
    refusals: [401],
    // A class behind one address signs in together.
    limit: { address: { calls: 90, seconds: 5 * MINUTE } },
    summary:
      'Signs in with the ticket of a sign-in and a code: of the authenticator app, or a recovery code. Each works once. After five wrong codes, the account must wait.',
    body: z.strictObject({ ticket, code }),
    response: signedIn,
  },
  secondStep: {
    method: 'GET',
    path: '/api/user/second-step',
    access: 'user',
    summary:
      'Returns whether signing in takes a second step, how many recovery codes are left, and until when the role works without a second step.',
    response: z.object({ isOn: z.boolean(), since: timestamp.nullable(), recoveryCodes: z.int(), dueAt: timestamp.nullable() }),
  },
  beginSecondStep: {
    method: 'POST',
    path: '/api/user/second-step',
    access: 'user',
    proof: 'recent',
    refusals: [409],
    limit: { user: { calls: 20, seconds: 15 * MINUTE } },
    summary: 'Makes a secret for an authenticator app. It counts when a code confirms it.',
    response: z.object({
      secret: z.string(),
      /** For a QR code. */
      address: z.string(),
      /** `path` is the `d` of an SVG path in a square of `size` units. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
  },
  confirmSecondStep: {
    method: 'POST',
    path: '/api/user/second-step/confirm',
    access: 'user',
    proof: 'recent',
    refusals: [409],
    limit: { user: { calls: 20, seconds: 15 * MINUTE } },
    summary: 'Turns the second step on with a code of the app, ends all other sessions and returns ten recovery codes, once.',
    body: z.strictObject({ code }),
    response: recoveryCodes,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/user/second-step/recovery-codes',
    access: 'user',
    limit: GUESSES,
    summary: 'Replaces all recovery codes. Takes the password and a code.',
    body: bothSteps,
    response: recoveryCodes,
  },
  removeSecondStep: {
    method: 'DELETE',
    path: '/api/user/second-step',
    access: 'user',
    status: 204,
    limit: GUESSES,
    summary: 'Turns the second step off. Takes the password and a code.',
    body: bothSteps,
    response: noContent,
  },
});
