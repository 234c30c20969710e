import type { Knex } from 'knex';
import { ADULT_AGE } from '../../../domain/messages/contact.ts';
import { independentPeople, type ReportingPerson } from '../../../domain/moderation/independence.ts';
import type { ReportOrder } from '../../../domain/moderation/moderation.ports.ts';
import { concernsMinor, hidesTarget, isSerious, priorityOf, secondsUntilDue } from '../../../domain/moderation/priority.ts';
import { FILED_KINDS, type ReportReason } from '../../../domain/moderation/report.ts';
import { lockUser } from '../accounts/users.ts';
import { recordChanges } from '../admin/record-audit.ts';
import { actAs } from '../origin.ts';
import { fromNow } from '../times.ts';
import { hideTarget, type HidingCase } from './hiding.ts';
import { findTarget } from './targets.ts';
import type { CaseNews } from './tell-people.ts';

/** "ALMR" in hexadecimal, and the kinds after it: one report about a target at a time. */
const TARGET_LOCK = 0x414c4d52;

type OpenCase = HidingCase & { subject_id: number | null };

/** Stores a report with its evidence, and weighs its case again. */
export async function sendReport(trx: Knex.Transaction, order: ReportOrder): Promise<CaseNews | 'repeated' | 'unknown' | 'own'> {
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
  await weigh(trx, row);
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

/** Sets the urgency of a case from its reports, and hides its target after enough serious ones. */
export async function weigh(trx: Knex.Transaction, row: OpenCase): Promise<void> {
  const reports = await reportsOf(trx, row.id);
  const known = await hasMinor(trx, [...reports.map(({ id }) => id), ...(row.subject_id === null ? [] : [row.subject_id])]);
  const reasons = [...new Set(reports.map(({ reason }) => reason))].sort();
  const reporters = independentPeople(reports);
  const urgency = { reasons, hasMinor: known, reporters, record: await recordOf(trx, row.subject_id) };
  await trx('cases')
    .where({ id: row.id })
    .update({
      reasons,
      reporters,
      has_minor: concernsMinor(urgency),
      priority: priorityOf(urgency),
      due_at: trx.raw('least(due_at, ?)', [fromNow(trx, secondsUntilDue(urgency))]),
      // What staff waited for may be in the new report.
      status: trx.raw(`case status when 'waiting' then 'open' else status end`),
      version: trx.raw('version + 1'),
      updated_at: trx.fn.now(),
    });
  if (!row.is_hidden && hidesTarget(independentPeople(reports.filter(({ reason }) => isSerious(reason))))) await hide(trx, row);
}

/** The audit log does not name the person whose report was the last one needed. */
async function hide(trx: Knex.Transaction, row: OpenCase): Promise<void> {
  await hideTarget(trx, row);
  const reason = 'Three independent serious reports';
  const change = { resource: 'cases', id: row.id, before: { isHidden: false }, after: { isHidden: true }, reason };
  await actAs({ actor: 'system', network: '' }, () => recordChanges(trx, [{ event: 'record-changed', ...change }]));
}

/** The reports of people whose accounts exist, with the networks of these people. */
const reportsOf = (trx: Knex, caseId: number): Promise<(ReportingPerson & { reason: ReportReason })[]> =>
  trx('reports as r')
    .where('r.case_id', caseId)
    .whereNotNull('r.reporter_id')
    .select({
      id: 'r.reporter_id',
      reason: 'r.reason',
      networks: trx.raw('array(select distinct s.ip_prefix from sessions s where s.user_id = r.reporter_id)'),
    });

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
