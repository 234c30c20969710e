import { dehydrate, type Query } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { ApiError, createClient, type Api } from './api/client.ts';
import { createQueries, siteKey, type AddressOf, type PageHandle, type Render, type ServerApi, type Site } from './api/site.ts';
import { App } from './app/App.tsx';
import { documentOf } from './app/document.ts';
import { footerChunk } from './app/footer-chunk.ts';
import { routes } from './app/routes.tsx';

const handler = createStaticHandler(routes);
const clients = new WeakMap<ServerApi, Api>();

/** Renders the page at a path with its query (`/discover?state=AL`), with all its data inside. */
export const render: Render = async (url, api, site) => {
  const queries = createQueries();
  const { publicUrl, operator } = site;
  const everywhere: Site = { api: clientOf(api), queries, publicUrl, operator, onServer: true, structuredData: [] };
  const context = await handler.query(new Request(`http://site.local${url}`), {
    requestContext: new RouterContextProvider(new Map([[siteKey, everywhere]])),
  });
  if (context instanceof Response) {
    return { status: context.status === 301 ? 301 : 302, location: context.headers.get('Location') ?? '/' };
  }
  await footerChunk.preload();
  await site.turn();
  const rendered = renderToString(
    <App site={everywhere}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </App>,
  );
  const state = {
    site: { publicUrl, operator },
    queries: dehydrate(queries, { shouldDehydrateQuery: isSent }),
    router: { loaderData: context.loaderData, errors: errorsOf(context) },
  };
  return {
    status: context.statusCode,
    isLive: context.matches.some(({ route }) => (route.handle as PageHandle | undefined)?.isLive),
    html: documentOf({ rendered, assets: site.assets, state, structuredData: everywhere.structuredData }),
  };
};

const isSent = ({ state, meta }: Query): boolean => state.status === 'success' && meta?.['isSent'] !== false;

/** The address with only the query parameters that its page reads. All others would make the same page again. */
export const addressOf: AddressOf = async (url) => {
  const [path = '/', ...rest] = url.split('?');
  const pairs = rest.join('?').split('&');
  const params = (await handleAt(path))?.params ?? [];
  const kept = pairs.filter((pair) => [...new URLSearchParams(pair).keys()].some((name) => params.includes(name)));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
};

async function handleAt(path: string): Promise<PageHandle | undefined> {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  return typeof route?.lazy === 'function' ? ((await route.lazy()).handle as PageHandle | undefined) : undefined;
}

function clientOf(api: ServerApi): Api {
  const known = clients.get(api);
  if (known) return known;
  const client = createClient(({ key, params, query }) => api(key, { params, query }).catch(rethrow));
  clients.set(api, client);
  return client;
}

/** Pages know only `ApiError`. An expected error has the status that HTTP would give it; any other error passes unchanged. */
function rethrow(error: unknown): never {
  const { status, message } = error as { status?: unknown; message?: unknown };
  if (typeof status !== 'number') throw error;
  throw new ApiError(status, String(message));
}

/** Sends only the status to the browser. */
function errorsOf({ errors }: StaticHandlerContext): Record<string, unknown> | null {
  if (!errors) return null;
  const status = (error: unknown) => (error as { status?: number }).status ?? 500;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [route, { status: status(error), statusText: '', internal: false, data: null }]),
  );
}
