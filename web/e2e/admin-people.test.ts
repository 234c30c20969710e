import { violationsOf } from './axe.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** People, emails and counts in the panel, on the built site. */
const visit = startVisits();

interface Person {
  id: number;
  username: string;
  token: string;
}
let people = 0;

async function register(accountType: string): Promise<Person> {
  people += 1;
  const username = `person_${people}`;
  const form = { firstName: 'Ada', lastName: 'Lovelace', username, email: `${username}@example.edu`, password: 'a quiet blue teapot' };
  const answer = await visit.page.request.post(`${visit.site.url}/api/auth/register`, { data: { ...form, acceptsAgreement: true } });
  const { token, user } = (await answer.json()) as { token: string; user: { id: number } };
  await visit.site.db('users').where({ id: user.id }).update({ account_type: accountType });
  return { id: user.id, username, token };
}

/** Signs a new member of staff in, before the next page is opened. */
async function signIn(accountType: string): Promise<Person> {
  const person = await register(accountType);
  await visit.context.clearCookies();
  await visit.context.addInitScript((token) => localStorage.setItem('auth_token', token), person.token);
  return person;
}
const statusOf = async ({ token }: Person) =>
  (await visit.page.request.get(`${visit.site.url}/api/user`, { headers: { Authorization: `Bearer ${token}` } })).status();

it('disables a user with a reason, writes a note and saves a query', async () => {
  const { page } = visit;
  const ada = await register('student');
  await signIn('admin');
  await visit.open('/admin/users');
  await page.getByRole('textbox', { name: 'Search' }).fill(ada.username);
  await page.getByRole('link', { name: `Edit ${ada.username}` }).waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Saved queries' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved queries of this list' });
  await dialog.getByLabel('Name for the present filters').fill('Only Ada');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Apply Only Ada' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: `Edit ${ada.username}` }).click();
  await page.getByRole('heading', { level: 1, name: `User ${ada.username}` }).waitFor();
  await page
    .getByText(/Last seen .*20\d\d/)
    .first()
    .waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('New note').fill('She asked for it.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('She asked for it.').waitFor();

  expect(await statusOf(ada)).toBe(200);
  await page
    .getByRole('switch', { name: /^Disabled/ })
    .or(page.getByRole('checkbox', { name: /^Disabled/ }))
    .click();
  await page.getByLabel(/^Reason/).fill('Asked by email');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Reason: Asked by email').waitFor();
  await page.getByText('The person is signed in nowhere.').waitFor();
  expect(await statusOf(ada)).toBe(401);
}, 180_000);

it('shows a viewer people, emails and counts read-only', async () => {
  const { page } = visit;
  const ada = await register('student');
  await visit.site
    .db('email_outbox')
    .insert({ kind: 'verify-email', recipient: 'x@example.edu', subject: '', body: '', next_attempt_at: null });
  const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
  const counted = { hour, path: '/discover', event: 'college_search', category: 'analytics', count: 4 };
  await visit.site.db('analytics_events').insert(counted).onConflict().ignore();
  await signIn('viewer');
  await visit.open(`/admin/users/${ada.id}`);
  await page.getByRole('heading', { level: 1, name: `User ${ada.username}` }).waitFor();
  await page.getByText('Your account cannot change it.').waitFor();
  expect(await page.getByRole('button', { name: /^(Save|End all sessions|Add note)$/ }).count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);

  await visit.open('/admin/outbox');
  await page.getByText('x•••@example.edu').first().waitFor();
  expect(await page.getByRole('button', { name: /again|Export/ }).count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);

  await visit.open('/admin/analytics');
  await page.getByText(/All events, last 30 days: \d/).waitFor();
  await page.getByText('Show the numbers as a table').click();
  await page.getByRole('table', { name: 'All events by day' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
}, 180_000);
