import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import type { RankingQuery } from '../../api/domain/rankings.ts';
import { rankingHref } from '../../entities/ranking/ranking-address.ts';
import { orderOf } from './ranking-url.ts';

/** One page of a ranking, without the versions of a link. The previous page stays visible while the next one loads. */
export const rankingQuery = (api: Api, query: RankingQuery) => {
  const asked = { ...orderOf(query), page: query.page };
  return queryOptions({
    queryKey: ['/api/rankings', rankingHref(asked)],
    queryFn: ({ signal }) => api.rankings.rank({ query: asked }, signal),
    placeholderData: keepPreviousData,
  });
};

/** A saved ranking as seen through its link. */
export const sharedRankingQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['/api/shared-rankings', token],
    queryFn: ({ signal }) => api.savedRankings.shared({ params: { token } }, signal),
  });
