import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Secret, TOTP } from 'otpauth';
import { eventually } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import type { SiteServer } from './site.fixture.ts';
import { openSettled } from './settled.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** The second step of sign-in, from the settings to the panel, on the built site. */
const visit = startVisits();
const PASSWORD = 'a quiet blue teapot';
let people = 0;
/** At an address with a name. */
let server: SiteServer | undefined;
afterEach(async () => {
  await server?.kill('SIGTERM');
  server = undefined;
});

async function register(accountType: string): Promise<{ id: number; email: string; token: string }> {
  people += 1;
  const username = `second_${people}_${Date.now()}`;
  const form = { firstName: 'Ada', lastName: 'Lovelace', username, email: `${username}@example.edu`, password: PASSWORD };
  const answer = await visit.page.request.post(`${visit.site.url}/api/auth/register`, { data: { ...form, acceptsAgreement: true } });
  const { token, user } = (await answer.json()) as { token: string; user: { id: number } };
  await visit.site.db('users').where({ id: user.id }).update({ account_type: accountType });
  await visit.context.clearCookies();
  return { id: user.id, email: form.email, token };
}

async function signIn(email: string): Promise<void> {
  const { page } = visit;
  await visit.open('/auth?returnUrl=%2Fadmin');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function freePort(): Promise<string> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  taken.close();
  await once(taken, 'close');
  return String(port);
}

const heading = (name: string) => visit.page.getByRole('heading', { level: 1, name });
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

it('is set up from the notice in the panel, signs in, and the panel asks for the password before a role changes', async () => {
  const { page } = visit;
  const other = await register('student');
  const ada = await register('admin');
  await signIn(ada.email);
  await heading('Overview').waitFor();
  const notice = page.getByRole('note').filter({ hasText: 'Your role needs a second step' });
  await notice.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await notice.getByRole('link', { name: 'Turn it on' }).click();

  await page.getByText(/Your role needs a second step from/).waitFor();
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('10 recovery codes are left').waitFor();
  await visit.site.db('second_steps').where({ user_id: ada.id }).update({ last_step: 0 });

  await visit.context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(ada.email);
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(codeOf(secret));
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await heading('Overview').waitFor();
  expect(await notice.count()).toBe(0);

  await visit.site
    .db('sessions')
    .where({ user_id: ada.id })
    .update({ authenticated_at: new Date(Date.now() - 3_600_000) });
  await visit.open(`/admin/users/${other.id}`);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Viewer' }).click();
  await page.getByLabel(/^Reason/).fill('She only reads');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await dialog.getByLabel('Your password').fill('not my password');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'detached' });
  const roleOf = async () => (await visit.site.db('users').where({ id: other.id }).first<{ account_type: string }>()).account_type;
  await eventually(async () => (await roleOf()) === 'viewer', 'the new role');
  visit.expectFault(/status of 40[03]/);
}, 120_000);

it('takes a passkey, which is added in the settings, signs in, and is removed', async () => {
  const ada = await register('staff');
  const port = await freePort();
  // Browsers take no passkeys for 127.0.0.1. The public address of a server without PUBLIC_URL is localhost with its port.
  server = await visit.site.startAnother(port);
  const origin = `http://localhost:${port}`;
  const page = await (await visit.newContext({ viewport: { width: 360, height: 780 } })).newPage();
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  const { authenticatorId } = await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  const enterPassword = async () => {
    await openSettled(page, `${origin}/auth?returnUrl=${encodeURIComponent('/profile?tab=account#second-step')}`);
    await page.getByLabel('Email address').fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

  await enterPassword();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('My phone');
  expect([await violationsOf(page), await isWide()]).toEqual([[], false]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  const item = page.getByRole('listitem').filter({ hasText: 'My phone' });
  await item.getByText('Not used yet').waitFor();
  expect([await violationsOf(page), await isWide()]).toEqual([[], false]);

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').filter({ hasText: 'has a passkey for your account already' }).waitFor();

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await enterPassword();
  const use = page.getByRole('button', { name: 'Use a passkey' });
  await use.waitFor();
  expect(await page.getByLabel('Code', { exact: true }).count()).toBe(0);
  expect([await violationsOf(page), await isWide()]).toEqual([[], false]);
  await authenticator.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await use.click();
  await page.getByRole('alert').filter({ hasText: 'you canceled, or the time was over' }).waitFor();
  await authenticator.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await use.focus();
  await page.keyboard.press('Enter');
  await item.getByText('Last used').waitFor();

  await item.getByRole('button', { name: 'Remove: My phone' }).click();
  await page.getByText('Your role needs a second step').waitFor();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Remove the passkey with a passkey' }).click();
  await page.getByText('Signing in takes your password alone.').waitFor();
  expect(await visit.site.db('passkeys').where({ user_id: ada.id })).toEqual([]);
  // Chromium crashes when a page closes with its authenticator.
  await authenticator.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await authenticator.send('WebAuthn.disable');
}, 120_000);

it('says that passkeys do not work at an address of numbers', async () => {
  const { page } = visit;
  const ada = await register('student');
  const user = JSON.stringify({ firstName: 'Ada', lastName: 'Lovelace', email: ada.email });
  await visit.context.addInitScript(
    (items) => {
      for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
    },
    { auth_token: ada.token, auth_user: user },
  );
  await visit.open('/profile?tab=account#second-step');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').filter({ hasText: 'Passkeys do not work at this address. Open the site at http' }).waitFor();
}, 120_000);

it.each([
  ['light', 1280],
  ['dark', 360],
] as const)(
  'closes the panel after its time, in %s at %i px',
  async (colorScheme, width) => {
    const { page } = visit;
    const ada = await register('staff');
    await visit.site.db('second_step_graces').insert({ user_id: ada.id, due_at: new Date(Date.now() - 1_000) });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 780 });
    await signIn(ada.email);
    await heading('Turn on the second step').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('link', { name: 'Open the settings' }).click();
    await page.getByRole('heading', { level: 3, name: 'Second step' }).waitFor();
  },
  120_000,
);
