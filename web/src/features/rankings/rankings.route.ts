import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PageHandle } from '../../api/site.ts';
import { loadRanking } from './load-ranking.ts';
import { RANKING_PAGE_PARAMS, readRanking } from './ranking-url.ts';

export { RankingsPage as Component } from './RankingsPage.tsx';

export const handle: PageHandle = { params: RANKING_PAGE_PARAMS };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  await loadRanking(context, readRanking(new URL(request.url).search));
  return null;
}

/** The page's own query reloads when the weights change. */
export const shouldRevalidate = (): boolean => false;
