import type { BrowserContextOptions, Page } from 'playwright-core';
import { becomes, eventually } from '../../src/testing/eventually.fixture.ts';
import { openSettled, reloadSettled, settled } from './settled.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** The layout of every page in a real browser: menu, cookie banner, analytics and prefetching. */
const visit = startVisits();
let page: Page;
let tracked: string[];
let requested: string[];

beforeEach(() => follow(visit.page));

/** Looks at a page from now on, and at what it sends. */
function follow(next: Page): void {
  page = next;
  tracked = [];
  requested = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/analytics') tracked.push(request.postData() ?? '');
    else requested.push(pathname);
  });
}

async function revisit(options: BrowserContextOptions): Promise<void> {
  const context = await visit.newContext(options);
  const next = await context.newPage();
  visit.watch(next);
  follow(next);
}
const open = (path: string) => openSettled(page, visit.site.url + path);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const banner = () => page.getByRole('dialog', { name: 'Your choice about cookies' });
const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('cookie_preferences') ?? 'null') as unknown);
/** Triggers an analytics event: a click on an external link, without following it. */
const clickExternalLink = () =>
  page.evaluate(() => {
    const anchor = document.createElement('a');
    anchor.href = 'https://www.example.edu/';
    anchor.addEventListener('click', (event) => setTimeout(() => event.preventDefault()));
    document.querySelector('main')?.append(anchor);
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    anchor.click();
    anchor.remove();
  });

describe('without a connection', () => {
  const bar = () => page.getByText(/^You are offline\. /);
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();

  it('a bar says so, and a page that was chosen loads when the browser is back', async () => {
    await open('/discover');
    const college = page.locator('#results h3 a').first();
    const name = (await college.textContent()) ?? '';
    await college.click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.goBack();
    const other = page.locator('#results h3 a').nth(1);
    const otherName = (await other.textContent()) ?? '';
    await page.context().setOffline(true);
    await becomes(() => bar().textContent(), 'You are offline. What you open now loads when you are back.');
    await other.press('Enter');
    await becomes(() => bar().textContent(), 'You are offline. The page that you chose loads when you are back.');
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: otherName, exact: true }).waitFor();
    await becomes(() => bar().count(), 0);
  });

  it('a page whose code is missing says so, and loads when the browser is back', async () => {
    visit.expectFault(/ERR_INTERNET_DISCONNECTED/);
    await open('/about');
    await page.context().setOffline(true);
    await bar().waitFor();
    await link('Data and sources').press('Enter');
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    await page.context().setOffline(false);
    await page.waitForURL('**/data');
    await page.getByRole('heading', { level: 1, name: /data/i }).waitFor();
  });
});

