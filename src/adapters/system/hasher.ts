import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../domain/accounts/accounts.ports.ts';
import type { ConcurrencyLimit } from '../../domain/shared/concurrency-limit.ts';

/** argon2id with OWASP's parameters. A number, because the module's enum exists only for the compiler. */
const ARGON2ID = 2;
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
const SALT_BYTES = 16;
const COMPARED = ['algorithm', 'memoryCost', 'timeCost', 'parallelism', 'outputLen'] as const;

const base64 = (bytes: number): string => Buffer.alloc(bytes).toString('base64').replace(/=+$/, '');
const { memoryCost, timeCost, parallelism, outputLen } = PARAMETERS;
/** A valid hash of the same cost that no password matches. */
const NO_MATCH = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(SALT_BYTES)}$${base64(outputLen)}`;

export function createHasher({ limit }: { limit: ConcurrencyLimit }): PasswordHasher {
  return {
    hash: (password) => limit(() => hash(password, PARAMETERS)),
    matches: async (password, known) => (await limit(() => verify(known ?? NO_MATCH, password))) && known !== undefined,
    isOutdated(known) {
      const used = parseOptions(known);
      return COMPARED.some((name) => used[name] !== PARAMETERS[name]);
    },
  };
}
