import { CLOSED_STATUSES } from '../../../domain/data-issues/data-issue.ts';
import type { TableSpec } from '../admin/table-spec.ts';
import { tellAboutWork } from '../cases/moderators.ts';
import { answerReporters } from './answer-reporters.ts';

const ofCollege = (column: string) => `(select ${column} from colleges where colleges.id = data_issues.college_id)`;

/**
 * Staff see whether a report has an address, but not the address.
 * @param publicUrl - for the links in emails
 */
export const dataIssuesTable = (publicUrl: string): TableSpec => ({
  resource: 'data-issues',
  table: 'data_issues',
  fields: ['collegeId', 'field', 'message', 'shown', 'status', 'answer', 'answeredAt', 'closedAt', 'createdAt', 'updatedAt'],
  computed: {
    collegeName: ofCollege('name'),
    collegeSlug: ofCollege('slug'),
    reporter: `coalesce((select username from users where users.id = data_issues.user_id), 'visitor')`,
    hasAddress: `(data_issues.user_id is not null or data_issues.email is not null)`,
  },
  searched: ['data_issues.message', `coalesce(data_issues.field, '')`, ofCollege('name')],
  hasTrash: true,
  privateFields: ['message', 'email', 'answer'],
  check: async (trx, ids) => {
    const closed = trx.raw('case when status = any(?) then coalesce(closed_at, now()) end', [[...CLOSED_STATUSES]]);
    const answered = trx.raw('case when status = any(?) then answered_at end', [[...CLOSED_STATUSES]]);
    await trx('data_issues')
      .whereRaw('id = any(?)', [[...ids]])
      .update({ closed_at: closed, answered_at: answered });
    await answerReporters(trx, ids, publicUrl);
    await tellAboutWork(
      trx,
      'figure',
      await trx('data_issues')
        .whereRaw('id = any(?)', [[...ids]])
        .pluck<number[]>('college_id'),
    );
  },
});
