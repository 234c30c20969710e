import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Router } from '@koa/router';
import Koa from 'koa';
import { contracts } from '../../contracts/index.ts';
import { PRODUCT } from '../../domain/shared/product.ts';
import { adminGate, oncePerRequest } from './admin-gate.ts';
import type { Gatekeeper, RateLimits } from './request/admission.ts';
import { createAnswerCache } from './answer/answer-cache.ts';
import { answering, finish, requestIdOf } from './answer/respond.ts';
import { mountBulkFiles } from './answer/bulk-files.ts';
import type { HttpLog, HttpState } from './context.ts';
import { mountCspReports } from './site/csp-reports.ts';
import { mountDocs } from './docs/docs.ts';
import { unknownApiPath, wrongMethod } from './site/fallback.ts';
import { mountHealth, type Readiness } from './health.ts';
import { createLocalLimits } from './request/local-limits.ts';
import { pages, type Site } from './site/pages.ts';
import { mountPictures, type Pictures } from './site/pictures.ts';
import { mountProfilePictures } from './site/profile-pictures.ts';
import { mount } from './mount.ts';
import { servedOperations, type ServedUseCases } from './operations.ts';
import type { CheckPassword } from './routes/accounts.routes.ts';
import { transportHeaders } from './security-headers.ts';
import { mountSecurityTxt } from './site/security-txt.ts';
import { createServerApi } from './site/server-api.ts';
import { mountSiteFiles } from './site/site-files.ts';
import { mountSitemap } from './site/sitemap.ts';

/** Grows when a call changes in a way that a client notices. */
const API_VERSION = '1';

/** Modules whose public answers are as old as the catalog, and may be kept as long; what people change is read each time. */
const MADE_FROM_CATALOG: ReadonlySet<string> = new Set(['colleges', 'dictionary', 'rankings', 'matching']);

export interface HttpAppOptions {
  useCases: ServedUseCases;
  readiness: Omit<Readiness, 'isCatalogLoaded'>;
  log: HttpLog;
  gatekeeper: Gatekeeper;
  /** Goes with the accounts. */
  checkPassword?: CheckPassword;
  limits: RateLimits;
  /** Left out: counted in this process, with the usual limits. */
  publicReads?: RateLimits;
  /** How many proxies of our own stand in front; none when left out. */
  proxyHops?: number;
  /** Where faults of security are reported; left out: the usual mailbox on the site's own host. */
  securityContact?: string | undefined;
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
  securityContact,
  answerCacheBytes,
}: HttpAppOptions): RequestListener {
  const always = transportHeaders(publicUrl);
  const gatekeeper = oncePerRequest(askedOften);
  const admission = { gatekeeper, limits, publicReads, proxyHops, publicUrl };
  const { colleges, dictionary, profile } = useCases;
  const cache = createAnswerCache(() => (colleges.isReady() ? colleges.dataVersion() : undefined), answerCacheBytes);
  const dataVersion = () => colleges.dataVersion();
  const operations = servedOperations(useCases, publicUrl, checkPassword);

  const router = new Router<HttpState>({ sensitive: true, strict: true });
  for (const [name, module] of Object.entries(operations)) {
    mount(router, module, MADE_FROM_CATALOG.has(name) ? { ...admission, dataVersion } : admission);
  }
  mountDocs(router, contracts, { title: `${PRODUCT.name} API`, version: API_VERSION, publicUrl });
  mountSiteFiles(router, publicUrl);
  mountSecurityTxt(router, { publicUrl, securityContact });
  mountCspReports(router, { log, limits, proxyHops });
  mountSitemap(router, colleges, publicUrl);
  if (dictionary) mountBulkFiles(router, dictionary, admission);
  if (pictures) mountPictures(router, { pictures, colleges });
  if (profile) mountProfilePictures(router, profile);
  mountHealth(router, { ...readiness, isCatalogLoaded: () => colleges.isReady() });

  const koa = new Koa<HttpState>();
  // Koa says here what goes wrong on a connection behind an answer, as when a client leaves.
  koa.on('error', (error: unknown) => log.warn({ error }, 'connection failed'));
  koa.use(answering({ log, always, keep: (url, answer) => cache.set(url, answer) }));
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
    void finish(request, response, { requestId: requestIdOf(request), startedAt, always, origin: 'cache', log }, answer);
  };
}
