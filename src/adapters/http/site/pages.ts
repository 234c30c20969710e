import { randomBytes } from 'node:crypto';
import type { Middleware } from 'koa';
import { answerOf, weakTag, type Answer } from '../answer/answer.ts';
import type { HttpContext, HttpLog, HttpState } from '../context.ts';
import { failureOf, HttpFault } from '../errors.ts';
import { escapeHtml, plainPage } from '../answer/plain-page.ts';
import { isSecure, type PagePolicy } from '../security-headers.ts';
import type { ServerApi } from './server-api.ts';

const HTML = 'text/html; charset=utf-8';
/**
 * Pages of the staff are made anew each time, so that a nonce of their own can let in the styles that the admin panel makes in the
 * browser. Every other page is kept and sent to many, and a nonce that is known beforehand would be none: they make no styles.
 */
const STAFF_PAGE = /^\/admin(\/|$)/i;
const NONCE_BYTES = 16;

export interface PageAssets {
  css: string[];
  js: string;
  preload: string[];
}

export type RenderedPage =
  | {
      status: number;
      html: string;
      /** It shows what people may change at any moment: it is made anew each time. */
      isLive?: boolean;
    }
  | { status: 301 | 302; location: string };

/** The built web/src/entry-server, or what Vite makes of it in development. */
export type Render = (url: string, api: ServerApi, site: { assets: PageAssets } & PageOptions) => Promise<RenderedPage>;

/** What a page is told besides what it shows. */
export interface PageOptions {
  publicUrl: string;
  /** Names the style sheets that the page may make itself; without one, it makes none. */
  nonce?: string;
}

/** Where pages and their files come from. */
export interface Site {
  render(url: string, api: ServerApi, page: PageOptions): Promise<RenderedPage>;
  /** Serves the files that pages refer to; goes on to `next` where there is none. */
  files: Middleware<HttpState>;
  /** What its pages carry. */
  headers: (policy: PagePolicy) => readonly string[];
  /** Names the build, so that a page is fetched anew when its files change. Left out: nothing is kept (development). */
  build?: string;
  close?(): Promise<void>;
}

export interface PagesOptions {
  site: Site;
  api: ServerApi;
  dataVersion: () => string;
  publicUrl: string;
  log: HttpLog;
}

/** Every address that nothing else has answered is a page; the site itself knows which ones do not exist. */
export function pages(options: PagesOptions): Middleware<HttpState> {
  return async (context) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') {
      throw new HttpFault(405, 'request.wrong-method', 'Pages answer GET and HEAD only.', ['Allow', 'GET, HEAD']);
    }
    context.state.answer = await page(options, context as HttpContext);
  };
}

async function page({ site, api, dataVersion, publicUrl, log }: PagesOptions, context: HttpContext): Promise<Answer> {
  try {
    const bare = withoutTrailingSlash(context.path);
    if (bare !== context.path) return redirectTo(bare + context.search, 301, site.headers({ isSecure: isSecure(publicUrl) }));
    const version = dataVersion();
    const nonce = STAFF_PAGE.test(context.path) ? randomBytes(NONCE_BYTES).toString('base64url') : undefined;
    const rendered = await site.render(context.path + context.search, api, { publicUrl, ...(nonce !== undefined && { nonce }) });
    return pageAnswer(rendered, site, { version, nonce, isSecure: isSecure(publicUrl) });
  } catch (error) {
    const { requestId } = context.state;
    const { status, headers, body, expected } = failureOf(error, requestId);
    if (!expected) log.error({ requestId, error }, 'page failed');
    const text = `<h1>This page cannot be shown</h1><p>${escapeHtml(body.message)}</p><p>Reference: <code>${requestId}</code></p>`;
    return plainPage('This page cannot be shown', text, { status, headers });
  }
}

function pageAnswer(rendered: RenderedPage, site: Site, { version, ...policy }: PagePolicy & { version: string }): Answer {
  if ('location' in rendered) {
    return redirectTo(rendered.location, rendered.status, site.headers(policy));
  }
  const { status, html, isLive = false } = rendered;
  const isKept = status === 200 && site.build !== undefined && !isLive && policy.nonce === undefined;
  const kept = isKept ? { etag: weakTag(`${version}.${site.build}`), dataVersion: version } : {};
  return answerOf(Buffer.from(html), HTML, site.headers(policy), { status, ...kept });
}

/** A page has one address, and it does not end in a slash. */
function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const redirectTo = (location: string, status: number, security: readonly string[]): Answer =>
  answerOf(Buffer.alloc(0), HTML, security, { status, headers: ['Location', ownAddress(location)] });

/** Redirects stay on this site. */
const ownAddress = (location: string): string => (/^\/(?![/\\])/.test(location) ? location : '/');
