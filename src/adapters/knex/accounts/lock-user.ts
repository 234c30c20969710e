import type { Knex } from 'knex';
import { DomainError } from '../../../domain/shared/domain-error.ts';

/**
 * Lets one transaction at a time count and add what belongs to this user, so that limits hold and nobody waits in a circle.
 * Throws `unauthenticated` where the account has gone since the call was let in.
 */
export async function lockUser(trx: Knex.Transaction, userId: number): Promise<void> {
  const user: unknown = await trx('users').where({ id: userId }).forNoKeyUpdate().first('id');
  if (user === undefined) throw new DomainError('unauthenticated', 'session.required', 'Sign in to do this.');
}
