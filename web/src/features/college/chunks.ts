import { hydratedChunk } from '../../lib/hydrated-chunk.ts';

/** The first section, and the place of the others. */
export const sectionsChunk = hydratedChunk(async () => (await import('./Sections.tsx')).Sections, { isPatient: true });
