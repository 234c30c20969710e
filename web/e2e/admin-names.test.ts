import { becomes, eventually } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { reloadSettled, settled } from './settled.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** Nicknames and closures in the panel, and what the site makes of them. */
const visit = startVisits('panel');
let people = 0;

/** Signs a new account in, before the next page is opened. */
async function signIn(accountType: string): Promise<void> {
  people += 1;
  const username = `names_${people}`;
  const data = { firstName: 'Ada', lastName: 'Lovelace', username, email: `${username}@example.edu`, password: 'a quiet blue teapot' };
  const answer = await visit.page.request.post(`${visit.site.url}/api/auth/register`, { data: { ...data, acceptsAgreement: true } });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  await visit.site.db('users').where({ username }).update({ account_type: accountType });
  await visit.context.addInitScript(
    ([stored = '', person = '']) => {
      localStorage.setItem('auth_token', stored);
      localStorage.setItem('auth_user', person);
    },
    [token, JSON.stringify(user)],
  );
}

/** The page without the sign that it is loading. */
const axe = async () => {
  await visit.page.locator('[class*=RaLoadingIndicator-loader]').waitFor({ state: 'detached' });
  return violationsOf(visit.page);
};
const field = (name: string | RegExp) => visit.page.getByLabel(name, { exact: true });
/** Takes the first college that the field finds for a text. */
async function choose(label: string | RegExp, text: string, name: string): Promise<void> {
  await field(label).fill(text);
  await visit.page.getByRole('option', { name: new RegExp(`^${name} ·`) }).waitFor();
  await visit.page.keyboard.press('Enter');
}
/** Leaving a field checks it, and the buttons wait for that. */
async function enter(button: string): Promise<void> {
  const target = visit.page.getByRole('button', { name: button });
  await target.focus();
  await settled(visit.page);
  await target.press('Enter');
}
const suggested = async (q: string) => {
  const answer = await visit.page.request.get(`${visit.site.url}/api/colleges/suggest?q=${q}`);
  return ((await answer.json()) as { options: { name?: string }[] }).options.map(({ name }) => name);
};

it('makes a nickname by keyboard, which the site then finds', async () => {
  const { page } = visit;
  await signIn('staff');
  await visit.open('/admin/nicknames');
  await page.getByRole('link', { name: 'Create' }).focus();
  await page.keyboard.press('Enter');

  await field(/^Texts/).focus();
  await page.keyboard.type('Quagga Tech');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bama');
  await choose('Add a college', 'Auburn Univ', 'Auburn University');
  await choose('Add a college', 'Tuskegee', 'Tuskegee University');
  await enter('Put Tuskegee University first');
  expect(await axe()).toEqual([]);
  await enter('Create');
  // Bama is a text of another entry.
  await page.getByText('of the same kind has “Bama”').first().waitFor();
  visit.expectFault(/status of 400/);

  await field(/^Texts/).fill('Quagga Tech\nQuagga State\n');
  await enter('Create');
  await page.getByRole('heading', { level: 1, name: 'Nickname Quagga Tech' }).waitFor();
  expect(await axe()).toEqual([]);
  await eventually(async () => (await suggested('quagga')).includes('Tuskegee University'), 'the suggestion');
  await becomes(
    () => page.getByRole('link', { name: 'Search the site for Quagga State' }).getAttribute('href'),
    '/discover?q=Quagga+State',
  );

  await enter('Remove Tuskegee University');
  await enter('Save');
  await eventually(async () => (await suggested('quagga')).join() === 'Auburn University', 'the changed suggestion');
  await visit.open('/admin/nicknames');
  await page.getByRole('textbox', { name: 'Search' }).fill('quagga');
  await page.getByText('Quagga Tech, Quagga State').waitFor();
  expect(await axe()).toEqual([]);
}, 300_000);

it('closes a college by a statement, and leaves the review to another person', async () => {
  const { page } = visit;
  await signIn('staff');
  await visit.open('/admin/closures/create');
  await choose(/^College/, 'Tuskegee', 'Tuskegee University');
  await field(/^End/).fill('2026-05');
  await field(/^Publisher/).fill('Example News');
  await field(/^Headline/).fill('The university closes');
  await field(/^Date of the statement/).fill('2026-01-31');
  expect(await axe()).toEqual([]);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'End of Tuskegee University' }).waitFor();
  await field('Reviewed').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Another person has to review Tuskegee University').first().waitFor();
  visit.expectFault(/status of 400/);
  expect(await axe()).toEqual([]);

  await eventually(async () => (await suggested('tuskegee')).every((name) => name !== 'Tuskegee University'), 'the closure');
  await signIn('admin');
  await reloadSettled(page);
  await field('Reviewed').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await eventually(async () => (await visit.site.db('closures').where({ is_reviewed: true })).length === 1, 'the review');
  await visit.open('/colleges/tuskegee-university');
  await page.getByText('Example News').first().waitFor();

  await visit.open('/admin/closures');
  await page.getByRole('link', { name: 'Edit Tuskegee University' }).waitFor();
  expect(await axe()).toEqual([]);
}, 300_000);

it('shows viewers the entries without a way to change them', async () => {
  const { page } = visit;
  await signIn('viewer');
  const [id] = (await visit.site.db('nicknames').whereRaw(`'Bama' = any(texts)`).pluck('id')) as number[];
  await visit.open(`/admin/nicknames/${id}`);
  await page.getByText('Your account cannot change it').waitFor();
  expect(await field(/^Texts/).isEditable()).toBe(false);
  expect([await page.getByRole('button', { name: /^(Save|Remove|Put)/ }).count(), await field('Add a college').count()]).toEqual([0, 0]);
  expect(await axe()).toEqual([]);
}, 300_000);
