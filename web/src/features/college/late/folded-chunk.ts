import { lateChunk } from '../../../lib/late-chunk.ts';

/** The sections that are folded, with the sources of all figures. */
export const foldedChunk = lateChunk(async () => (await import('./FoldedSections.tsx')).FoldedSections);
