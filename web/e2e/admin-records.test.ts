import type { Page } from 'playwright-core';
import { becomes, eventually } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** Records in the panel by keyboard, with another editor at the same time, on the built site. */
const visit = startVisits('panel');
const NICKNAMES = '/api/admin/nicknames';
interface Nickname {
  id: number;
  version: number;
  name: string;
}

let token: string;

/** Signs a new member of staff in, before the next page is opened. */
async function signIn(): Promise<void> {
  const username = `editor_${Date.now()}`;
  const person = { firstName: 'Ada', lastName: 'Lovelace', username, email: `${username}@example.edu`, password: 'a quiet blue teapot' };
  const answer = await visit.page.request.post(`${visit.site.url}/api/auth/register`, { data: { ...person, acceptsAgreement: true } });
  const signedIn = (await answer.json()) as { token: string; user: object };
  token = signedIn.token;
  await visit.site.db('users').where({ username }).update({ account_type: 'staff' });
  await visit.context.addInitScript(
    ([stored = '', user = '']) => {
      localStorage.setItem('auth_token', stored);
      localStorage.setItem('auth_user', user);
    },
    [token, JSON.stringify(signedIn.user)],
  );
}

/** A call of the other editor. */
async function send<T>(method: 'POST' | 'PATCH', path: string, data: object, version?: number): Promise<T> {
  const headers = { Authorization: `Bearer ${token}`, ...(version !== undefined && { 'If-Match': `"${version}"` }) };
  const answer = await visit.page.request.fetch(visit.site.url + path, { method, data, headers });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as T;
}
const addNickname = (word: string) =>
  send<Nickname>('POST', NICKNAMES, {
    texts: [word],
    unitIds: [100_751],
    kind: 'system',
    name: `${word} group`,
    basis: 'system',
    checked: '2026-11-22',
  });
const stored = async ({ id }: Nickname) =>
  (await visit.site.db('nicknames').where({ id }).first()) as { name: string; basis: string; deleted_at: unknown };

const button = (name: string, page: Page = visit.page) => page.getByRole('button', { name, exact: true });
const enter = async (name: string) => {
  await button(name).focus();
  await visit.page.keyboard.press('Enter');
};
beforeEach(signIn);

it('goes by keyboard from the list to a conflict, saves without losing an update, and reverts', async () => {
  const { page } = visit;
  const record = await addNickname('Zyzzyva');
  await visit.open('/admin/nicknames');
  await page.getByRole('textbox', { name: 'Search' }).fill('Zyzzyva');
  await page.getByRole('link', { name: 'Edit Zyzzyva' }).waitFor();
  await page.getByRole('checkbox', { name: 'Select Zyzzyva' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Edit Zyzzyva' }).focus();
  await page.keyboard.press('Enter');

  const name = page.getByLabel('Name of the system');
  await name.waitFor();
  await page.getByText('Record created').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await send('PATCH', `${NICKNAMES}/${record.id}`, { changes: { name: 'Theirs', basis: 'flagship' } }, record.version);
  await name.fill('Mine');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Others changed this record' });
  await dialog.waitFor();
  await dialog.getByText(/flagship$/).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await becomes(() => dialog.getByRole('radio', { name: 'Yours: Mine' }).isChecked(), true);
  await page.keyboard.press('Tab');
  await becomes(() => button('Cancel').evaluate((element) => element === document.activeElement), true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await stored(record)).toMatchObject({ name: 'Mine', basis: 'flagship' });

  await page.getByText('Theirs → Mine').waitFor();
  await page.getByRole('button', { name: 'Revert to before' }).first().focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('theirs was right');
  await enter('Revert');
  await page.getByText('Reason: theirs was right').waitFor();
  expect(await stored(record)).toMatchObject({ name: 'Theirs', basis: 'flagship' });
  await becomes(() => name.inputValue(), 'Theirs');
  visit.expectFault(/status of 409/);
}, 120_000);

it('deletes on the server even if the tab closes at once', async () => {
  const record = await addNickname('Quokka');
  await visit.open(`/admin/nicknames/${record.id}`);
  await enter('Delete');
  const asked = visit.page.waitForRequest((request) => request.method() === 'DELETE');
  await visit.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await asked;
  await visit.page.close();
  await eventually(async () => (await stored(record)).deleted_at !== null, 'the deletion');
}, 60_000);
