import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../domain/accounts/accounts.ports.ts';
import { DomainError } from '../../domain/shared/domain-error.ts';

/** argon2id as OWASP advises; the module's enumerations exist for the compiler only. */
const ARGON2ID = 2;
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
const SALT_BYTES = 16;
const MOST_WAITING = 128;
const RETRY_AFTER_SECONDS = 2;

const base64 = (bytes: number): string => Buffer.alloc(bytes).toString('base64').replace(/=+$/, '');
const { memoryCost, timeCost, parallelism, outputLen } = PARAMETERS;
/** Well-formed, of the same cost, and no password's. */
const NOBODYS = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(SALT_BYTES)}$${base64(outputLen)}`;

/**
 * Hashes passwords. Each hash holds a thread of Node's pool and 19 MiB for a while: `atOnce` of them run together, so that reading
 * files and resolving names always find a free thread, some wait, and beyond that callers are told to come back.
 */
export function createHasher({ atOnce }: { atOnce: number }): PasswordHasher {
  const inTurn = createQueue(atOnce);
  return {
    hash: (password) => inTurn(() => hash(password, PARAMETERS)),
    matches: async (password, known) => (await inTurn(() => verify(known ?? NOBODYS, password))) && known !== undefined,
    isOutdated(known) {
      const used = parseOptions(known);
      return (['algorithm', 'memoryCost', 'timeCost', 'parallelism', 'outputLen'] as const).some((name) => used[name] !== PARAMETERS[name]);
    },
  };
}

function createQueue(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async (): Promise<void> => {
    if (running < atOnce) running += 1;
    else if (waiting.length < MOST_WAITING) await new Promise<void>((resolve) => waiting.push(resolve));
    else
      throw new DomainError(
        'unavailable',
        'sign-in.busy',
        'Too many people are signing in. Try again in a moment.',
        [],
        RETRY_AFTER_SECONDS,
      );
  };
  // Whoever is next takes over the place.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
