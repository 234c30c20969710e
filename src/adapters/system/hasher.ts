import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../domain/accounts/accounts.ports.ts';
import { DomainError } from '../../domain/shared/domain-error.ts';
import { createTurns, type Turns } from '../../domain/shared/concurrency-limit.ts';

/** argon2id as OWASP advises; the module's enumerations exist for the compiler only. */
const ARGON2ID = 2;
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
/** Some two seconds' worth of them. */
const MOST_WAITING = 128;
const RETRY_AFTER_SECONDS = 2;
const SALT_BYTES = 16;
const COMPARED = ['algorithm', 'memoryCost', 'timeCost', 'parallelism', 'outputLen'] as const;

const base64 = (bytes: number): string => Buffer.alloc(bytes).toString('base64').replace(/=+$/, '');
const { memoryCost, timeCost, parallelism, outputLen } = PARAMETERS;
/** Well-formed, of the same cost, and no password's. */
const NOBODYS = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(SALT_BYTES)}$${base64(outputLen)}`;

/**
 * The turns of all who work with argon2: each holds a thread of Node's pool and 19 MiB for a while. `atOnce` below the size of the
 * pool leaves threads to files and names.
 */
export const createHashTurns = (atOnce: number): Turns =>
  createTurns({
    atOnce,
    waiting: MOST_WAITING,
    tooMany: () =>
      new DomainError('unavailable', 'sign-in.busy', 'Too many people are signing in. Try again in a moment.', [], RETRY_AFTER_SECONDS),
  });

/** Hashes passwords, each when its turn comes. */
export function createHasher({ inTurn }: { inTurn: Turns }): PasswordHasher {
  return {
    hash: (password) => inTurn(() => hash(password, PARAMETERS)),
    matches: async (password, known) => (await inTurn(() => verify(known ?? NOBODYS, password))) && known !== undefined,
    isOutdated(known) {
      const used = parseOptions(known);
      return COMPARED.some((name) => used[name] !== PARAMETERS[name]);
    },
  };
}
