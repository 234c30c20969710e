import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { closeBrowser, launchBrowser } from './browser.fixture.ts';
import { keepFailure, record } from './failures.fixture.ts';
import { followRequests, openSettled } from './settled.fixture.ts';
import { sharedSite, startSite, type SharedSite, type Site } from './site.fixture.ts';

interface ContextOptions extends BrowserContextOptions {
  /** Whether the pages hear events. Default: no. */
  hasEvents?: boolean;
}

/** A visit to the built site in a real browser. Each test gets a new context; the browser is shared per file. */
export interface Visit {
  readonly site: Site;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Faults with this text belong to this test, also later ones: the browser reports some after the page has changed. */
  expectFault(text: RegExp): void;
  /** Opens a path and waits until it is settled. */
  open(path: string): Promise<void>;
  /** A new context with empty storage, until the end of the test. */
  newContext(options?: ContextOptions): Promise<BrowserContext>;
  /** Reports the faults of a page of another context, too. */
  watch(page: Page): void;
}

/**
 * Call once at the top of a file or of a group of tests. A file that stops servers, or needs the site for itself, takes its `own`, or starts one
 * in its own way. `options` are for its page.
 */
export function startVisits(
  which: SharedSite | 'own' | (() => Promise<Site>) = 'visitors',
  options: Pick<ContextOptions, 'hasEvents'> = {},
): Visit {
  // Undefined if the start failed.
  let site: Site | undefined;
  let browser: Browser | undefined;
  let contexts: BrowserContext[] = [];
  let page: Page;
  /** Console errors, exceptions and requests to other origins. */
  let faults: string[] = [];
  let expected: RegExp[] = [];
  const unexpected = () => faults.filter((fault) => !expected.some((text) => text.test(fault)));

  beforeAll(async () => {
    // In sequence: if the site fails to start, an open browser would block the end of the run.
    site = await (typeof which === 'function' ? which() : which === 'own' ? startSite() : sharedSite(which));
    browser = await launchBrowser();
  }, 180_000);
  afterAll(async () => {
    if (browser) await closeBrowser(browser);
    await site?.stop();
  });

  async function newContext({ hasEvents = false, ...rest }: ContextOptions = {}): Promise<BrowserContext> {
    const context = await browser!.newContext(rest);
    contexts.push(context);
    context.once('close', () => (contexts = contexts.filter((other) => other !== context)));
    followRequests(context);
    await record(context);
    // The status tells a client of server-sent events not to come back.
    if (!hasEvents) await context.route('**/api/events', (route) => route.fulfill({ status: 204 }));
    return context;
  }

  beforeEach(async () => {
    faults = [];
    expected = [];
    const context = await newContext({ viewport: { width: 1280, height: 900 }, ...options });
    page = await context.newPage();
    watch(page, site!.url, (fault) => faults.push(fault));
  });
  afterEach(async () => {
    const isRed = globalThis.almaTestHasFailed === true || unexpected().length > 0;
    const kept = isRed ? await keepFailure(contexts, expect.getState().currentTestName ?? '') : [];
    for (const context of contexts) await context.close();
    if (kept.length > 0) process.stderr.write(`What the browser did before the failure: ${kept.join(', ')}\n`);
    expect(unexpected()).toEqual([]);
  });

  return {
    get site() {
      return site!;
    },
    get page() {
      return page;
    },
    get context() {
      return page.context();
    },
    expectFault: (text) => void expected.push(text),
    async open(path) {
      await openSettled(page, site!.url + path);
    },
    newContext,
    watch: (other) => watch(other, site!.url, (fault) => faults.push(fault)),
  };
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
