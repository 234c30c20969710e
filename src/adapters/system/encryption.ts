import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import type { Seal, Sealer } from '../../domain/accounts/profile/profile.ports.ts';
import type { Turns } from '../../domain/shared/concurrency-limit.ts';

/** As strong as a stored password, because that is what it is for those who have the database. */
const DERIVATION = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
const CIPHER = 'aes-256-gcm';
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Names the derivation and the cipher, so that texts sealed today can be opened when these have changed. */
const FORMAT = 'argon2id-19456-2-1/aes-256-gcm';
/** Several times what an account can hold. */
const LONGEST_TEXT = 16 * 1024 * 1024;

/**
 * Seals texts under a key that argon2id makes of a password and a salt of its own, with AES-256-GCM: without the password they can be
 * neither read nor changed. Making a key waits its turn among the hashes of passwords.
 */
export function createSealer({ inTurn }: { inTurn: Turns }): Sealer {
  const keyOf = (password: string, salt: Buffer): Promise<Buffer> => inTurn(() => hashRaw(password, { ...DERIVATION, salt }));

  return {
    async sealWith(password) {
      const salt = randomBytes(SALT_BYTES);
      return sealUnder(await keyOf(password, salt), salt);
    },

    async open(sealed, password) {
      const parts = partsOf(sealed ?? '');
      const key = await keyOf(password, parts?.salt ?? randomBytes(SALT_BYTES));
      return parts && decrypt(parts, key);
    },
  };
}

function sealUnder(key: Buffer, salt: Buffer): Seal {
  return (text) => {
    const plain = Buffer.from(text);
    if (plain.length > LONGEST_TEXT) throw new RangeError(`${plain.length} bytes are too many to be sealed`);
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(FORMAT));
    const hidden = Buffer.concat([cipher.update(plain), cipher.final()]);
    const bytes = Buffer.concat([salt, iv, cipher.getAuthTag(), hidden]);
    return `${FORMAT}:${bytes.toString('base64')}`;
  };
}

interface Parts {
  salt: Buffer;
  iv: Buffer;
  tag: Buffer;
  hidden: Buffer;
}

function partsOf(sealed: string): Parts | undefined {
  const [format, text = ''] = sealed.split(':', 2);
  if (format !== FORMAT) return undefined;
  const bytes = Buffer.from(text, 'base64');
  const [ivAt, tagAt, hiddenAt] = [SALT_BYTES, SALT_BYTES + IV_BYTES, SALT_BYTES + IV_BYTES + TAG_BYTES];
  if (bytes.length < hiddenAt) return undefined;
  return {
    salt: bytes.subarray(0, ivAt),
    iv: bytes.subarray(ivAt, tagAt),
    tag: bytes.subarray(tagAt, hiddenAt),
    hidden: bytes.subarray(hiddenAt),
  };
}

function decrypt({ iv, tag, hidden }: Parts, key: Buffer): string | undefined {
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(FORMAT)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString();
  } catch {
    // That is how a wrong key shows.
    return undefined;
  }
}
