import type { Knex } from 'knex';
import type { SecondStepStore, StoredSecondStep } from '../../../domain/accounts/sign-in/second-step.ports.ts';
import type { EmailDraft } from '../../../domain/mail/email.ts';
import { recordAudit } from './audit-log.repo.ts';
import { endAccess, enqueueEmail } from './shared-writes.ts';
import { lockUser, toUser, USER_COLUMNS, type UserRow } from './users.ts';

type Confirmation = Parameters<SecondStepStore['confirm']>[0];

const CODES_LEFT = `(select count(*)::int from recovery_codes c
  where c.user_id = second_steps.user_id and used_at is null) as "recoveryCodes"`;

/** Second steps and recovery codes. Only digests of codes and an encrypted secret are stored. */
export function createSecondStepStore(db: Knex): SecondStepStore {
  return {
    find: (userId) =>
      db('second_steps')
        .where({ user_id: userId })
        .first<StoredSecondStep | undefined>('sealed_secret as sealed', 'confirmed_at as confirmedAt', db.raw(CODES_LEFT)),

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

    remove: (userId, message) =>
      db.transaction(async (trx) => {
        await lockUser(trx, userId);
        await removeSecondStep(trx, userId, { event: 'second-step-removed', message });
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
): Promise<boolean> {
  await lockUser(trx, userId);
  const begun = trx('second_steps').where({ user_id: userId, sealed_secret: sealed }).whereNull('confirmed_at');
  if ((await begun.update({ confirmed_at: trx.fn.now(), last_step: step, sealed_secret: resealed })) === 0) return false;
  await replaceCodes(trx, userId, recoveryDigests);
  await endAccess(trx, userId, sessionId);
  await enqueueEmail(trx, { ...message, userId });
  await recordAudit(trx, { event: 'second-step-added', userId });
  return true;
}

async function replaceCodes(trx: Knex.Transaction, userId: number, digests: readonly string[]): Promise<void> {
  await trx('recovery_codes').where({ user_id: userId }).delete();
  await trx('recovery_codes').insert(digests.map((digest) => ({ user_id: userId, digest })));
}

export async function hasSecondStep(db: Knex, userId: number): Promise<boolean> {
  return (await db('second_steps').where({ user_id: userId }).whereNotNull('confirmed_at').first('user_id')) !== undefined;
}

/** Removes the second step of a locked user. False when there was none. */
export async function removeSecondStep(
  trx: Knex.Transaction,
  userId: number,
  { event, message }: { event: 'second-step-removed' | 'second-step-reset'; message: EmailDraft },
): Promise<boolean> {
  if ((await trx('second_steps').where({ user_id: userId }).delete()) === 0) return false;
  await enqueueEmail(trx, { ...message, userId });
  await recordAudit(trx, { event, userId });
  return true;
}
