import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { NOT_SENT } from '../../api/not-sent.ts';
import { headOf } from './college-head.ts';

/** One college with its detail page data, by slug or UNITID. */
export const collegeDetailQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['/api/colleges/slug', slug],
    queryFn: ({ signal }) => api.colleges.bySlug({ params: { slug } }, signal),
    meta: NOT_SENT,
  });

/** What the page shows of a college before a section is opened. */
export const collegeHeadQuery = (api: Api, queries: QueryClient, slug: string) =>
  queryOptions({
    queryKey: ['college head', slug],
    queryFn: async () => headOf(await queries.query({ ...collegeDetailQuery(api, slug), staleTime: 'static' })),
  });

/** The explanation of the five scores of a college. */
export const explainedScoresQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['/api/colleges/scores/explain', id],
    queryFn: ({ signal }) => api.rankings.explainScores({ params: { id } }, signal),
    meta: NOT_SENT,
  });

/** What a college teaches, with the degrees and certificates of each year. */
export const collegeProgramsQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['/api/colleges/programs', id],
    queryFn: ({ signal }) => api.majors.ofCollege({ params: { id } }, signal),
    meta: NOT_SENT,
  });
