import { z } from 'zod';
import { defineContract } from '../endpoint.ts';
import { noContent, signedIn } from '../shapes/account-shapes.ts';
import { timestamp } from '../shapes/codecs.ts';
import { bothSteps, code, GUESSES, MINUTE, recoveryCodes, secondStepOfSignIn } from './second-step-shapes.ts';

const passkey = z.object({ id: z.int(), name: z.string(), createdAt: timestamp, lastUsedAt: timestamp.nullable() }).meta({ id: 'Passkey' });

export const secondStepContract = defineContract({
  passSecondStep: {
    method: 'POST',
    path: '/api/auth/second-step',
    access: 'public',
    refusals: [401],
    // A class behind one address signs in together.
    limit: { address: { calls: 90, seconds: 5 * MINUTE } },
    summary:
      'Signs in with the ticket of a sign-in, and with a passkey or a code: of the authenticator app, or a recovery code. Each works once. After five wrong ones, the account must wait.',
    body: secondStepOfSignIn,
    response: signedIn,
  },
  secondStep: {
    method: 'GET',
    path: '/api/user/second-step',
    access: 'user',
    summary:
      'Returns whether signing in takes a second step, which there are, how many recovery codes are left, and until when the role works without a second step.',
    response: z.object({
      isOn: z.boolean(),
      since: timestamp.nullable(),
      hasApp: z.boolean(),
      passkeys: z.array(passkey),
      /** Why browsers offer no passkeys at the public address of the site. */
      passkeyFault: z.string().nullable(),
      recoveryCodes: z.int(),
      dueAt: timestamp.nullable(),
    }),
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
    summary:
      'Adds the app with a code of it. The first second step of an account ends all other sessions and returns ten recovery codes, once; later ones return none.',
    body: z.strictObject({ code }),
    response: recoveryCodes,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/user/second-step/recovery-codes',
    access: 'user',
    limit: GUESSES,
    summary: 'Replaces all recovery codes. Takes the password and a second step.',
    body: bothSteps,
    response: recoveryCodes,
  },
  removeSecondStep: {
    method: 'DELETE',
    path: '/api/user/second-step',
    access: 'user',
    status: 204,
    limit: GUESSES,
    summary: 'Removes the authenticator app. Takes the password and a second step. Without a passkey, signing in takes the password alone.',
    body: bothSteps,
    response: noContent,
  },
});
