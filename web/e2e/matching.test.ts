import type { Page } from 'playwright-core';
import { METHOD_VERSION } from '../../src/domain/shared/method.ts';
import { becomes, eventually } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { openSettled, reloadSettled } from './settled.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** The questionnaire and its matches, from the home page to answers saved in an account. */
const visit = startVisits();

const PASSWORD = 'a quiet blue teapot';

const here = (page = visit.page) => new URL(page.url()).pathname + new URL(page.url()).search;
const asks = (page: Page, question: string) => page.getByRole('heading', { level: 1, name: question }).waitFor();
const status = (page: Page) => page.getByRole('main').getByRole('status').first().textContent();
const answered = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const names = (page: Page) => page.locator('main article h3, main article h4').allTextContents();
/** Checks only the first cards of twenty. */
const violations = (page: Page) => violationsOf(page, { exclude: 'main li:has(article):nth-child(n+3)' });

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [...labels.map((label) => label.textContent), element?.textContent].find((text) => text !== '') ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never reaches ${String(name)}`);
}

async function call<T>(path: string, body?: object): Promise<T> {
  const sent = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return (await (await fetch(visit.site.url + path, sent)).json()) as T;
}

/** The line with the answers behind the matches. */
const answersSay = (page: Page, text: string) => page.locator('section[aria-labelledby=asked] > p', { hasText: text }).waitFor();
const openAnswers = (page: Page) => page.getByRole('button', { name: 'Change', exact: true }).click();

it('leads from the home page through six steps by keyboard to matches, and back to an answer', async () => {
  const { page } = visit;
  await visit.open('/');
  await page.getByRole('link', { name: 'Medium (5,000 - 15,000)' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/alma?step=2&size=medium');
  await asks(page, 'What kind of college are you looking for?');

  await tabTo(page, /^Public/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await asks(page, 'Where would you like to study?');
  await tabTo(page, /^Find a state/);
  for (const text of ['alab', 'GA']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
  await asks(page, 'What could your family pay a year?');
  await tabTo(page, /^The most you can pay/);
  await page.keyboard.press('ArrowLeft');
  await page.getByText('$19,000 a year', { exact: true }).waitFor();
  await tabTo(page, /^Next$/);
  await page.keyboard.press('Enter');
  await asks(page, 'Your test scores, if you have them');
  await tabTo(page, /^SAT total/);
  await page.keyboard.type('1240');
  await page.keyboard.press('Enter');
  await asks(page, 'What matters most?');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('group', { name: 'Completion', exact: true }).getByLabel('Not important').focus();
  for (let level = 0; level < 3; level += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');

  await page.waitForURL('**/alma/results?*');
  expect(here()).toBe('/alma/results?type=public&size=medium&st=AL,GA&p=0000300000');
  await answered(page, 'colleges: the best fits');
  await becomes(() => page.evaluate(() => document.activeElement?.textContent), 'Your matches');
  await becomes(async () => (await names(page)).length, 20);
  await answersSay(page, 'Up to $19,000 a year');
  await answersSay(page, 'SAT 1240');
  expect(await violations(page)).toEqual([]);

  const before = await names(page);
  await openAnswers(page);
  await page.getByRole('link', { name: 'Change major and size' }).click();
  await asks(page, 'What do you want to study?');
  await becomes(() => page.getByRole('radio', { name: /^Medium/ }).isChecked(), true);
  await page.getByRole('radio', { name: /^Large/ }).check();
  await page.getByRole('link', { name: 'See my matches now' }).click();
  await page.waitForURL('**/alma/results?type=public&size=large&st=AL,GA&p=0000300000');
  await answersSay(page, 'Large (15,001+)');
  await eventually(async () => (await names(page)).join() !== before.join(), 'the changed order');
  expect(page.url()).not.toMatch(/19000|1240/);
}, 120_000);

it('saves answers to an account, private ones included, and restores them', async () => {
  const { page } = visit;
  const username = `asker_${Date.now()}`;
  const email = `${username}@example.edu`;
  const ada = { firstName: 'Ada', lastName: 'Lovelace', username, email, password: PASSWORD, acceptsAgreement: true };
  await call('/api/auth/register', ada);
  await visit.open('/alma?step=5&size=small');
  await page.getByLabel('SAT total').fill('1100');
  await page.getByRole('link', { name: 'See my matches now' }).click();
  await answersSay(page, 'SAT 1100');
  await page.getByRole('link', { name: 'Sign in to save' }).click();
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/alma/results?size=small');

  await page.getByRole('button', { name: 'Save these answers' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Close to home');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('Saved as Close to home').waitFor();
  await page.getByRole('link', { name: 'See what you saved' }).click();
  await page.waitForURL('**/profile?tab=rankings');
  await page.getByRole('heading', { name: 'Close to home' }).waitFor();
  await page.evaluate(() => sessionStorage.clear());
  await reloadSettled(page);
  await page.getByRole('link', { name: 'See the matches for Close to home' }).click();
  await page.waitForURL('**/alma/results?size=small');
  await answersSay(page, 'SAT 1100');
  await openAnswers(page);
  await page.getByRole('link', { name: 'Start over' }).click();
  await page.waitForURL('**/alma');
  expect(await page.evaluate(() => sessionStorage.getItem('match_answers'))).toBeNull();
}, 120_000);

it('shares an address without private answers that gives everyone the same order', async () => {
  const { page, context } = visit;
  const address = '/alma/results?type=public&size=medium&st=AL,GA&must=budget&p=2000300000';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => sessionStorage.setItem('match_answers', '{"budget":9000,"income":"0-30000","sat":1510}'));
  await visit.open(address);
  await answersSay(page, 'Up to $9,000 a year, required');
  await page.getByText(/A shared link does not include your budget, income, home state, ZIP code or test scores/).waitFor();
  await answered(page, 'meet your requirements');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied').waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toBe(`${visit.site.url}${address.replace('?', `?v=${METHOD_VERSION}&`)}`);

  const { items } = await call<{ items: { college: { name: string } }[] }>(address.replace('/alma/results', '/api/match'));
  const orders: string[][] = [];
  for (const javaScriptEnabled of [true, false]) {
    const fresh = await visit.newContext({ javaScriptEnabled });
    const other = await fresh.newPage();
    await (javaScriptEnabled ? openSettled(other, shared) : other.goto(shared));
    await becomes(() => status(other), expect.stringMatching(/^20 of [\d,]+ colleges: the best fits/));
    expect(await other.getByText('Only in this tab').count()).toBe(0);
    orders.push(await names(other));
    await fresh.close();
  }
  expect(orders[0]).toEqual(orders[1]);
  expect(orders[0]?.toSorted()).toEqual(items.map(({ college }) => college.name).toSorted());
  expect(await names(page)).not.toEqual(orders[0]);
}, 120_000);

it('keeps Next on the first screen of a phone at each step, and never in front of the focus', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 360, height: 740 });
  for (const step of [1, 2, 3, 4, 5, 6]) {
    await visit.open(`/alma?step=${step}`);
    const next = page.getByRole('button', { name: step < 6 ? 'Next' : 'See my matches' });
    expect((await next.boundingBox())!.y).toBeLessThan(740 - 44);
    for (let stops = 0; !(await next.evaluate((button) => button === document.activeElement)); stops += 1) {
      expect(stops).toBeLessThan(60);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(isBehindSteps)).toBe(false);
    }
  }
});

/** Runs in the page: whether the row of Next hides a part of the focused choice. */
const isBehindSteps = () => {
  const focused = document.activeElement;
  const row = document.querySelector('main form button[type=submit]')!.parentElement!;
  if (!focused?.closest('main form') || row.contains(focused)) return false;
  const { top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect();
  return bottom > row.getBoundingClientRect().top && top < row.getBoundingClientRect().bottom;
};

it('fits the narrowest screens and works without scripts', async () => {
  const plain = await visit.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  const page = await plain.newPage();
  await page.goto(`${visit.site.url}/alma/results?must=hbcu,womenOnly&p=0000300000`);
  const isWide = await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect([isWide, await page.getByRole('button', { name: 'Print' }).count()]).toEqual([false, 0]);
  expect(await names(page)).toEqual(['Spelman College']);
  // Bennett College has under 500 undergraduates.
  await page.getByRole('link', { name: 'Match small and little-known colleges too' }).click();
  await page.waitForURL('**/alma/results?*all=1');
  expect((await names(page)).toSorted()).toEqual(['Bennett College', 'Spelman College']);
  await plain.close();
}, 60_000);

it('asks for majors on a phone, and matches only colleges that teach them', async () => {
  const phone = await visit.newContext({ viewport: { width: 360, height: 740 } });
  const page = await phone.newPage();
  await openSettled(page, `${visit.site.url}/alma`);
  await asks(page, 'What do you want to study?');
  await page.getByRole('combobox', { name: 'Find a major' }).focus();
  await page.keyboard.type('nursing');
  await page
    .getByRole('option', { name: /^Nursing/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/alma?step=1&major=51.38');
  await becomes(() => page.getByRole('checkbox', { name: 'Nursing', exact: true }).isChecked(), true);
  await tabTo(page, /Only colleges that teach it/);
  await page.keyboard.press('Space');
  await page.waitForURL('**/alma?step=1&major=51.38&must=field');
  expect(await violations(page)).toEqual([]);
  const isWide = await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isWide).toBe(false);
  await page.getByRole('link', { name: 'See my matches now' }).click();
  await page.waitForURL('**/alma/results?major=51.38&must=field');
  await answersSay(page, 'Nursing, required');
  await becomes(async () => (await names(page)).length, 20);
  const reasons = await page.locator('main article', { hasText: /graduates? in Nursing in 2023-24, / }).count();
  expect(reasons).toBe(20);
  await page.getByText(/colleges do not teach your majors/).waitFor();
  await phone.close();
}, 60_000);

it('reads the text about a major without scripts', async () => {
  const plain = await visit.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(`${visit.site.url}/alma`);
  await page.getByLabel('Find a major').fill('comp sci');
  await page.getByLabel(/^Small/).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/alma?step=2&major=11.07&size=small');
  await page.getByText('Computer science').first().waitFor();
  await plain.close();
}, 60_000);
