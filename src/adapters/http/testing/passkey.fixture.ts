import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { CreationOptions, MadePasskey, RequestOptions, UsedPasskey } from '../../../domain/accounts/passkeys/passkey.ts';
import { PUBLIC_URL, type DatabaseApp, type SignedInWire } from './database-app.fixture.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** How an answer differs from a right one. */
interface Faults {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  /** Of the signature. Default: one more than before. */
  counter?: number;
  challenge?: string;
}

/** An authenticator with one credential: ES256, without attestation. `counts` is false for one whose counter stays 0. */
export function createAuthenticatorDevice({ counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, { origin = PUBLIC_URL }: Faults) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(
    rpId: string,
    flags: number,
    { isVerified = true, counter: given }: Faults,
    credential: Buffer = Buffer.alloc(0),
  ): Buffer {
    if (counts) counter = given ?? counter + 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | PRESENT | (isVerified ? VERIFIED : 0));
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, credential]);
  }

  function credentialData(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)]);
  }

  return {
    id: id.toString('base64url'),

    make({ challenge, rp }: CreationOptions, faults: Faults = {}): MadePasskey {
      const authData = authenticatorData(faults.rpId ?? rp.id, HAS_CREDENTIAL, faults, credentialData());
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', faults.challenge ?? challenge, faults).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      };
    },

    use({ challenge, rpId }: RequestOptions, faults: Faults = {}): UsedPasskey {
      const data = authenticatorData(faults.rpId ?? rpId, 0, faults);
      const client = clientData('webauthn.get', faults.challenge ?? challenge, faults);
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256')
          .update(Buffer.concat([data, sha256(client)]))
          .sign(privateKey, 'base64url'),
      };
    },
  };
}

export type AuthenticatorDevice = ReturnType<typeof createAuthenticatorDevice>;

/** What the site asks a browser for. */
export async function creationFor(app: DatabaseApp, { token }: Pick<SignedInWire, 'token'>): Promise<CreationOptions> {
  const answer = await app.call('POST', '/api/user/passkeys/begin', undefined, token);
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as CreationOptions;
}

/** Adds a passkey. Returns its authenticator, and the recovery codes if it is the first second step. */
export async function addPasskey(
  app: DatabaseApp,
  person: Pick<SignedInWire, 'token'>,
  name = 'My phone',
  device = createAuthenticatorDevice(),
) {
  const passkey = device.make(await creationFor(app, person));
  const answer = await app.call('POST', '/api/user/passkeys', { name, passkey }, person.token);
  if (answer.status !== 201) throw new Error(await answer.text());
  return { device, ...((await answer.json()) as { recoveryCodes: string[] }) };
}

/** What the site asks a browser for, after a right password. */
export async function requestFor(app: DatabaseApp, ticket: string): Promise<RequestOptions> {
  const answer = await app.post('/api/auth/second-step/passkey', { ticket });
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as RequestOptions;
}
