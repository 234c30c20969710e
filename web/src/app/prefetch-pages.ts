import { matchRoutes, type LoaderFunction, type RouteObject, type RouterContextProvider } from 'react-router-dom';
import { PRODUCT } from '../api/domain/shared.ts';
import { prefetchOnInterest, prefetchWhenIdle } from '../lib/prefetch.ts';

/** Likely next pages. /roommate-connect redirects to /roommates, so the code of /roommates is fetched for it. */
const LIKELY_NEXT = ['/discover', `/${PRODUCT.slug}`, '/roommate-connect', '/roommates'];
const COLLEGE = 'colleges/:slug';

interface Page {
  loader?: LoaderFunction;
  /** Fetches the chunks that the page shows at once and that its module does not import. */
  preload?: () => Promise<unknown>;
}

/** Fetches the code of likely pages when idle, and the code and data of a college when its link is hovered or focused. */
export function prefetchPages(routes: RouteObject[], contextOf: () => RouterContextProvider): void {
  const isCollege = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path === COLLEGE;
  prefetchWhenIdle(LIKELY_NEXT, (path) => Promise.all(pagesAt(routes, path).map(async (one) => (await one).page.preload?.())));
  prefetchOnInterest(isCollege, (path) => prefetchWithData(routes, path, contextOf()));
}

const pagesAt = (routes: RouteObject[], path: string) =>
  (matchRoutes(routes, path) ?? []).map(async ({ route, params }) => ({ page: await codeOf(route), params }));

/** The module of a page. entry-client.tsx has put the current page's module into its route. */
const codeOf = (route: RouteObject): Promise<Page> =>
  typeof route.lazy === 'function'
    ? (route.lazy as () => Promise<Page>)()
    : Promise.resolve(typeof route.loader === 'function' ? { loader: route.loader } : {});

/** Runs the page's loader, which puts its data into the query cache. */
async function prefetchWithData(routes: RouteObject[], path: string, context: RouterContextProvider): Promise<void> {
  const pages = await Promise.all(pagesAt(routes, path));
  const url = new URL(path, window.location.origin);
  for (const { page, params } of pages) {
    await page.loader?.({ params, context, request: new Request(url), url, pattern: COLLEGE });
  }
}
