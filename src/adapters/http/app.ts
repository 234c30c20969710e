import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Router } from '@koa/router';
import Koa from 'koa';
import { contracts } from '../../contracts/index.ts';
import type { UseCases } from '../../use-cases.ts';
import { PRODUCT } from '../../domain/shared/product.ts';
import type { Gatekeeper, RateLimits } from './admission.ts';
import { createAnswerCache } from './answer-cache.ts';
import { answering, finish, requestIdOf } from './answering.ts';
import type { HttpLog, HttpState } from './context.ts';
import { mountDocs } from './docs.ts';
import { unknownApiPath, wrongMethod } from './fallback.ts';
import { mountHealth, type Readiness } from './health.ts';
import { pages, type Site } from './pages.ts';
import { mountPictures, type Pictures } from './pictures.ts';
import { mount, operationsOf } from './mount.ts';
import { analyticsRoutes } from './routes/analytics.routes.ts';
import { collegesRoutes } from './routes/colleges.routes.ts';
import { rankingsRoutes } from './routes/rankings.routes.ts';
import { createServerApi } from './server-api.ts';
import { mountSiteFiles } from './site-files.ts';
import { mountSitemap } from './sitemap.ts';

/** Grows when a call changes in a way that a client notices. */
const API_VERSION = '1';

export interface HttpAppOptions {
  useCases: Pick<UseCases, 'colleges' | 'rankings' | 'analytics'>;
  readiness: Omit<Readiness, 'isCatalogueLoaded'>;
  log: HttpLog;
  gatekeeper: Gatekeeper;
  limits: RateLimits;
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
  gatekeeper,
  limits,
  answerCacheBytes,
}: HttpAppOptions): RequestListener {
  const { colleges, rankings, analytics } = useCases;
  const cache = createAnswerCache(() => (colleges.isReady() ? colleges.dataVersion() : undefined), answerCacheBytes);
  const dataVersion = () => colleges.dataVersion();
  const operations = {
    colleges: operationsOf(contracts.colleges, collegesRoutes(colleges)),
    rankings: operationsOf(contracts.rankings, rankingsRoutes(rankings)),
    analytics: operationsOf(contracts.analytics, analyticsRoutes(analytics)),
  };

  const router = new Router<HttpState>({ sensitive: true, strict: true });
  for (const module of Object.values(operations)) mount(router, module, { gatekeeper, limits, dataVersion, publicUrl });
  mountDocs(router, contracts, { title: `${PRODUCT.name} API`, version: API_VERSION, publicUrl });
  mountSiteFiles(router, publicUrl);
  mountSitemap(router, colleges, publicUrl);
  if (pictures) mountPictures(router, { pictures, colleges });
  mountHealth(router, { ...readiness, isCatalogueLoaded: () => colleges.isReady() });

  const koa = new Koa<HttpState>();
  // Koa says here what goes wrong on a connection behind an answer, as when a client leaves.
  koa.on('error', (error: unknown) => log.warn({ error }, 'connection failed'));
  koa.use(answering(log, (url, answer) => cache.set(url, answer)));
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
