import type { ComponentType } from 'react';
import { readyPart } from '../../../lib/hydrated-chunk.ts';
import { KindStep } from './steps/KindStep.tsx';
import { SizeStep } from './steps/SizeStep.tsx';
import type { StepProps } from './StepForm.tsx';

const later = (name: 'PlaceStep' | 'BudgetStep' | 'ScoresStep' | 'PrioritiesStep') =>
  readyPart<StepProps>(async () => (await import('./steps/later-steps.ts'))[name]);
const LATER = [later('PlaceStep'), later('BudgetStep'), later('ScoresStep'), later('PrioritiesStep')];

/** The steps in their order. The questionnaire begins with one of the first two; the code of the others follows. */
export const STEP_PARTS: readonly ComponentType<StepProps>[] = [SizeStep, KindStep, ...LATER.map(({ Part }) => Part)];

/** Nobody reads them first. */
export const answersPart = readyPart(async () => (await import('./AnswersSoFar.tsx')).AnswersSoFar, { isPatient: true });

export const makeStepsReady = () => Promise.all([...LATER, answersPart].map(({ makeReady }) => makeReady()));
