import { lockEvent } from '../accounts/lock-event.ts';
import type { Effects } from '../transactions/transact.ts';
import type { CaseRow, ModerationStores, StoredStep, Subject } from './moderation.ports.ts';
import { isLocking } from './steps.ts';

/** The writer of a hidden review, service or profile reads it. */
const HIDDEN_REASON = 'Hidden because of reports about it.';

type Stores = Pick<ModerationStores & Effects, 'cases' | 'steps' | 'subjects' | 'targets' | 'record'>;
type Step = Pick<StoredStep, 'id' | 'step'>;

/** Does what a stored step says. */
export async function takeStep(stores: Stores, row: CaseRow, { id, step }: Step, subject: Subject | undefined): Promise<void> {
  if (step === 'none') await publishText(stores, row);
  if (step === 'hide') await hideTarget(stores, row);
  if (!subject) return;
  if (step === 'pause-contact') await stores.steps.pauseUntilLast(subject.id);
  if (isLocking(step)) await lock(stores, subject, id);
}

/** Restores what a step changed, unless another step keeps it. Call it after the step is marked as undone. */
export async function undoStep(stores: Stores, row: CaseRow, { id, step }: Step, subject: Subject | undefined): Promise<void> {
  await showTarget(stores, row);
  if (!subject) return;
  if (step === 'pause-contact') await stores.steps.pauseUntilLast(subject.id);
  if (isLocking(step)) await unlock(stores, subject, id);
}

/** Hides the target of a case. A target that another case hides stays hidden until both cases show it. */
export async function hideTarget({ cases, targets }: Pick<Stores, 'cases' | 'targets'>, row: CaseRow): Promise<void> {
  if (row.isHidden) return;
  const isHidden = (await targets.hide(row.kind, row.targetId, HIDDEN_REASON)) || (await cases.isHiddenByOther(row));
  await cases.setHidden(row.id, isHidden);
}

/** Enables the account if this step is the reason for its lock and no other step keeps it. Returns whether it did. */
export async function unlock(stores: Pick<Stores, 'steps' | 'subjects' | 'record'>, subject: Subject, stepId: number): Promise<boolean> {
  const isEnding = await stores.steps.isOnlyLock(stepId, subject.id);
  if (isEnding) await setLock(stores, subject, false);
  return isEnding;
}

/** Shows the target again if this case has hidden it and no other case hides it. */
async function showTarget({ cases, targets }: Stores, row: CaseRow): Promise<void> {
  if (!row.isHidden) return;
  await cases.setHidden(row.id, false);
  if (!(await cases.isHiddenByOther(row))) await targets.show(row.kind, row.targetId);
}

/** Staff found nothing against it. A text that was held appears. */
async function publishText(stores: Stores, row: CaseRow): Promise<void> {
  await showTarget(stores, row);
  await stores.targets.release(row.kind, row.targetId);
}

async function lock(stores: Stores, subject: Subject, stepId: number): Promise<void> {
  await setLock(stores, subject, true);
  await stores.steps.holdLock(stepId, subject.id, !subject.isDisabled);
}

async function setLock({ subjects, record }: Pick<Stores, 'subjects' | 'record'>, subject: Subject, isDisabled: boolean): Promise<void> {
  await subjects.setLock(subject.id, isDisabled);
  const event = lockEvent(subject, isDisabled);
  if (event) record(event);
}
