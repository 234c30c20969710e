import type { ComponentType } from 'react';
import { hydratedChunk } from '../../../lib/hydrated-chunk.ts';
import { KindStep } from './steps/KindStep.tsx';
import { majorsChunk } from './steps/majors-chunk.ts';
import { StudyStep } from './steps/StudyStep.tsx';
import type { StepProps } from './StepForm.tsx';

const later = (name: 'PlaceStep' | 'BudgetStep' | 'ScoresStep' | 'PrioritiesStep') =>
  hydratedChunk<StepProps>(async () => (await import('./steps/later-steps.ts'))[name]);
const LATER = [later('PlaceStep'), later('BudgetStep'), later('ScoresStep'), later('PrioritiesStep')];

/** The steps in order. Visitors start at step 1 or 2, so only the later steps load on demand. */
export const STEP_COMPONENTS: readonly ComponentType<StepProps>[] = [StudyStep, KindStep, ...LATER.map(({ Component }) => Component)];

/** Below the form, so it can load late. */
export const answersChunk = hydratedChunk(async () => (await import('./AnswersSoFar.tsx')).AnswersSoFar, { isPatient: true });

export const preloadStepChunks = () => Promise.all([majorsChunk, ...LATER, answersChunk].map(({ preload }) => preload()));
