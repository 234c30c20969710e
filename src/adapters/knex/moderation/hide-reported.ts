import type { Knex } from 'knex';
import { MAX_STAFF_EMAILS } from '../../../domain/accounts/emails/staff-emails.ts';
import { independentPeople, type ReportingPerson } from '../../../domain/moderation/independence.ts';
import { reportsWaitEmail } from '../../../domain/moderation/moderation-emails.ts';
import { countsForHiding, hidesTarget, isSerious, MOST_HIDDEN_AN_HOUR, type Standing } from '../../../domain/moderation/priority.ts';
import type { ReportReason } from '../../../domain/moderation/report.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { emailAdmins } from '../accounts/staff-changes.ts';
import { recordChanges } from '../admin/record-audit.ts';
import { actAs } from '../origin.ts';
import { fromNow, isWithinLast } from '../times.ts';
import { hideTarget, type HidingCase } from './hiding.ts';

/** "ALMH" in hexadecimal: one automatic hide at a time, so that they can be counted. */
const HIDING_LOCK = 0x414c4d48;
const REASON = 'Three independent serious reports';

type Report = ReportingPerson & Standing & { reason: ReportReason };

/**
 * Hides the target of a case after enough serious reports of people who count. An entry that staff keep is hidden by staff alone. After the
 * most of an hour the target stays, the case is due within the hour, and the admins get an email.
 */
export async function hideIfReported(
  trx: Knex.Transaction,
  row: HidingCase & { subject_id: number | null },
  reports: readonly Report[],
  publicUrl: string,
): Promise<void> {
  const counted = reports.filter((report) => isSerious(report.reason) && countsForHiding(report));
  if (row.is_hidden || row.subject_id === null || !hidesTarget(independentPeople(counted))) return;
  await trx.raw('select pg_advisory_xact_lock(?)', [HIDING_LOCK]);
  if ((await hiddenLately(trx)) >= MOST_HIDDEN_AN_HOUR) return callStaff(trx, row.id, publicUrl);
  await hideTarget(trx, row);
  const change = { resource: 'cases', id: row.id, before: { isHidden: false }, after: { isHidden: true }, reason: REASON };
  // The audit log does not name the person whose report was the last one needed.
  await actAs({ actor: 'system', network: '' }, () => recordChanges(trx, [{ event: 'record-changed', ...change }]));
}

async function hiddenLately(trx: Knex): Promise<number> {
  const [row] = await trx('audit_log')
    .where({ resource: 'cases', actor: 'system', reason: REASON })
    .whereRaw(isWithinLast('at'), [HOUR])
    .count<{ count: string }[]>({ count: '*' });
  return Number(row?.count ?? 0);
}

async function callStaff(trx: Knex.Transaction, caseId: number, publicUrl: string): Promise<void> {
  await trx('cases')
    .where({ id: caseId })
    .update({ due_at: trx.raw('least(due_at, ?)', [fromNow(trx, HOUR)]) });
  const told: unknown = await trx('email_outbox').where({ kind: 'reports-wait' }).whereRaw(isWithinLast('created_at'), [HOUR]).first('id');
  if (told === undefined) await emailAdmins(trx, null, MAX_STAFF_EMAILS, (to) => reportsWaitEmail(to, MOST_HIDDEN_AN_HOUR, publicUrl));
}
