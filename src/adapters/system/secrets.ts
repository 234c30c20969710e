import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const SECRET_BYTES = 32;
const KEY_BYTES = 32;

/** What keys are for: no key serves two purposes. */
export type KeyPurpose = 'access tokens' | 'mailed codes' | 'address digests';

export interface KeyRing {
  /** The key to write with first, then the one that is still read during a rotation. */
  keysFor(purpose: KeyPurpose): [current: Buffer, ...previous: Buffer[]];
}

export interface SecretSettings {
  /** Set by the owner; else one is made up once and kept in `folder`. */
  authSecret: string | undefined;
  previousAuthSecret: string | undefined;
  /** ALMA_DATA_DIR. */
  folder: string;
}

/** Keys from one secret. It is read, or made up, when the first key is asked for. */
export function createKeyRing({ authSecret, previousAuthSecret, folder }: SecretSettings): KeyRing {
  let current: string | undefined = authSecret;
  return {
    keysFor(purpose) {
      current ??= keptSecret(path.join(folder, 'secrets'));
      const previous = previousAuthSecret === undefined ? [] : [derive(previousAuthSecret, purpose)];
      return [derive(current, purpose), ...previous];
    },
  };
}

const derive = (secret: string, purpose: KeyPurpose): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `alma ${purpose}`, KEY_BYTES));

/** A hard link appears whole or not at all: of two processes that make a secret up, one wins, and both read the winner's. */
function keptSecret(folder: string): string {
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
    if (secret.length < SECRET_BYTES) throw new Error(`${file} is damaged. Remove it, and everybody has to sign in again.`);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
