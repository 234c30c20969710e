import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** Everything about one college, by slug or UNITID. */
export const collegeDetailQuery = (api: Api, slug: string) =>
  queryOptions({ queryKey: ['/api/colleges/slug', slug], queryFn: ({ signal }) => api.colleges.bySlug({ params: { slug } }, signal) });

/** The five scores of one college, by its id, taken apart. */
export const explainedScoresQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['/api/colleges/scores/explain', id],
    queryFn: ({ signal }) => api.rankings.explainScores({ params: { id } }, signal),
  });
