import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../api/site.ts';
import { asStatus, shownByThePage } from '../../entities/page/page-status.ts';
import { makePartsReady, railPart, toolbarPart } from './chunks.ts';
import { readSearch } from './search-url.ts';
import { searchQuery } from './search.queries.ts';

export { SearchPage as Component } from './SearchPage.tsx';

/** The server waits for the answer; in the browser the page shows its shape at once and the answer when it comes. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const { query } = readSearch(new URL(request.url).search);
  const search = searchQuery(api, query);
  if (!onServer) {
    queries.query({ ...search, staleTime: 'static' }).catch(shownByThePage);
    for (const part of [toolbarPart, railPart]) part.makeReady().catch(shownByThePage);
    return null;
  }
  await makePartsReady();
  await queries.query({ ...search, staleTime: 'static' }).catch(asStatus);
  return null;
}

/** A changed filter is a new question, which the page asks by itself. */
export const shouldRevalidate = (): boolean => false;
