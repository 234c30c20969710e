import type { Knex } from 'knex';
import type { GraceRows, RecoveryCodeRows, SecondStepRows } from '../../../domain/accounts/account-stores.ports.ts';

const APPS = 'second_steps';
const CODES = 'recovery_codes';
const GRACES = 'second_step_graces';

export function createSecondStepRows(trx: Knex.Transaction): SecondStepRows {
  const begun = (userId: number, sealed: string) => trx(APPS).where({ user_id: userId, sealed_secret: sealed }).whereNull('confirmed_at');
  return {
    async hasAny(userId) {
      const app = trx(APPS).where({ user_id: userId }).whereNotNull('confirmed_at').select('user_id');
      const either = app.unionAll(trx('passkeys').where({ user_id: userId }).select('user_id'));
      return (await either.first()) !== undefined;
    },
    isBegun: async (userId, sealed) => (await begun(userId, sealed).first('user_id')) !== undefined,
    async confirmApp(userId, { sealed, resealed, step }) {
      await begun(userId, sealed).update({ confirmed_at: trx.fn.now(), last_step: step, sealed_secret: resealed });
    },
    removeApp: async (userId) => (await trx(APPS).where({ user_id: userId }).delete()) > 0,
  };
}

export const createRecoveryCodeRows = (trx: Knex.Transaction): RecoveryCodeRows => ({
  async use(userId, digests) {
    const unused = trx(CODES)
      .where({ user_id: userId })
      .whereIn('digest', [...digests])
      .whereNull('used_at');
    return (await unused.update({ used_at: trx.fn.now() })) > 0;
  },
  async replace(userId, digests) {
    await trx(CODES).where({ user_id: userId }).delete();
    if (digests.length > 0) await trx(CODES).insert(digests.map((digest) => ({ user_id: userId, digest })));
  },
});

export const createGraceRows = (trx: Knex.Transaction): GraceRows => ({
  async start(userId, dueAt) {
    const started = await trx(GRACES).insert({ user_id: userId, due_at: dueAt }).onConflict().ignore().returning('user_id');
    return started.length > 0;
  },
  async dueAt(userId) {
    const row = await trx(GRACES).where({ user_id: userId }).first<{ due_at: Date } | undefined>('due_at');
    return row?.due_at;
  },
  notice: async (userId) => (await trx(GRACES).where({ user_id: userId }).whereNull('noticed_at').update({ noticed_at: trx.fn.now() })) > 0,
});
