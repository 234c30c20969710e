import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import type { Comparison } from '../../../api/domain/colleges.ts';
import { useSite } from '../../../api/site.ts';
import type { ComparedMajor } from './read-major.ts';

/** What makes the rows loads with the first major, so that a comparison without one does not wait for it. */
function comparedMajorQuery(api: Api, { colleges }: Comparison, code = '') {
  const ids = colleges.map(({ id }) => id);
  return queryOptions({
    queryKey: ['compared major', code, ids.join(',')],
    queryFn: async ({ signal }) => (await import('./read-major.ts')).readMajor(api, ids, code, signal),
    enabled: code !== '' && ids.length > 0,
  });
}

interface Calls {
  api: Api;
  queries: QueryClient;
}

/** Waits for the rows of the chosen major, if there is one. */
export async function loadMajor({ api, queries }: Calls, comparison: Comparison, code: string | undefined): Promise<void> {
  if (code === undefined || comparison.colleges.length === 0) return;
  await queries.query({ ...comparedMajorQuery(api, comparison, code), staleTime: 'static' });
}

/** The chosen major with its rows, and messages about one that cannot be shown. */
export function useComparedMajor(comparison: Comparison, code: string | undefined): { major: ComparedMajor | undefined; faults: string[] } {
  const { data, isError } = useQuery(comparedMajorQuery(useSite().api, comparison, code));
  if (isError) return { major: undefined, faults: ['The figures of the major could not be loaded. Reload the page to try again.'] };
  return { major: data ?? undefined, faults: data === null ? [`There is no major with the code ${code ?? ''}.`] : [] };
}
