import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom';
import type { SearchResult } from '../../api/domain/search.ts';
import { siteKey, type PageHandle } from '../../api/site.ts';
import { preloadCollegeSearch } from '../../entities/college-search/LazyCollegeCombobox.tsx';
import { asStatus, shownByThePage } from '../../entities/page/page-status.ts';
import { filtersChunk, preloadAll, toolbarChunk } from './chunks.ts';
import { privateQueryNow } from './private/private-values.ts';
import { withPrivate } from './private/private-params.ts';
import { readSearch, SEARCH_PAGE_PARAMS, type View } from './search-url.ts';
import { searchQuery } from './search.queries.ts';
import { understoodHref } from './understood.ts';

export { SearchPage as Component } from './SearchPage.tsx';

export const handle: PageHandle = { params: SEARCH_PAGE_PARAMS };

/**
 * The server waits for the results. The browser shows the page at once and the results when they arrive, but waits if the search has a
 * name, because the name may mean filters: then both go to the address of the filters.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const { pathname, search } = new URL(request.url);
  const { query, view } = readSearch(search);
  const results = { ...searchQuery(api, onServer ? query : withPrivate(query, privateQueryNow())), staleTime: 'static' } as const;
  if (!onServer) {
    const found = queries.query(results).catch(shownByThePage);
    preload().catch(shownByThePage);
    await preloadCollegeSearch();
    const href = query.q === undefined ? undefined : meantBy(pathname, (await found)?.result, view);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown responses as redirects
    if (href !== undefined) throw replace(href);
    return null;
  }
  await Promise.all([preloadAll(), preloadCollegeSearch()]);
  const outcome = await queries.query(results).catch(asStatus);
  const href = meantBy(pathname, outcome.result, view);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown responses as redirects
  if (href !== undefined) throw redirect(href);
  return null;
}

const meantBy = (path: string, result: SearchResult | undefined, view: View): string | undefined =>
  result && understoodHref(path, result, view);

/** The parts that are shown with the first results. */
export const preload = () => Promise.all([toolbarChunk.preload(), filtersChunk.preload(), preloadCollegeSearch()]);

/** The page itself loads the results of changed filters. */
export const shouldRevalidate = (): boolean => false;
