import type { Knex } from 'knex';
import type { FactRows, RetryRows } from '../../../../domain/admin/people.ports.ts';
import { fromNow } from '../../times.ts';

const COLUMNS = { email: 'email', birthDate: 'birth_date' } as const;

export function createFactRows(trx: Knex.Transaction): FactRows {
  const user = (id: number) => trx('users').where({ id });
  return {
    async read(userId, fact) {
      const column = COLUMNS[fact];
      return (await user(userId).first<Record<string, string | null> | undefined>(column))?.[column];
    },
    lockBirthDate: async (userId) =>
      (await user(userId).forUpdate().first<{ birth_date: string | null } | undefined>('birth_date'))?.birth_date,
    async setBirthDate(userId, birthDate) {
      await user(userId).update({ birth_date: birthDate });
    },
  };
}

interface OutboxRow {
  body: string;
  sent_at: Date | null;
  next_attempt_at: Date | null;
  is_soon: boolean;
}

export const createRetryRows = (trx: Knex.Transaction): RetryRows => ({
  async lock(id, seconds) {
    const soon = trx.raw('coalesce(next_attempt_at <= ?, false) as is_soon', [fromNow(trx, seconds)]);
    const row = await trx('email_outbox')
      .where({ id })
      .forUpdate()
      .first<OutboxRow | undefined>('body', 'sent_at', 'next_attempt_at', soon);
    return row && { isSent: row.sent_at !== null, isErased: row.body === '', isSoon: row.is_soon, nextAttemptAt: row.next_attempt_at };
  },

  async makeDue(id) {
    const due = trx('email_outbox').where({ id }).update({ next_attempt_at: trx.fn.now() });
    const [row] = await due.returning<{ next_attempt_at: Date | null }[]>('next_attempt_at');
    return row?.next_attempt_at ?? null;
  },
});
