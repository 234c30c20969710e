import type { Knex } from 'knex';
import type { SecondStepGraces } from '../../../domain/accounts/sign-in/second-step.ports.ts';
import { recordAudit } from './audit-log.repo.ts';

const TABLE = 'second_step_graces';

export function createSecondStepGraces(db: Knex): SecondStepGraces {
  return {
    start: (userId, dueAt) =>
      db.transaction(async (trx) => {
        const started = await trx(TABLE).insert({ user_id: userId, due_at: dueAt }).onConflict().ignore().returning('user_id');
        if (started.length > 0) await recordAudit(trx, { event: 'second-step-required', userId, details: { due: dueAt.toISOString() } });
        const row = await trx(TABLE).where({ user_id: userId }).first<{ due_at: Date } | undefined>('due_at');
        return row?.due_at ?? dueAt;
      }),

    noticeEnd: (userId) =>
      db.transaction(async (trx) => {
        const first = await trx(TABLE).where({ user_id: userId }).whereNull('noticed_at').update({ noticed_at: trx.fn.now() });
        if (first > 0) await recordAudit(trx, { event: 'second-step-overdue', userId });
      }),
  };
}

/** The next call of the account starts a new time, if its role needs a second step then. */
export async function forgetGrace(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx(TABLE).where({ user_id: userId }).delete();
}
