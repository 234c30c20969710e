import type { Knex } from 'knex';
import type { AppealedStep } from '../../../domain/moderation/appeals.ts';
import type { CaseEdit, CaseRefusal } from '../../../domain/moderation/moderation.ports.ts';
import { appealText, undoneText } from '../../../domain/moderation/notice-texts.ts';
import { canUndo, isPersonal } from '../../../domain/moderation/steps.ts';
import type { StaffRow } from '../accounts/staff-changes.ts';
import { changeCase, lockCase, lockSubject, type CaseRow } from './case-rows.ts';
import { undoStep, type StepRow } from './step-effects.ts';
import { addNotice, type CaseNews } from './tell-people.ts';

type DecidedStep = StepRow & { by_id: number | null; undone_at: Date | null; appeal_outcome: AppealedStep['appealOutcome'] };

interface Found {
  row: CaseRow;
  step: DecidedStep;
  subject: StaffRow | undefined;
}

/** Takes the step of a decided case back. An appeal that waits is granted with it. */
export async function undoCase(
  trx: Knex.Transaction,
  edit: CaseEdit,
  note: string,
  publicUrl: string,
): Promise<CaseNews | 'impossible' | CaseRefusal> {
  const found = await lockDecided(trx, edit);
  if (found === undefined) return 'impossible';
  if (typeof found === 'string') return found;
  const { row, step, subject } = found;
  if (!canUndo(step.step) || step.undone_at !== null) return 'impossible';
  await takeBack(trx, found, note);
  const isAppealed = step.appeal_outcome === 'waiting';
  if (isAppealed) await answerAppeal(trx, step.id, { moderatorId: edit.moderatorId, outcome: 'granted', note });
  await changeCase(trx, row.id, { before: { isUndone: false }, after: { isUndone: true } });
  return told(found, subject && isPersonal(row.kind) ? addNotice(trx, subject, { text: undoneText(row.kind) }, publicUrl) : undefined);
}

/** Grants or refuses the appeal of a decided case. */
export async function decideAppeal(
  trx: Knex.Transaction,
  edit: CaseEdit,
  { isGranted, note }: { isGranted: boolean; note: string },
  publicUrl: string,
): Promise<CaseNews | 'no-appeal' | 'own-decision' | CaseRefusal> {
  const found = await lockDecided(trx, edit);
  if (found === undefined) return 'no-appeal';
  if (typeof found === 'string') return found;
  const { row, step, subject } = found;
  if (step.appeal_outcome !== 'waiting') return 'no-appeal';
  if (step.by_id === edit.moderatorId) return 'own-decision';
  const outcome = isGranted ? 'granted' : 'refused';
  await answerAppeal(trx, step.id, { moderatorId: edit.moderatorId, outcome, note });
  if (isGranted) await takeBack(trx, found, note);
  await changeCase(trx, row.id, { before: { appeal: 'waiting' }, after: { appeal: outcome } });
  return told(
    found,
    subject && isPersonal(row.kind) ? addNotice(trx, subject, { text: appealText(row.kind, isGranted) }, publicUrl) : undefined,
  );
}

/** Undefined for a case without a decision. */
async function lockDecided(trx: Knex.Transaction, edit: CaseEdit): Promise<Found | CaseRefusal | undefined> {
  const subject = await lockSubject(trx, edit.id);
  const row = await lockCase(trx, edit);
  if (typeof row === 'string') return row;
  const columns = ['id', 'step', 'by_id', 'undone_at', 'appeal_outcome'];
  const step = await trx('case_steps').where({ case_id: row.id }).first<DecidedStep | undefined>(columns);
  return step && { row, step, subject };
}

async function takeBack(trx: Knex.Transaction, { row, step, subject }: Found, note: string): Promise<void> {
  await trx('case_steps').where({ id: step.id }).update({ undone_at: trx.fn.now(), undo_note: note });
  await undoStep(trx, row, step, subject);
}

async function answerAppeal(
  trx: Knex,
  stepId: number,
  { moderatorId, outcome, note }: { moderatorId: number; outcome: 'granted' | 'refused'; note: string },
): Promise<void> {
  await trx('case_steps').where({ id: stepId }).update({ appeal_outcome: outcome, appeal_by_id: moderatorId, appeal_note: note });
}

async function told({ row, subject }: Found, notice: Promise<number> | undefined): Promise<CaseNews> {
  const id = await notice;
  return { caseId: row.id, notice: subject && id !== undefined ? { userId: subject.id, id } : undefined, wasHidden: row.is_hidden };
}
