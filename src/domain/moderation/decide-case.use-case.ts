import { DomainError } from '../shared/domain-error.ts';
import { DAY } from '../shared/time.ts';
import type { Effects } from '../transactions/transact.ts';
import { appealUntil } from './appeals.ts';
import { caseChange, lockCase, lockSubject } from './change-case.use-case.ts';
import type { AppealLink, CaseEdit, CaseRow, Decision, ModerationStores, StoredStep, Subject } from './moderation.ports.ts';
import { decisionText, outcomeOf } from './notice-texts.ts';
import { checkStep, daysOf, isLocking, isPersonal } from './steps.ts';
import { takeStep } from './take-step.use-case.ts';
import { answerReporters, notify, tellAboutMessage, tellModerators, type NoticeText } from './tell-people.use-case.ts';

export interface DecisionOrder {
  edit: CaseEdit;
  decision: Decision;
  /** For a person who cannot sign in afterwards. */
  appealLink: AppealLink;
  publicUrl: string;
}

/** Decides a case that the moderator claimed: the step and its effects, the answers to reporters, and the notice. */
export async function decideCase(stores: ModerationStores & Effects, order: DecisionOrder): Promise<void> {
  const { edit, decision, publicUrl } = order;
  const days = daysOf(decision.step, decision.days);
  const subject = await lockSubject(stores, edit.id);
  const row = await lockCase(stores, edit);
  requireClaim(row, edit.moderatorId);
  checkStep(decision.step, row, subject?.accountType ?? null);
  const { reasonCode, note } = decision;
  const newStep = { caseId: row.id, step: decision.step, reasonCode, note, byId: edit.moderatorId };
  const step = await stores.steps.add({ ...newStep, seconds: days === null ? null : days * DAY });
  await takeStep(stores, row, step, subject);
  await stores.cases.close(row.id, step);
  const before = { status: row.status, step: null };
  stores.record(caseChange(row.id, { before, after: { status: 'decided', step: step.step, until: step.until }, reason: reasonCode }));
  await answerReporters(stores, row, outcomeOf(step.step), publicUrl);
  await tellModerators(stores, row.id);
  const notice = subject && noticeOf(order, row, step, subject);
  if (notice) await notify(stores, subject, notice, publicUrl);
  await tellAboutMessage(stores, row);
}

function requireClaim({ status, claimedById }: CaseRow, moderatorId: number): void {
  if (status === 'claimed' && claimedById === moderatorId) return;
  throw new DomainError('forbidden', 'case.not-claimed', 'Claim the case before you decide it.');
}

/** Without a step against the person, the person learns nothing: the case may rest on a wrong report. */
function noticeOf(
  { decision: { reasonCode }, appealLink }: DecisionOrder,
  { kind }: CaseRow,
  { id, step, at, until }: StoredStep,
  subject: Subject,
): NoticeText | undefined {
  if (step === 'none' || !isPersonal(kind)) return undefined;
  const canSignIn = !isLocking(step) && !subject.isDisabled;
  const text = decisionText({ kind, step, reasonCode, until, appealUntil: appealUntil(at), canSignIn });
  return { text, stepId: id, appealLink: canSignIn ? undefined : appealLink };
}
