import type { Knex } from 'knex';
import type { SecondStepStore, StoredApp } from '../../../domain/accounts/sign-in/second-step.ports.ts';
import { toUser, USER_COLUMNS, type UserRow } from './users.ts';

/** Authenticator apps and recovery codes. Only digests of codes and an encrypted secret are stored. */
export function createSecondStepStore(db: Knex): SecondStepStore {
  return {
    findApp: (userId) =>
      db('second_steps').where({ user_id: userId }).first<StoredApp | undefined>({ sealed: 'sealed_secret', confirmedAt: 'confirmed_at' }),

    async recoveryCodesLeft(userId) {
      const left = await db('recovery_codes').where({ user_id: userId }).whereNull('used_at').select('digest');
      return left.length;
    },

    async begin(userId, sealed) {
      const begun = await db('second_steps')
        .insert({ user_id: userId, sealed_secret: sealed })
        .onConflict('user_id')
        .merge({ sealed_secret: sealed, created_at: db.fn.now() })
        .whereNull('second_steps.confirmed_at')
        .returning('user_id');
      return begun.length > 0;
    },

    async useStep({ userId, step, sealed, resealed }) {
      const secret = db.raw('case when sealed_secret = ? then ? else sealed_secret end', [sealed, resealed]);
      const unused = db('second_steps').where({ user_id: userId }).where('last_step', '<', step);
      return (await unused.update({ last_step: step, sealed_secret: secret })) > 0;
    },

    async credentialsOf(userId) {
      const query = db('users').where({ id: userId }).whereNull('disabled_at');
      const row = await query.first<(UserRow & { password: string }) | undefined>([...USER_COLUMNS, 'password']);
      return row && { user: toUser(row), passwordHash: row.password };
    },
  };
}
