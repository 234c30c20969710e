import type { Page } from 'playwright-core';
import { becomes } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** A visitor reports a problem, and staff answer it, write the text of a list and add a word for a major, on the built site. */
const visit = startVisits('panel');

/** Opens a page in the panel as a new member of staff. */
async function signIn(page: Page): Promise<void> {
  const username = `moderator_${Date.now()}`;
  const person = { firstName: 'Ada', lastName: 'Lovelace', username, email: `${username}@example.edu`, password: 'a quiet blue teapot' };
  const answer = await page.request.post(`${visit.site.url}/api/auth/register`, { data: { ...person, acceptsAgreement: true } });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  await visit.site.db('users').where({ username }).update({ account_type: 'staff' });
  await page.context().addInitScript(
    ([stored = '', person = '']) => {
      localStorage.setItem('auth_token', stored);
      localStorage.setItem('auth_user', person);
    },
    [token, JSON.stringify(user)],
  );
}

/** No page is wider than its window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

it('a visitor reports a problem by keyboard on a phone, and staff answer it by email', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 360, height: 740 });
  await visit.open('/colleges/berea-college');
  const open = page.getByRole('button', { name: 'Report a problem', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await open.press('Enter');
  await dialog.getByLabel('Which figure? (optional)').selectOption({ label: 'Graduation rate' });
  await dialog.getByLabel('What is wrong?').fill('too short');
  await page.keyboard.press('Tab');
  await dialog.getByLabel('Your email address (optional)').fill('grace@example.edu');
  await page.keyboard.press('Enter');
  await dialog.getByText('Say in at least 10 characters what is wrong').waitFor();
  visit.expectFault(/status of 400/);
  expect([await violationsOf(page), await overflow(page)]).toEqual([[], 0]);

  await dialog.getByLabel('What is wrong?').fill('The rate is from another college.');
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await dialog.getByText('Thank you. We have received your report.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await becomes(() => open.evaluate((element) => element === document.activeElement), true);

  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page);
  await visit.open('/admin/data-issues');
  // A second run of this test finds the report of the first as well. The newest comes first.
  await page.getByText('The rate is from another college.').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page
    .getByRole('link', { name: /^Edit report \d+ about Berea College/ })
    .first()
    .press('Enter');
  await page.getByRole('heading', { name: 'Graduation rate now' }).waitFor();
  await page.getByText(/^Source: ipeds/).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Answer to the reporter').fill('The rate is right: it counts the students of 2018.');
  await page.getByRole('button', { name: 'Save as resolved' }).press('Enter');
  await page.getByText(/An answer was sent/).waitFor();
  const mail = await visit.site
    .db('email_outbox')
    .where({ kind: 'data-issue-answered' })
    .orderBy('id', 'desc')
    .first<object>('recipient', 'body');
  expect(mail).toEqual({ recipient: 'grace@example.edu', body: expect.stringContaining('> The rate is right') as string });
  expect(await visit.site.db('data_issues').orderBy('id', 'desc').first<object>('status')).toEqual({ status: 'resolved' });
}, 120_000);

it('staff write the text of a list with a preview', async () => {
  const { page } = visit;
  await signIn(page);
  await visit.open('/admin/list-texts');
  await page.getByRole('textbox', { name: 'Search', exact: true }).fill('hbcu');
  // The search begins after a pause and draws the list again: a key that is pressed before it can be lost.
  await becomes(() => page.getByRole('link', { name: /^Edit / }).count(), 1);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Edit Best HBCU colleges' }).press('Enter');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('See https://example.org');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByText('Write plain text without links').first().waitFor();
  visit.expectFault(/status of 400/);
  await text.fill('Founded for Black students.\n\nOpen to everyone.');
  await page.getByRole('region', { name: 'Preview' }).getByText('Open to everyone.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await visit.site.db('list_texts').where({ list: 'hbcu' }).first('intro')).toEqual({
    intro: 'Founded for Black students.\n\nOpen to everyone.',
  });
}, 120_000);

it('staff add a word for a major, and the search follows', async () => {
  const { page } = visit;
  await signIn(page);
  await visit.open('/admin/major-words/create');
  await page.getByLabel(/^Word/).fill('Wombats!');
  const codes = page.getByLabel(/^CIP codes/);
  await codes.fill('51.38');
  await codes.press('Enter');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'The word “wombats”' }).waitFor();
  await page.getByText('Leads to: Nursing (51.38). Alma has no such word itself.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const found = async () => (await page.request.get(`${visit.site.url}/api/majors/find?q=wombats`)).json() as Promise<unknown>;
  await becomes(found, { majors: [{ code: '51.38', name: 'Nursing', matched: 'wombats' }] });

  await visit.open('/admin/major-words');
  await page.getByRole('link', { name: 'Edit wombats' }).waitFor();
  expect([await violationsOf(page), await overflow(page)]).toEqual([[], 0]);
}, 120_000);
