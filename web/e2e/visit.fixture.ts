import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { closeBrowser, launchBrowser } from './browser.fixture.ts';
import { sharedSite, startSite, type SharedSite, type Site } from './site.fixture.ts';

/** A visit to the built site in a real browser. Each test gets a new context; the browser is shared per file. */
export interface Visit {
  readonly site: Site;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, exceptions and requests to other origins. Must be empty after each test. */
  faults: string[];
  /** Opens a path and waits until the network is idle. */
  open(path: string): Promise<void>;
  /** A new context with empty storage. Only with `hasEvents` does it hear events: the network is never idle then. */
  newContext(options?: BrowserContextOptions & { hasEvents?: boolean }): Promise<BrowserContext>;
}

/** Call once at the top of a file. A file that stops servers, or needs the site for itself, takes its `own`. */
export function startVisits(which: SharedSite | 'own' = 'visitors'): Visit {
  // Undefined if the start failed.
  let site: Site | undefined;
  let browser: Browser | undefined;
  let context: BrowserContext | undefined;
  let page: Page;
  let faults: string[] = [];

  beforeAll(async () => {
    // In sequence: if the site fails to start, an open browser would block the end of the run.
    site = await (which === 'own' ? startSite() : sharedSite(which));
    browser = await launchBrowser();
  }, 180_000);
  afterAll(async () => {
    if (browser) await closeBrowser(browser);
    await site?.stop();
  });
  beforeEach(async () => {
    faults = [];
    context = await newContext(browser!, { viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    watch(page, site!.url, (fault) => faults.push(fault));
  });
  afterEach(async () => {
    await context?.close();
    expect(faults).toEqual([]);
  });

  return {
    get site() {
      return site!;
    },
    get page() {
      return page;
    },
    get context() {
      return context!;
    },
    get faults() {
      return faults;
    },
    set faults(next) {
      faults = next;
    },
    async open(path) {
      await page.goto(site!.url + path, { waitUntil: 'networkidle' });
    },
    newContext: (options) => newContext(browser!, options),
  };
}

async function newContext(
  browser: Browser,
  { hasEvents = false, ...options }: BrowserContextOptions & { hasEvents?: boolean } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  // The status tells a client of server-sent events not to come back.
  if (!hasEvents) await context.route('**/api/events', (route) => route.fulfill({ status: 204 }));
  return context;
}

/** Reports page errors and requests to other origins. */
function watch(page: Page, origin: string, report: (fault: string) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error') report(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => report(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) report(`left the origin: ${request.url()}`);
  });
}
