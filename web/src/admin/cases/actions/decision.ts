import { canHide, CASE_LIMITS, type CaseStep, PAUSE_DAYS, type ReasonCode, type StaffCase } from '../../../api/domain/moderation.ts';
import type { RequestFor } from '../../../api/panel-contracts.ts';
import { STEP_WORDS, STEPS } from '../case-words.ts';

/** The inputs of the dialog as they are typed. */
export interface DecisionForm {
  step: CaseStep | undefined;
  reasonCode: ReasonCode | '';
  days: string;
  note: string;
}

export const NO_DECISION: DecisionForm = { step: undefined, reasonCode: '', days: '', note: '' };

export const takesDays = (step: CaseStep | undefined): boolean => step === 'pause-contact' || step === 'suspend';

const isPossible = (step: CaseStep, { kind, subjectId }: Pick<StaffCase, 'kind' | 'subjectId'>): boolean => {
  if (step === 'none') return true;
  return step === 'hide' ? canHide(kind) : subjectId !== null;
};

/** The steps that fit a case: without an account there is no step against a person, and only some texts can be hidden. */
export const stepOptions = (record: Pick<StaffCase, 'kind' | 'subjectId'>) =>
  STEPS.filter((step) => isPossible(step, record)).map((value) => ({ value, ...STEP_WORDS[value] }));

/** The form after a step is chosen, with the usual values of that step where the user has entered none. */
export function withStep(form: DecisionForm, step: CaseStep): DecisionForm {
  const usual = {
    ...(step === 'none' && { reasonCode: 'no-violation' as const }),
    ...(step === 'pause-contact' && { days: String(PAUSE_DAYS) }),
  };
  return {
    ...form,
    step,
    reasonCode: form.reasonCode === '' ? (usual.reasonCode ?? '') : form.reasonCode,
    days: form.days === '' ? (usual.days ?? '') : form.days,
  };
}

/** The body of the call. Undefined until each input is valid. */
export function decisionOf({ step, reasonCode, days, note }: DecisionForm): RequestFor<'decideCase'>['body'] | undefined {
  if (step === undefined || reasonCode === '' || note.trim() === '') return undefined;
  const decision = { step, reasonCode, note: note.trim() };
  if (!takesDays(step)) return decision;
  const count = Number(days);
  return /^\d{1,3}$/.test(days.trim()) && count >= 1 && count <= CASE_LIMITS.days ? { ...decision, days: count } : undefined;
}
