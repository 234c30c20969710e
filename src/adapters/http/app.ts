import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Router } from '@koa/router';
import Koa from 'koa';
import type { Operator } from '../../contracts/rendering.ts';
import { allContracts } from '../../contracts/index.ts';
import type { ActAs } from '../../domain/audit/audit.ts';
import { PRODUCT } from '../../domain/shared/product.ts';
import { createAnswerCache } from './answer/answer-cache.ts';
import { cachedPartsOf, only, type Versions } from './answer/parts.ts';
import { requestIdOf, respond, sendAndLog } from './answer/respond.ts';
import { createSharedAnswers } from './answer/shared-answers.ts';
import { createTextFiles } from './answer/text-files.ts';
import { createTurns } from './answer/turns.ts';
import type { HttpLog, HttpState } from './context.ts';
import { mountDocs } from './docs/docs.ts';
import { mountEvents } from './events/event-route.ts';
import { mountHealth, type Readiness } from './health.ts';
import { mount } from './mount.ts';
import { servedOperations, type ServedUseCases } from './operations.ts';
import { createReadCount, type Authenticator, type RateLimits } from './request/access.ts';
import { adminOnly, identifyOnce } from './request/admin-only.ts';
import { createLocalRateLimits } from './request/local-rate-limits.ts';
import { createPersonWrites } from './request/person-writes.ts';
import type { CheckPassword } from './routes/accounts.routes.ts';
import { transportHeaders } from './security-headers.ts';
import { mountBulkFiles } from './site/bulk-files.ts';
import { mountCspReports } from './site/csp-reports.ts';
import { unknownApiPath, wrongMethod } from './site/fallback.ts';
import { createPages, type Site } from './site/pages.ts';
import type { Ahead } from './site/pages-ahead.ts';
import { mountParquetFiles } from './site/parquet-files.ts';
import { mountProfilePictures } from './site/profile-pictures.ts';
import { mountSecurityTxt } from './site/security-txt.ts';
import { createServerApi } from './site/server-api.ts';
import { mountShareImages, type Pictures } from './site/share-images.ts';
import { mountSiteFiles } from './site/site-files.ts';
import { mountSwarmPictures } from './site/swarm-pictures.ts';
import { mountSitemap } from './site/sitemap.ts';

/** Increase it with every change of a call that a client notices. */
const API_VERSION = '2';

export interface HttpAppOptions {
  useCases: ServedUseCases;
  readiness: Omit<Readiness, 'isCatalogLoaded'>;
  log: HttpLog;
  authenticator: Authenticator;
  /** Required with `useCases.accounts`. */
  checkPassword?: CheckPassword;
  limits: RateLimits;
  /** Names the caller to the audit log. */
  actAs: ActAs;
  /** Default: counts in this process. */
  publicReads?: RateLimits;
  /** How many of our own proxies are in front of this server. Default: 0. */
  proxyHops?: number;
  /** Where to report security vulnerabilities. Default: security@ the site's host. */
  securityContact?: string | undefined;
  /** Without it, the server has only the API. */
  site?: Site;
  /** Without it, there are no images for shared links and no PNG icons. */
  pictures?: Pictures;
  publicUrl: string;
  /** Who runs the site. Default: not published. */
  operator?: Operator;
  /** Renders the pages of colleges ahead with `repeat`, up to `maxBytes` of compressed pages. Default: pages are made on request. */
  ahead?: Ahead;
  /** Size limit of the answer cache. 0 turns it off, to measure what answers cost. */
  answerCacheBytes?: number;
}

/** The whole site as a request listener. A request passes through it from top to bottom. */
export function createHttpApp({
  useCases,
  readiness,
  log,
  site,
  pictures,
  publicUrl,
  operator,
  authenticator: givenAuthenticator,
  checkPassword,
  limits,
  actAs,
  publicReads = createLocalRateLimits(),
  proxyHops = 0,
  securityContact,
  ahead,
  answerCacheBytes,
}: HttpAppOptions): RequestListener {
  const commonHeaders = transportHeaders(publicUrl);
  const authenticator = identifyOnce(givenAuthenticator);
  const access = { authenticator, limits, publicReads, actAs, proxyHops, publicUrl };
  const { colleges, dictionary, profile } = useCases;
  /** Throws `unavailable` until all is loaded. */
  const versions = (): Versions => ({
    catalog: colleges.dataVersion(),
    texts: colleges.textsVersion(),
    ...(useCases.services && { services: useCases.services.version() }),
  });
  const cache = createAnswerCache(() => (colleges.isReady() ? versions() : undefined), answerCacheBytes);
  const operations = servedOperations(useCases, publicUrl, checkPassword);

  const turn = createTurns();
  const countRead = createReadCount(access);
  const share = createSharedAnswers();
  const mounting = { ...access, share, turn: () => Promise.resolve(), personWrites: createPersonWrites(), makeFile: createTextFiles(turn) };

  const router = new Router<HttpState>({ sensitive: true, strict: true });
  for (const [name, module] of Object.entries(operations)) {
    const parts = cachedPartsOf(name);
    mount(router, module, parts ? { ...mounting, turn, shows: () => only(versions(), parts) } : mounting);
  }
  mountDocs(router, allContracts, { title: `${PRODUCT.name} API`, version: API_VERSION, publicUrl, turn });
  mountSiteFiles(router, publicUrl);
  mountSecurityTxt(router, { publicUrl, securityContact });
  mountCspReports(router, { log, limits, proxyHops });
  mountSitemap(router, { catalog: colleges, services: useCases.services, majors: useCases.programs, countRead, publicUrl });
  if (dictionary) mountBulkFiles(router, { dictionary, countRead, publicUrl });
  mountParquetFiles(router, { snapshot: useCases.snapshot, countRead });
  mountSwarmPictures(router, { colleges, countRead, turn });
  if (pictures) mountShareImages(router, { pictures, colleges, countRead, share });
  if (useCases.events) mountEvents(router, { ...access, streams: useCases.events, commonHeaders });
  if (profile) mountProfilePictures(router, { pictures: profile, countRead });
  mountHealth(router, { ...readiness, isCatalogLoaded: () => colleges.isReady() });

  const koa = new Koa<HttpState>();
  // Koa reports connection errors after an answer here, for example when a client disconnects.
  koa.on('error', (error: unknown) => log.warn({ error }, 'connection failed'));
  koa.use(respond({ log, commonHeaders, proxyHops, store: (url, answer) => cache.set(url, answer) }));
  koa.use(adminOnly(authenticator));
  koa.use(router.routes());
  koa.use(wrongMethod);
  koa.use(unknownApiPath);
  if (site) {
    koa.use(site.files);
    const api = createServerApi(operations, turn);
    koa.use(
      createPages({
        site,
        api,
        versions,
        publicUrl,
        operator,
        log,
        countRead,
        turn,
        share,
        cached: (address) => cache.get(address),
        colleges,
        ahead,
      }),
    );
  }
  const listener = koa.callback();

  return (request: IncomingMessage, response: ServerResponse) => {
    const { url = '' } = request;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const answer = isRead ? cache.get(url) : undefined;
    if (!answer) return void listener(request, response);
    const startedAt = performance.now();
    void sendAndLog(
      request,
      response,
      { requestId: requestIdOf(request), startedAt, commonHeaders, origin: 'cache', log, proxyHops },
      answer,
    );
  };
}
