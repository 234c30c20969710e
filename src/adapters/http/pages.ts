import type { Middleware } from 'koa';
import { answerOf, weakTag, type Answer } from './answer.ts';
import type { HttpContext, HttpLog, HttpState } from './context.ts';
import { failureOf, HttpFault } from './errors.ts';
import { escapeHtml, plainPage } from './plain-page.ts';
import type { ServerApi } from './server-api.ts';

const HTML = 'text/html; charset=utf-8';

export interface PageAssets {
  css: string[];
  js: string;
  preload: string[];
}

export type RenderedPage = { status: number; html: string } | { status: 301 | 302; location: string };

/** The built web/src/entry-server, or what Vite makes of it in development. */
export type Render = (url: string, api: ServerApi, site: { assets: PageAssets; publicUrl: string }) => Promise<RenderedPage>;

/** Where pages and their files come from. */
export interface Site {
  render(url: string, api: ServerApi, publicUrl: string): Promise<RenderedPage>;
  /** Serves the files that pages refer to; goes on to `next` where there is none. */
  files: Middleware<HttpState>;
  headers: readonly string[];
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
    if (bare !== context.path) return redirectTo(bare + context.search, 301, site);
    const version = dataVersion();
    return pageAnswer(await site.render(context.path + context.search, api, publicUrl), site, version);
  } catch (error) {
    const { requestId } = context.state;
    const { status, headers, body, expected } = failureOf(error, requestId);
    if (!expected) log.error({ requestId, error }, 'page failed');
    const text = `<h1>This page cannot be shown</h1><p>${escapeHtml(body.message)}</p><p>Reference: <code>${requestId}</code></p>`;
    return plainPage('This page cannot be shown', text, { status, headers });
  }
}

function pageAnswer(rendered: RenderedPage, site: Site, dataVersion: string): Answer {
  if ('location' in rendered) {
    return redirectTo(rendered.location, rendered.status, site);
  }
  const { status, html } = rendered;
  const isKept = status === 200 && site.build !== undefined;
  const kept = isKept ? { etag: weakTag(`${dataVersion}.${site.build}`), dataVersion } : {};
  return answerOf(Buffer.from(html), HTML, site.headers, { status, ...kept });
}

/** A page has one address, and it does not end in a slash. */
function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const redirectTo = (location: string, status: number, site: Site): Answer =>
  answerOf(Buffer.alloc(0), HTML, site.headers, { status, headers: ['Location', ownAddress(location)] });

/** Redirects stay on this site. */
const ownAddress = (location: string): string => (/^\/(?![/\\])/.test(location) ? location : '/');
