import type { Page } from 'playwright-core';
import { becomes, eventually } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { openSettled, reloadSettled, settled } from './settled.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** The marketplace: reviews, reports and listings, from the page through the panel and back to the page. */
const visit = startVisits('panel');
let people = 0;
const PATH = '/services/best-online-tutoring-services/khan-academy';

/** A page of a new person in a browser of its own. */
async function personOf(accountType: string, { isVerified = true } = {}): Promise<Page> {
  people += 1;
  const username = `services_${people}`;
  const data = { firstName: 'Ada', lastName: 'Lovelace', username, email: `${username}@example.edu`, password: 'a quiet blue teapot' };
  const context = await visit.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const answer = await page.request.post(`${visit.site.url}/api/auth/register`, { data: { ...data, acceptsAgreement: true } });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  await visit.site.db('users').where({ username }).update({ account_type: accountType, email_verified: isVerified });
  await context.addInitScript(
    ([stored = '', person = '']) => {
      localStorage.setItem('auth_token', stored);
      localStorage.setItem('auth_user', person);
    },
    [token, JSON.stringify({ ...user, accountType, emailVerified: isVerified })],
  );
  return page;
}

const open = (page: Page, path: string) => openSettled(page, visit.site.url + path);
const axe = async (page: Page) => {
  await page.locator('[class*=RaLoadingIndicator-loader]').waitFor({ state: 'detached' });
  await page.locator('h1').waitFor();
  return violationsOf(page);
};
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const textOf = async (path: string) => (await visit.page.request.get(visit.site.url + path)).text();

