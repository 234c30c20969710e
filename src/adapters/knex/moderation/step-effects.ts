import type { Knex } from 'knex';
import type { CaseStep } from '../../../domain/moderation/case.ts';
import { isLocking } from '../../../domain/moderation/steps.ts';
import { setLock, type StaffRow } from '../accounts/staff-changes.ts';
import type { CaseRow } from './case-rows.ts';
import { hideTarget, showTarget } from './hiding.ts';

/** A stored step of a case. */
export interface StepRow {
  id: number;
  step: CaseStep;
}

/** A step that was not undone and has not ended by itself, about the subject :subject, without the step :step. */
const OTHER_STANDING = `from case_steps s join cases c on c.id = s.case_id
  where c.subject_id = :subject and s.id <> :step and s.undone_at is null and (s.until is null or s.until > now())`;

const LAST_PAUSE = `(select max(s.until) ${OTHER_STANDING} and s.step = 'pause-contact')`;
const LOCKED_AT = '(select disabled_at from users where id = :subject)';
const OWN_LOCK = `case when :wasOpen or exists (select ${OTHER_STANDING} and s.locked_at = ${LOCKED_AT}) then ${LOCKED_AT} end`;
const ENDS_LOCK = `
  select exists (select from case_steps s join users u on u.disabled_at = s.locked_at where s.id = :step and u.id = :subject)
    and not exists (select ${OTHER_STANDING} and s.locked_at is not null) as is`;

/** Does what a step says. The row of the step is stored already. */
export async function applyStep(trx: Knex.Transaction, row: CaseRow, { id, step }: StepRow, subject: StaffRow | undefined): Promise<void> {
  if (step === 'none') await publishText(trx, row);
  if (step === 'hide') await hideTarget(trx, row);
  if (!subject) return;
  if (step === 'pause-contact') await setPause(trx, subject.id);
  if (isLocking(step)) await lock(trx, subject, id);
}

/** Restores what the step of a case changed, unless another step keeps it. Call it after the step is marked as undone. */
export async function undoStep(trx: Knex.Transaction, row: CaseRow, { id, step }: StepRow, subject: StaffRow | undefined): Promise<void> {
  await showTarget(trx, row);
  if (!subject) return;
  if (step === 'pause-contact') await setPause(trx, subject.id);
  if (isLocking(step)) await unlock(trx, subject, id);
}

/** Staff found nothing against it. A text that was held appears. */
async function publishText(trx: Knex.Transaction, row: CaseRow): Promise<void> {
  await showTarget(trx, row);
  if (row.kind === 'roommate') await trx('roommate_profiles').where({ id: row.target_id }).update({ bio_held: [] });
}

/** Until the last of the pauses that stand. */
async function setPause(trx: Knex, subjectId: number): Promise<void> {
  await trx('users')
    .where({ id: subjectId })
    .update({ contact_paused_until: trx.raw(LAST_PAUSE, { subject: subjectId, step: 0 }) });
}

/** The step is a reason for the lock unless staff had locked the account before, for another reason. */
async function lock(trx: Knex.Transaction, subject: StaffRow, stepId: number): Promise<void> {
  await setLock(trx, subject, true);
  const bindings = { subject: subject.id, step: stepId, wasOpen: subject.disabled_at === null };
  await trx('case_steps')
    .where({ id: stepId })
    .update({ locked_at: trx.raw(OWN_LOCK, bindings) });
}

/** Enables the account if this step is the reason for its lock and no other step keeps it. Returns whether it did. */
export async function unlock(trx: Knex.Transaction, subject: StaffRow, stepId: number): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: { is: boolean }[] }>(ENDS_LOCK, { subject: subject.id, step: stepId });
  if (rows[0]?.is !== true) return false;
  await setLock(trx, subject, false);
  return true;
}
