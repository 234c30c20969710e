import { isIP } from 'node:net';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { CHALLENGE_SECONDS, type Descriptor } from '../../domain/accounts/passkeys/passkey.ts';
import type { NewPasskey, PasskeyCeremonies, StoredPasskey } from '../../domain/accounts/passkeys/passkeys.ports.ts';
import { PRODUCT } from '../../domain/shared/product.ts';

const TIMEOUT_MS = CHALLENGE_SECONDS * 1_000;
const LOCAL = /^(.+\.)?localhost$/;

/**
 * WebAuthn for the site at `publicUrl`: browsers bind a passkey to its host, and sign its origin. A request never says which address it is.
 */
export function createPasskeyCeremonies(publicUrl: string): PasskeyCeremonies {
  const { origin, hostname: rpID } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };

  return {
    fault: faultOf(publicUrl),

    async creation({ id, email, firstName, lastName }, known) {
      const { challenge, pubKeyCredParams } = await generateRegistrationOptions({ rpName: PRODUCT.name, rpID, userName: email });
      return {
        challenge,
        pubKeyCredParams,
        timeout: TIMEOUT_MS,
        rp: { id: rpID, name: PRODUCT.name },
        user: { id: isoBase64URL.fromUTF8String(`user ${id}`), name: email, displayName: `${firstName} ${lastName}` },
        excludeCredentials: known.map(toDescriptor),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        attestation: 'none',
      };
    },

    async request(known) {
      const { challenge } = await generateAuthenticationOptions({ rpID });
      return { challenge, timeout: TIMEOUT_MS, rpId: rpID, allowCredentials: known.map(toDescriptor), userVerification: 'required' };
    },

    read: ({ id, transports, ...response }, expectedChallenge) =>
      orUndefined(async () => {
        if (hasCertificates(response.attestationObject)) return undefined;
        const credential = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
        const { registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          expectedChallenge,
          response: { ...credential, response },
        });
        return registrationInfo && toPasskey(registrationInfo.credential, transports);
      }),

    counterIn: ({ id, ...response }, { challenge, publicKey }) =>
      orUndefined(async () => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          expectedChallenge: challenge,
          response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
          // The store compares the counters, so that two processes cannot accept the same one.
          credential: { id, publicKey: Uint8Array.from(publicKey), counter: 0 },
        });
        return verified ? authenticationInfo.newCounter : undefined;
      }),
  };
}

/** Browsers offer passkeys to pages with a host name, over https or on this machine. */
function faultOf(publicUrl: string): string | undefined {
  const { protocol, hostname } = new URL(publicUrl);
  const isNumber = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  if (!isNumber && (protocol === 'https:' || LOCAL.test(hostname))) return undefined;
  return `Passkeys need a public address with a name and https, or localhost. The public address of this site is ${publicUrl}.`;
}

const toDescriptor = ({ credentialId, transports }: StoredPasskey): Descriptor => ({ type: 'public-key', id: credentialId, transports });

const toPasskey = (
  { id, publicKey, counter }: { id: string; publicKey: Uint8Array; counter: number },
  transports: string[],
): NewPasskey => ({ credentialId: id, publicKey, counter, transports });

/**
 * Certificates of a maker are not asked for. To check them, the package would load revocation lists from addresses that the certificates
 * name, which anyone can write.
 */
function hasCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format: string = decoded.get('fmt');
  return !['none', 'packed'].includes(format) || decoded.get('attStmt').get('x5c') !== undefined;
}

/** The package throws an `Error` for everything that is not right in an answer, and for what it cannot read. */
async function orUndefined<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
