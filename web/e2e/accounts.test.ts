import type { Page } from 'playwright-core';
import { becomes } from '../../src/testing/eventually.fixture.ts';
import { rulesFor, violationsOf } from './axe.fixture.ts';
import { openSettled } from './settled.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** Sign-up, sign-in, sign-out and password recovery with the server's emails, in separate browsers. */
const visit = startVisits();

const PASSWORD = 'a quiet blue teapot';
let people = 0;

/** Data of a new user. */
function person() {
  people += 1;
  return { firstName: 'Ada', lastName: 'Lovelace', username: `ada_${people}`, email: `ada${people}@example.edu`, password: PASSWORD };
}
type Person = ReturnType<typeof person>;

const here = (page = visit.page) => new URL(page.url()).pathname + new URL(page.url()).search;
const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const message = (page: Page, title: string) => page.getByText(title, { exact: true });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));

async function signUp(user: Person, page = visit.page, search = ''): Promise<void> {
  await openSettled(page, `${visit.site.url}/auth?tab=register${search}`);
  await field(page, 'First name').fill(user.firstName);
  await field(page, 'Last name').fill(user.lastName);
  await field(page, 'Username').fill(user.username);
  await field(page, 'Email address').fill(user.email);
  await field(page, 'Password').fill(user.password);
  await page.getByRole('checkbox', { name: /^I am 13 or older/ }).check();
  await submit(page, 'Create account');
  await message(page, 'Account created successfully').waitFor();
}

async function logIn({ email, password }: Pick<Person, 'email' | 'password'>, page = visit.page, search = ''): Promise<void> {
  await openSettled(page, `${visit.site.url}/auth${search}`);
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(password);
  await submit(page, 'Sign in');
}

/** The latest email of a kind to a user. */
async function emailTo(kind: string, { email }: Person): Promise<string> {
  const emails = await visit.site.db
    .select<{ body: string }[]>('body')
    .from('email_outbox')
    .where({ kind, recipient: email })
    .orderBy('id', 'desc');
  return emails[0]?.body ?? '';
}

/** The path of the link in an email. */
const linkIn = (body: string): string => /https?:\/\/[^/\s]+(\/\S+)/.exec(body)?.[1] ?? '';

