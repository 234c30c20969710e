import type { Knex } from 'knex';
import type { DataIssueStore } from '../../../domain/data-issues/data-issues.ports.ts';

export const createDataIssueStore = (db: Knex): DataIssueStore => ({
  async add({ collegeId, field, message, email, userId }) {
    await db('data_issues').insert({ college_id: collegeId, field, message, email, user_id: userId });
  },
});
