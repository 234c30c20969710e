import { readyPart } from '../../lib/hydrated-chunk.ts';

/** The shapes of all states are heavy, and as the server draws them they are links already. */
export const mapPart = readyPart(async () => (await import('./StateMap.tsx')).StateMap, { isPatient: true });
