import { EventEmitter } from 'node:events';
import type { BrowserContext, Page } from 'playwright-core';
import { followRequests, settled } from './settled.fixture.ts';

/** A page that reports what a test tells it, as Playwright does. */
class ToldPage extends EventEmitter {
  readonly #frame = { url: () => this.url, parentFrame: () => null };
  url = 'http://site/';
  readonly mainFrame = () => this.#frame;
  readonly locator = () => ({ first: () => ({ waitFor: () => Promise.resolve() }) });
  readonly evaluate = () => Promise.resolve();

  /** Begins a request, of a document or of something that a document needs. */
  asks(url: string, isDocument = false) {
    const request = { url: () => url, resourceType: () => 'script', isNavigationRequest: () => isDocument, frame: this.mainFrame };
    this.emit('request', request);
    return { ends: () => this.emit('requestfinished', request) };
  }

  /** Another document, or another address of the same document, is in the main frame. */
  shows(url: string): void {
    this.url = url;
    this.emit('framenavigated', this.#frame);
  }
}

let page: ToldPage;
let isSettled: boolean;

/** Waits as long as a page that is settled at once needs. */
const turn = () => new Promise((resolve) => void setImmediate(resolve));

beforeEach(() => {
  const context = new EventEmitter();
  followRequests(context as BrowserContext & EventEmitter);
  page = new ToldPage();
  context.emit('page', page);
  isSettled = false;
});

const wait = () => settled(page as unknown as Page).then(() => (isSettled = true));

it('waits for no request of a document that the page has left', async () => {
  page.asks('http://site/old.js');
  const next = page.asks('http://site/next', true);
  page.shows('http://site/next');
  const script = page.asks('http://site/next.js');
  const done = wait();
  next.ends();
  await turn();
  expect(isSettled).toBe(false);
  script.ends();
  await done;
});

it('waits for the requests of a document that changes its address while the next one is on its way', async () => {
  const script = page.asks('http://site/page.js');
  const next = page.asks('http://site/next', true);
  page.shows('http://site/?page=2');
  const done = wait();
  next.ends();
  await turn();
  expect(isSettled).toBe(false);
  script.ends();
  await done;
});
