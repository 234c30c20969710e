import { DomainError } from '../../domain/shared/domain-error.ts';

/**
 * The same ports, whose methods throw what callers understand instead of what the driver says. Texts are neutral: a repository that
 * knows what a broken rule means catches it first and says it better. What is in no row of the table passes as it is and is a fault of ours.
 */
export function withDriverErrors<P extends object>(ports: P): P {
  const entries = Object.entries(ports).map(([name, member]: [string, unknown]) => [name, translatedMember(member, ports)]);
  return Object.fromEntries(entries) as P;
}

/** Modules hold stores, stores hold methods; values are left alone. */
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

/** What an error of the driver means; any other error comes back as it is. The original stays behind as the cause, for the log. */
export function translated(error: unknown): unknown {
  const meaning = error instanceof DomainError ? undefined : meaningOf(error);
  return meaning ? Object.assign(new DomainError(...meaning), { cause: error }) : error;
}

type Meaning = readonly [kind: DomainError['kind'], code: string, message: string];

const UNAVAILABLE: Meaning = ['unavailable', 'database.unavailable', 'This cannot be done right now. Try again in a moment.'];

/** By SQLSTATE (PostgreSQL, appendix A), or the code of a socket; the first that fits. */
const MEANINGS: readonly (readonly [code: RegExp, meaning: Meaning])[] = [
  // Away, full, or on its way out; cut off for taking too long; lost against another transaction.
  [/^(08...|53...|57P0[1-5]|57014|55P03|40001|40P01)$/, UNAVAILABLE],
  [/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, UNAVAILABLE],
  [/^22...$/, ['invalid', 'value.invalid', 'A value is not one that can be stored.']],
  [/^23505$/, ['conflict', 'record.exists', 'There is one already.']],
  [/^23503$/, ['not-found', 'record.missing', 'Something this refers to is not there.']],
];

/** The driver gives these no code. Knex puts the statement before the text, so it is the end that tells. */
const LOST =
  /(^|- )(Connection terminated( unexpectedly)?|Connection terminated due to connection timeout|timeout expired|Client has encountered a connection error and is not queryable|Client was closed and is not queryable)$/;

function meaningOf(error: unknown): Meaning | undefined {
  const { code, name, message = '' } = error as { code?: unknown; name?: string; message?: string };
  if (name === 'KnexTimeoutError' || LOST.test(message)) return UNAVAILABLE;
  return typeof code === 'string' ? MEANINGS.find(([pattern]) => pattern.test(code))?.[1] : undefined;
}
