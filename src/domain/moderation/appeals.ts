import { DAY } from '../shared/time.ts';
import { APPEAL_DAYS, type CaseStep } from './case.ts';
import type { Notice } from './report.ts';

const DAY_MS = DAY * 1_000;

/** `waiting`: staff have not answered. */
export const APPEAL_OUTCOMES = ['waiting', 'granted', 'refused'] as const;

/** What a notice knows about the decision that it is about. */
export interface AppealedStep {
  step: CaseStep;
  at: Date;
  undoneAt: Date | null;
  appealOutcome: (typeof APPEAL_OUTCOMES)[number] | null;
}

/** The end of the time to appeal. */
export const appealUntil = (at: Date): Date => new Date(at.getTime() + APPEAL_DAYS * DAY_MS);

/** What the person can do, or did, about a decision. `appealUntil` is set while an appeal is possible. */
export function appealOf({ step, at, undoneAt, appealOutcome }: AppealedStep, now: Date): Pick<Notice, 'appeal' | 'appealUntil'> {
  const until = appealUntil(at);
  if (appealOutcome !== null) return { appeal: appealOutcome, appealUntil: null };
  if (step === 'none' || undoneAt !== null) return { appeal: null, appealUntil: null };
  return now < until ? { appeal: 'possible', appealUntil: until } : { appeal: 'expired', appealUntil: null };
}
