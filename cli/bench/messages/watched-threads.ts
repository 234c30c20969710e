import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium, unpackChromium } from '../chromium.ts';

/** In milliseconds: how long a page has a network, and how long it has none. */
const NETWORK = { on: 1_500, off: 700 };
/** The share of the page's reads that fail while it has a network. */
const FAILED_READS = 0.15;
const LAST_BUBBLES_MS = 90_000;

/** A conversation that one of its people has open in a browser. */
export interface WatchedThread {
  conversationId: number;
  token: string;
  user: object;
  /** The server of the page. */
  url: string;
}

/** What a page shows at the end. */
export interface ShownThread {
  conversationId: number;
  /** The ids of the messages, in the order of their bubbles. */
  bubbles: readonly number[];
  /** How many texts the person wrote on the page. */
  written: number;
}

export interface Watch {
  /** Waits until each page has sent its texts and shows the messages of its conversation, at most a while. Ends the browser. */
  end(storedIn: (conversationId: number) => Promise<number[]>): Promise<ShownThread[]>;
}

/** Opens each thread in a page whose network goes and comes, and on which its person writes too. */
export async function watchThreads(threads: readonly WatchedThread[]): Promise<Watch> {
  const browser = await launchChromium(await unpackChromium());
  const pages = await Promise.all(threads.map((thread) => openThread(browser, thread)));
  let isOver = false;
  const lives = pages.map((page) => live(page, () => isOver));

  return {
    async end(storedIn) {
      isOver = true;
      await Promise.all(lives);
      const shown = await Promise.all(pages.map((page) => lastBubbles(page, storedIn)));
      await browser.close();
      return shown;
    },
  };
}

interface OpenThread {
  thread: WatchedThread;
  page: Page;
  context: BrowserContext;
  state: { isOffline: boolean; written: number };
}

async function openThread(browser: Browser, thread: WatchedThread): Promise<OpenThread> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const items = { auth_token: thread.token, auth_user: JSON.stringify({ ...thread.user, emailVerified: true }) };
  await context.addInitScript((stored) => {
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, items);
  const page = await context.newPage();
  await page.goto(`${thread.url}/messages?c=${thread.conversationId}`);
  await page.getByRole('textbox', { name: /^Message to / }).waitFor({ timeout: 60_000 });
  const reads = new RegExp(`/api/conversations/${thread.conversationId}/messages\\?`);
  await page.route(reads, (route) => (Math.random() < FAILED_READS ? route.abort() : route.continue()));
  return { thread, page, context, state: { isOffline: false, written: 0 } };
}

/** Writes a text each time the network comes, then waits for the network to go and to come again. */
async function live({ page, context, state }: OpenThread, isOver: () => boolean): Promise<void> {
  const composer = page.getByRole('textbox', { name: /^Message to / });
  while (!isOver()) {
    state.written += 1;
    await composer.fill(`Written on the page, ${state.written}`);
    await composer.press('Enter');
    await sleep(Math.random() * NETWORK.on);
    await context.setOffline(true);
    await sleep(Math.random() * NETWORK.off);
    await context.setOffline(false);
  }
}

async function lastBubbles({ thread, page, state }: OpenThread, storedIn: (id: number) => Promise<number[]>): Promise<ShownThread> {
  const { conversationId } = thread;
  const bubbles = () => page.locator('#thread [data-message]').evaluateAll((all) => all.map((one) => Number(one.dataset['message'])));
  const retry = page.getByRole('button', { name: 'Retry' });
  const unsent = retry.or(page.getByText('Sending', { exact: true }));
  for (let waited = 0; waited < LAST_BUBBLES_MS; waited += 500) {
    if ((await unsent.count()) === 0 && String(await bubbles()) === String(await storedIn(conversationId))) break;
    // One that is being sent again meanwhile has no button.
    if ((await retry.count()) > 0)
      await retry
        .first()
        .click({ timeout: 500 })
        .catch(() => undefined);
    else await sleep(500);
  }
  return { conversationId, bubbles: await bubbles(), written: state.written };
}
