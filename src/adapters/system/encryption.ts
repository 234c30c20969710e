import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import type { Encryption, PasswordKey } from '../../domain/accounts/profile/profile.ports.ts';
import type { ConcurrencyLimit } from '../../domain/shared/concurrency-limit.ts';

/** The same cost as a password hash: with the database, an attacker can guess passwords against either. */
const DERIVATION = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
const CIPHER = 'aes-256-gcm';
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Names the key derivation and the cipher, so that old texts stay readable when these change. */
const FORMAT = 'argon2id-19456-2-1/aes-256-gcm';
/** Several times the data of the largest account. */
const LONGEST_TEXT = 16 * 1024 * 1024;

/**
 * Encrypts texts with AES-256-GCM, under a key that argon2id derives from a password and an account. Key derivations share the limit of
 * the password hashes.
 */
export function createEncryption({ limit }: { limit: ConcurrencyLimit }): Encryption {
  const keyOf = (password: string, salt: Buffer): Promise<Buffer> => limit(() => hashRaw(password, { ...DERIVATION, salt }));

  return {
    async keyFor(password, account) {
      const salt = createHash('sha256').update(account).digest().subarray(0, SALT_BYTES);
      const key = await keyOf(password, salt);
      return { digest: createHmac('sha256', key).update('digest').digest('base64url'), encrypt: encryptorWith(key, salt) };
    },

    async decrypt(encrypted, password) {
      const parts = partsOf(encrypted ?? '');
      const key = await keyOf(password, parts?.salt ?? randomBytes(SALT_BYTES));
      return parts && decrypt(parts, key);
    },
  };
}

function encryptorWith(key: Buffer, salt: Buffer): PasswordKey['encrypt'] {
  return (text) => {
    const plain = Buffer.from(text);
    if (plain.length > LONGEST_TEXT) throw new RangeError(`${plain.length} bytes are too many to encrypt`);
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(FORMAT));
    const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
    const bytes = Buffer.concat([salt, iv, cipher.getAuthTag(), ciphertext]);
    return `${FORMAT}:${bytes.toString('base64')}`;
  };
}

interface Parts {
  salt: Buffer;
  iv: Buffer;
  tag: Buffer;
  ciphertext: Buffer;
}

function partsOf(encrypted: string): Parts | undefined {
  const [format, text = ''] = encrypted.split(':', 2);
  if (format !== FORMAT) return undefined;
  const bytes = Buffer.from(text, 'base64');
  const [ivAt, tagAt, ciphertextAt] = [SALT_BYTES, SALT_BYTES + IV_BYTES, SALT_BYTES + IV_BYTES + TAG_BYTES];
  if (bytes.length < ciphertextAt) return undefined;
  return {
    salt: bytes.subarray(0, ivAt),
    iv: bytes.subarray(ivAt, tagAt),
    tag: bytes.subarray(tagAt, ciphertextAt),
    ciphertext: bytes.subarray(ciphertextAt),
  };
}

function decrypt({ iv, tag, ciphertext }: Parts, key: Buffer): string | undefined {
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(FORMAT)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString();
  } catch {
    // A wrong key or a changed text.
    return undefined;
  }
}
