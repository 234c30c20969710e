import { z } from 'zod';
import { LONGEST_PASSKEY_NAME, MOST_PASSKEYS } from '../../domain/accounts/passkeys/passkey.ts';
import { defineContract } from '../endpoint.ts';
import { noContent, savedName } from '../shapes/account-shapes.ts';
import { rowId } from '../shapes/codecs.ts';
import { base64url, bothSteps, GUESSES, MINUTE, recoveryCodes, signInTicket } from './second-step-shapes.ts';

/** Names of ways to reach an authenticator; browsers add some from time to time. */
const transports = z.array(z.string().regex(/^[a-z][a-z-]{0,19}$/, 'Invalid input')).max(10, 'Invalid input');
const descriptor = z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) });
const challenge = { challenge: z.string(), timeout: z.int() };

const creationOptions = z
  .object({
    ...challenge,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('required') }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreationOptions' });

const requestOptions = z
  .object({ ...challenge, rpId: z.string(), allowCredentials: z.array(descriptor), userVerification: z.literal('required') })
  .meta({ id: 'PasskeyRequestOptions' });

const OFTEN = { user: { calls: 20, seconds: 15 * MINUTE } };

export const passkeysContract = defineContract({
  requestPasskeyOfSignIn: {
    method: 'POST',
    path: '/api/auth/second-step/passkey',
    access: 'public',
    refusals: [401, 409],
    // As often as signing in with a code.
    limit: { address: { calls: 90, seconds: 5 * MINUTE } },
    summary:
      'Returns what a browser needs to use a passkey as the second step of a sign-in (`navigator.credentials.get`). The challenge is for this ticket and one answer, within five minutes.',
    body: z.strictObject({ ticket: signInTicket }),
    response: requestOptions,
  },
  requestPasskey: {
    method: 'POST',
    path: '/api/user/passkeys/request',
    access: 'user',
    refusals: [409],
    limit: OFTEN,
    summary:
      'Returns what a browser needs to use a passkey before a change of the second step. The challenge is for this session and one answer, within five minutes.',
    response: requestOptions,
  },
  beginPasskey: {
    method: 'POST',
    path: '/api/user/passkeys/begin',
    access: 'user',
    proof: 'recent',
    refusals: [409],
    limit: OFTEN,
    summary: `Returns what a browser needs to make a passkey (\`navigator.credentials.create\`). An account has at most ${MOST_PASSKEYS}.`,
    response: creationOptions,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/user/passkeys',
    access: 'user',
    status: 201,
    proof: 'recent',
    refusals: [409],
    limit: OFTEN,
    summary:
      'Adds the passkey that a browser made. The first second step of an account ends all other sessions and returns ten recovery codes, once; later ones return none.',
    body: z.strictObject({
      name: savedName(LONGEST_PASSKEY_NAME),
      passkey: z.strictObject({ id: base64url(2_000), clientDataJSON: base64url(4_000), attestationObject: base64url(8_000), transports }),
    }),
    response: recoveryCodes,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/user/passkeys/:id',
    access: 'user',
    status: 204,
    limit: GUESSES,
    summary: 'Removes a passkey. Takes the password and a second step. Without another second step, signing in takes the password alone.',
    params: z.strictObject({ id: rowId }),
    body: bothSteps,
    response: noContent,
  },
});
