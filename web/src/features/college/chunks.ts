import { hydratedChunk } from '../../lib/hydrated-chunk.ts';
import { lateChunk } from '../../lib/late-chunk.ts';

/** The first section, and the place of the others. */
export const sectionsChunk = hydratedChunk(async () => (await import('./Sections.tsx')).Sections, { isPatient: true });

/** The sections that are folded, with the sources of all figures. */
export const foldedChunk = lateChunk(async () => (await import('./folded/FoldedSections.tsx')).FoldedSections);
