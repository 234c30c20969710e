import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RankingQuery } from '../../api/domain/rankings.ts';
import { siteKey } from '../../api/site.ts';
import { asStatus, notFound, shownByThePage } from '../../entities/page/page-status.ts';
import { actionsChunk, orderChunk, preloadAll, sidebarChunk } from './chunks.ts';
import { rankingQuery } from './rankings.queries.ts';

/** The server waits for the ranking and answers 404 beyond the last page. The browser shows skeletons while it loads. */
export async function loadRanking(context: LoaderFunctionArgs['context'], query: RankingQuery): Promise<void> {
  const { api, queries, onServer } = context.get(siteKey);
  const ranking = queries.query({ ...rankingQuery(api, query), staleTime: 'static' });
  if (!onServer) {
    ranking.catch(shownByThePage);
    for (const chunk of [orderChunk, sidebarChunk, actionsChunk]) chunk.preload().catch(shownByThePage);
    return;
  }
  const [{ items, page }] = await Promise.all([ranking.catch(asStatus), preloadAll()]);
  if (items.length === 0 && page > 1) notFound();
}
