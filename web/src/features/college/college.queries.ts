import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** One college with its detail page data, by slug or UNITID. */
export const collegeDetailQuery = (api: Api, slug: string) =>
  queryOptions({ queryKey: ['/api/colleges/slug', slug], queryFn: ({ signal }) => api.colleges.bySlug({ params: { slug } }, signal) });

/** The explanation of the five scores of a college. */
export const explainedScoresQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['/api/colleges/scores/explain', id],
    queryFn: ({ signal }) => api.rankings.explainScores({ params: { id } }, signal),
  });
