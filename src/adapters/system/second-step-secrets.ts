import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { SecondStepSecrets } from '../../domain/accounts/sign-in/second-step.ports.ts';
import type { KeyRing } from './secrets.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Without characters that look alike. Ten of them have 49 bits: too many to guess within the limits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;

/** Encrypts secrets of authenticator apps with AES-256-GCM, under a key that derives from AUTH_SECRET. */
export function createSecondStepSecrets(keys: KeyRing): SecondStepSecrets {
  const digestWith = (key: Buffer, userId: number, code: string) =>
    createHmac('sha256', key).update(`${userId} ${code}`).digest('base64url');
  const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return {
    seal(secret) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keys.keysFor('second steps')[0], iv, { authTagLength: TAG_BYTES });
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const [index, key] of keys.keysFor('second steps').entries()) {
        const secret = openWith(key, bytes);
        if (secret !== undefined) return { secret, hasPresentKey: index === 0 };
      }
      return undefined;
    },
    newRecoveryCode: () => `${half()}-${half()}`,
    digestsOf(userId, recoveryCode) {
      const code = recoveryCode.replaceAll('-', '');
      const [present, ...previous] = keys.keysFor('second steps');
      return [digestWith(present, userId, code), ...previous.map((key) => digestWith(key, userId, code))];
    },
  };
}

function openWith(key: Buffer, bytes: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString();
  } catch {
    return undefined; // another key
  }
}
