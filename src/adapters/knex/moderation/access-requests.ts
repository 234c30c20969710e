import type { Knex } from 'knex';
import type { AccessRequestRows } from '../../../domain/staff/staff.ports.ts';
import type { CaseStatus } from '../../../domain/moderation/case.ts';
import { moderatorIds } from '../cases/moderators.ts';
import { createCaseRows } from './case-rows.ts';
import { createReportRows } from './report-rows.ts';
import { createStepRows } from './step-rows.ts';

/** The cases of people who ask for access to the admin pages, as a change of a role needs them. */
export const createAccessRequestRows = (trx: Knex.Transaction): AccessRequestRows => ({
  lock: (userId) =>
    trx('cases')
      .where({ kind: 'access', target_id: userId })
      .whereNot({ status: 'decided' })
      .forUpdate()
      .first<{ id: number; status: CaseStatus } | undefined>('id', 'status'),

  async close(id, { note, byId, outcome }) {
    const step = await createStepRows(trx).add({ caseId: id, step: 'none', reasonCode: 'other', note, byId, seconds: null });
    await createCaseRows(trx).close(id, step);
    await createReportRows(trx).setOutcome(id, outcome);
  },

  moderatorIds: () => moderatorIds(trx),
});
