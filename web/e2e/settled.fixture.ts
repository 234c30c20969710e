import type { BrowserContext, Frame, Page, Request, Response } from 'playwright-core';
import { eventually } from '../../src/testing/eventually.fixture.ts';

interface Traffic {
  open: Set<Request>;
  /** How many requests the page has made. */
  made: number;
  /** The latest request for a document of the main frame. */
  document?: Request;
}

const traffic = new WeakMap<Page, Traffic>();
/** In milliseconds: how long a page that has nothing to do asks for nothing more. */
const QUIET = 100;

/** Follows the requests of each page that the context opens. Call before the first one. */
export function followRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const own: Traffic = { open: new Set(), made: 0 };
    traffic.set(page, own);
    page.on('request', (request) => {
      if (isEndless(request)) return;
      own.open.add(request);
      own.made += 1;
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) own.document = request;
    });
    page.on('framenavigated', (frame) => forgetLeft(own, frame));
    page.on('requestfinished', (request) => own.open.delete(request));
    page.on('requestfailed', (request) => own.open.delete(request));
  });
}

/** Forgets the requests of a document when the next one replaces it: the browser does not report the end of each. An anchor replaces nothing. */
function forgetLeft(own: Traffic, frame: Frame): void {
  const { open, document } = own;
  if (frame.parentFrame() !== null || document === undefined || withoutAnchor(frame.url()) !== withoutAnchor(document.url())) return;
  for (const request of open) if (request !== document) open.delete(request);
  own.document = undefined;
}

const withoutAnchor = (url: string): string => url.replace(/#.*/, '');

/** A stream of events stays open, and nothing is heard of the end of a ping. */
const isEndless = (request: Request): boolean => request.resourceType() === 'ping' || new URL(request.url()).pathname === '/api/events';

/** Opens an address of the site or the panel, and waits until it is settled. */
export async function openSettled(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url, { waitUntil: 'load' });
  await settled(page);
  return response;
}

export async function reloadSettled(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'load' });
  await settled(page);
}

/** Waits until a page reacts to people, and every request has its answer. */
export async function settled(page: Page): Promise<void> {
  const { open } = trafficOf(page);
  await page.locator('html[data-hydrated], #panel').first().waitFor({ state: 'attached' });
  let before: number;
  do {
    await eventually(
      () => open.size === 0,
      () => `an answer to ${[...open].map((request) => request.url()).join(', ')}`,
    );
    before = trafficOf(page).made;
    // A page that is left at this moment has requested the next one.
    await page.evaluate(quiet, QUIET).catch(() => undefined);
  } while (trafficOf(page).made > before || open.size > 0);
}

/** Runs in the page. Resolves when it has drawn its texts, and was idle before and after a pause. */
async function quiet(ms: number): Promise<void> {
  const idle = () => new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 10_000 }));
  // The first frame asks for the fonts.
  await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await idle();
  await document.fonts.ready;
  await new Promise((resolve) => void setTimeout(resolve, ms));
  await idle();
}

function trafficOf(page: Page): Traffic {
  const own = traffic.get(page);
  if (!own) throw new Error('The requests of this page are not followed');
  return own;
}
