import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '../../../api/client.ts';
import { siteKey } from '../../../api/site.ts';
import { readSearch } from './search-url.ts';
import { searchQuery } from './search.queries.ts';

export { SearchPage as Component } from './SearchPage.tsx';

/** The server waits for the answer; in the browser the page shows its shape at once and the answer when it comes. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const search = searchQuery(api, readSearch(new URL(request.url).search).query);
  if (!onServer) {
    void queries.prefetchQuery(search);
    return null;
  }
  try {
    await queries.ensureQueryData(search);
  } catch (error) {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown data responses as statuses
    throw error instanceof ApiError ? data(null, { status: error.status }) : error;
  }
  return null;
}

/** A changed filter is a new question, which the page asks by itself. */
export const shouldRevalidate = (): boolean => false;
