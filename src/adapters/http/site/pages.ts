import { createHash, randomBytes } from 'node:crypto';
import type { Middleware } from 'koa';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import type { Operator, PageOptions, RenderedPage, ServerApi } from '../../../contracts/rendering.ts';
import { answerOf, weakTag, type Answer } from '../answer/answer.ts';
import { only, pagePartsOf, versionText, type Versions } from '../answer/parts.ts';
import { escapeHtml, plainPage } from '../answer/plain-page.ts';
import type { ShareAnswer } from '../answer/shared-answers.ts';
import type { Turn } from '../answer/turns.ts';
import type { HttpContext, HttpLog, HttpState } from '../context.ts';
import { errorAnswerOf, HttpError } from '../errors.ts';
import type { CountRead } from '../request/access.ts';
import { isSecure, type PagePolicy } from '../security-headers.ts';
import { addressesAhead, createPagesAhead, type Ahead } from './pages-ahead.ts';

const HTML = 'text/html; charset=utf-8';
/** The admin panel has its own router in the browser, so the server sends the same document for each of its addresses. */
const PANEL = /^\/admin(\/|$)/i;
const NONCE_BYTES = 16;

/** A source of pages and their files: the build, or Vite in development. */
export interface Site {
  /** The address with only the query parameters that its page reads. */
  addressOf(url: string): Promise<string>;
  render(url: string, api: ServerApi, page: PageOptions): Promise<RenderedPage>;
  /** The document that opens the admin panel. Its scripts may create style sheets with the nonce. */
  panel(nonce: string): Promise<string>;
  /** Serves the files that pages refer to. Calls `next` when there is no such file. */
  files: Middleware<HttpState>;
  /** The headers of a page. */
  headers: (policy: PagePolicy) => readonly string[];
  /** Names the build in the ETag of pages. Without it (development), pages are not cached. */
  build?: string;
  close?(): Promise<void>;
}

export interface PagesOptions {
  site: Site;
  api: ServerApi;
  versions: () => Versions;
  publicUrl: string;
  /** Undefined: not published. */
  operator: Operator | undefined;
  log: HttpLog;
  /** A page that is made counts as a read. One from the cache does not. */
  countRead: CountRead;
  turn: Turn;
  share: ShareAnswer;
  cached: (address: string) => Answer | undefined;
  colleges: { isReady(): boolean; listed(): readonly CollegeRecord[] };
  /** Undefined: pages are made on request. */
  ahead: Ahead | undefined;
}

/** Answers every address that no route has answered. The site itself answers 404. */
export function createPages(given: PagesOptions): Middleware<HttpState> {
  const site = withSettings(given);
  const madeAhead = site.build === undefined || !given.ahead ? undefined : startAhead({ ...given, site }, given.ahead);
  const options = { ...given, site, known: async (address: string) => given.cached(address) ?? (await madeAhead?.(address)) };
  return async (context) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') {
      throw new HttpError(405, 'request.wrong-method', 'Pages support only GET and HEAD.', ['Allow', 'GET, HEAD']);
    }
    context.state.answer = await page(options, context as HttpContext);
  };
}

/** Without a build, pages are not cached, and so not made ahead. Returns the page that was made before a visitor asked for it. */
function startAhead(options: PagesOptions, { maxBytes, repeat }: Ahead): (address: string) => Promise<Answer | undefined> {
  const { colleges, versions, log } = options;
  const { get, round } = createPagesAhead({
    versions: () => (colleges.isReady() ? versions() : undefined),
    addresses: () => addressesAhead(colleges.listed()),
    render: (address) => rendered(options, address),
    maxBytes,
    onRound: (held) => log.info(held, 'pages are rendered ahead'),
  });
  repeat(round);
  return get;
}

/** Pages show settings, too: after a change of them, browsers must not keep the page that they have. */
function withSettings({ site, publicUrl, operator }: PagesOptions): Site {
  if (site.build === undefined) return site;
  const settings = createHash('sha256')
    .update(JSON.stringify([publicUrl, operator]))
    .digest('hex')
    .slice(0, 8);
  return { ...site, build: `${site.build}.${settings}` };
}

interface PageSources extends PagesOptions {
  /** The page, if it was made before. */
  known: (address: string) => Promise<Answer | undefined>;
}

async function page(options: PageSources, context: HttpContext): Promise<Answer> {
  const { site, publicUrl, log, countRead } = options;
  try {
    const bare = withoutTrailingSlash(context.path);
    if (bare !== context.path) {
      await countRead(context);
      return redirectTo(bare + context.search, 301, site.headers({ isSecure: isSecure(publicUrl) }));
    }
    if (PANEL.test(context.path)) return await panelAnswer(site, isSecure(publicUrl));
    const address = await site.addressOf(context.path + context.search);
    context.state.cachedAs = address;
    const known = await options.known(address);
    if (known) return known;
    await countRead(context);
    return await rendered(options, address);
  } catch (error) {
    const { requestId } = context.state;
    const { status, headers, body, expected } = errorAnswerOf(error, requestId);
    context.state.errorCode = body.code;
    if (!expected) log.error({ requestId, error }, 'page failed');
    const text = `<h1>We could not show this page</h1><p>${escapeHtml(body.message)}</p><p>Reference: <code>${requestId}</code></p>`;
    return plainPage('We could not show this page', text, { status, headers });
  }
}

/** Equal pages that are asked for together are rendered once. The page shows what the calls show that it makes while it is rendered. */
function rendered(options: PagesOptions, address: string): Promise<Answer> {
  const { site, publicUrl, operator, turn, share } = options;
  const versions = options.versions();
  return share(`${versionText(versions)} page ${address}`, async () => {
    const modules = new Set<string>();
    const api: ServerApi = (name, call) => {
      modules.add(name.split('.', 1)[0] ?? '');
      return options.api(name, call);
    };
    const made = await site.render(address, api, { publicUrl, operator: operator ?? {}, turn });
    return pageAnswer(made, site, { shows: only(versions, pagePartsOf(modules)), isSecure: isSecure(publicUrl) });
  });
}

/** The panel creates styles in the browser, so its document has a nonce, and a document with a nonce cannot be cached. */
async function panelAnswer(site: Site, isUpgraded: boolean): Promise<Answer> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  return answerOf(Buffer.from(await site.panel(nonce)), HTML, site.headers({ isSecure: isUpgraded, nonce }));
}

function pageAnswer(made: RenderedPage, site: Site, { shows, ...policy }: PagePolicy & { shows: Versions }): Answer {
  if ('location' in made) {
    return redirectTo(made.location, made.status, site.headers(policy));
  }
  const { status, html, isLive = false } = made;
  const isCached = status === 200 && site.build !== undefined && !isLive;
  const caching = isCached ? { etag: weakTag(`${versionText(shows)}.${site.build}`), shows } : {};
  return answerOf(Buffer.from(html), HTML, site.headers(policy), { status, ...caching });
}

function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const redirectTo = (location: string, status: number, security: readonly string[]): Answer =>
  answerOf(Buffer.alloc(0), HTML, security, { status, headers: ['Location', ownAddress(location)] });

/** Redirects stay on this site: an address such as //evil.example becomes /. */
const ownAddress = (location: string): string => (/^\/(?![/\\])/.test(location) ? location : '/');
