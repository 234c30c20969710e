import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../domain/accounts/accounts.ports.ts';
import type { ConcurrencyLimit } from '../../domain/shared/concurrency-limit.ts';

/** What one hash costs: KiB of memory, and how often it fills them. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
}

/** argon2id with OWASP's parameters. A number, because the module's enum exists only for the compiler. */
const ARGON2ID = 2;
const COST: HashCost = { memoryCost: 19_456, timeCost: 2 };
const SALT_BYTES = 16;
const COMPARED = ['algorithm', 'memoryCost', 'timeCost', 'parallelism', 'outputLen'] as const;

const base64 = (bytes: number): string => Buffer.alloc(bytes).toString('base64').replace(/=+$/, '');

/** Only tests give a cost of their own. */
export function createHasher({ limit, cost = COST }: { limit: ConcurrencyLimit; cost?: HashCost | undefined }): PasswordHasher {
  const parameters = { algorithm: ARGON2ID, ...cost, parallelism: 1, outputLen: 32 };
  const { memoryCost, timeCost, parallelism, outputLen } = parameters;
  /** A valid hash of the same cost that no password matches. */
  const noMatch = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(SALT_BYTES)}$${base64(outputLen)}`;
  return {
    hash: (password) => limit(() => hash(password, parameters)),
    matches: async (password, known) => (await limit(() => verify(known ?? noMatch, password))) && known !== undefined,
    isOutdated(known) {
      const used = parseOptions(known);
      return COMPARED.some((name) => used[name] !== parameters[name]);
    },
  };
}
