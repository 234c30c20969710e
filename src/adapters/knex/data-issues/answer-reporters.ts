import type { Knex } from 'knex';
import { issueAnsweredEmail, type AnsweredIssue } from '../../../domain/data-issues/answered-email.ts';
import { CLOSED_STATUSES } from '../../../domain/data-issues/data-issue.ts';
import { enqueueEmail } from '../transactions/enqueue-emails.ts';

type Row = Pick<AnsweredIssue, 'status' | 'answer' | 'field'> & {
  id: number;
  user_id: number | null;
  /** Of the account, or the one that a visitor gave. */
  address: string;
  name: string;
  slug: string;
};

/**
 * Puts an email into the outbox for each closed report with an answer that has not been sent. A report is answered once; it can be
 * answered again after it was reopened. Disabled accounts get none.
 */
export async function answerReporters(trx: Knex.Transaction, ids: readonly number[], publicUrl: string): Promise<void> {
  for (const { id, user_id, address, name, slug, ...issue } of await unanswered(trx, ids)) {
    await enqueueEmail(trx, { ...issueAnsweredEmail(address, { ...issue, college: { name, slug } }, publicUrl), userId: user_id });
    await trx('data_issues').where({ id }).update({ answered_at: trx.fn.now() });
  }
}

const unanswered = (trx: Knex, ids: readonly number[]): Promise<Row[]> =>
  trx('data_issues')
    .join('colleges', 'colleges.id', 'data_issues.college_id')
    .leftJoin('users', 'users.id', 'data_issues.user_id')
    .whereRaw('data_issues.id = any(?)', [[...ids]])
    .whereIn('data_issues.status', [...CLOSED_STATUSES])
    .whereNull('data_issues.answered_at')
    .whereNull('data_issues.deleted_at')
    .whereNull('users.disabled_at')
    .whereRaw(`coalesce(data_issues.answer, '') <> '' and coalesce(users.email, data_issues.email) is not null`)
    .orderBy('data_issues.id')
    .select({
      id: 'data_issues.id',
      status: 'data_issues.status',
      answer: 'data_issues.answer',
      field: 'data_issues.field',
      user_id: 'data_issues.user_id',
      address: trx.raw('coalesce(users.email, data_issues.email)'),
      name: 'colleges.name',
      slug: 'colleges.slug',
    });
