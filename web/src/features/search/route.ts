import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey, type PageHandle } from '../../api/site.ts';
import { preloadCollegeSearch } from '../../entities/college-search/LazyCollegeCombobox.tsx';
import { asStatus, shownByThePage } from '../../entities/page/page-status.ts';
import { filtersChunk, preloadAll, toolbarChunk } from './chunks.ts';
import { privateQueryNow } from './private/private-values.ts';
import { withPrivate } from './private/private-params.ts';
import { readSearch, SEARCH_PAGE_PARAMS } from './search-url.ts';
import { searchQuery } from './search.queries.ts';

export { SearchPage as Component } from './SearchPage.tsx';

export const handle: PageHandle = { params: SEARCH_PAGE_PARAMS };

/** The server waits for the results. The browser shows the page at once and the results when they arrive. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const { query } = readSearch(new URL(request.url).search);
  const search = searchQuery(api, onServer ? query : withPrivate(query, privateQueryNow()));
  if (!onServer) {
    queries.query({ ...search, staleTime: 'static' }).catch(shownByThePage);
    for (const chunk of [toolbarChunk, filtersChunk]) chunk.preload().catch(shownByThePage);
    await preloadCollegeSearch();
    return null;
  }
  await Promise.all([preloadAll(), preloadCollegeSearch()]);
  await queries.query({ ...search, staleTime: 'static' }).catch(asStatus);
  return null;
}

/** The page itself loads the results of changed filters. */
export const shouldRevalidate = (): boolean => false;
