import type { BodyOf, Endpoint, RequestOf, WireOf } from '../../../src/contracts/endpoint.ts';
import type { Point, Range, Sort } from '../../../src/domain/search/params.ts';
import { unreachable } from '../lib/api-error.ts';
import type { RARE_ROUTES } from './rare-routes.ts';
import { RARE_MODULES, type RareModule, type Routes, type SiteContracts } from './site-contracts.ts';
import { formatWeights, type Weights } from '../../../src/domain/shared/criteria.ts';

export { ApiError, type FieldError } from '../lib/api-error.ts';

/**
 * Method and path of every call. Written out so that no schema reaches the browser. The compiler checks them against the contracts.
 * The calls that most visits do not make are in `rare-routes.ts`, which the browser loads with the first of them.
 */
const ROUTES = {
  colleges: {
    list: 'GET /api/colleges',
    search: 'GET /api/colleges/search',
    suggest: 'GET /api/colleges/suggest',
    map: 'GET /api/colleges/map',
    swarm: 'GET /api/colleges/swarm',
    cards: 'GET /api/colleges/cards',
    figures: 'GET /api/colleges/figures',
    compare: 'GET /api/colleges/compare',
    bySlug: 'GET /api/colleges/slug/:slug',
    byId: 'GET /api/colleges/:id',
  },
  rankings: {
    list: 'GET /api/lists/:kind',
    forAdults: 'GET /api/good-for-adults',
    states: 'GET /api/states',
    rank: 'GET /api/rankings',
    explain: 'GET /api/rankings/explain',
    criteria: 'GET /api/rankings/criteria',
    scores: 'GET /api/scores',
    explainScores: 'GET /api/colleges/:id/scores/explain',
  },
  matching: {
    questions: 'GET /api/match/questions',
    preview: 'GET /api/match',
    match: 'POST /api/match',
    search: 'POST /api/match/search',
    sessions: 'GET /api/match/sessions',
    save: 'POST /api/match/sessions',
    remove: 'DELETE /api/match/sessions/:id',
  },
  services: {
    categories: 'GET /api/service-categories',
    list: 'GET /api/services',
    related: 'GET /api/services/related',
    bySlug: 'GET /api/services/slug/:slug',
    byId: 'GET /api/services/:id',
    reviews: 'GET /api/services/:id/reviews',
    click: 'POST /api/services/:id/click',
    reportFault: 'POST /api/services/:id/faults',
  },
  admin: {
    me: 'GET /api/admin/me',
  },
  analytics: {
    record: 'POST /api/analytics',
  },
} as const satisfies { [M in Exclude<keyof SiteContracts, RareModule>]: Routes<M> };

type Texts = Record<string, string>;
type Modules = typeof ROUTES & typeof RARE_ROUTES;

/** Module and endpoint as the contracts name them: `colleges.search`. */
export type EndpointKey = { [M in keyof Modules]: `${M}.${keyof Modules[M] & string}` }[keyof Modules];

/** A call with all values as text. */
export interface Call {
  key: EndpointKey;
  method: string;
  /** The path with its parameters. */
  path: string;
  params: Texts;
  query: Texts;
  /** Sent as JSON, or unchanged if it is a `Blob`. */
  body?: unknown;
  /** The version of the record that the caller saw. */
  version?: number;
}
/** Sends a call to the API and returns its JSON. Throws `ApiError`. */
export type Send = (call: Call, signal?: AbortSignal) => Promise<unknown>;

type Given<R> = { [K in keyof R as R[K] extends undefined ? never : K]: R[K] };
type Version<E> = E extends { isVersioned: true } ? { version: number } : unknown;
type Query<R extends { query: unknown }> = R['query'] extends undefined ? unknown : { query?: R['query'] };
type Method<E extends Endpoint> = (
  request: Given<{ params: RequestOf<E>['params']; body: BodyOf<E> }> & Query<RequestOf<E>> & Version<E>,
  signal?: AbortSignal,
) => Promise<WireOf<E>>;
export type Api = {
  [M in keyof SiteContracts]: {
    [K in keyof SiteContracts[M]]: SiteContracts[M][K] extends Endpoint ? Method<SiteContracts[M][K]> : never;
  };
};

/** The typed API. `send` is `fetch` in the browser and a direct call of the use cases on the server. */
export function createClient(send: Send): Api {
  const caller =
    (module: string, name: string, routeOf: () => string | Promise<string>) => async (request: Request, signal?: AbortSignal) => {
      const route = routeOf();
      return send(callOf(`${module}.${name}` as EndpointKey, typeof route === 'string' ? route : await route, request), signal);
    };
  const moduleOf = ([module, routes]: [string, Texts]): [string, object] => [
    module,
    Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, caller(module, name, () => route)])),
  ];
  const rareModuleOf = (module: RareModule): [string, object] => [
    module,
    new Proxy({}, { get: (_, name: string) => caller(module, name, () => rareRoute(module, name)) }),
  ];
  return Object.fromEntries([...Object.entries(ROUTES).map(moduleOf), ...RARE_MODULES.map(rareModuleOf)]) as unknown as Api;
}

async function rareRoute(module: RareModule, name: string): Promise<string> {
  const routes = await import('./rare-routes.ts').catch(() => {
    throw unreachable();
  });
  const ofModule: Texts = routes.RARE_ROUTES[module];
  return ofModule[name] ?? '';
}

interface Request {
  params?: object;
  query?: object;
  body?: unknown;
  version?: number;
}

function callOf(key: EndpointKey, route: string, request: Request): Call {
  const [method = 'GET', pattern = ''] = route.split(' ');
  const params = textsOf(request.params);
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const { body, version } = request;
  return {
    key,
    method,
    path,
    params,
    query: textsOf(request.query),
    ...(body !== undefined && { body }),
    ...(version !== undefined && { version }),
  };
}

/** Values as text. Undefined values are left out. */
function textsOf(values: object = {}): Texts {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known.map(([key, value]) => [key, textOf(key, value)]));
}

/**
 * Formats a value as the search grammar does, without loading the grammar: every page sends values, but only the search page parses
 * them. A test keeps both equal.
 */
function textOf(key: string, value: unknown): string {
  if (value === true) return '1';
  if (key === 'w' || key === 'p') return formatWeights(value as Weights);
  if (Array.isArray(value)) return value.join(key === 'carnegie' ? '|' : ',');
  return typeof value === 'object' && value !== null ? pairText(value) : String(value);
}

function pairText({ latitude, longitude, key, direction, min, max }: Partial<Range & Point & Sort>): string {
  if (latitude !== undefined) return `${latitude},${longitude}`;
  return key === undefined ? `${min ?? ''}..${max ?? ''}` : `${key}:${direction}`;
}
