import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router-dom';
import { browserSend } from './api/browser-send.ts';
import { createClient, type Api } from './api/client.ts';
import { createQueries, siteKey, type Site } from './api/site.ts';
import { App } from './app/App.tsx';
import { routes } from './app/routes.tsx';
import { recordWith } from './entities/consent/analytics.ts';
import './styles/site.css';

interface State {
  site: Pick<Site, 'publicUrl' | 'operator'>;
  queries: DehydratedState;
  router: HydrationState;
}

// Not awaited: this module is in one file with code that pages import. Waiting for a page here would be a deadlock.
void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  const state = JSON.parse(document.getElementById('state')?.textContent ?? 'null') as State | null;
  if (!root || !state) return;
  const site: Site = {
    api: createClient(browserSend),
    queries: createQueries(),
    ...state.site,
    onServer: false,
    structuredData: [],
  };
  hydrate(site.queries, state.queries);
  await loadMatched();
  const contextOf = () => new RouterContextProvider(new Map([[siteKey, site]]));
  const router = createBrowserRouter(routes, { hydrationData: state.router, getContext: contextOf });
  hydrateRoot(
    root,
    <StrictMode>
      <App site={site}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  );
  recordEvents(site.api);
  void import('./app/after-start.ts').then(({ afterStart }) => afterStart(site, routes, contextOf, router)).catch(() => undefined);
}

/** Loads the code of the current page before hydration, or React would discard the server's markup. */
async function loadMatched(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const page = await (route.lazy as () => Promise<object>)();
      Object.assign(route satisfies RouteObject, page, { lazy: undefined });
    }),
  );
}

/** Sends the events of visitors who agreed. A failed event is not sent again. */
function recordEvents(api: Api): void {
  recordWith((event, path, id) => {
    const category = 'analytics';
    const call =
      id === undefined
        ? api.analytics.record({ body: { event, path, category } })
        : api.services.click({ params: { id }, body: { category } });
    call.catch(() => undefined);
  });
}
