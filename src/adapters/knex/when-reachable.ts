import { DomainError } from '../../domain/shared/domain-error.ts';

/** SQLSTATE classes and codes of a server that is away, full or on its way out, and what sockets say then. */
const AWAY = /^(08...|53...|57P0[123]|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;

/** The outcome of `query`; throws `unavailable` where the database cannot be reached, so that callers are told to come back. */
export async function whenReachable<T>(query: PromiseLike<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    if (!isAway(error)) throw error;
    throw new DomainError('unavailable', 'database.unavailable', 'This cannot be stored right now. Try again in a moment.');
  }
}

function isAway(error: unknown): boolean {
  const { code, name, message } = error as { code?: unknown; name?: string; message?: string };
  return (typeof code === 'string' && AWAY.test(code)) || name === 'KnexTimeoutError' || message === 'Connection terminated unexpectedly';
}
