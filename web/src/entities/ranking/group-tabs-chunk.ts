import { hydratedChunk } from '../../lib/hydrated-chunk.ts';

/** The links work as rendered by the server, so their code can load late. */
export const groupTabsChunk = hydratedChunk(async () => (await import('./GroupTabs.tsx')).GroupTabs, { isPatient: true });
