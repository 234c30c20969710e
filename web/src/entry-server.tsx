import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { ApiError, createClient, type Api, type EndpointKey } from './api/client.ts';
import { createQueries, siteKey, type PageHandle, type Site } from './api/site.ts';
import { App } from './app/App.tsx';
import { documentOf, type Assets } from './app/document.ts';
import { routes } from './app/routes.tsx';

/** Answers a call of the API as the HTTP adapter would, without the network. Values are text as in a URL; the answer is wire JSON. */
export type ServerApi = (
  endpoint: EndpointKey,
  request: { params: Record<string, string>; query: Record<string, string> },
) => Promise<unknown>;

export type Rendered = { status: number; html: string; isLive: boolean } | { status: 301 | 302; location: string };

const handler = createStaticHandler(routes);
const clients = new WeakMap<ServerApi, Api>();

/** Renders the page at a path with its query (`/discover?state=AL`), with all its data inside. */
export async function render(url: string, api: ServerApi, site: { assets: Assets; publicUrl: string; nonce?: string }): Promise<Rendered> {
  const queries = createQueries();
  const everywhere: Site = { api: clientOf(api), queries, publicUrl: site.publicUrl, onServer: true, structuredData: [] };
  const context = await handler.query(new Request(`http://site.local${url}`), {
    requestContext: new RouterContextProvider(new Map([[siteKey, everywhere]])),
  });
  if (context instanceof Response) {
    return { status: context.status === 301 ? 301 : 302, location: context.headers.get('Location') ?? '/' };
  }
  const rendered = renderToString(
    <App site={everywhere}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </App>,
  );
  const state = {
    publicUrl: site.publicUrl,
    queries: dehydrate(queries),
    router: { loaderData: context.loaderData, errors: errorsOf(context) },
  };
  return {
    status: context.statusCode,
    isLive: context.matches.some(({ route }) => (route.handle as PageHandle | undefined)?.isLive),
    html: documentOf({ rendered, assets: site.assets, state, structuredData: everywhere.structuredData, nonce: site.nonce }),
  };
}

function clientOf(api: ServerApi): Api {
  const known = clients.get(api);
  if (known) return known;
  const client = createClient(({ key, params, query }) => api(key, { params, query }).catch(rethrow));
  clients.set(api, client);
  return client;
}

const STATUSES: Record<string, number> = {
  'not-found': 404,
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  conflict: 409,
  unavailable: 503,
};

/** Errors come as the domain or as HTTP names them; pages know only `ApiError`. */
function rethrow(error: unknown): never {
  const { status, kind, message } = error as { status?: unknown; kind?: unknown; message?: unknown };
  const known = typeof status === 'number' ? status : STATUSES[String(kind)];
  if (known === undefined) throw error;
  throw new ApiError(known, String(message));
}

/** Only the status travels: what else an error says is not for the page. */
function errorsOf({ errors }: StaticHandlerContext): Record<string, unknown> | null {
  if (!errors) return null;
  const status = (error: unknown) => (error as { status?: number }).status ?? 500;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [route, { status: status(error), statusText: '', internal: false, data: null }]),
  );
}
