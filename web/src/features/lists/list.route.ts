import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ListKind } from '../../api/domain/rankings.ts';
import { siteKey, type PageHandle } from '../../api/site.ts';
import { asStatus, notFound, shownByThePage } from '../../entities/page/page-status.ts';
import { preloadAll } from './chunks.ts';
import { viewIn, type ListAddress } from './list-url.ts';
import { ListPage } from './ListPage.tsx';
import { listQuery } from './lists.queries.ts';

export const LIST_PAGE: PageHandle = { params: ['page', 'group', 'all'] };

/** Several addresses show the same list. */
export const listRoute = (kind: Exclude<ListKind, 'state'>) => ({
  Component: ListPage,
  handle: LIST_PAGE,
  loader: ({ request, context }: LoaderFunctionArgs) => loadList(context, { kind, ...viewIn(new URL(request.url).search) }),
});

/** The list for adults is a page of its own. From here, so that the first script of every page does not name its files. */
export const adultsRoute = () => import('./adults/adults.route.ts');

/** A page beyond the end is a 404. */
export async function loadList(context: LoaderFunctionArgs['context'], list: ListAddress): Promise<ListAddress> {
  const { api, queries } = context.get(siteKey);
  const asked = queries.query({ ...listQuery(api, list), staleTime: 'static' }).catch(asStatus);
  // A chunk that fails to load shows its own message on the page.
  const [{ items }] = await Promise.all([asked, preloadAll().catch(shownByThePage)]);
  if (items.length === 0 && list.page > 1) notFound();
  return list;
}
