import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { becomes } from '../../src/testing/eventually.fixture.ts';
import { rulesFor, violationsOf } from './axe.fixture.ts';
import { openSettled, reloadSettled } from './settled.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** The profile: settings, favorites, sessions, deletion and restoration. */
const visit = startVisits();

const PASSWORD = 'a quiet blue teapot';
let people = 0;

interface Account {
  token: string;
  user: { firstName: string; lastName: string; email: string; username: string };
}

async function call(method: string, path: string, { token, body }: { token?: string; body?: object } = {}): Promise<Response> {
  return fetch(visit.site.url + path, {
    method,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Registers a new user through the API. */
async function register(): Promise<Account> {
  people += 1;
  const body = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    username: `dash_${people}`,
    email: `dash${people}@example.edu`,
    password: PASSWORD,
    acceptsAgreement: true,
  };
  return (await (await call('POST', '/api/auth/register', { body })).json()) as Account;
}

/** The last password check of a person becomes an hour old. */
async function forgetPasswordCheck({ user: { username } }: Account): Promise<void> {
  const { db } = visit.site;
  const ids = db('users').where({ username }).select('id');
  await db('sessions')
    .whereIn('user_id', ids)
    .update({ authenticated_at: new Date(Date.now() - 3_600_000) });
}

/** Signs a browser in and opens a page. */
async function enter({ token, user }: Account, path: string, page = visit.page): Promise<void> {
  await page.goto(`${visit.site.url}/favicon.svg`);
  await page.evaluate(
    ([key, { firstName, lastName, email }]) => {
      localStorage.setItem('auth_token', key);
      localStorage.setItem('auth_user', JSON.stringify({ firstName, lastName, email }));
    },
    [token, user] as const,
  );
  await openSettled(page, visit.site.url + path);
}

/** Saves a shared ranking and a set of answers. */
async function saveSome({ token }: Account, names: { ranking: string; answers: string }): Promise<void> {
  const saved = await call('POST', '/api/rankings/saved', { token, body: { name: names.ranking, query: 'w=5402300001&st=AL' } });
  const { id } = (await saved.json()) as { id: number };
  await call('PATCH', `/api/rankings/saved/${id}`, { token, body: { isShared: true } });
  const answers = { types: ['public'], budget: 20_000, sat: 1240 };
  await call('POST', '/api/match/sessions', { token, body: { name: names.answers, answers } });
}

/** Saves some colleges for this user. Newest first. */
async function saveColleges({ token }: Account, count: number): Promise<{ id: number; name: string }[]> {
  const colleges = (await (await call('GET', `/api/colleges?limit=${count}`)).json()) as { id: number; name: string }[];
  for (const { id } of colleges) await call('PUT', `/api/favorites/${id}`, { token });
  return colleges.toReversed();
}

const main = (page = visit.page) => page.getByRole('main');
/** An input by its exact label. Sections and buttons may have the same label. */
const field = (label: string) => visit.page.locator('input, textarea, select').and(visit.page.getByLabel(label, { exact: true }));
const message = (title: string) => visit.page.getByText(title, { exact: true });
const press = (name: string) => main().getByRole('button', { name, exact: true }).click();
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));

it('a changed name shows in both headers at once and after a reload', async () => {
  await enter(await register(), '/profile?tab=account#profile');
  await field('First name').fill('Augusta');
  await field('About you').fill('Numbers, mostly.');
  await press('Save profile');
  await message('Profile saved').waitFor();
  await main().getByRole('heading', { level: 1, name: 'Profile Dashboard Augusta Lovelace' }).waitFor();
  await becomes(() => visit.page.locator('[data-menu-top=account]').innerText(), 'Augusta');
  await reloadSettled(visit.page);
  await becomes(() => visit.page.locator('[data-menu-top=account]').innerText(), 'Augusta');
  await becomes(() => field('About you').inputValue(), 'Numbers, mostly.');
});

it('a search is saved, found in the profile and opened again, without private values', async () => {
  await enter(await register(), '/discover?state=AL&control=public');
  await press('Save search');
  await field('Name').fill('Public, in Alabama');
  await visit.page.getByRole('button', { name: 'Save under this name' }).click();
  await visit.page.getByRole('link', { name: 'See what you saved' }).click();
  const link = main().getByRole('link', { name: 'Public, in Alabama' });
  await link.waitFor();
  const now = await main()
    .getByText(/^\d+ colleges$/)
    .innerText();
  await press('Rename Public, in Alabama');
  await field('New name for Public, in Alabama').fill('Near home');
  await press('Save name');
  await main().getByRole('link', { name: 'Near home' }).click();
  await visit.page.waitForURL('**/discover?state=AL&control=public');
  await main().getByText(now, { exact: true }).first().waitFor();
});

