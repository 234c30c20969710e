import { DomainError } from '../shared/domain-error.ts';
import type { Effects } from '../transactions/transact.ts';
import { caseChange, lockCase, lockSubject } from './change-case.use-case.ts';
import type { CaseEdit, CaseRow, DecidedStep, ModerationStores, Subject } from './moderation.ports.ts';
import { appealText, undoneText } from './notice-texts.ts';
import { canUndo, isPersonal } from './steps.ts';
import type { PersonalKind } from './report.ts';
import { undoStep } from './take-step.use-case.ts';
import { notify, tellAboutMessage, tellModerators } from './tell-people.use-case.ts';

type Stores = ModerationStores & Effects;

interface Decided {
  row: CaseRow;
  step: DecidedStep | undefined;
  subject: Subject | undefined;
}

/** Takes the step of a decided case back. An appeal that waits is granted with it. Throws `refused` without a step to undo. */
export async function undoCase(stores: Stores, edit: CaseEdit, note: string, publicUrl: string): Promise<void> {
  const { row, step, subject } = await lockDecided(stores, edit);
  if (!step || !canUndo(step.step) || step.undoneAt !== null) {
    throw new DomainError('refused', 'case.nothing-to-undo', 'This case has no step to undo.');
  }
  await takeBack(stores, { row, step, subject }, note);
  if (step.appealOutcome === 'waiting') await stores.steps.answerAppeal(step.id, { byId: edit.moderatorId, outcome: 'granted', note });
  await stores.cases.change(row.id, {});
  stores.record(caseChange(row.id, { before: { isUndone: false }, after: { isUndone: true } }));
  await tell(stores, { row, subject }, undoneText, publicUrl);
}

export interface AppealAnswer {
  isGranted: boolean;
  note: string;
}

/** Throws `refused` without an appeal, and `forbidden` for the moderator who decided the case. */
export async function decideAppeal(stores: Stores, edit: CaseEdit, { isGranted, note }: AppealAnswer, publicUrl: string): Promise<void> {
  const { row, step, subject } = await lockDecided(stores, edit);
  if (step?.appealOutcome !== 'waiting') throw new DomainError('refused', 'case.no-appeal', 'There is no appeal to decide.');
  if (step.byId === edit.moderatorId) {
    throw new DomainError('forbidden', 'case.own-decision', 'Another member of staff has to decide about this appeal.');
  }
  const outcome = isGranted ? 'granted' : 'refused';
  await stores.steps.answerAppeal(step.id, { byId: edit.moderatorId, outcome, note });
  if (isGranted) await takeBack(stores, { row, step, subject }, note);
  await stores.cases.change(row.id, {});
  stores.record(caseChange(row.id, { before: { appeal: 'waiting' }, after: { appeal: outcome } }));
  await tell(stores, { row, subject }, (kind) => appealText(kind, isGranted), publicUrl);
}

async function lockDecided(stores: Stores, edit: CaseEdit): Promise<Decided> {
  const subject = await lockSubject(stores, edit.id);
  const row = await lockCase(stores, edit);
  return { row, step: await stores.steps.of(row.id), subject };
}

async function takeBack(stores: Stores, { row, step, subject }: Decided & { step: DecidedStep }, note: string): Promise<void> {
  await stores.steps.undo(step.id, note);
  await undoStep(stores, row, step, subject);
}

async function tell(
  stores: Stores,
  { row, subject }: Pick<Decided, 'row' | 'subject'>,
  textOf: (kind: PersonalKind) => string,
  publicUrl: string,
): Promise<void> {
  await tellModerators(stores, row.id);
  if (subject && isPersonal(row.kind)) await notify(stores, subject, { text: textOf(row.kind) }, publicUrl);
  await tellAboutMessage(stores, row);
}
