import type * as Library from '@simplewebauthn/browser';
import type { CreationOptions, RequestOptions } from '../../api/second-step.ts';
import { ApiError } from '../../lib/api-error.ts';

/** Browsers offer no passkeys to pages without TLS, and old ones to none. */
export const hasPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Lets the person make a passkey. Throws `ApiError` with a sentence for people. */
export const makePasskey = (options: CreationOptions, publicUrl: string) =>
  withWords(publicUrl, async ({ startRegistration }) => {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  });

/** Lets the person use one of the passkeys. Throws `ApiError` with a sentence for people. */
export const askPasskey = (options: RequestOptions, publicUrl: string) =>
  withWords(publicUrl, async ({ startAuthentication }) => {
    const { id, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, clientDataJSON, authenticatorData, signature };
  });

async function withWords<T>(publicUrl: string, act: (library: typeof Library) => Promise<T>): Promise<T> {
  const library = await import('@simplewebauthn/browser');
  try {
    return await act(library);
  } catch (error) {
    throw new ApiError(0, wordsFor(error instanceof Error ? error.name : '', publicUrl));
  }
}

/** By the names that WebAuthn gives to its errors. */
function wordsFor(name: string, publicUrl: string): string {
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'The passkey was not used: you canceled, or the time was over. Try again.';
  if (name === 'InvalidStateError') return 'This device, or this security key, has a passkey for your account already.';
  if (name === 'SecurityError') return `Passkeys do not work at this address. Open the site at ${publicUrl} and try again.`;
  if (name === 'ConstraintError')
    return 'This device cannot check that it is you. Set up a PIN or a screen lock on it, or use another device.';
  if (name === 'NotSupportedError') return 'This device cannot make a passkey that this site can read. Use another device.';
  return 'Your browser could not use a passkey. Try again, or use another browser.';
}
