import type { Browser } from 'playwright-core';
import { launchChromium, type Chromium } from '../../cli/bench/chromium.ts';
import { ask } from '../../src/testing/on-demand.fixture.ts';
import { grandchildrenSeconds } from '../../src/testing/processor-time.mjs';

/** A browser of the run, which unpacks it once. */
export const launchBrowser = async (): Promise<Browser> => launchChromium(await ask<Chromium>('chromium'));

/** Closes a browser, and adds the processor time of its pages to what this test file cost. */
export async function closeBrowser(browser: Browser): Promise<void> {
  globalThis.almaPageSeconds = (globalThis.almaPageSeconds ?? 0) + grandchildrenSeconds();
  await browser.close();
}

declare global {
  var almaPageSeconds: number | undefined;
}
