import type { Knex } from 'knex';
import type { ReportFacts, ReportRows } from '../../../domain/moderation/moderation.ports.ts';
import { FILED_KINDS } from '../../../domain/moderation/report.ts';
import { isWithinLast } from '../times.ts';
import { TARGET_LOCK } from '../transactions/advisory-locks.ts';
import { readEvidence } from './read-evidence.ts';

const FACTS = `
  select r.reporter_id as id, r.reason, array(select distinct s.ip_prefix from sessions s where s.user_id = u.id) as networks,
    u.email_verified as "isVerified", extract(epoch from now() - u.created_at)::float8 as "accountAge",
    exists (
      select from reports o join case_steps t on t.case_id = o.case_id
      where o.reporter_id = u.id and t.step = 'none' and ${isWithinLast('t.at')}
    ) as "wasRefused"
  from reports r join users u on u.id = r.reporter_id
  where r.case_id = ?`;

/** Reports and the evidence that comes with them, in a transaction. */
export const createReportRows = (trx: Knex.Transaction): ReportRows => ({
  async lockTarget({ kind, targetId }) {
    await trx.raw('select pg_advisory_xact_lock(?, ?)', [TARGET_LOCK + FILED_KINDS.indexOf(kind), targetId]);
  },

  async isReportedBy(reporterId, { kind, targetId }) {
    const earlier: unknown = await trx('reports as r')
      .join('cases as c', 'c.id', 'r.case_id')
      .where({ 'r.reporter_id': reporterId, 'c.kind': kind, 'c.target_id': targetId })
      .whereNot('c.status', 'decided')
      .first('r.id');
    return earlier !== undefined;
  },

  async add(caseId, { reporterId, reason, message }) {
    const added = trx('reports').insert({ case_id: caseId, reporter_id: reporterId, reason, message });
    const [report] = await added.returning<{ id: number }[]>('id');
    if (!report) throw new Error(`The report to case ${caseId} is missing`);
    return report.id;
  },

  async addEvidence(caseId, reportId, lines) {
    await trx('case_evidence').insert({ case_id: caseId, report_id: reportId, lines: JSON.stringify(lines) });
  },

  async factsOf(caseId, refusalSeconds) {
    const { rows } = await trx.raw<{ rows: ReportFacts[] }>(FACTS, [refusalSeconds, caseId]);
    return rows;
  },

  async setOutcome(caseId, outcome) {
    await trx('reports').where({ case_id: caseId }).update({ outcome });
  },

  reportersOf: (caseId) =>
    trx('reports as r')
      .join('users as u', 'u.id', 'r.reporter_id')
      .where('r.case_id', caseId)
      .whereNull('u.disabled_at')
      .orderBy('u.id')
      .select<{ id: number; email: string }[]>('u.id', 'u.email'),

  async senderOf(caseId, reportId) {
    const reports = trx('reports').where({ id: reportId, case_id: caseId });
    const report = await reports.first<{ reporter_id: number | null } | undefined>('reporter_id');
    return report?.reporter_id;
  },

  evidenceOf: (caseId) => readEvidence(trx, caseId),
});
