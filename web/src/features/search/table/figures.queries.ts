import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import type { FigureKey } from '../../../api/domain/colleges.ts';
import type { SearchHit } from '../../../api/domain/search.ts';

/** Figures that results do not have, by college. */
export const figuresQuery = (api: Api, hits: readonly SearchHit[], figures: FigureKey[]) => {
  const ids = hits.map(({ id }) => id);
  return queryOptions({
    queryKey: ['/api/colleges/figures', ids.join(','), figures.join(',')],
    queryFn: async ({ signal }) => {
      const found = await api.colleges.figures({ query: { ids, figures } }, signal);
      return new Map(found.map((college) => [college.id, college.figures]));
    },
    enabled: figures.length > 0 && ids.length > 0,
    placeholderData: keepPreviousData,
  });
};

export type FetchedFigures = Awaited<ReturnType<Api['colleges']['figures']>>[number]['figures'];
