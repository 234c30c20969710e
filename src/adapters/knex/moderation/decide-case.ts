import type { Knex } from 'knex';
import { appealUntil } from '../../../domain/moderation/appeals.ts';
import type { AppealLink, CaseEdit, CaseRefusal, Decision } from '../../../domain/moderation/moderation.ports.ts';
import { decisionText, outcomeOf } from '../../../domain/moderation/notice-texts.ts';
import { checkStep, daysOf, isLocking, isPersonal } from '../../../domain/moderation/steps.ts';
import { DAY } from '../../../domain/shared/time.ts';
import type { StaffRow } from '../accounts/staff-changes.ts';
import { fromNow } from '../times.ts';
import { changeCase, lockCase, lockSubject, type CaseRow } from './case-rows.ts';
import { applyStep, type StepRow } from './step-effects.ts';
import { addNotice, answerReporters, type CaseNews } from './tell-people.ts';

type StoredStep = StepRow & { at: Date; until: Date | null };

export interface DecisionOrder {
  edit: CaseEdit;
  decision: Decision;
  appealLink: AppealLink;
  publicUrl: string;
}

/** Decides a case that the moderator claimed: the step and its effects, the notice, and the answers to reporters. */
export async function decideCase(trx: Knex.Transaction, order: DecisionOrder): Promise<CaseNews | 'not-claimed' | CaseRefusal> {
  const { edit, decision, publicUrl } = order;
  const days = daysOf(decision.step, decision.days);
  const subject = await lockSubject(trx, edit.id);
  const row = await lockCase(trx, edit);
  if (typeof row === 'string') return row;
  if (row.status !== 'claimed' || row.claimed_by_id !== edit.moderatorId) return 'not-claimed';
  checkStep(decision.step, row, subject?.account_type ?? null);
  const step = await storeStep(trx, order, days);
  await applyStep(trx, row, step, subject);
  await changeCase(trx, row.id, {
    set: { status: 'decided', step: step.step, decided_at: step.at },
    before: { status: row.status, step: null },
    after: { status: 'decided', step: step.step, until: step.until },
    reason: decision.reasonCode,
  });
  await answerReporters(trx, { caseId: row.id, kind: row.kind, outcome: outcomeOf(step.step) }, publicUrl);
  const notice = subject && (await tellSubject(trx, order, { row, step, subject }));
  return { caseId: row.id, notice, wasHidden: row.is_hidden };
}

async function storeStep(trx: Knex, { edit, decision }: DecisionOrder, days: number | null): Promise<StoredStep> {
  const { step, reasonCode, note } = decision;
  const [stored] = await trx('case_steps')
    .insert({
      case_id: edit.id,
      step,
      reason_code: reasonCode,
      note,
      by_id: edit.moderatorId,
      until: days === null ? null : fromNow(trx, days * DAY),
    })
    .returning<StoredStep[]>(['id', 'step', 'at', 'until']);
  if (!stored) throw new Error(`The step of case ${edit.id} is missing`);
  return stored;
}

/** Without a step against the person, the person learns nothing: the case may rest on a wrong report. */
async function tellSubject(
  trx: Knex,
  { decision: { reasonCode }, appealLink, publicUrl }: DecisionOrder,
  { row: { kind }, step: { id, step, at, until }, subject }: { row: CaseRow; step: StoredStep; subject: StaffRow },
): Promise<CaseNews['notice']> {
  if (step === 'none' || !isPersonal(kind)) return undefined;
  const canSignIn = !isLocking(step) && subject.disabled_at === null;
  const text = decisionText({ kind, step, reasonCode, until, appealUntil: appealUntil(at), canSignIn });
  const notice = { text, stepId: id, appealLink: canSignIn ? undefined : appealLink };
  return { userId: subject.id, id: await addNotice(trx, subject, notice, publicUrl) };
}