it('a review waits for staff, appears without a name, and can be written once', async () => {
  const person = await personOf('student');
  await open(person, PATH);
  await person.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await person.getByRole('button', { name: 'I used this' }).press('Enter');
  await person.getByLabel('What did it do for you?').fill('short');
  await person.getByRole('button', { name: 'Send review' }).press('Enter');
  await person.getByText('Choose from 1 to 5').waitFor();
  await person.getByText('At least 20 characters').first().waitFor();
  await person.getByLabel('4 of 5 · Good').check();
  // A second run of this test finds the review of the first.
  const text = `explained each mistake ${people}`;
  await person.getByLabel('What did it do for you?').fill(`<b>The exercises</b> ${text}.`);
  expect(await axe(person)).toEqual([]);
  await person.setViewportSize({ width: 360, height: 740 });
  expect([await axe(person), await overflow(person)]).toEqual([[], 0]);
  await person.getByRole('button', { name: 'Send review' }).press('Enter');
  await person
    .getByText(/Staff (read|look at) it|Waiting for staff/i)
    .first()
    .waitFor();
  await becomes(() => person.getByRole('button', { name: 'I used this' }).count(), 0);
  expect(await textOf(PATH)).not.toContain(text);

  const staff = await personOf('staff');
  await open(staff, '/admin/service-reviews');
  // The newest review comes first.
  await staff
    .getByRole('link', { name: /^Edit review \d+ of Khan Academy/ })
    .first()
    .press('Enter');
  await staff.getByText('<b>The exercises</b>').waitFor();
  expect(await axe(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Publish the review' }).press('Enter');
  await staff.getByText('Saved', { exact: true }).waitFor();

  await eventually(async () => (await textOf(PATH)).includes(text), 'the review');
  const shown = await textOf(PATH);
  expect(shown).toContain('&lt;b&gt;The exercises&lt;/b&gt;');
  expect(shown).not.toContain('services_1');
  await open(person, '/profile?tab=favorites');
  await person.getByRole('link', { name: 'Khan Academy' }).first().waitFor();
  await person.getByText('4 of 5').waitFor();
  expect([await axe(person), await overflow(person)]).toEqual([[], 0]);
}, 180_000);

it('a person without a verified address is asked to verify it', async () => {
  const person = await personOf('student', { isVerified: false });
  await open(person, PATH);
  await person.getByRole('button', { name: 'I used this' }).press('Enter');
  await person.getByText('Reviews need a verified email address').waitFor();
  expect(await person.getByRole('button', { name: 'Send review' }).count()).toBe(0);
  expect(await axe(person)).toEqual([]);
}, 60_000);

it('a provider proposes a service, staff reject it with a reason, then publish it, and a change waits', async () => {
  const provider = await personOf('provider');
  // A second run of this test finds the entry of the first.
  const name = `Quagga Tutors ${people}`;
  await open(provider, '/profile?tab=services');
  await provider.getByRole('button', { name: 'Add a listing' }).press('Enter');
  await provider.getByLabel('Category').selectOption({ label: 'Online tutoring services' });
  await provider.getByLabel('Name', { exact: true }).fill(name);
  await provider.getByLabel('Description').fill('Tutoring in mathematics by students of your college.');
  await provider.getByLabel('Website').fill('javascript:alert(1)');
  await provider.getByRole('button', { name: 'Send to staff' }).press('Enter');
  await provider.getByText('An address that starts with https:// or http://').first().waitFor();
  await provider.getByLabel('Website').fill('https://quagga-tutors.example/');
  expect([await axe(provider), await overflow(provider)]).toEqual([[], 0]);
  await provider.getByRole('button', { name: 'Send to staff' }).press('Enter');
  await provider.getByText('Waiting for staff.').waitFor();

  const staff = await personOf('staff');
  await open(staff, '/admin');
  await staff.getByRole('link', { name: 'Service listings to decide' }).press('Enter');
  await staff.getByLabel('To decide').click();
  await staff.getByRole('option', { name: 'Yes' }).click();
  await staff.getByRole('link', { name: `Edit ${name}`, exact: true }).press('Enter');
  await staff.getByText('A provider proposes this new service.').waitFor();
  expect(await axe(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Reject', exact: true }).press('Enter');
  const dialog = staff.getByRole('dialog', { name: 'Reject it?' });
  await dialog.getByLabel('Reason').fill('Say what an hour costs.');
  expect(await axe(staff)).toEqual([]);
  await dialog.getByRole('button', { name: 'Reject' }).press('Enter');
  await staff.getByText('Waiting for a decision').waitFor({ state: 'detached' });
  const mail = await visit.site.db('email_outbox').where({ kind: 'listing-decided' }).orderBy('id', 'desc').limit(1).select('body');
  expect(mail).toEqual([{ body: expect.stringContaining('Say what an hour costs.') as string }]);

  await reloadSettled(provider);
  await provider.getByText('Say what an hour costs.').waitFor();
  await provider.getByRole('button', { name: `Edit ${name}` }).press('Enter');
  await provider.getByLabel(/Price in words/).fill('$20 an hour');
  await provider.getByRole('button', { name: 'Send to staff' }).press('Enter');
  await provider.getByText('Waiting for staff.').waitFor();
  await reloadSettled(staff);
  await staff.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await staff.getByRole('dialog', { name: 'Publish it?' }).getByRole('button', { name: 'Publish' }).press('Enter');
  const path = `/services/best-online-tutoring-services/quagga-tutors-${people - 1}`;
  await eventually(async () => (await visit.page.request.get(visit.site.url + path)).status() === 200, 'the page of the new service');
  expect(await textOf('/services/online-tutoring')).toContain(name);

  await reloadSettled(provider);
  await provider.getByRole('button', { name: `Edit ${name}` }).press('Enter');
  await provider.getByLabel('Name', { exact: true }).fill(`${name} of Ohio`);
  await provider.getByRole('button', { name: 'Send to staff' }).press('Enter');
  await provider
    .getByText(/waits for staff/i)
    .first()
    .waitFor();
  expect(await textOf(path)).not.toContain('of Ohio');
  await reloadSettled(staff);
  await staff.getByText('The provider proposes these changes:').waitFor();
  await staff.getByText(`${name} of Ohio`).waitFor();
  expect(await axe(staff)).toEqual([]);
}, 240_000);

it('a visitor reports a fault, and staff find it', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 360, height: 740 });
  await visit.open(PATH);
  await page.getByRole('button', { name: 'Report a fault' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report a fault' });
  await dialog.getByLabel('What is wrong?').selectOption({ label: 'The price is wrong' });
  // A second run of this test finds the fault of the first.
  const text = `It costs money since fall ${people}.`;
  await dialog.getByLabel('More about it (optional)').fill(text);
  expect([await axe(page), await overflow(page)]).toEqual([[], 0]);
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await dialog.getByText('Thank you. We have received your report.').waitFor();
  const staff = await personOf('staff');
  await open(staff, '/admin/service-faults');
  await staff.getByText(text).waitFor();
  expect(await axe(staff)).toEqual([]);
  await staff
    .getByRole('link', { name: /^Edit fault \d+ of Khan Academy/ })
    .first()
    .press('Enter');
  await staff.getByRole('button', { name: 'Save as resolved' }).press('Enter');
  await staff.getByText('Saved', { exact: true }).waitFor();
  expect(await visit.site.db('service_faults').orderBy('id', 'desc').first<object>('status')).toEqual({ status: 'resolved' });
}, 120_000);

it('filters and compares services on a phone, with addresses that can be shared', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 360, height: 740 });
  await visit.open('/services/best-test-prep-services');
  await page.getByText('Filter and sort').click();
  await page.getByLabel(/^Free/).check();
  await page.waitForURL('**/services/best-test-prep-services?price=free');
  // The address changes before the list does.
  await eventually(async () => {
    const heading = await page.getByRole('heading', { name: /^\d+ services?$/ }).textContent();
    return (await page.getByRole('article').count()) === Number.parseInt(heading ?? '', 10);
  }, 'the filtered list');
  const [one, other] = await page.getByRole('link', { name: /^Compare/ }).allTextContents();
  const comparison = page.getByRole('region', { name: 'Comparison of services' });
  await page.getByRole('link', { name: one!, exact: true }).click();
  // The link takes the service out again as soon as the comparison has it.
  await comparison.getByRole('columnheader').first().waitFor();
  await page.getByRole('link', { name: other!, exact: true }).click();
  await comparison.getByRole('columnheader').nth(1).waitFor();
  const shared = page.url();
  expect([await axe(page), await overflow(page)]).toEqual([[], 0]);
  await openSettled(page, shared);
  await becomes(() => comparison.getByRole('columnheader').count(), 2);
}, 60_000);

