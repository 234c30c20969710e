import { hydratedChunk } from '../../lib/hydrated-chunk.ts';

/** Every section of the page. */
export const sectionsChunk = hydratedChunk(async () => (await import('./Sections.tsx')).Sections, { isPatient: true });