it('student facts on the account reach the search in another browser, and leave it with the session', async () => {
  const ada = await register();
  await enter(ada, '/profile?tab=account#facts');
  await field('SAT total').fill('1700');
  await press('Save facts');
  await main().getByText('Enter a whole number from 400 to 1600, or leave it empty').waitFor();
  await field('SAT total').fill('1240');
  await field('Home ZIP code').fill('36849');
  await main().getByRole('radio', { name: 'Keep on my account' }).check();
  await press('Save facts');
  await message('Saved on your account').waitFor();

  const page = await (await visit.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await enter(ada, '/discover', page);
  await main(page).getByText('My SAT: 1240').waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => sessionStorage.getItem('student_facts'))).toContain('36849');
  await page.locator('[data-menu-top=account]').click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForFunction(() => localStorage.getItem('auth_token') === null);
  expect(await page.evaluate(() => [sessionStorage.getItem('student_facts'), sessionStorage.getItem('match_answers')])).toEqual([
    null,
    null,
  ]);
  await page.context().close();
});

it('a picture is previewed, saved, re-encoded and removed', async () => {
  await enter(await register(), '/profile?tab=account');
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#1f5a4a' } })
    .png()
    .toBuffer();
  await main()
    .getByLabel(/^Choose a picture/)
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const preview = main().getByRole('img', { name: 'Preview, cropped to a square' });
  await becomes(() => preview.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)), 300);
  await press('Use this picture');
  await message('Picture saved').waitFor();

  const shown = main().locator('header img');
  await shown.evaluate((image: HTMLImageElement) => image.decode());
  const [address, width, height] = await shown.evaluate((image: HTMLImageElement) => [image.src, image.naturalWidth, image.naturalHeight]);
  expect(address).toMatch(new RegExp(`^${visit.site.url}/pictures/[\\w-]+\\.webp$`));
  expect(width).toBe(height);

  await press('Remove picture');
  await press('Remove it');
  await message('Picture removed').waitFor();
  await becomes(() => main().locator('header img').count(), 0);
});

it('notes, statuses and the order are saved and exported', async () => {
  const ada = await register();
  const [newest, second] = await saveColleges(ada, 3);
  await enter(ada, '/profile?tab=favorites');
  const items = main().getByRole('article');
  await items
    .filter({ hasText: newest?.name ?? '' })
    .first()
    .getByRole('button', { name: /^Add a note/ })
    .click();
  await main()
    .getByLabel(/^Note on/)
    .fill('=SUM(1) "big", quiet\nlibrary');
  await press('Save note');
  await main()
    .getByRole('button', { name: /^Edit note/ })
    .waitFor();
  await items
    .first()
    .getByLabel(/^Status of/)
    .selectOption('applied');
  const isSaved = (answer: { url(): string; request(): { postData(): string | null } }) =>
    answer.url().endsWith(`/api/favorites/${newest?.id ?? 0}`) && answer.request().postData() === '{"position":1}';
  const saved = visit.page.waitForResponse(isSaved);
  await items
    .first()
    .getByRole('button', { name: /^Move .* down$/ })
    .click();
  await main()
    .getByText(`${newest?.name ?? ''} is now 2 of 3`)
    .waitFor({ state: 'attached' });
  await saved;

  await reloadSettled(visit.page);
  const names = main().getByRole('heading', { level: 4 });
  await becomes(async () => (await names.allInnerTexts()).slice(0, 2), [second?.name, newest?.name]);
  expect(
    await items
      .nth(1)
      .getByLabel(/^Status of/)
      .inputValue(),
  ).toBe('applied');

  const [file] = await Promise.all([visit.page.waitForEvent('download'), press('Export CSV')]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(file.suggestedFilename()).toBe('favorites.csv');
  expect(csv).toMatch(/^\uFEFFcollege,city,state,status,major,lists,note,/);
  const row = csv
    .split('\r\n')
    .find((line) => line.startsWith(newest?.name ?? 'nothing') || line.startsWith(`"${newest?.name ?? 'nothing'}`));
  expect(row).toContain(',applied,,,"\'=SUM(1) ""big"", quiet\nlibrary",');
});

it('undo restores a favorite with its note, and favorite buttons match the profile', async () => {
  const ada = await register();
  const [college] = await saveColleges(ada, 1);
  await call('PATCH', `/api/favorites/${college?.id ?? 0}`, { token: ada.token, body: { note: 'Big library', status: 'admitted' } });
  await enter(ada, '/profile?tab=favorites');
  await main()
    .getByRole('button', { name: /^Remove .* from my colleges$/ })
    .click();
  await main().getByText('No saved colleges yet').waitFor();
  await visit.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await main().getByText('Big library').waitFor();
  expect(
    await main()
      .getByLabel(/^Status of/)
      .inputValue(),
  ).toBe('admitted');

  await main()
    .getByRole('link', { name: college?.name ?? '', exact: true })
    .click();
  const saveButton = main()
    .getByRole('button', { name: `Saved ${college?.name ?? ''}`, exact: true })
    .first();
  await saveButton.waitFor();
  await becomes(() => saveButton.getAttribute('aria-pressed'), 'true');
  await saveButton.click();
  await visit.page.goBack();
  await main().getByText('No saved colleges yet').waitFor();
});

it('a list is created, filled, shared and no longer shared', async () => {
  const ada = await register();
  const [college] = await saveColleges(ada, 2);
  await enter(ada, '/profile?tab=favorites');
  await press('Your lists');
  const dialog = visit.page.getByRole('dialog', { name: 'Your lists' });
  await field('New list').fill('Close to home');
  await dialog.getByRole('button', { name: 'Create list' }).click();
  await dialog.getByRole('button', { name: 'Share Close to home by link' }).click();
  const address = await field('Link to Close to home').inputValue();
  await visit.page.keyboard.press('Escape');
  await main()
    .getByLabel(`Choose ${college?.name ?? ''}`, { exact: true })
    .check();
  await press('Add to list');
  const filled = visit.page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.url().includes('/favorite-lists/'));
  const box = visit.page.getByRole('dialog', { name: 'Add 1 college to a list' }).getByLabel('Close to home');
  // The box is ticked a moment after the press, which `check` does not wait for.
  await box.click();
  await becomes(() => box.isChecked(), true);
  await filled;
  await visit.page.keyboard.press('Escape');
  await main().getByRole('link', { name: 'Close to home' }).waitFor();

  const stranger = await (await visit.newContext()).newPage();
  await openSettled(stranger, address);
  const seen = await main(stranger).innerText();
  expect(seen).toContain('Close to home');
  expect(seen).toContain(college?.name);
  expect(seen).not.toContain('Lovelace');

  await press('Your lists');
  await dialog.getByRole('button', { name: 'Stop sharing Close to home' }).click();
  await dialog.getByRole('button', { name: 'Share Close to home by link' }).waitFor();
  const answer = await openSettled(stranger, address);
  expect(answer?.status()).toBe(404);
  await stranger.context().close();
});

