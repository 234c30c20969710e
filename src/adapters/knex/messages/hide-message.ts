import type { Knex } from 'knex';

/** Hides a message from both people, and shows it again. */
export const hideableMessages = {
  hide: async (trx: Knex.Transaction, id: number): Promise<boolean> =>
    (await trx('messages').where({ id }).whereNull('hidden_at').whereNull('deleted_at').update({ hidden_at: trx.fn.now() })) > 0,
  show: (trx: Knex.Transaction, id: number): Promise<number> => trx('messages').where({ id }).update({ hidden_at: null }),
};
