import type { Knex } from 'knex';
import type { SecondStepStore, StoredApp } from '../../../domain/accounts/sign-in/second-step.ports.ts';
import type { EmailDraft } from '../../../domain/mail/email.ts';
import { recordAudit } from './audit-log.repo.ts';
import { replaceCodes, turnOffIfLast, turnOn } from './second-step-switch.ts';
import { enqueueEmail } from './shared-writes.ts';
import { lockUser, toUser, USER_COLUMNS, type UserRow } from './users.ts';

type Confirmation = Parameters<SecondStepStore['confirm']>[0];

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

    confirm: (order) => db.transaction((trx) => confirm(trx, order)),

    async useStep({ userId, step, sealed, resealed }) {
      const secret = db.raw('case when sealed_secret = ? then ? else sealed_secret end', [sealed, resealed]);
      const unused = db('second_steps').where({ user_id: userId }).where('last_step', '<', step);
      return (await unused.update({ last_step: step, sealed_secret: secret })) > 0;
    },

    useRecoveryCode: (userId, digests, message) =>
      db.transaction(async (trx) => {
        const unused = trx('recovery_codes')
          .where({ user_id: userId })
          .whereIn('digest', [...digests])
          .whereNull('used_at');
        if ((await unused.update({ used_at: trx.fn.now() })) === 0) return false;
        await enqueueEmail(trx, { ...message, userId });
        await recordAudit(trx, { event: 'recovery-code-used', userId });
        return true;
      }),

    renewRecoveryCodes: (userId, digests) =>
      db.transaction(async (trx) => {
        await lockUser(trx, userId);
        await replaceCodes(trx, userId, digests);
        await recordAudit(trx, { event: 'recovery-codes-renewed', userId });
      }),

    removeApp: (userId, message) =>
      db.transaction(async (trx) => {
        await lockUser(trx, userId);
        if ((await trx('second_steps').where({ user_id: userId }).delete()) === 0) return;
        await enqueueEmail(trx, { ...message(await turnOffIfLast(trx, userId)), userId });
        await recordAudit(trx, { event: 'second-step-removed', userId });
      }),

    async credentialsOf(userId) {
      const query = db('users').where({ id: userId }).whereNull('disabled_at');
      const row = await query.first<(UserRow & { password: string }) | undefined>([...USER_COLUMNS, 'password']);
      return row && { user: toUser(row), passwordHash: row.password };
    },
  };
}

async function confirm(
  trx: Knex.Transaction,
  { userId, sessionId, sealed, resealed, step, recoveryDigests, message }: Confirmation,
): Promise<'first' | 'further' | 'refused'> {
  await lockUser(trx, userId);
  const begun = trx('second_steps').where({ user_id: userId, sealed_secret: sealed }).whereNull('confirmed_at');
  if ((await begun.clone().first('user_id')) === undefined) return 'refused';
  const isFirst = await turnOn(trx, { userId, sessionId, recoveryDigests });
  await begun.update({ confirmed_at: trx.fn.now(), last_step: step, sealed_secret: resealed });
  await enqueueEmail(trx, { ...message(isFirst), userId });
  await recordAudit(trx, { event: 'second-step-added', userId });
  return isFirst ? 'first' : 'further';
}

/** Removes app, passkeys and recovery codes of a locked user. False when there was no second step. */
export async function resetSecondSteps(trx: Knex.Transaction, userId: number, message: EmailDraft): Promise<boolean> {
  let removed = 0;
  for (const table of ['second_steps', 'passkeys']) removed += await trx(table).where({ user_id: userId }).delete();
  if (removed === 0) return false;
  await turnOffIfLast(trx, userId);
  await enqueueEmail(trx, { ...message, userId });
  await recordAudit(trx, { event: 'second-step-reset', userId });
  return true;
}
