import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey, type PageHandle } from '../../api/site.ts';
import { asStatus } from '../../entities/page/page-status.ts';
import { loadRanking } from './load-ranking.ts';
import { readShared } from './ranking-url.ts';
import { sharedRankingQuery } from './rankings.queries.ts';

export { SharedRankingPage as Component } from './SharedRankingPage.tsx';

/** The owner can change the ranking or revoke the link at any time. */
export const handle: PageHandle = { isLive: true, params: ['page'] };

/** A revoked or unknown link answers 404. */
export async function loader({ params: { token = '' }, request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(siteKey);
  const shared = await queries.query({ ...sharedRankingQuery(api, token), staleTime: 0 }).catch(asStatus);
  await loadRanking(context, readShared(shared.query, new URL(request.url).search));
  return null;
}
