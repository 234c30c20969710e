import type { Knex } from 'knex';

/** The next call of the account starts a new time, if its role needs a second step then. */
export async function forgetGrace(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx('second_step_graces').where({ user_id: userId }).delete();
}
