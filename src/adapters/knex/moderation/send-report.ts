import type { Knex } from 'knex';
import { ADULT_AGE } from '../../../domain/messages/contact.ts';
import { independentPeople, type ReportingPerson } from '../../../domain/moderation/independence.ts';
import type { ReportOrder } from '../../../domain/moderation/moderation.ports.ts';
import { concernsMinor, priorityOf, REFUSAL_COUNTS_SECONDS, secondsUntilDue, type Standing } from '../../../domain/moderation/priority.ts';
import { FILED_KINDS, type ReportReason } from '../../../domain/moderation/report.ts';
import { lockUser } from '../accounts/users.ts';
import { fromNow, isWithinLast } from '../times.ts';
import { hideIfReported } from './hide-reported.ts';
import type { HidingCase } from './hiding.ts';
import { findTarget } from './targets.ts';
import type { CaseNews } from './tell-people.ts';

/** "ALMR" in hexadecimal, and the kinds after it: one report about a target at a time. */
const TARGET_LOCK = 0x414c4d52;

type OpenCase = HidingCase & { subject_id: number | null };

/** Stores a report with its evidence, and weighs its case again. */
export async function sendReport(
  trx: Knex.Transaction,
  order: ReportOrder,
  publicUrl: string,
): Promise<CaseNews | 'repeated' | 'unknown' | 'own'> {
  const { reporterId, kind, targetId, reason, message } = order;
  await lockUser(trx, reporterId);
  await trx.raw('select pg_advisory_xact_lock(?, ?)', [TARGET_LOCK + FILED_KINDS.indexOf(kind), targetId]);
  if (await hasReported(trx, order)) return 'repeated';
  const target = await findTarget(trx, order);
  if (!target) return 'unknown';
  if (target.subjectId === reporterId) return 'own';
  const row = await undecidedCase(trx, order, target.subjectId);
  const [report] = await trx('reports')
    .insert({ case_id: row.id, reporter_id: reporterId, reason, message })
    .returning<{ id: number }[]>('id');
  await trx('case_evidence').insert({ case_id: row.id, report_id: report?.id, lines: JSON.stringify(await target.evidence()) });
  await hideIfReported(trx, row, await weigh(trx, row), publicUrl);
  return { caseId: row.id, wasHidden: row.is_hidden };
}

async function hasReported(trx: Knex, { reporterId, kind, targetId }: ReportOrder): Promise<boolean> {
  const earlier: unknown = await trx('reports as r')
    .join('cases as c', 'c.id', 'r.case_id')
    .where({ 'r.reporter_id': reporterId, 'c.kind': kind, 'c.target_id': targetId })
    .whereNot('c.status', 'decided')
    .first('r.id');
  return earlier !== undefined;
}

/** Of the target, locked. A new one gets its urgency from `weigh`. */
export async function undecidedCase(
  trx: Knex,
  { kind, targetId }: Pick<ReportOrder, 'kind' | 'targetId'>,
  subjectId: number | null,
): Promise<OpenCase> {
  const columns = ['id', 'kind', 'target_id', 'subject_id', 'is_hidden'];
  const open = trx('cases').where({ kind, target_id: targetId }).whereNot({ status: 'decided' }).forUpdate();
  const found = await open.first<OpenCase | undefined>(columns);
  if (found) return found;
  const unweighed = { priority: 0, reasons: [], reporters: 0, has_minor: false, version: 0, due_at: 'infinity' };
  const rows = trx('cases').insert({ kind, target_id: targetId, subject_id: subjectId, ...unweighed });
  const [added] = await rows.returning<OpenCase[]>(columns);
  if (!added) throw new Error(`The case of ${kind} ${targetId} is missing`);
  return added;
}

/** Sets the urgency of a case from its reports, which it returns. Those without a verified address are as urgent as one for another reason. */
export async function weigh(trx: Knex.Transaction, row: OpenCase): Promise<ReportFacts[]> {
  const reports = await reportsOf(trx, row.id);
  const known = await hasMinor(trx, [...reports.map(({ id }) => id), ...(row.subject_id === null ? [] : [row.subject_id])]);
  const verified = reports.filter(({ isVerified }) => isVerified);
  const reporters = independentPeople(reports);
  const record = await recordOf(trx, row.subject_id);
  const urgency = { reasons: reasonsOf(verified), hasMinor: known, reporters: independentPeople(verified), record };
  await trx('cases')
    .where({ id: row.id })
    .update({
      reasons: reasonsOf(reports),
      reporters,
      has_minor: concernsMinor(urgency),
      priority: priorityOf(urgency),
      due_at: trx.raw('least(due_at, ?)', [fromNow(trx, secondsUntilDue(urgency))]),
      // What staff waited for may be in the new report.
      status: trx.raw(`case status when 'waiting' then 'open' else status end`),
      version: trx.raw('version + 1'),
      updated_at: trx.fn.now(),
    });
  return reports;
}

const reasonsOf = (reports: readonly ReportFacts[]): ReportReason[] => [...new Set(reports.map(({ reason }) => reason))].sort();

type ReportFacts = ReportingPerson & Standing & { reason: ReportReason };

/** The reports of people whose accounts exist, with the networks and the standing of these people. */
async function reportsOf(trx: Knex, caseId: number): Promise<ReportFacts[]> {
  const { rows } = await trx.raw<{ rows: ReportFacts[] }>(REPORTS, [REFUSAL_COUNTS_SECONDS, caseId]);
  return rows;
}

const REPORTS = `
  select r.reporter_id as id, r.reason, array(select distinct s.ip_prefix from sessions s where s.user_id = u.id) as networks,
    u.email_verified as "isVerified", extract(epoch from now() - u.created_at)::float8 as "accountAge",
    exists (
      select from reports o join case_steps t on t.case_id = o.case_id
      where o.reporter_id = u.id and t.step = 'none' and ${isWithinLast('t.at')}
    ) as "wasRefused"
  from reports r join users u on u.id = r.reporter_id
  where r.case_id = ?`;

async function hasMinor(trx: Knex, people: readonly number[]): Promise<boolean> {
  const minor: unknown = await trx('users')
    .whereRaw('id = any(?)', [[...people]])
    .whereRaw('birth_date > current_date - make_interval(years => ?)', [ADULT_AGE])
    .first('id');
  return minor !== undefined;
}

/** Decisions against a person that still stand. */
export async function recordOf(db: Knex, subjectId: number | null): Promise<number> {
  if (subjectId === null) return 0;
  const [row] = await db('case_steps as s')
    .join('cases as c', 'c.id', 's.case_id')
    .where('c.subject_id', subjectId)
    .whereNot('s.step', 'none')
    .whereNull('s.undone_at')
    .count<{ count: string }[]>({ count: '*' });
  return Number(row?.count ?? 0);
}
