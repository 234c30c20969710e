import type { Page } from 'playwright-core';
import { becomes } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { openSettled, reloadSettled } from './settled.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** Personal rankings: keyboard, link, CSV file, saving and sharing. */
const visit = startVisits();

async function order(page: Page): Promise<string[]> {
  const names = page.getByRole('list', { name: 'Ranking', exact: true }).getByRole('heading', { level: 3 });
  await names.first().waitFor();
  return names.allTextContents();
}
async function openBreakdown(page: Page): Promise<void> {
  await page
    .getByText(/^Score breakdown/)
    .first()
    .click();
  await page.getByRole('img', { name: /^Score of / }).waitFor();
}
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
/** Sliders take keys only after hydration. */
async function focusOn(page: Page, name: string): Promise<void> {
  await page.locator('fieldset:enabled input[type=range]').first().waitFor();
  await slider(page, name).focus();
}
/** Waits until the order matches the sliders: links of the page have the weights of its order. */
async function ordered(page: Page, query: string): Promise<void> {
  await page.waitForURL((url) => url.search === query);
  const [weights = ''] = query.slice(1).split('&');
  await page.waitForFunction(
    (part) =>
      document.querySelector('main [aria-busy=true]') === null &&
      (part === '' || document.querySelector(`main a[href*="${part}"]`) !== null),
    weights,
  );
}

async function call<T>(token: string, method: string, path: string, body?: object): Promise<T> {
  const headers = { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) };
  const response = await fetch(visit.site.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return (await response.json()) as T;
}

it('sliders change the order by keyboard, and a link gives the same order in another browser', async () => {
  const { page } = visit;
  await visit.open('/rankings');
  const initial = await order(page);
  expect(initial).toHaveLength(25);
  await focusOn(page, 'Cost');
  await page.keyboard.press('End');
  await focusOn(page, 'Selectivity and completion');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await ordered(page, '?w=5240512102');
  const mine = await order(page);
  expect(mine).not.toEqual(initial);
  const announced = await page.locator('main p[aria-live=polite]').textContent();
  expect(announced).toMatch(new RegExp(`^Now first: ${mine[0] ?? ''}; [\\d,]+ four-year colleges ranked$`));

  await reloadSettled(page);
  await becomes(async () => [await order(page), await slider(page, 'Cost').inputValue()], [mine, '5']);
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/rankings\?v=\d+&w=5240512102&d=\d{4}-\d\d-\d\d$/);
  const elsewhere = await visit.newContext({ javaScriptEnabled: false });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await becomes(() => order(other), mine);
  // Presets and groups are links, which need no scripts.
  await other.getByRole('link', { name: 'Affordable' }).click();
  expect(new URL(other.url()).search).toBe('?w=5402300001');
  await other.getByRole('link', { name: 'Community colleges', exact: true }).click();
  expect(new URL(other.url()).search).toBe('?type=community');
  await elsewhere.close();
}, 120_000);

