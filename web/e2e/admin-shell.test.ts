import { becomes, eventually } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { settled } from './settled.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** The panel on the built site, under its real headers. A violation of the policy is a console error, which is a fault of the visit. */
const visit = startVisits();
const PASSWORD = 'a quiet blue teapot';
let people = 0;

/** Signs a new person of a type in, before the next page is opened. */
async function signInAs(accountType: string): Promise<void> {
  people += 1;
  const username = `shell_${people}`;
  const person = { firstName: 'Ada', lastName: 'Lovelace', username, email: `${username}@example.edu`, accountType: 'student' };
  const response = await visit.page.request.post(`${visit.site.url}/api/auth/register`, {
    data: { ...person, password: PASSWORD, acceptsAgreement: true },
  });
  const { token, user } = (await response.json()) as { token: string; user: object };
  await visit.site.db('users').where({ username }).update({ account_type: accountType });
  await visit.page.addInitScript(
    ([stored = '', json = '']) => {
      localStorage.setItem('auth_token', stored);
      localStorage.setItem('auth_user', json);
    },
    [token, JSON.stringify(user)],
  );
}

/** The scripts of the panel that the browser has asked for. */
function scriptsOfPanel(): string[] {
  const asked: string[] = [];
  visit.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/admin-assets/') && pathname.endsWith('.js')) asked.push(pathname.replace(/-[\w-]{8}\.js$/, ''));
  });
  return asked;
}

const heading = () => visit.page.getByRole('heading', { level: 1 });
const focused = () => visit.page.evaluate(() => document.activeElement?.textContent);
describe('the gate', () => {
  it('sends visitors to the sign-in page and back', async () => {
    await visit.open('/admin/bigquery?x=1');
    await visit.page.waitForURL('**/auth?returnUrl=%2Fadmin%2Fbigquery%3Fx%3D1');
    visit.expectFault(/status of 401/);
  }, 120_000);

  it('shows people without staff access the page of the site, and loads no code of the panel', async () => {
    await signInAs('student');
    const asked = scriptsOfPanel();
    await visit.open('/admin/colleges');
    await heading().filter({ hasText: 'You need staff access' }).waitFor();
    await becomes(() => visit.page.title(), 'Not authorized · Alma');
    await becomes(() => focused(), 'You need staff access');
    expect(asked).not.toContain('/admin-assets/start');
    expect(await violationsOf(visit.page)).toEqual([]);
    visit.expectFault(/status of 403/);
  }, 120_000);

  it('says that the server cannot be reached, and tries again', async () => {
    await signInAs('viewer');
    await visit.page.route('**/api/admin/me', (route) => route.abort());
    await visit.open('/admin');
    await heading().filter({ hasText: 'The admin pages could not be opened' }).waitFor();
    expect(await violationsOf(visit.page)).toEqual([]);
    await visit.page.unroute('**/api/admin/me');
    await visit.page.getByRole('button', { name: 'Try again' }).click();
    await heading().filter({ hasText: 'Overview' }).waitFor();
    visit.expectFault(/ERR_FAILED/);
  }, 120_000);
});

it.each([360, 1280])(
  'asks about cookies with the choice that the site stores, at %i px',
  async (width) => {
    await signInAs('viewer');
    const { page } = visit;
    await page.setViewportSize({ width, height: 800 });
    await visit.open('/admin');
    const banner = page.getByRole('dialog', { name: 'Your choice about cookies' });
    await banner.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await banner.getByRole('button', { name: 'Customize' }).click();
    const preferences = page.getByRole('dialog', { name: 'Cookie preferences' });
    await preferences.getByRole('checkbox', { name: 'Analytics' }).check();
    expect(await violationsOf(page)).toEqual([]);
    await preferences.getByRole('button', { name: 'Save' }).click();
    await banner.waitFor({ state: 'detached' });
    await preferences.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Account of Ada Lovelace' }).click();
    await page.getByRole('menuitem', { name: 'Cookie preferences' }).click();
    expect(await preferences.getByRole('checkbox', { name: 'Analytics' }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await preferences.waitFor({ state: 'detached' });
    await visit.open('/about');
    await page.getByRole('button', { name: 'Cookie preferences' }).click();
    expect(await page.getByRole('checkbox', { name: 'Analytics' }).isChecked()).toBe(true);
  },
  120_000,
);

it.each([
  ['admin', 'light', 1280],
  ['viewer', 'dark', 1280],
] as const)(
  'every page in the menu of a %s has a title, a focused heading and no violation, in %s',
  async (type, colorScheme, width) => {
    await signInAs(type);
    const { page } = visit;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await visit.open('/admin');
    const menu = page.getByRole('navigation', { name: 'Admin' });
    // By address: the name of a link can have a count, which changes with the cases of other tests.
    const links = await menu.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(2);
    const found: string[] = [];
    const titles = new Set<string>();
    for (const [index, href] of links.entries()) {
      const previous = index === 0 ? '' : await heading().textContent();
      await menu.locator(`a[href="${href}"]`).click();
      await page.waitForURL(`**${href}`);
      // The address changes before a page that is still to be loaded.
      await eventually(async () => (await heading().textContent()) !== previous, `the page ${href}`);
      // A list asks for its rows after its page is shown.
      await settled(page);
      await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
      titles.add(await page.title());
      if ((await focused()) !== (await heading().textContent())) found.push(`${href}: the heading has no focus`);
      if (!(await page.title()).startsWith((await heading().textContent()) ?? '')) found.push(`${href}: ${await page.title()}`);
      found.push(...(await violationsOf(page)).map((one) => `${href}: ${one}`));
    }
    expect(found).toEqual([]);
    expect(titles.size).toBe(links.length);
  },
  360_000,
);

it('says inside the panel that a page does not exist, on a phone with its menu', async () => {
  await signInAs('staff');
  const { page } = visit;
  await page.setViewportSize({ width: 360, height: 780 });
  await visit.open('/admin/no/such/page');
  await heading().filter({ hasText: 'Page not found' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Data integration' }).click();
  await heading().filter({ hasText: 'Data integration' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}, 120_000);

it('finds a record with the keyboard', async () => {
  await signInAs('staff');
  const { page } = visit;
  await visit.open('/admin');
  await heading().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search all records' }).waitFor();
  await page.keyboard.type('auburn university');
  const found = page.getByRole('option', { name: /^Auburn University ?College/i });
  await found.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/colleges\/\d+$/);
}, 120_000);

it('signs out everywhere in the browser', async () => {
  await signInAs('staff');
  const { page } = visit;
  await visit.open('/admin');
  await page.getByRole('button', { name: 'Account of Ada Lovelace' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  // The panel leaves for the sign-out and for the refused call. The second navigation ends the first, so `waitForURL` would fail.
  await eventually(() => page.url().endsWith('/auth?returnUrl=%2Fadmin'), 'the sign-out');
  await heading().waitFor();
  visit.expectFault(/status of 401/);
}, 120_000);

it('is requested by no page of the site', async () => {
  await signInAs('admin');
  const asked = scriptsOfPanel();
  for (const path of ['/', '/discover', '/profile']) await visit.open(path);
  expect(asked).toEqual([]);
}, 120_000);
