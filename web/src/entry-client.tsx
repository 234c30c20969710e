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
import { createClient } from './api/client.ts';
import { createQueries, siteKey, type Site } from './api/site.ts';
import { App } from './app/App.tsx';
import { recordEvents } from './app/record-events.ts';
import { routes } from './app/routes.tsx';
import './styles/site.css';

interface State {
  publicUrl: string;
  queries: DehydratedState;
  router: HydrationState;
}

// Not awaited: this module travels in one file with what pages import, and a page would wait for it while it waits for the page.
void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  const state = JSON.parse(document.getElementById('state')?.textContent ?? 'null') as State | null;
  if (!root || !state) return;
  const site: Site = {
    api: createClient(browserSend),
    queries: createQueries(),
    publicUrl: state.publicUrl,
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
  // Nobody waits for these, so neither for their code.
  void import('./api/keep-session.ts').then(({ keepSession }) => keepSession(site)).catch(() => undefined);
  void import('./entities/favorites/sync.ts').then(({ keepFavorites }) => keepFavorites(site)).catch(() => undefined);
  void import('./app/prefetch-pages.ts').then(({ prefetchPages }) => prefetchPages(routes, contextOf)).catch(() => undefined);
}

/** The page the server rendered must be there in code before it is brought to life, or its markup would be thrown away. */
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
