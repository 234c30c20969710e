import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RankingQuery } from '../../api/domain.ts';
import { siteKey } from '../../api/site.ts';
import { asStatus, notFound, shownByThePage } from '../../entities/page/page-status.ts';
import { actionsPart, makePartsReady, railPart } from './chunks.ts';
import { rankingQuery } from './rankings.queries.ts';

/** A page beyond the end is not found. The server waits for the answer; in the browser the page shows its shape at once and the answer when it comes. */
export async function loadRanking(context: LoaderFunctionArgs['context'], query: RankingQuery): Promise<void> {
  const { api, queries, onServer } = context.get(siteKey);
  const ranking = queries.query({ ...rankingQuery(api, query), staleTime: 'static' });
  if (!onServer) {
    ranking.catch(shownByThePage);
    for (const part of [railPart, actionsPart]) part.makeReady().catch(shownByThePage);
    return;
  }
  const [{ items, page }] = await Promise.all([ranking.catch(asStatus), makePartsReady()]);
  if (items.length === 0 && page > 1) notFound();
}
