import { hydratedChunk } from '../../lib/hydrated-chunk.ts';

/** The picture of prices. The server draws it, so its script can wait. */
export const pricesChunk = hydratedChunk(async () => (await import('./PriceSwarm.tsx')).PriceSwarm, { isPatient: true });
