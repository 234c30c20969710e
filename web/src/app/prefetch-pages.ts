import { matchRoutes, type LoaderFunction, type RouteObject, type RouterContextProvider } from 'react-router-dom';
import { PRODUCT } from '../api/domain.ts';
import { prefetchOnInterest, prefetchWhenIdle } from '../lib/prefetch.ts';

/** Where many go next (specification §2); /roommate-connect leads on to /roommates, so that is whose code is fetched. */
const LIKELY_NEXT = ['/discover', `/${PRODUCT.slug}`, '/roommate-connect', '/roommates'];
const COLLEGE = 'colleges/:slug';

type Lazy = () => Promise<{ loader?: LoaderFunction }>;

/** Fetches ahead: the code of likely pages once idle, code and data of a college whose link is pointed at. */
export function prefetchPages(routes: RouteObject[], contextOf: () => RouterContextProvider): void {
  const isCollege = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path === COLLEGE;
  prefetchWhenIdle(LIKELY_NEXT, (path) => Promise.all(pagesAt(routes, path)));
  prefetchOnInterest(isCollege, (path) => prefetchWithData(routes, path, contextOf()));
}

const pagesAt = (routes: RouteObject[], path: string) =>
  (matchRoutes(routes, path) ?? []).map(async ({ route, params }) => ({ page: await codeOf(route), params }));

/** A page's module; the one that is open has its parts in the route itself (entry-client.tsx). */
const codeOf = (route: RouteObject): Promise<{ loader?: LoaderFunction }> =>
  typeof route.lazy === 'function'
    ? (route.lazy as Lazy)()
    : Promise.resolve(typeof route.loader === 'function' ? { loader: route.loader } : {});

/** Runs the page's own loader, which leaves its data in the query cache. */
async function prefetchWithData(routes: RouteObject[], path: string, context: RouterContextProvider): Promise<void> {
  const pages = await Promise.all(pagesAt(routes, path));
  const url = new URL(path, window.location.origin);
  for (const { page, params } of pages) {
    await page.loader?.({ params, context, request: new Request(url), url, pattern: COLLEGE });
  }
}
