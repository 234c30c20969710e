import { hydratedChunk } from '../../../../lib/hydrated-chunk.ts';
import type { StepProps } from '../StepForm.tsx';

/** Works as rendered by the server, so its code can load late. */
export const majorsChunk = hydratedChunk<StepProps>(async () => (await import('./MajorsQuestion.tsx')).MajorsQuestion, { isPatient: true });
