import type { BodyOf, Endpoint, RequestOf, WireOf } from '../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../src/contracts/index.ts';
import type { Point, Range, Sort } from '../../../src/domain/search/params.ts';
import { formatWeights, type Weights } from '../../../src/domain/shared/criteria.ts';

export { ApiError, type FieldError } from '../lib/api-error.ts';

/** What the site calls. This table is on every page, so it leaves out the calls of the panel, which has its own client. */
type SiteContracts = Omit<Contracts, 'admin'> & { admin: Pick<Contracts['admin'], 'me' | 'requestAccess'> };
type Route<E> = E extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never;
type Routes<M extends keyof SiteContracts> = { readonly [K in keyof SiteContracts[M]]: Route<SiteContracts[M][K]> };

/** Method and path of every call. Written out so that no schema reaches the browser. The compiler checks them against the contracts. */
const ROUTES = {
  colleges: {
    list: 'GET /api/colleges',
    search: 'GET /api/colleges/search',
    suggest: 'GET /api/colleges/suggest',
    map: 'GET /api/colleges/map',
    cards: 'GET /api/colleges/cards',
    figures: 'GET /api/colleges/figures',
    compare: 'GET /api/colleges/compare',
    bySlug: 'GET /api/colleges/slug/:slug',
    byId: 'GET /api/colleges/:id',
  },
  history: {
    ofCollege: 'GET /api/colleges/:id/history',
    provenance: 'GET /api/colleges/:id/receipts',
    changes: 'GET /api/colleges/:id/changes',
    overall: 'GET /api/changes',
    recentOf: 'GET /api/changes/colleges',
    versions: 'GET /api/changes/versions',
  },
  dataIssues: {
    report: 'POST /api/colleges/:id/data-issues',
  },
  dictionary: {
    fields: 'GET /api/catalog',
    loaded: 'GET /api/data',
  },
  rankings: {
    list: 'GET /api/lists/:kind',
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
  savedRankings: {
    list: 'GET /api/rankings/saved',
    save: 'POST /api/rankings/saved',
    change: 'PATCH /api/rankings/saved/:id',
    remove: 'DELETE /api/rankings/saved/:id',
    shared: 'GET /api/shared-rankings/:token',
  },
  savedSearches: {
    list: 'GET /api/user/searches',
    save: 'POST /api/user/searches',
    change: 'PATCH /api/user/searches/:id',
    remove: 'DELETE /api/user/searches/:id',
  },
  accounts: {
    register: 'POST /api/auth/register',
    usernameAvailable: 'GET /api/auth/username-available',
    login: 'POST /api/auth/login',
    user: 'GET /api/user',
    logout: 'POST /api/logout',
    verifyEmail: 'POST /api/auth/verify-email',
    resendVerification: 'POST /api/auth/resend-verification',
    forgotPassword: 'POST /api/auth/forgot-password',
    verifyResetCode: 'POST /api/auth/verify-reset-code',
    resetPassword: 'POST /api/auth/reset-password',
  },
  profile: {
    account: 'GET /api/user/account',
    change: 'PATCH /api/user',
    setPicture: 'POST /api/user/picture',
    removePicture: 'DELETE /api/user/picture',
    changeEmail: 'POST /api/user/email',
    cancelEmail: 'DELETE /api/user/email',
    changePassword: 'POST /api/user/password',
    sessions: 'GET /api/user/sessions',
    endSession: 'DELETE /api/user/sessions/:id',
    endAllSessions: 'POST /api/auth/logout-all',
    confirmPassword: 'POST /api/user/confirm-password',
    facts: 'GET /api/user/facts',
    keepFacts: 'PUT /api/user/facts',
    removeFacts: 'DELETE /api/user/facts',
    exportData: 'GET /api/user/export',
    remove: 'DELETE /api/user',
    restore: 'POST /api/user/restore',
  },
  favorites: {
    list: 'GET /api/favorites',
    exportCsv: 'GET /api/favorites/export.csv',
    merge: 'POST /api/favorites/merge',
    add: 'PUT /api/favorites/:collegeId',
    remove: 'DELETE /api/favorites/:collegeId',
    change: 'PATCH /api/favorites/:collegeId',
    lists: 'GET /api/favorite-lists',
    addList: 'POST /api/favorite-lists',
    changeList: 'PATCH /api/favorite-lists/:id',
    removeList: 'DELETE /api/favorite-lists/:id',
    shared: 'GET /api/shared-lists/:token',
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
  myServices: {
    mine: 'GET /api/user/services',
    save: 'PUT /api/user/services/:id',
    unsave: 'DELETE /api/user/services/:id',
    addReview: 'POST /api/services/:id/reviews',
    removeReview: 'DELETE /api/services/:id/reviews',
  },
  listings: {
    own: 'GET /api/user/listings',
    add: 'POST /api/services',
    change: 'PATCH /api/services/:id',
    withdraw: 'DELETE /api/services/:id',
    reply: 'POST /api/service-reviews/:id/reply',
  },
  admin: {
    me: 'GET /api/admin/me',
    requestAccess: 'POST /api/reports',
  },
  analytics: {
    record: 'POST /api/analytics',
  },
} as const satisfies { [M in keyof SiteContracts]: Routes<M> };

type Texts = Record<string, string>;
type Modules = typeof ROUTES;

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
}
/** Sends a call to the API and returns its JSON. Throws `ApiError`. */
export type Send = (call: Call, signal?: AbortSignal) => Promise<unknown>;

type Given<R> = { [K in keyof R as R[K] extends undefined ? never : K]: R[K] };
type Query<R extends { query: unknown }> = R['query'] extends undefined ? unknown : { query?: R['query'] };
type Method<E extends Endpoint> = (
  request: Given<{ params: RequestOf<E>['params']; body: BodyOf<E> }> & Query<RequestOf<E>>,
  signal?: AbortSignal,
) => Promise<WireOf<E>>;
export type Api = {
  [M in keyof SiteContracts]: {
    [K in keyof SiteContracts[M]]: SiteContracts[M][K] extends Endpoint ? Method<SiteContracts[M][K]> : never;
  };
};

/** The typed API. `send` is `fetch` in the browser and a direct call of the use cases on the server. */
export function createClient(send: Send): Api {
  const moduleOf = (module: string, routes: Texts) =>
    Object.fromEntries(
      Object.entries(routes).map(([name, route]) => [
        name,
        (request: Request, signal?: AbortSignal) => send(callOf(`${module}.${name}` as EndpointKey, route, request), signal),
      ]),
    );
  return Object.fromEntries(Object.entries(ROUTES).map(([module, routes]) => [module, moduleOf(module, routes)])) as unknown as Api;
}

interface Request {
  params?: object;
  query?: object;
  body?: unknown;
}

function callOf(key: EndpointKey, route: string, request: Request): Call {
  const [method = 'GET', pattern = ''] = route.split(' ');
  const params = textsOf(request.params);
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { key, method, path, params, query: textsOf(request.query), ...(request.body !== undefined && { body: request.body }) };
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
