import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Router } from '@koa/router';
import Koa from 'koa';
import { contracts } from '../../contracts/index.ts';
import type { UseCases } from '../../use-cases.ts';
import { PRODUCT } from '../../domain/shared/product.ts';
import { adminGate, oncePerRequest } from './admin-gate.ts';
import type { Gatekeeper, RateLimits } from './admission.ts';
import { createAnswerCache } from './answer-cache.ts';
import { answering, finish, requestIdOf } from './answering.ts';
import type { HttpLog, HttpState } from './context.ts';
import { mountDocs } from './docs.ts';
import { unknownApiPath, wrongMethod } from './fallback.ts';
import { mountHealth, type Readiness } from './health.ts';
import { createLocalLimits } from './local-limits.ts';
import { pages, type Site } from './pages.ts';
import { mountPictures, type Pictures } from './pictures.ts';
import { mount, operationsOf } from './mount.ts';
import { accountsRoutes, type CheckPassword } from './routes/accounts.routes.ts';
import { analyticsRoutes } from './routes/analytics.routes.ts';
import { collegesRoutes } from './routes/colleges.routes.ts';
import { rankingsRoutes } from './routes/rankings.routes.ts';
import { createServerApi } from './server-api.ts';
import { mountSiteFiles } from './site-files.ts';
import { mountSitemap } from './sitemap.ts';

/** Grows when a call changes in a way that a client notices. */
const API_VERSION = '1';

export interface HttpAppOptions {
  /** Without accounts there is nobody to sign in, and what they can do is not there. */
  useCases: Pick<UseCases, 'colleges' | 'rankings' | 'analytics'> & Partial<Pick<UseCases, 'accounts'>>;
  readiness: Omit<Readiness, 'isCatalogueLoaded'>;
  log: HttpLog;
  gatekeeper: Gatekeeper;
  /** Goes with the accounts. */
  checkPassword?: CheckPassword;
  limits: RateLimits;
  /** Left out: counted in this process, with the usual limits. */
  publicReads?: RateLimits;
  /** How many proxies of our own stand in front; none when left out. */
  proxyHops?: number;
  /** Left out: the API alone. */
  site?: Site;
  /** Left out: no pictures for shared links, and no icons but the drawn one. */
  pictures?: Pictures;
  publicUrl: string;
  /** How much the cache of finished answers may hold; 0 remembers nothing, for measuring what answers cost. */
  answerCacheBytes?: number;
}

/** The whole site as a request listener. Read it from top to bottom: that is the order of a request. */
export function createHttpApp({
  useCases,
  readiness,
  log,
  site,
  pictures,
  publicUrl,
  gatekeeper: askedOften,
  checkPassword,
  limits,
  publicReads = createLocalLimits(),
  proxyHops = 0,
  answerCacheBytes,
}: HttpAppOptions): RequestListener {
  const gatekeeper = oncePerRequest(askedOften);
  const admission = { gatekeeper, limits, publicReads, proxyHops, publicUrl };
  const { colleges, rankings, analytics, accounts } = useCases;
  const cache = createAnswerCache(() => (colleges.isReady() ? colleges.dataVersion() : undefined), answerCacheBytes);
  const dataVersion = () => colleges.dataVersion();
  const operations = {
    colleges: operationsOf(contracts.colleges, collegesRoutes(colleges)),
    rankings: operationsOf(contracts.rankings, rankingsRoutes(rankings)),
    analytics: operationsOf(contracts.analytics, analyticsRoutes(analytics)),
    ...(accounts && checkPassword && { accounts: operationsOf(contracts.accounts, accountsRoutes(accounts, checkPassword)) }),
  };

  const router = new Router<HttpState>({ sensitive: true, strict: true });
  for (const module of Object.values(operations)) mount(router, module, { ...admission, dataVersion });
  mountDocs(router, contracts, { title: `${PRODUCT.name} API`, version: API_VERSION, publicUrl });
  mountSiteFiles(router, publicUrl);
  mountSitemap(router, colleges, publicUrl);
  if (pictures) mountPictures(router, { pictures, colleges });
  mountHealth(router, { ...readiness, isCatalogueLoaded: () => colleges.isReady() });

  const koa = new Koa<HttpState>();
  // Koa says here what goes wrong on a connection behind an answer, as when a client leaves.
  koa.on('error', (error: unknown) => log.warn({ error }, 'connection failed'));
  koa.use(answering(log, (url, answer) => cache.set(url, answer)));
  koa.use(adminGate(gatekeeper));
  koa.use(router.routes());
  koa.use(wrongMethod);
  koa.use(unknownApiPath);
  if (site) {
    koa.use(site.files);
    koa.use(pages({ site, api: createServerApi(operations), dataVersion, publicUrl, log }));
  }
  const listener = koa.callback();

  return (request: IncomingMessage, response: ServerResponse) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const answer = isRead ? cache.get(request.url ?? '') : undefined;
    if (!answer) return void listener(request, response);
    const startedAt = performance.now();
    void finish(request, response, { requestId: requestIdOf(request), startedAt, origin: 'cache', log }, answer);
  };
}
