import { hydratedChunk } from '../../lib/hydrated-chunk.ts';

/** How a score came about. Loaded with the first breakdown that opens. */
export const barsChunk = hydratedChunk(async () => (await import('./ContributionBars.tsx')).ContributionBars);
