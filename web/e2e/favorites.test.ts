import type { Page } from 'playwright-core';
import { becomes } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { openSettled, reloadSettled } from './settled.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** Saving colleges without an account, with one, on several devices, and in shared lists. */
const visit = startVisits();

const PASSWORD = 'a quiet blue teapot';
let people = 0;

/** Beside other buttons its text is "Saved" once it is pressed. */
const saveButton = (page: Page, name: string) => {
  const button = (text: string) => page.getByRole('main').getByRole('button', { name: `${text} ${name}`, exact: true });
  return button('Save').or(button('Saved'));
};
const isSaved = async (page: Page, name: string) => (await saveButton(page, name).first().getAttribute('aria-pressed')) === 'true';
const saved = (page: Page, name: string) =>
  page.waitForFunction(
    (texts) => [...document.querySelectorAll('main button[aria-pressed=true]')].some((button) => texts.includes(button.textContent)),
    [`Save ${name}`, `Saved ${name}`],
  );
const namesOnCards = async (page: Page) => {
  const texts = await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .allTextContents();
  return texts.map((text) => text.replace(/^Save /, ''));
};
const message = (page: Page, title: string) => page.getByText(title, { exact: true });

/** Signs up a new user. */
async function signUp(page: Page, address = '/auth?tab=register'): Promise<{ email: string; token: string }> {
  people += 1;
  const username = `saver_${people}`;
  const email = `${username}@example.edu`;
  await openSettled(page, visit.site.url + address);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('First name').fill('Ada');
  await field('Last name').fill('Lovelace');
  await field('Username').fill(username);
  await field('Email address').fill(email);
  await field('Password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /^I am 13 or older/ }).check();
  await page.getByRole('main').getByRole('button', { name: 'Create account', exact: true }).click();
  await message(page, 'Account created successfully').waitFor();
  return { email, token: (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '' };
}

async function call<T>(token: string, method: string, path: string, body?: object): Promise<T> {
  const headers = { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) };
  const response = await fetch(visit.site.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return (await response.json()) as T;
}
const favoritesOf = (token: string) => call<{ collegeId: number; college: { name: string } }[]>(token, 'GET', '/api/favorites');

it('favorites without an account move to the account, and are on every device', async () => {
  const { page } = visit;
  await visit.open('/discover');
  const [first = '', second = ''] = await namesOnCards(page);
  await saveButton(page, first).click();
  await saveButton(page, second).click();
  await saved(page, second);
  await reloadSettled(page);
  await becomes(async () => [await isSaved(page, first), await isSaved(page, second)], [true, true]);
  expect(page.url()).toBe(`${visit.site.url}/discover`);

  const { email, token } = await signUp(page, '/auth?tab=register&returnUrl=%2Fdiscover');
  await page.waitForURL('**/discover');
  await saved(page, second);
  expect((await favoritesOf(token)).map(({ college }) => college.name)).toEqual([second, first]);
  expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBeNull();

  const elsewhere = await visit.newContext();
  const other = await elsewhere.newPage();
  await openSettled(other, `${visit.site.url}/auth?returnUrl=%2Fdiscover`);
  await other.getByLabel('Email address', { exact: true }).fill(email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.waitForURL('**/discover');
  await saved(other, first);
  await reloadSettled(other);
  await saved(other, second);
  const removed = other.waitForResponse((response) => response.request().method() === 'DELETE');
  await saveButton(other, first).click();
  await other.waitForFunction(() => document.querySelectorAll('main button[aria-pressed=true]').length === 1);
  await removed;
  expect((await favoritesOf(token)).map(({ college }) => college.name)).toEqual([second]);
  await elsewhere.close();
}, 120_000);

it('a saved college has the same figures, chance and major signed out and signed in', async () => {
  const { page } = visit;
  await visit.open('/discover?q=auburn+university&major=51.38');
  await page.evaluate(() => sessionStorage.setItem('match_answers', JSON.stringify({ income: '30001-48000', sat: 1200 })));
  await saveButton(page, 'Auburn University').click();
  await saved(page, 'Auburn University');
  const card = () => page.getByRole('main').getByRole('article').filter({ hasText: 'Auburn University' }).first();
  const shown = async () => {
    await card().getByText('Your price', { exact: true }).waitFor();
    const figures = await card().locator('dl > div').allTextContents();
    const chance = await card()
      .getByText(/^(Reach|Target|Likely)$/)
      .textContent();
    return [...figures, chance];
  };
  await openSettled(page, `${visit.site.url}/my-colleges`);
  const signedOut = await shown();
  expect(signedOut).toHaveLength(6);
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  const nursing = page.getByRole('main').getByRole('link', { name: 'Nursing', exact: true });
  const hasMajorOnPhone = async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await becomes(() => nursing.getAttribute('href'), '/colleges/auburn-university#majors');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize(usual);
  };
  await hasMajorOnPhone();
  await signUp(page);
  await openSettled(page, `${visit.site.url}/profile?tab=favorites`);
  expect(await shown()).toEqual(signedOut);
  await hasMajorOnPhone();
  await page.getByRole('button', { name: 'Change major for Auburn University' }).click();
  await page.getByRole('combobox', { name: 'Major at Auburn University' }).fill('architecture');
  await page.getByRole('option', { name: 'Architecture', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Architecture', exact: true }).click();
  await page.getByRole('heading', { name: 'What you can study', exact: true }).waitFor();
}, 120_000);

it('the keyboard reaches the save button after the name of its college, and presses it', async () => {
  const { page } = visit;
  await visit.open('/discover?q=berea');
  await page.getByRole('link', { name: 'Berea College', exact: true }).focus();
  await page.keyboard.press('Tab');
  await becomes(() => page.evaluate(() => document.activeElement?.textContent), 'Save Berea College');
  await page.keyboard.press('Space');
  await saved(page, 'Berea College');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('main button[aria-pressed=true]').length === 0);
  expect(page.url()).toBe(`${visit.site.url}/discover?q=berea`);
}, 60_000);

it('every page with colleges has save buttons that are large enough for touch', async () => {
  const phone = await visit.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  const pages = [
    '/',
    '/discover',
    '/discover?view=table',
    '/colleges/berea-college',
    '/colleges/best-public-colleges',
    '/compare?c=100858,100724',
  ];
  for (const address of pages) {
    await openSettled(page, visit.site.url + address);
    const box = await page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first()
      .boundingBox();
    expect([address, (box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44]).toEqual([address, true, true]);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect([address, isWide]).toEqual([address, false]);
  }
  await phone.close();
}, 120_000);

it('there are no save buttons without scripts', async () => {
  const plain = await visit.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(`${visit.site.url}/discover`);
  expect(await page.getByRole('button', { name: /^Save / }).count()).toBe(0);
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(24);
  await plain.close();
}, 60_000);

it('a shared list has a page as long as it is shared', async () => {
  const { page } = visit;
  const { token } = await signUp(page);
  const { id } = await call<{ id: number }>(token, 'POST', '/api/favorite-lists', { name: 'For my parents' });
  const [berea, auburn] = await Promise.all(
    ['berea-college', 'auburn-university'].map((slug) => call<{ college: { id: number } }>(token, 'GET', `/api/colleges/slug/${slug}`)),
  );
  for (const college of [berea?.college.id, auburn?.college.id]) {
    await call(token, 'PUT', `/api/favorites/${college}`);
    await call(token, 'PATCH', `/api/favorites/${college}`, { note: 'too expensive' });
    await call(token, 'PATCH', `/api/favorite-lists/${id}`, { add: [college] });
  }
  const { shareToken } = await call<{ shareToken: string }>(token, 'PATCH', `/api/favorite-lists/${id}`, { isShared: true });
  const address = `${visit.site.url}/lists/${shareToken}`;

  const elsewhere = await visit.newContext();
  const other = await elsewhere.newPage();
  const served = await fetch(address);
  const html = await served.text();
  expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(html).toContain('Berea College');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/too expensive|Lovelace|saver_/);

  await openSettled(other, address);
  await becomes(() => other.getByRole('heading', { level: 1 }).textContent(), 'For my parents');
  await becomes(() => namesOnCards(other), ['Auburn University', 'Berea College']);
  await saveButton(other, 'Berea College').click();
  await saved(other, 'Berea College');
  await other.getByRole('checkbox', { name: 'Compare Berea College' }).check();
  expect(await violationsOf(other)).toEqual([]);

  await call(token, 'PATCH', `/api/favorite-lists/${id}`, { isShared: false });
  expect((await fetch(address)).status).toBe(404);
  expect((await fetch(`${visit.site.url}/lists/nonsense`)).status).toBe(404);
  await elsewhere.close();
}, 120_000);

it('six saved colleges are shared with at most three clicks, and each link shows what was ticked', async () => {
  const context = await visit.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const { token } = await signUp(page);
  const six = (await call<{ id: number; name: string }[]>(token, 'GET', '/api/colleges?state=AL&limit=6')).slice(0, 6);
  for (const { id } of six) await call(token, 'PUT', `/api/favorites/${id}`);
  await openSettled(page, `${visit.site.url}/profile?tab=favorites`);
  await page.evaluate(() => {
    document.documentElement.dataset['clicks'] = '0';
    // A press of a label also clicks its box.
    document.addEventListener('pointerdown', () => {
      const { dataset } = document.documentElement;
      dataset['clicks'] = String(Number(dataset['clicks']) + 1);
    });
  });
  const link = () => page.evaluate(() => navigator.clipboard.readText());
  const shownAt = async (address: string) =>
    (await call<{ colleges: { name: string }[] }>('', 'GET', address)).colleges.map(({ name }) => name);
  const sharedPath = async () => (await link()).replace(`${visit.site.url}/lists/`, '/api/shared-lists/');

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: /^Copy the link to Shared on / }).click();
  await page.getByText('Link copied').waitFor();
  expect(Number(await page.evaluate(() => document.documentElement.dataset['clicks']))).toBeLessThanOrEqual(3);
  const all = await link();
  expect(await shownAt(await sharedPath())).toEqual(six.map(({ name }) => name).toReversed());
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page)).toEqual([]);
  }

  // Sharing the same colleges again shows the same link.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: /^Copy the link to / }).click();
  await page.getByText('Link copied').waitFor();
  expect(await link()).toBe(all);
  await page.keyboard.press('Escape');

  // By keyboard: two of them, into a new list, without a row that moves.
  const order = () => page.getByRole('heading', { level: 4 }).allTextContents();
  const before = await order();
  for (const { name } of six.slice(0, 2)) {
    await page.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByText('2 chosen', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add to list', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('New list', { exact: true }).fill('Near home');
  await page.keyboard.press('Enter');
  await page.getByText(/“Near home” was created/).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await order()).toEqual(before);
  await becomes(() => page.getByRole('main').getByRole('link', { name: 'Near home' }).count(), 2);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy the link to Near home' }).click();
  await page.getByText('Link copied').waitFor();
  expect(await shownAt(await sharedPath())).toEqual([six[1]?.name, six[0]?.name]);
  await context.close();
}, 120_000);
