import { data, Outlet, type RouteObject } from 'react-router-dom';
import { ErrorPage } from './ErrorPage.tsx';
import { Layout } from './Layout.tsx';

/**
 * Every address of the site (specification §2). A page is loaded when it is needed; its module exports `Component` and,
 * where it has data, `loader` (and `shouldRevalidate`). Static addresses win over `:slug`.
 */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    children: [
      {
        // Without an address of its own, so that errors show inside the layout.
        Component: Outlet,
        ErrorBoundary: ErrorPage,
        children: [
          { index: true, lazy: () => import('../features/home/route.ts') },
          { path: 'discover', lazy: () => import('../features/colleges/search/route.ts') },
          { path: 'best-colleges', lazy: () => import('../features/colleges/search/route.ts') },
          { path: 'colleges/:slug', lazy: () => import('../features/colleges/detail/route.ts') },
          { path: '*', loader: notFound, Component: Outlet },
        ],
      },
    ],
  },
];

function notFound(): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown data responses as statuses
  throw data(null, { status: 404 });
}
