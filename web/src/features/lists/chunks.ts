import { groupTabsChunk } from '../../entities/ranking/group-tabs-chunk.ts';
import { hydratedChunk } from '../../lib/hydrated-chunk.ts';
import { paginationChunk } from '../../ui/page/pagination-chunk.ts';

/** Tables, texts and links work as rendered by the server, so their code can load late. */
export const tableChunk = hydratedChunk(async () => (await import('./ListTable.tsx')).ListTable, { isPatient: true });
export const footChunk = hydratedChunk(async () => (await import('./ListFoot.tsx')).ListFoot, { isPatient: true });

/** For the server, and before the page opens in the browser. */
export const preloadAll = () => Promise.all([tableChunk, footChunk, groupTabsChunk, paginationChunk].map(({ preload }) => preload()));
