import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RankingQuery } from '../../api/contracts.ts';
import { siteKey } from '../../api/site.ts';
import { asStatus, shownByThePage } from '../../lib/page-status.ts';
import { actionsPart, makePartsReady, railPart } from './parts.ts';
import { rankingQuery } from './rankings.queries.ts';

/** The server waits for the answer; in the browser the page shows its shape at once and the answer when it comes. */
export async function loadRanking(context: LoaderFunctionArgs['context'], query: RankingQuery): Promise<void> {
  const { api, queries, onServer } = context.get(siteKey);
  const ranking = queries.query({ ...rankingQuery(api, query), staleTime: 'static' });
  if (!onServer) {
    ranking.catch(shownByThePage);
    for (const part of [railPart, actionsPart]) part.makeReady().catch(shownByThePage);
    return;
  }
  await Promise.all([makePartsReady(), ranking.catch(asStatus)]);
}
