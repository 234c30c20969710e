import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { MailedSecrets } from '../../domain/accounts/accounts.ports.ts';
import type { KeyRing } from './secrets.ts';

const TOKEN_BYTES = 32;
const CODE_DIGITS = 6;
const SHARE_TOKEN_BYTES = 24;

/** 192 random bits in 32 characters: too many to guess. */
export const newShareToken = (): string => randomBytes(SHARE_TOKEN_BYTES).toString('base64url');

/**
 * Tokens are too long to guess, so SHA-256 is enough. Codes and addresses can be guessed, so their digests use a key that is not in the
 * database.
 */
export function createMailedSecrets(keys: KeyRing): MailedSecrets {
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
  const hmac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  return {
    newToken() {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      return { token, digest: sha256(token) };
    },
    digestOfToken: sha256,
    newCode: () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0'),
    digestOfCode: (email, code) => hmac(keys.keysFor('mailed codes')[0], `${email.toLowerCase()} ${code}`),
    digestOfAddress: (email) => hmac(keys.keysFor('address digests')[0], email.toLowerCase()),
  };
}
