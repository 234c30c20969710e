import type { Locator, Page } from 'playwright-core';
import { becomes } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** The field for names of colleges, on every page that has it. */
const visit = startVisits();

const field = (page: Page): Locator => page.getByRole('main').getByRole('combobox', { name: /name|Add a college/ });
const options = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Types into the field and waits for the suggestions of the whole text. */
async function ask(page: Page, text: string, first: string | RegExp): Promise<void> {
  await field(page).fill(text);
  await options(page).first().filter({ hasText: first }).waitFor();
}

it('leads from the home page to a college by keyboard', async () => {
  const { page } = visit;
  await visit.open('/');
  await field(page).focus();
  await page.keyboard.type('bama');
  await options(page).first().filter({ hasText: 'Bama · The University of Alabama, Tuscaloosa, AL' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'The University of Alabama' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/colleges/the-university-of-alabama');
});

it('shows its suggestions in front of the question about cookies on a phone', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 360, height: 640 });
  await visit.open('/');
  await page.getByRole('dialog', { name: 'Your choice about cookies' }).waitFor();
  await ask(page, 'university', /University/);
  // Each point of the list that the window shows belongs to it.
  const covered = () =>
    page.getByRole('listbox', { name: 'Suggestions' }).evaluate((list) => {
      window.scrollBy({ top: list.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
      const { left, top, bottom } = list.getBoundingClientRect();
      const heights = Array.from({ length: 20 }, (_, step) => top + 4 + step * 20).filter((y) => y < Math.min(bottom, innerHeight) - 4);
      return [heights.length > 5, heights.filter((y) => !list.contains(document.elementFromPoint(left + 20, y)))];
    });
  await becomes(covered, [true, []]);
});

it('searches the text on Enter, and keeps it while the visitor types', async () => {
  const { page } = visit;
  await visit.open('/');
  await field(page).fill('auburn univercity');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/discover?q=auburn+univercity');
  await page.getByRole('link', { name: 'Auburn University', exact: true }).waitFor();
  await field(page).fill('auburn ');
  await page.waitForURL('**/discover?q=auburn');
  await becomes(() => field(page).inputValue(), 'auburn ');
  await becomes(() => isFocused(field(page)), true);
});

it('turns a place into a filter with a chip', async () => {
  const { page } = visit;
  await visit.open('/discover?control=public');
  await ask(page, 'fresno', 'Fresno State');
  await options(page).filter({ hasText: 'Colleges in Fresno, CA' }).click();
  await page.waitForURL(/city=fresno-ca/);
  expect(page.url()).toContain('control=public');
  expect(page.url()).not.toContain('q=');
  await page
    .getByRole('link', { name: /Fresno, CA/ })
    .or(page.getByRole('button', { name: /Fresno, CA/ }))
    .first()
    .waitFor();
  await becomes(() => field(page).inputValue(), '');
});

it('adds colleges to a comparison one after the other', async () => {
  const { page } = visit;
  await visit.open('/compare');
  await field(page).focus();
  for (const [text, name] of [
    ['nyu', 'New York University'],
    ['bama', 'The University of Alabama'],
  ] as const) {
    await page.keyboard.type(text);
    await options(page).first().filter({ hasText: name }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('columnheader', { name }).waitFor();
    await becomes(async () => [await field(page).inputValue(), await isFocused(field(page))], ['', true]);
  }
  expect(new URL(page.url()).search).toBe('?c=193900,100751');
});

it('keeps what was typed before its code was loaded', async () => {
  const { page } = visit;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/CollegeCombobox/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${visit.site.url}/`);
  const plain = page.getByRole('textbox', { name: 'Or search by name or place' });
  await plain.fill('bama');
  release();
  await options(page).first().filter({ hasText: 'The University of Alabama' }).waitFor();
  await becomes(async () => [await field(page).inputValue(), await isFocused(field(page))], ['bama', true]);
});

it('is a plain form without scripts', async () => {
  const plain = await visit.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(`${visit.site.url}/`);
  expect(await page.getByRole('combobox', { name: /name/ }).count()).toBe(0);
  await page.getByRole('textbox', { name: /name/ }).fill('auburn');
  await page.getByRole('button', { name: 'Find colleges' }).click();
  expect(page.url()).toBe(`${visit.site.url}/discover?q=auburn`);
  await page.goto(`${visit.site.url}/alma?step=3`);
  await page.getByRole('checkbox', { name: 'Georgia' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  expect(new URL(page.url()).search).toContain('st=GA');
  await plain.close();
});

it.each([360, 768, 1280])('has no violations with an open popup at %i px in both themes', async (width) => {
  const { page } = visit;
  await page.setViewportSize({ width, height: 900 });
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/', '/compare']) {
      await page.goto(visit.site.url + path);
      await ask(page, 'fresno', 'Fresno');
      await page.keyboard.press('ArrowDown');
      found.push(...(await violationsOf(page, { include: 'main' })).map((one) => `${path} ${colorScheme}: ${one}`));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  }
  expect(found).toEqual([]);
});
