import type { ComponentType } from 'react';
import { hydratedChunk } from '../../../lib/hydrated-chunk.ts';
import { preloadStudyChunks, StudyStep } from './steps/StudyStep.tsx';
import type { StepProps } from './StepForm.tsx';

const later = (name: 'KindStep' | 'PlaceStep' | 'BudgetStep' | 'ScoresStep' | 'PrioritiesStep') =>
  hydratedChunk<StepProps>(async () => (await import('./steps/later-steps.ts'))[name]);
const LATER = [later('KindStep'), later('PlaceStep'), later('BudgetStep'), later('ScoresStep'), later('PrioritiesStep')];

/** The steps in order. Most visitors start at step 1. The home page leads to step 2, and preloads it. */
export const STEP_COMPONENTS: readonly ComponentType<StepProps>[] = [StudyStep, ...LATER.map(({ Component }) => Component)];

/** Below the form, so it can load late. */
export const answersChunk = hydratedChunk(async () => (await import('./AnswersSoFar.tsx')).AnswersSoFar, { isPatient: true });

export const preloadStepChunks = () => Promise.all([preloadStudyChunks(), ...[...LATER, answersChunk].map(({ preload }) => preload())]);
