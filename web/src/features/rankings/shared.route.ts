import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey, type PageHandle } from '../../api/site.ts';
import { asStatus } from '../../entities/page/page-status.ts';
import { loadRanking } from './load-ranking.ts';
import { readShared } from './ranking-url.ts';
import { sharedRankingQuery } from './rankings.queries.ts';

export { SharedRankingPage as Component } from './SharedRankingPage.tsx';

/** Its owner changes the ranking, or takes the link back, at any moment. */
export const handle: PageHandle = { isLive: true };

/** A link that was taken back, or never was one, is no page. */
export async function loader({ params: { token = '' }, request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(siteKey);
  const shared = await queries.query({ ...sharedRankingQuery(api, token), staleTime: 0 }).catch(asStatus);
  await loadRanking(context, readShared(shared.query, new URL(request.url).search));
  return null;
}
