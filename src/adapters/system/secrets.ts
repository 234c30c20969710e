import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const SECRET_BYTES = 32;
const KEY_BYTES = 32;

/** Each purpose has its own key. */
export type KeyPurpose = 'access tokens' | 'mailed codes' | 'second steps' | 'address digests';

export interface KeyRing {
  /** The current key first, then the previous one during a rotation. */
  keysFor(purpose: KeyPurpose): [current: Buffer, ...previous: Buffer[]];
}

export interface SecretSettings {
  /** Undefined: a random secret is created once and stored in `folder`. */
  authSecret: string | undefined;
  previousAuthSecret: string | undefined;
  /** ALMA_DATA_DIR. */
  folder: string;
}

/** Derives keys from one secret, which is read or created on first use. */
export function createKeyRing({ authSecret, previousAuthSecret, folder }: SecretSettings): KeyRing {
  let current: string | undefined = authSecret;
  return {
    keysFor(purpose) {
      current ??= storedSecret(path.join(folder, 'secrets'));
      const previous = previousAuthSecret === undefined ? [] : [derive(previousAuthSecret, purpose)];
      return [derive(current, purpose), ...previous];
    },
  };
}

const derive = (secret: string, purpose: KeyPurpose): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `alma ${purpose}`, KEY_BYTES));

/** A hard link is atomic: when two processes create a secret, one succeeds and both read its secret. */
function storedSecret(folder: string): string {
  const file = path.join(folder, 'auth-secret');
  const known = contentOf(file);
  if (known !== undefined) return known;
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o755 });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, `.${randomUUID()}`);
  writeFileSync(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return contentOf(file) ?? '';
}

function contentOf(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8');
    if (secret.length < SECRET_BYTES) throw new Error(`${file} is damaged. Remove it; all users will have to sign in again.`);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
