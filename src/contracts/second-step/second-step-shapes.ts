import { z } from 'zod';
import { givenPassword } from '../shapes/account-shapes.ts';

export const MINUTE = 60;
/** Shared with all calls that take a password. */
export const GUESSES = { user: { calls: 10, seconds: 15 * MINUTE, bucket: 'password' } };

/** Six digits of the app, or a recovery code. */
export const code = z.string().min(1, 'Enter the code').max(20, 'Invalid input');

/** The signed ticket of a sign-in. */
export const signInTicket = z
  .string()
  .regex(/^[\w-]+(?:\.[\w-]+){2}$/, 'Invalid input')
  .max(2_000, 'Invalid input');

/** Bytes as browsers send them. */
export const base64url = (maxLength: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'Invalid input')
    .max(maxLength, 'Invalid input');

/** What a browser returns for the options of a request (`navigator.credentials.get`). */
const usedPasskey = z
  .strictObject({
    id: base64url(2_000),
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
  })
  .meta({ id: 'UsedPasskey' });

const proof = { code: code.optional(), passkey: usedPasskey.optional() };
const isOne = ({ code: given, passkey }: { code?: string | undefined; passkey?: object | undefined }): boolean =>
  (given === undefined) !== (passkey === undefined);
const ONE = { path: ['code'], error: 'Enter a code, or use a passkey' };

/** The ticket of a sign-in, with a code or a passkey. */
export const secondStepOfSignIn = z.strictObject({ ticket: signInTicket, ...proof }).refine(isOne, ONE);
/** The password, with a code or a passkey. */
export const bothSteps = z.strictObject({ password: givenPassword, ...proof }).refine(isOne, ONE);

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