it('a click on a website is counted with consent only', async () => {
  const { page } = visit;
  // The window hears of the click after the site has counted it.
  const stayHere = () => page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
  const clicks = async () => {
    const counted = visit.site.db('analytics_events').where({ event: 'external_link_click', path: PATH });
    return Number((await counted.sum('count as clicks').first<{ clicks: string | null }>()).clicks ?? 0);
  };
  const before = await clicks();
  await visit.open(PATH);
  await page.getByRole('button', { name: 'Decline' }).click();
  const link = page.getByRole('link', { name: /^Go to the website/ });
  await becomes(() => link.getAttribute('rel'), expect.stringContaining('nofollow noopener'));
  await stayHere();
  await link.click();
  await settled(page);
  expect(await clicks()).toBe(before);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await visit.open(PATH);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await stayHere();
  await link.click();
  await eventually(async () => (await clicks()) === before + 1, 'the counted click');
}, 60_000);

it('the agency of the home state leads its category and the page of all areas, and the server sends everyone the same', async () => {
  const path = '/services/financial-aid-guide';
  const context = await visit.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(() => sessionStorage.setItem('match_answers', JSON.stringify({ homeState: 'OH' })));
  const page = await context.newPage();
  await open(page, path);
  const agency = 'Ohio Department of Higher Education';
  await page.getByRole('region', { name: 'For residents of Ohio' }).getByRole('link', { name: agency }).waitFor();
  expect(await textOf(path)).not.toContain('For residents of Ohio');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.1);
  await page.setViewportSize({ width: 320, height: 740 });
  expect([await axe(page), await overflow(page)]).toEqual([[], 0]);
  await page.getByLabel('The state you live in (optional)').selectOption({ label: 'Texas' });
  await page.getByRole('region', { name: 'For residents of Texas' }).waitFor();
  await open(page, '/services');
  await page.getByRole('region', { name: 'For residents of Ohio' }).getByRole('link', { name: agency }).waitFor();
  expect([await axe(page), await overflow(page)]).toEqual([[], 0]);
}, 60_000);