it('saved answers open their matches with private answers', async () => {
  const ada = await register();
  await saveSome(ada, { ranking: 'Close and cheap', answers: 'With my parents' });
  await enter(ada, '/profile?tab=rankings');
  await main().getByRole('link', { name: 'See the matches for With my parents' }).click();
  await visit.page.waitForURL('**/results?type=public');
  await visit.page.getByText('SAT 1240').first().waitFor({ state: 'attached' });
});

it('another browser is listed in the sessions and is signed out when its session ends', async () => {
  const ada = await register();
  const body = { email: ada.user.email, password: PASSWORD };
  const elsewhere = (await (await call('POST', '/api/auth/login', { body })).json()) as Account;
  const other = await (await visit.newContext()).newPage();
  await enter(elsewhere, '/profile', other);

  await forgetPasswordCheck(ada);
  await enter(ada, '/profile?tab=account#sessions');
  const sessions = main().getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await becomes(() => sessions.count(), 2);
  await sessions.getByRole('button', { name: /^End: / }).click();
  await press('End it');
  await field('Password').fill(PASSWORD);
  await press('Confirm and end');
  visit.expectFault(/status of 403/);
  await message('Session ended').waitFor();
  await becomes(() => sessions.count(), 1);

  await other.goto(`${visit.site.url}/profile?tab=account`);
  await other.waitForURL('**/auth?returnUrl=*');
  const renewed = (await tokenIn(visit.page)) ?? '';
  expect([await tokenIn(other), renewed === ada.token]).toEqual([null, false]);
  const statuses = await Promise.all([ada.token, renewed].map(async (token) => (await call('GET', '/api/user', { token })).status));
  expect(statuses).toEqual([401, 200]);
  await other.context().close();
});

it('signing out everywhere includes this browser', async () => {
  const ada = await register();
  await enter(ada, '/profile?tab=account');
  await press('Sign out everywhere');
  await main()
    .getByRole('group', { name: /^Sign out on every device/ })
    .getByRole('button', { name: 'Sign out everywhere' })
    .click();
  await message('Signed out everywhere').waitFor();
  await visit.page.waitForFunction(() => localStorage.getItem('auth_token') === null);
  expect([new URL(visit.page.url()).pathname, await tokenIn(visit.page)]).toEqual(['/', null]);
  expect((await call('GET', '/api/user', { token: ada.token })).status).toBe(401);
});

