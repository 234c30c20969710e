import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.fixture.ts';
import { startSite, type Site } from './site.fixture.ts';

/** A visitor of the built product in a real browser: a fresh one for each test, on one site and one browser for the file. */
export interface Visit {
  readonly site: Site;
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong so far: errors in the console or thrown, requests to other origins. Must be empty after each test. */
  faults: string[];
  /** Opens an address of the site and waits until it is quiet. */
  open(path: string): Promise<void>;
  /** Another visitor, with nothing stored. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
}

/** Call once at the top of a file. `environment` changes that of the server. */
export function startVisits(environment?: NodeJS.ProcessEnv): Visit {
  let site: Site;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let faults: string[] = [];

  beforeAll(async () => {
    // One after the other: beside a site that does not start, a browser would stay open and keep the run from ending.
    site = await startSite(environment);
    browser = await launchBrowser();
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });
  beforeEach(async () => {
    faults = [];
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    watch(page, site.url, (fault) => faults.push(fault));
  });
  afterEach(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });

  return {
    get site() {
      return site;
    },
    get page() {
      return page;
    },
    get context() {
      return context;
    },
    get faults() {
      return faults;
    },
    set faults(next) {
      faults = next;
    },
    async open(path) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
    },
    newContext: (options) => browser.newContext(options),
  };
}

/** Reports errors of the page and requests that leave the site. */
function watch(page: Page, origin: string, report: (fault: string) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error') report(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => report(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) report(`left the origin: ${request.url()}`);
  });
}