describe('an account', () => {
  it('is created, confirmed, used on two devices and given a new password, which ends every session', async () => {
    const ada = person();
    const { page } = visit;
    await signUp(ada, page, '&returnUrl=%2Fcompare');
    await page.waitForURL('**/compare');
    await message(page, 'Welcome to Alma, Ada!').waitFor();

    await openSettled(page, visit.site.url + linkIn(await emailTo('verify-email', ada)));
    expect(here()).toBe('/verify-email');
    await submit(page, 'Confirm my email');
    await message(page, 'Your email address is confirmed').waitFor();
    expect(await visit.site.db('users').where({ email: ada.email }).first('email_verified')).toEqual({ email_verified: true });

    await openSettled(page, `${visit.site.url}/colleges/berea-college`);
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Save Berea College', exact: true }).click();
    expect((await saved).status()).toBe(201);

    await page.locator('[data-menu-top=account]').click();
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await message(page, 'You have been successfully logged out.').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('auth')))).toEqual([]);
    await page.getByRole('link', { name: 'Log In' }).waitFor();

    const elsewhere = await visit.newContext();
    const other = await elsewhere.newPage();
    await logIn(ada, other);
    await other.waitForURL('**/profile');
    await message(other, 'Welcome back, Ada!').waitFor();
    await other.getByRole('main').getByRole('link', { name: 'Berea College' }).waitFor();

    await openSettled(page, `${visit.site.url}/forgot-password`);
    await field(page, 'Email address').fill(ada.email.toUpperCase());
    await submit(page, 'Send code');
    await page.getByText('If that email address is in our database', { exact: false }).waitFor();
    await field(page, 'Code').fill(/\b\d{3} \d{3}\b/.exec(await emailTo('reset-password', ada))?.[0] ?? '');
    await submit(page, 'Check code');
    await field(page, 'New password').fill(`${PASSWORD} again`);
    await submit(page, 'Set new password');
    await page.waitForURL('**/auth?tab=login&reset=1');

    await other.goto(`${visit.site.url}/profile`);
    await other.waitForURL('**/auth?returnUrl=%2Fprofile');
    expect(await token(other)).toBeNull();
    await elsewhere.close();

    await logIn({ ...ada, password: `${PASSWORD} again` });
    await page.waitForURL('**/profile');
  }, 120_000);

  it('can be signed in to by keyboard', async () => {
    const ada = person();
    const context = await visit.newContext();
    await signUp(ada, await context.newPage());
    await context.close();

    const { page } = visit;
    await visit.open('/about');
    await page.getByRole('link', { name: 'Log In' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/auth?*');
    await page.getByRole('tab', { name: 'Log In' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type(ada.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(ada.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/about');
    await page.locator('[data-menu-top=account]').focus();
    await page.keyboard.press('ArrowDown');
    await becomes(() => page.evaluate(() => document.activeElement?.textContent), 'Profile Dashboard');
    await page.keyboard.press('Escape');
    await becomes(() => page.locator('[data-menu-top=account]').getAttribute('aria-expanded'), 'false');
  }, 60_000);

  it('stays signed in on reload and signs out in every tab', async () => {
    const { page } = visit;
    await signUp(person());
    await page.goto(`${visit.site.url}/about`, { waitUntil: 'domcontentloaded' });
    const isShown = await page.evaluate(() => {
      const way = document.querySelector('.sign-in-links');
      return way !== null && getComputedStyle(way).visibility === 'visible';
    });
    expect(isShown).toBe(false);
    await page.locator('[data-menu-top=account]').waitFor();

    const second = await visit.context.newPage();
    await openSettled(second, `${visit.site.url}/profile`);
    await page.locator('[data-menu-top=account]').click();
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await second.waitForURL('**/auth?returnUrl=%2Fprofile');
  }, 60_000);
});

it('does not cache pages with a secret in the address, nor render the secret', async () => {
  for (const path of ['/verify-email?token=secret', '/forgot-password?token=secret']) {
    const response = await fetch(visit.site.url + path);
    expect([path, response.headers.get('cache-control'), response.headers.get('etag')]).toEqual([path, 'no-store', null]);
    expect(await response.text()).not.toContain('secret');
  }
});

it('shows a wrong password in a toast and in the form', async () => {
  const { page } = visit;
  await logIn({ email: 'nobody@example.edu', password: 'not the one' });
  await message(page, 'Login failed').waitFor();
  await becomes(() => page.evaluate(() => document.activeElement?.textContent), 'Invalid credentials');
  await becomes(() => field(page, 'Password').inputValue(), 'not the one');
  visit.expectFault(/status of 401/);
});

it.each(['https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)'])(
  'does not return to %s',
  async (elsewhere) => {
    const ada = person();
    await signUp(ada, visit.page, `&returnUrl=${encodeURIComponent(elsewhere)}`);
    await visit.page.waitForURL('**/profile?welcome=1');
    expect(new URL(visit.page.url()).origin).toBe(visit.site.url);
  },
  60_000,
);

describe('the admin pages', () => {
  it('reject a student, who stays signed in, regardless of browser storage', async () => {
    const ada = person();
    const { page } = visit;
    await signUp(ada);
    const before = await token(page);
    await page.evaluate(() => {
      localStorage.setItem('isAdmin', 'true');
      localStorage.setItem('auth_user', JSON.stringify({ ...JSON.parse(localStorage.getItem('auth_user') ?? '{}'), accountType: 'admin' }));
    });
    await page.setViewportSize({ width: 360, height: 780 });
    await visit.open('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Admin' }).click();
    await page.getByRole('heading', { level: 1, name: 'You need staff access' }).waitFor();
    await becomes(() => page.title(), 'Not authorized · Alma');
    await becomes(() => page.evaluate(() => document.activeElement?.tagName), 'H1');
    expect(await violationsOf(page)).toEqual([]);
    expect(await token(page)).toBe(before);

    await submit(page, 'Request access');
    await page.getByRole('button', { name: 'Request access' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL(`${visit.site.url}/`);
    visit.expectFault(/status of 403/);
  }, 60_000);
});

it.each(['light', 'dark'] as const)(
  'no account form has axe violations in %s mode, with all errors shown',
  async (colorScheme) => {
    const { page } = visit;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = rulesFor(colorScheme);
    const found: string[] = [];
    for (const path of ['/auth', '/auth?tab=register', '/forgot-password', '/forgot-password?step=code', '/forgot-password?token=x']) {
      await visit.open(path);
      await page.getByRole('main').locator('button[type=submit]').click();
      await page.getByRole('main').locator('[aria-invalid=true]').first().waitFor();
      found.push(...(await violationsOf(page, { rules })).map((one) => `${path}: ${one}`));
    }
    await visit.open('/verify-email?token=x');
    await submit(page, 'Confirm my email');
    await message(page, 'This link does not work').waitFor();
    expect([...found, ...(await violationsOf(page, { rules }))]).toEqual([]);
    visit.expectFault(/status of 400/);
  },
  120_000,
);
