import type { Knex } from 'knex';
import type { CaseStatus, CaseStep } from '../../../domain/moderation/case.ts';
import type { CaseEdit, CaseRefusal } from '../../../domain/moderation/moderation.ports.ts';
import { lockRow, type StaffRow } from '../accounts/staff-changes.ts';
import { recordChanges } from '../admin/record-audit.ts';
import { isInvolved } from '../cases/involved.ts';
import type { HidingCase } from './hiding.ts';

export interface CaseRow extends HidingCase {
  version: number;
  subject_id: number | null;
  status: CaseStatus;
  claimed_by_id: number | null;
  step: CaseStep | null;
}

/** The case that a moderator saw, locked until the end. */
export async function lockCase(trx: Knex.Transaction, { id, version, moderatorId }: CaseEdit): Promise<CaseRow | CaseRefusal> {
  const row = await trx('cases').where({ id }).forUpdate().first<CaseRow | undefined>();
  if (!row) return 'unknown';
  if (await isInvolved(trx, row, moderatorId)) return 'involved';
  return row.version === version ? row : 'outdated';
}

/** The account that a case is about, locked. Call it before `lockCase`: all transactions lock people first. */
export async function lockSubject(trx: Knex.Transaction, caseId: number): Promise<StaffRow | undefined> {
  const row = await trx('cases').where({ id: caseId }).first<{ subject_id: number | null } | undefined>('subject_id');
  if (!row || row.subject_id === null) return undefined;
  const subject = await lockRow(trx, { id: row.subject_id }, false);
  return typeof subject === 'string' ? undefined : subject;
}

export interface CaseChange {
  /** Columns. */
  set?: Record<string, unknown>;
  /** For the audit log, without texts. */
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  reason?: string;
}

/** Changes a locked case, with a new version and an audit row. */
export async function changeCase(trx: Knex.Transaction, id: number, { set = {}, before, after, reason }: CaseChange): Promise<void> {
  await trx('cases')
    .where({ id })
    .update({ ...set, version: trx.raw('version + 1'), updated_at: trx.fn.now() });
  await recordChanges(trx, [{ event: 'record-changed', resource: 'cases', id, before, after, reason: reason ?? null }]);
}
