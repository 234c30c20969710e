import { DomainError } from '../../domain/shared/domain-error.ts';

/**
 * Wraps ports so that their methods throw domain errors instead of driver errors. The messages are general: a repository that knows
 * the cause catches the driver error first. Errors outside the table pass unchanged, because they are bugs.
 */
export function withDriverErrors<P extends object>(ports: P): P {
  const entries = Object.entries(ports).map(([name, member]: [string, unknown]) => [name, translatedMember(member, ports)]);
  return Object.fromEntries(entries) as P;
}

/** Modules contain stores, stores contain methods; other values stay as they are. */
function translatedMember(member: unknown, owner: object): unknown {
  if (typeof member === 'function') return translatedMethod(member as (...given: never) => unknown, owner);
  return isPlainObject(member) ? withDriverErrors(member) : member;
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function translatedMethod(method: (...given: never) => unknown, owner: object) {
  return (...given: unknown[]): unknown => {
    const result: unknown = Reflect.apply(method, owner, given);
    return isThenable(result) ? Promise.resolve(result).catch(rethrow) : result;
  };
}

const isThenable = (value: unknown): value is PromiseLike<unknown> => typeof (value as { then?: unknown } | undefined)?.then === 'function';

function rethrow(error: unknown): never {
  throw translated(error);
}

/** The domain error for a driver error, with the original as its cause; other errors unchanged. */
export function translated(error: unknown): unknown {
  const meaning = error instanceof DomainError ? undefined : meaningOf(error);
  return meaning ? Object.assign(new DomainError(...meaning), { cause: error }) : error;
}

const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed on this unique index. Without a name: on any. */
export function violatesUnique(error: unknown, index?: string): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && (index === undefined || constraint === index);
}

type Meaning = readonly [kind: DomainError['kind'], code: string, message: string];

const UNAVAILABLE: Meaning = ['unavailable', 'database.unavailable', 'This is not possible right now. Try again in a moment.'];

/** By SQLSTATE (PostgreSQL manual, appendix A) or socket error code; the first match counts. */
const MEANINGS: readonly (readonly [code: RegExp, meaning: Meaning])[] = [
  // Connection lost, no resources, shutdown; statement timeout; lock, serialization or deadlock failure.
  [/^(08...|53...|57P0[1-5]|57014|55P03|40001|40P01)$/, UNAVAILABLE],
  [/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, UNAVAILABLE],
  // 23514: the check of a column forbids it.
  [/^(22...|23514)$/, ['invalid', 'value.invalid', 'A value cannot be stored.']],
  [/^23505$/, ['conflict', 'record.exists', 'This already exists.']],
  [/^23503$/, ['not-found', 'record.missing', 'This refers to something that does not exist.']],
];

/** Driver errors without a code. Knex puts the statement before the text, so only the end counts. */
const LOST =
  /(^|- )(Connection terminated( unexpectedly)?|Connection terminated due to connection timeout|timeout expired|Client has encountered a connection error and is not queryable|Client was closed and is not queryable)$/;

function meaningOf(error: unknown): Meaning | undefined {
  const { code, name, message = '' } = error as { code?: unknown; name?: string; message?: string };
  if (name === 'KnexTimeoutError' || LOST.test(message)) return UNAVAILABLE;
  return typeof code === 'string' ? MEANINGS.find(([pattern]) => pattern.test(code))?.[1] : undefined;
}
