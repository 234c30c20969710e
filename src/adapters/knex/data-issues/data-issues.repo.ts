import type { Knex } from 'knex';
import type { DataIssueStore } from '../../../domain/data-issues/data-issues.ports.ts';
import { tellAboutWork } from '../cases/moderators.ts';

export const createDataIssueStore = (db: Knex): DataIssueStore => ({
  add: ({ collegeId, field, message, shown, email, userId }) =>
    db.transaction(async (trx) => {
      await trx('data_issues').insert({
        college_id: collegeId,
        field,
        message,
        shown: shown && JSON.stringify(shown),
        email,
        user_id: userId,
      });
      await tellAboutWork(trx, 'figure', [collegeId]);
    }),
});