describe('the menu', () => {
  it('opens a page by keyboard and then closes', async () => {
    await open('/about');
    await button('Colleges').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await becomes(() => page.evaluate(() => document.activeElement?.textContent), 'Public Schools');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/colleges/best-public-colleges');
    await page.getByRole('heading', { level: 1, name: 'Best public colleges' }).waitFor();
    await becomes(() => button('Colleges').getAttribute('aria-expanded'), 'false');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  it.each([
    ['Services', 600],
    ['Colleges', 400],
    ['Alma', 400],
  ])('opens %s %d px wide, inside the window', async (name, width) => {
    for (const viewport of [768, 1024, 1280]) {
      await page.setViewportSize({ width: viewport, height: 800 });
      await open('/about');
      await button(name).click();
      const box = await page.locator('[data-menu-group]:visible').boundingBox();
      expect(box?.width).toBe(width);
      expect((box?.x ?? 0) + width).toBeLessThanOrEqual(viewport);
    }
  });

  it('fills a phone screen, locks scrolling and closes on navigation', async () => {
    await revisit({ viewport: { width: 360, height: 780 } });
    await open('/about');
    await button('Menu').click();
    await button('Colleges').click();
    await becomes(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HBCU' }).click();
    await page.waitForURL('**/colleges/best-hbcu-colleges');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HBCU' }).waitFor({ state: 'hidden' });
    await becomes(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'visible');
  });

  it.each([360, 1280])('works without JavaScript at %d px', async (width) => {
    await revisit({ viewport: { width, height: 780 }, javaScriptEnabled: false });
    await page.goto(`${visit.site.url}/about`);
    if (width < 768) await button('Menu').focus();
    await button('Colleges').focus();
    await page.getByRole('link', { name: 'Schools by State' }).click();
    expect(new URL(page.url()).pathname).toBe('/colleges/states');
    expect(await banner().count()).toBe(0);
    expect(await button('Cookie preferences').count()).toBe(0);
  });
});

describe('the cookie banner', () => {
  it('appears once without layout shift, and analytics start after consent', async () => {
    await open('/');
    await banner().waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as unknown as { value: number }[]) sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBeLessThan(0.01);
    await clickExternalLink();
    expect(tracked).toEqual([]);

    await button('Accept all').click();
    await banner().waitFor({ state: 'detached' });
    await clickExternalLink();
    await eventually(() => tracked.length === 1, 'the recorded click');
    expect(JSON.parse(tracked[0]!)).toEqual({ event: 'external_link_click', path: '/', category: 'analytics' });

    const scripts = () => new Set(requested.splice(0).filter((path) => path.endsWith('.js')));
    const before = scripts();
    await reloadSettled(page);
    expect(await banner().count()).toBe(0);
    // The code of the banner is not loaded again.
    expect(before.size).toBeGreaterThan(scripts().size);
  });

  it('can be changed in the footer, which stops analytics at once, also in other tabs', async () => {
    await open('/about');
    await button('Accept all').click();
    const other = await visit.context.newPage();
    await openSettled(other, `${visit.site.url}/privacy`);
    await other.getByRole('button', { name: 'Cookie preferences', exact: true }).click();
    await other.getByRole('checkbox', { name: 'Analytics' }).uncheck();
    await other.getByRole('button', { name: 'Save' }).click();
    await other.getByRole('status').getByText('Cookie preferences saved').waitFor();
    await clickExternalLink();
    await settled(page);
    expect(tracked).toEqual([]);
    await becomes(() => stored(), { necessary: true, analytics: false, functional: true, marketing: true });

    await other.getByRole('button', { name: 'Cookie preferences', exact: true }).click();
    await other.getByRole('button', { name: 'Reset' }).click();
    await banner().waitFor();
    await becomes(() => stored(), null);
  });

  it('respects Global Privacy Control', async () => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await open('/about');
    await banner()
      .getByText(/Global Privacy Control/)
      .waitFor();
    await button('Accept all').click();
    await becomes(() => stored(), { necessary: true, analytics: false, functional: true, marketing: false });
    await clickExternalLink();
    await settled(page);
    expect(tracked).toEqual([]);
  });

  it('does not cover the end of a page on a phone', async () => {
    await revisit({ viewport: { width: 360, height: 640 } });
    await open('/about');
    await banner().waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [foot, edge] = await Promise.all([page.locator('body > #root footer').last().boundingBox(), banner().boundingBox()]);
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
    expect(edge?.height).toBeLessThan(220);
  });
});

describe('prefetching', () => {
  it('prefetches a college when its link is hovered', async () => {
    await open('/discover?state=AL');
    await button('Decline').click();
    await page.getByRole('link', { name: 'Auburn University', exact: true }).hover();
    await eventually(() => requested.includes('/api/colleges/slug/auburn-university'), 'the prefetch');
    const before = requested.filter((path) => path.startsWith('/api/')).length;
    await page.getByRole('link', { name: 'Auburn University', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Auburn University' }).waitFor();
    expect(requested.filter((path) => path === '/api/colleges/slug/auburn-university')).toHaveLength(1);
    expect(before).toBeGreaterThan(0);
  });
});
