import type { RecordChange } from '../audit/audit.ts';
import { DomainError } from '../shared/domain-error.ts';
import { involvedIn } from '../shared/involved.ts';
import type { Effects } from '../transactions/transact.ts';
import type { CaseEdit, CaseRow, ModerationStores, Subject } from './moderation.ports.ts';

/** Throws `not-found`, and `forbidden` for a case about the moderator or one that the moderator reported. */
export async function readCase({ cases }: Pick<ModerationStores, 'cases'>, id: number, moderatorId: number): Promise<CaseRow> {
  return seenBy(cases, await cases.find(id), moderatorId);
}

/** The case that a moderator saw, locked until the end. Throws like `readCase`, and `conflict` when it has another version. */
export async function lockCase({ cases }: Pick<ModerationStores, 'cases'>, { id, version, moderatorId }: CaseEdit): Promise<CaseRow> {
  const row = await seenBy(cases, await cases.lock(id), moderatorId);
  if (row.version !== version) {
    throw new DomainError('conflict', 'record.outdated', 'The case has changed since you opened it. Nothing was saved.');
  }
  return row;
}

/** The account that a case is about, locked. Call it before `lockCase`: all transactions lock people first. */
export async function lockSubject(
  { cases, subjects }: Pick<ModerationStores, 'cases' | 'subjects'>,
  caseId: number,
): Promise<Subject | undefined> {
  const subjectId = (await cases.find(caseId))?.subjectId ?? null;
  return subjectId === null ? undefined : subjects.lock(subjectId);
}

/** The audit row of a change of a case, without texts. */
export const caseChange = (id: number, { before, after, reason }: CaseChange): RecordChange => ({
  event: 'record-changed',
  resource: 'cases',
  id,
  before,
  after,
  reason: reason ?? null,
});

export interface CaseChange {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  reason?: string;
}

/** Changes who works on a locked case, with an audit row. */
export async function reassign(
  { cases, record }: Pick<ModerationStores, 'cases'> & Effects,
  { id, status, claimedById }: CaseRow,
  after: Pick<CaseRow, 'status' | 'claimedById'>,
): Promise<void> {
  await cases.change(id, after);
  record(caseChange(id, { before: { status, claimedById }, after }));
}

export const noCase = () => new DomainError('not-found', 'record.not-found', 'There is no such case.');

async function seenBy(cases: ModerationStores['cases'], row: CaseRow | undefined, moderatorId: number): Promise<CaseRow> {
  if (!row) throw noCase();
  if (row.subjectId === moderatorId || (await cases.hasReporter(row.id, moderatorId))) throw involvedIn('case');
  return row;
}
