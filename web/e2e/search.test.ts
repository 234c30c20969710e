import type { Page } from 'playwright-core';
import { becomes } from '../../src/testing/eventually.fixture.ts';
import { openSettled, reloadSettled } from './settled.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** The search page: what it keeps out of addresses, its order, and the choices that a browser keeps. */
const visit = startVisits();
let page: Page;

beforeEach(() => {
  page = visit.page;
});

const openGroup = (name: string) => page.locator('aside summary').filter({ hasText: name }).click();
const search = () => new URL(page.url()).search;

it('keeps scores and income out of every address, and reprices the cards', async () => {
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/analytics')) sent.push(request.postData() ?? '');
  });
  await visit.open('/discover?state=CA&mySat=900');
  await page.waitForURL((url) => url.search === '?state=CA');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await openGroup('Admissions');
  await page.getByRole('textbox', { name: 'My SAT' }).fill('1480');
  await page.getByText('Applied. Choose your chance below').waitFor();
  await page.getByRole('button', { name: 'Remove filter: My SAT: 1480' }).waitFor();
  await page.getByRole('combobox', { name: 'Family income' }).selectOption('0-30000');
  await page.getByText('income up to $30,000').first().waitFor();
  await page.getByRole('checkbox', { name: /^Likely/ }).check();
  await page.waitForURL((url) => url.search === '?state=CA&chance=likely&sort=match:desc');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  const links = await page
    .locator('a[href], form[action]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('action')));
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  for (const text of [copied, canonical ?? '', links.join(' '), stored, sent.join(' ')])
    expect(text).not.toMatch(/1480|30000|mySat|income=/);

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await saving).suggestedFilename()).toBe('colleges.csv');

  await page.getByRole('button', { name: 'Remove filter: My SAT: 1480' }).click();
  await page.waitForURL((url) => url.search === '?state=CA');
});

it('finds a state by keyboard', async () => {
  await visit.open('/discover');
  const states = page.getByRole('textbox', { name: 'States' });
  await states.fill('new m');
  await states.press('Enter');
  await page.waitForURL(/state=NM/);
  await page.getByRole('checkbox', { name: /^New Mexico/, checked: true }).waitFor();
});

it.each([
  ['/discover', 1],
  ['/rankings', 2],
  ['/colleges/states/alabama', 1],
  ['/colleges/best-public-colleges', 1],
  ['/services?q=test', 1],
  ['/services/best-test-prep-services', 1],
])('%s leads the keyboard past its settings to its results, %d presses of Tab after the heading', async (address, presses) => {
  await visit.open(address);
  // A link of the site leads to the heading.
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab');
  await becomes(() => page.evaluate(() => document.activeElement?.textContent), 'Skip to results');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await becomes(() => page.evaluate(() => document.activeElement?.closest('#results') !== null), true);
});

it.each([
  [1280, 900, 8],
  [360, 800, 4],
])('a screen of %d by %d px begins %d cards', async (width, height, least) => {
  const context = await visit.newContext({ viewport: { width, height } });
  const screen = await context.newPage();
  await openSettled(screen, `${visit.site.url}/discover`);
  const tops = await screen.locator('#results article').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(tops).toHaveLength(24);
  expect(tops.filter((top) => top < height).length).toBeGreaterThanOrEqual(least);
  expect(await screen.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500);
  await context.close();
});

it('names the suggested order, which begins near the place that this tab knows', async () => {
  await visit.open('/discover');
  await page.getByText(/^Suggested: highest overall scores first/).waitFor();
  await page.evaluate(() => sessionStorage.setItem('student_facts', '{"zip":"93706"}'));
  await visit.open('/discover');
  await page.getByText(/^Suggested: near 93706 first/).waitFor();
  await page.getByRole('link', { name: 'California State University-Fresno' }).waitFor();
  expect(search()).toBe('');
  await page.getByRole('button', { name: 'Show without my place' }).click();
  await page.getByRole('link', { name: 'Princeton University' }).waitFor();
});

it('keeps the chosen columns of the table', async () => {
  await visit.open('/discover?view=table&state=AL');
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Median debt' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Median debt' }).waitFor();
  await reloadSettled(page);
  await page.getByRole('columnheader', { name: 'Median debt' }).waitFor();
  await page
    .getByRole('row', { name: /Auburn University/ })
    .first()
    .getByText('$21,')
    .waitFor();
});
