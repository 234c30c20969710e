import { hydratedChunk } from '../../lib/hydrated-chunk.ts';

/** The links work as rendered by the server, so their code can load late. */
export const paginationChunk = hydratedChunk(async () => (await import('./Pagination.tsx')).Pagination, { isPatient: true });