it('a deleted account cannot sign in and is restored with its favorites', async () => {
  const ada = await register();
  await saveColleges(ada, 2);
  await enter(ada, '/profile?tab=account');
  await press('Delete my account');
  const dialog = visit.page.getByRole('dialog', { name: 'Delete your account' });
  await dialog.locator('input[type=password]').fill('not the one');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByText('This is not your password').waitFor();
  visit.expectFault(/status of 400/);
  await dialog.locator('input[type=password]').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await visit.page.waitForURL('**/restore-account');
  await main().getByText('Your account was deleted').waitFor();
  await visit.page.waitForFunction(() => localStorage.getItem('auth_token') === null);
  const credentials = { email: ada.user.email, password: PASSWORD };
  expect((await call('POST', '/api/auth/login', { body: credentials })).status).toBe(401);

  await field('Email').fill(ada.user.email);
  await field('Password').fill('not the one');
  await press('Restore my account');
  await main().getByText('No account can be restored', { exact: false }).waitFor();
  visit.expectFault(/status of 401/);
  await field('Password').fill(PASSWORD);
  await press('Restore my account');
  await visit.page.waitForURL('**/profile');
  await main().getByText('2 saved colleges').waitFor();
  expect((await call('POST', '/api/auth/login', { body: credentials })).status).toBe(200);
}, 60_000);

it('tabs have addresses, work with back and forward and keep the scroll position', async () => {
  await enter(await register(), '/profile');
  const tab = (name: string) => visit.page.getByRole('tab', { name });
  const heading = (name: string) => main().getByRole('heading', { level: 2, name, exact: true });
  await tab('My colleges').click();
  await heading('My colleges').waitFor();
  await tab('My colleges').press('End');
  await visit.page.keyboard.press('Space');
  await heading('Account').waitFor();
  expect(new URL(visit.page.url()).search).toBe('?tab=account');
  await becomes(() => tab('Account').evaluate((element) => element === document.activeElement), true);
  await visit.page.goBack();
  await heading('My colleges').waitFor();
  await visit.page.goForward();
  await heading('Account').waitFor();
});

it.each(['light', 'dark'] as const)(
  'no tab or open form has axe violations in %s mode',
  async (colorScheme) => {
    const ada = await register();
    await saveColleges(ada, 2);
    await call('POST', '/api/favorite-lists', { token: ada.token, body: { name: 'Close to home' } });
    await saveSome(ada, { ranking: 'Close and cheap', answers: 'With my parents' });
    await visit.site.db('users').where({ username: ada.user.username }).update({ account_type: 'provider' });
    await visit.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found: string[] = [];
    const look = async (where: string) => {
      found.push(...(await violationsOf(visit.page, { rules: rulesFor(colorScheme) })).map((one) => `${where}: ${one}`));
    };
    await enter(ada, '/profile');
    for (const tab of ['overview', 'favorites', 'rankings', 'roommate', 'services', 'account']) {
      await visit.open(`/profile?tab=${tab}`);
      await look(tab);
    }
    await press('Change email');
    await press('Send confirmation email');
    await main().locator('[aria-invalid=true]').first().waitFor();
    await press('Change password');
    await look('account with faults');
    await press('Delete my account');
    await look('deleting');
    await visit.open('/profile?tab=favorites');
    await main()
      .getByRole('button', { name: /^Add a note/ })
      .first()
      .click();
    await look('a note');
    await press('Your lists');
    await visit.page.getByRole('button', { name: 'Share Close to home by link' }).click();
    await field('Link to Close to home').waitFor();
    await look('lists');
    visit.expectFault(/status of 400/);
    expect(found).toEqual([]);
  },
  120_000,
);

it('never scrolls horizontally on narrow phones or with double text size', async () => {
  const ada = await register();
  await saveColleges(ada, 2);
  await call('POST', '/api/favorite-lists', { token: ada.token, body: { name: 'W'.repeat(60) } });
  await saveSome(ada, { ranking: 'W'.repeat(60), answers: 'W'.repeat(60) });
  await call('PATCH', '/api/user', { token: ada.token, body: { lastName: 'W'.repeat(50), username: 'w'.repeat(24) } });
  const wide: string[] = [];
  await enter(ada, '/profile');
  const session = await visit.context.newCDPSession(visit.page);
  for (const [width, rootSize] of [
    [320, 16],
    [768, 32],
  ] as const) {
    await visit.page.setViewportSize({ width, height: 800 });
    await session.send('Page.setFontSizes', { fontSizes: { standard: rootSize, fixed: rootSize } });
    for (const tab of ['overview', 'favorites', 'rankings', 'account']) {
      await visit.open(`/profile?tab=${tab}`);
      const [content, window] = await visit.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      if (content > window) wide.push(`${tab} at ${width}: ${content}`);
    }
  }
  expect(wide).toEqual([]);
}, 60_000);
