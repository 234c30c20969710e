import type { Knex } from 'knex';

/** Who may come in as an admin. */
export const admins = (db: Knex) => db('users').where({ account_type: 'admin' }).whereNull('disabled_at').orderBy('id');

/**
 * Whether nobody but this user is left to admit others. Holds all admins until the end of the transaction, always in the same order:
 * of two that go at once one comes too late. Ask before locking any other row of `users`.
 */
export async function isLastAdmin(trx: Knex.Transaction): Promise<(userId: number) => boolean> {
  const inPower = await admins(trx).forUpdate().pluck<number[]>('id');
  return (userId) => inPower.length === 1 && inPower[0] === userId;
}
