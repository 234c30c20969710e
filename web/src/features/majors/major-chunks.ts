import { hydratedChunk } from '../../lib/hydrated-chunk.ts';

/** The tables and the map work as rendered by the server, so their code can load late. */
export const tableChunk = hydratedChunk(async () => (await import('./MajorColleges.tsx')).MajorColleges, { isPatient: true });
export const mapChunk = hydratedChunk(async () => (await import('../../entities/state-map/StateMap.tsx')).StateMap, { isPatient: true });
export const occupationsChunk = hydratedChunk(async () => (await import('./occupations/Occupations.tsx')).Occupations, { isPatient: true });

/** For the server, and before the page opens in the browser. */
export const preloadAll = () => Promise.all([tableChunk.preload(), mapChunk.preload(), occupationsChunk.preload()]);
