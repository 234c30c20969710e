import { hydratedChunk } from '../../lib/hydrated-chunk.ts';

/** Most visitors of the page have an account. */
export const signUpChunk = hydratedChunk(async () => (await import('./sign-up/SignUpForm.tsx')).SignUpForm);