it('the CSV file holds all colleges in the order of the page', async () => {
  const { page } = visit;
  await visit.open('/rankings?w=5402300001&type=public&st=AL,GA');
  const names = await order(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export CSV' }).click()]);
  const text = await new Response((await file.createReadStream()) as unknown as ReadableStream).text();
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const name = head.split(',').indexOf('Name');
  const columns = lines.map((line) => line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$|"/g, '')) ?? []);
  expect(columns.slice(0, names.length).map((cells) => cells[name])).toEqual(names);
  const { ranked, unranked } = await call<{ ranked: number; unranked: number }>(
    '',
    'GET',
    '/api/rankings?w=5402300001&type=public&st=AL,GA',
  );
  expect(lines).toHaveLength(ranked + unranked);
}, 60_000);

it('filters, score breakdowns and colleges without a rank', async () => {
  const { page } = visit;
  await visit.open('/rankings');
  await page.getByText('Kind of college', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Historically Black (HBCU)' }).check();
  await ordered(page, '?type=hbcu');
  await becomes(() => page.getByRole('link', { name: 'Search with these filters' }).getAttribute('href'), '/discover?hbcu=1');
  await page.getByRole('link', { name: 'Remove filter: Historically Black (HBCU)' }).click();
  await ordered(page, '');
  await openBreakdown(page);
  await page.getByText('Show as a table').click();
  await becomes(() => page.getByRole('rowheader', { name: 'Completion', exact: true }).count(), 1);

  await page.getByText(/^How to read ranks · \d+ not ranked$/).click();
  await page.getByRole('link', { name: 'See why' }).click();
  await page.getByRole('heading', { name: 'Listed, not ranked' }).waitFor();
  await page
    .getByText(/^(Under 500 undergraduates|Less than 70% of what counts is known)\. Has data for /)
    .first()
    .waitFor();
}, 60_000);

it('a ranking is saved under a name and shared by link', async () => {
  const { page } = visit;
  await visit.open('/rankings?w=2000300500&st=GA');
  await page.getByRole('link', { name: 'Sign in to save' }).click();
  await page
    .getByRole('tab', { name: 'Sign up' })
    .or(page.getByRole('link', { name: 'Sign up' }))
    .first()
    .click();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const username = `ranker_${Date.now()}`;
  await field('First name').fill('Ada');
  await field('Last name').fill('Lovelace');
  await field('Username').fill(username);
  await field('Email address').fill(`${username}@example.edu`);
  await field('Password').fill('a quiet blue teapot');
  await page.getByRole('checkbox', { name: /^I am 13 or older/ }).check();
  await page.getByRole('main').getByRole('button', { name: 'Create account', exact: true }).click();
  await page.waitForURL('**/rankings?w=2000300500&st=GA');
  const mine = await order(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await field('Name').fill('Safe and near');
  await page.getByRole('button', { name: 'Save ranking' }).click();
  await page.getByRole('link', { name: 'See what you saved' }).click();
  await page.getByText('Safe and near', { exact: true }).first().waitFor();

  const token = (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '';
  const [saved] = await call<{ id: number; query: string }[]>(token, 'GET', '/api/rankings/saved');
  expect(saved?.query).toMatch(/^v=\d+&w=2000300500&st=GA&d=/);
  const path = `/api/rankings/saved/${saved?.id ?? 0}`;
  const { shareToken } = await call<{ shareToken: string }>(token, 'PATCH', path, { isShared: true });
  const address = `${visit.site.url}/rankings/shared/${shareToken}`;
  const served = await fetch(address);
  expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await served.text()).not.toContain('Lovelace');
  const elsewhere = await visit.newContext();
  const other = await elsewhere.newPage();
  await openSettled(other, address);
  await becomes(async () => [await other.getByRole('heading', { level: 1 }).textContent(), await order(other)], ['Safe and near', mine]);
  await focusOn(other, 'Debt');
  await other.keyboard.press('ArrowRight');
  await ordered(other, '?w=2001300500&st=GA');
  await elsewhere.close();
  await call(token, 'PATCH', path, { isShared: false });
  expect((await fetch(address)).status).toBe(404);
}, 120_000);

it('fits a phone with full-screen controls and has no axe violations', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const phone = await visit.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme });
    const page = await phone.newPage();
    await openSettled(page, `${visit.site.url}/rankings?w=5402300001&st=GU,HI&v=9&d=2020-01-01`);
    await openBreakdown(page);
    if (colorScheme === 'light') expect(await violationsOf(page, { include: 'main' })).toEqual([]);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect([colorScheme, isWide]).toEqual([colorScheme, false]);
    await page.getByRole('button', { name: 'Weights and filters' }).click();
    const dialog = page.getByRole('dialog', { name: 'Weights and filters' });
    await dialog.getByRole('slider', { name: 'Debt' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/rankings?w=5403300001&st=GU,HI');
    if (colorScheme === 'dark') expect(await violationsOf(page, { include: 'dialog' })).toEqual([]);
    await dialog.getByRole('button', { name: /^Show \d+ colleges$/ }).click();
    await phone.close();
  }
}, 120_000);

it('begins eight rows on the first screen of a computer and four on that of a phone', async () => {
  for (const [width, height, least] of [
    [1280, 900, 8],
    [360, 800, 4],
  ] as const) {
    const context = await visit.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    await openSettled(page, `${visit.site.url}/rankings`);
    const tops = await page.locator('main ol > li').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
    expect(tops).toHaveLength(25);
    expect(tops.filter((top) => top < height).length).toBeGreaterThanOrEqual(least);
    const box = await page.getByRole('list', { name: 'Ranking', exact: true }).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(4000);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000);
    const name = page.getByRole('heading', { level: 3 }).first();
    const before = await name.boundingBox();
    await page.getByText('Score breakdown').first().click();
    await page
      .getByText(/^Adds: /)
      .first()
      .waitFor();
    expect(await name.boundingBox()).toEqual(before);
    await context.close();
  }
}, 60_000);

it('rows glide to the places that other weights give them, but not with reduced motion', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await visit.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion });
    const page = await context.newPage();
    await openSettled(page, `${visit.site.url}/rankings`);
    await page.evaluate(() => {
      const glides: unknown[] = [];
      Object.assign(globalThis, { glides });
      HTMLElement.prototype.animate = function glide(frames, options) {
        glides.push((options as KeyframeAnimationOptions).duration);
        return Element.prototype.animate.call(this, frames, options);
      };
    });
    await focusOn(page, 'Debt');
    await page.keyboard.press('End');
    await ordered(page, '?w=3245542102');
    const durations = await page.evaluate(() => [...new Set((globalThis as unknown as { glides: number[] }).glides)]);
    expect([reducedMotion, durations]).toEqual([reducedMotion, reducedMotion === 'reduce' ? [] : [200]]);
    await context.close();
  }
}, 60_000);
