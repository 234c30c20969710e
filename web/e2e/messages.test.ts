import { randomUUID } from 'node:crypto';
import { publishPart } from '../../src/adapters/knex/data-versions.ts';
import { becomes, eventually } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { startPeople, type Person } from './people.fixture.ts';
import type { SiteServer } from './site.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** Messages between two people in two browsers, on two servers with one database. */
const visit = startVisits('own');
const SERVICE = '/services/best-online-tutoring-services/khan-academy';
const { newPerson, conversationOf } = startPeople(visit);
let second: SiteServer;

beforeAll(async () => {
  second = await visit.site.startAnother();
}, 60_000);
afterAll(() => second.kill('SIGTERM'));

const open = ({ page, url }: Person, path: string) => page.goto(url + path);
const overflow = ({ page }: Person) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const composer = ({ page }: Person) => page.getByRole('textbox', { name: /^Message to / });

/** Makes a person the provider of a service, on both servers. */
async function provides({ id }: Person): Promise<void> {
  const { db, url } = visit.site;
  await db('services').where({ slug: 'khan-academy' }).update({ owner_id: id });
  await db.transaction((trx) => publishPart(trx, 'services'));
  for (const server of [url, second.url]) {
    const address = server + SERVICE.replace(/.*\//, '/api/services/slug/');
    await eventually(async () => (await (await visit.page.request.get(address)).text()).includes('"canMessage":true'), 'the provider');
  }
}

/** Two people who have written to each other. Ada is on the second server. */
async function pair() {
  const [ada, bob] = [await newPerson(second.url, 'Ada'), await newPerson(visit.site.url, 'Bob')];
  const id = await conversationOf(ada, bob);
  await ada.call('POST', `/api/conversations/${id}/messages`, { content: 'Hello', clientId: randomUUID() });
  await bob.call('POST', `/api/conversations/${id}/messages`, { content: 'Welcome', clientId: randomUUID() });
  return { ada, bob, id, path: `/messages?c=${id}` };
}

it('a first message becomes a request on the other server, is answered, and is seen as read', async () => {
  const [ada, bob] = [await newPerson(second.url, 'Ada'), await newPerson(visit.site.url, 'Bob', 'provider')];
  await provides(bob);
  await open(bob, '/messages');
  await bob.page
    .getByText('No messages yet')
    .or(bob.page.getByText(/no (conversations|messages)/i))
    .first()
    .waitFor();
  expect([await violationsOf(bob.page), await overflow(bob)]).toEqual([[], 0]);

  await open(ada, SERVICE);
  await ada.page.getByRole('button', { name: 'Message the provider' }).press('Enter');
  await ada.page.getByLabel('Your message').fill('Is <b>this</b> for seniors too?');
  expect(await violationsOf(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Send message' }).press('Enter');
  await ada.page.getByText('You can send more after Bob L. answers.').waitFor();
  await ada.page.getByText('Is <b>this</b> for seniors too?').first().waitFor();

  await bob.page
    .getByRole('link', { name: /Requests/ })
    .or(bob.page.getByRole('tab', { name: /Requests/ }))
    .first()
    .click();
  await bob.page.getByText('Wants to message you').waitFor();
  await bob.page.locator('[data-conversation]').click();
  await bob.page.getByRole('region', { name: 'Message request' }).waitFor();
  expect([await violationsOf(bob.page), await overflow(bob)]).toEqual([[], 0]);
  await composer(bob).fill('Yes, for all grades.');
  await composer(bob).press('Enter');

  await ada.page.getByText('Yes, for all grades.').first().waitFor();
  await ada.page.bringToFront();
  await composer(ada).fill('Thank you!');
  await composer(ada).press('Enter');
  await bob.page.getByText('Thank you!').first().waitFor();
  await ada.page.getByText('Read', { exact: true }).waitFor({ timeout: 20_000 });
  for (const width of [360, 768]) {
    await ada.page.setViewportSize({ width, height: 740 });
    expect([width, await violationsOf(ada.page), await overflow(ada)]).toEqual([width, [], 0]);
  }
}, 180_000);

/** The texts of the open thread, in their order. */
const bubbles = ({ page }: Person) => page.locator('#thread [data-message] p').allTextContents();

it('two people who write at once, and one who was offline, see what the server has', async () => {
  const { ada, bob, id, path } = await pair();
  await open(ada, path);
  await open(bob, path);
  await composer(ada).waitFor();
  await composer(bob).waitFor();
  const stored = async () =>
    ((await bob.call('GET', `/api/conversations/${id}/messages`)) as { items: { content: string; isOwn: boolean; read: boolean }[] }).items;
  // The text of the other person is stored just before, or while, the own one is sent.
  for (let round = 0; round < 10; round += 1) {
    await composer(ada).fill(`From Ada ${round}`);
    const sent = bob.call('POST', `/api/conversations/${id}/messages`, { content: `From Bob ${round}`, clientId: randomUUID() });
    if (round % 2 === 0) await sent;
    await composer(ada).press('Enter');
    await sent;
    await ada.page.locator('#thread').getByText(`From Ada ${round}`, { exact: true }).waitFor();
  }
  const texts = async () => (await stored()).map(({ content }) => content);
  await eventually(async () => (await texts()).length === 22, 'all texts');
  const expected = await texts();
  await becomes(() => bubbles(ada), expected);
  await becomes(() => bubbles(bob), expected);

  await ada.page.context().setOffline(true);
  await bob.call('POST', `/api/conversations/${id}/messages`, { content: 'While Ada was offline', clientId: randomUUID() });
  await composer(ada).fill('After it');
  await composer(ada).press('Enter');
  await ada.page.getByText(/^Not sent/).waitFor();
  await ada.page.context().setOffline(false);
  await ada.page.getByRole('button', { name: 'Retry' }).press('Enter');
  await becomes(() => bubbles(ada), [...expected, 'While Ada was offline', 'After it']);
}, 120_000);

it('a text that could not be sent waits and is sent once', async () => {
  const { ada, bob, path, id } = await pair();
  await open(ada, path);
  await composer(ada).waitFor();
  await ada.page.context().setOffline(true);
  await composer(ada).fill('Sent once');
  await composer(ada).press('Enter');
  await ada.page.getByText(/^Not sent/).waitFor();
  // The words of the first failure stay until the second attempt begins, so they do not say when that one has failed.
  await Promise.all([ada.page.waitForEvent('requestfailed'), ada.page.getByRole('button', { name: 'Retry' }).press('Enter')]);
  await ada.page.getByText(/^Not sent/).waitFor();
  await ada.page.context().setOffline(false);
  await ada.page.getByRole('button', { name: 'Retry' }).press('Enter');
  await ada.page.getByText('Sent', { exact: true }).waitFor();
  const { items } = (await bob.call('GET', `/api/conversations/${id}/messages`)) as { items: { content: string }[] };
  expect(items.map(({ content }) => content)).toEqual(['Hello', 'Welcome', 'Sent once']);

  // Next to the list, the newest conversation opens by itself. The other one has its number of unread messages.
  const carol = await newPerson(visit.site.url, 'Carol');
  const other = await conversationOf(carol, bob);
  for (const content of ['One', 'Two'])
    await carol.call('POST', `/api/conversations/${other}/messages`, { content, clientId: randomUUID() });
  await ada.call('POST', `/api/conversations/${id}/messages`, { content: 'The newest', clientId: randomUUID() });
  await open(bob, '/messages');
  await bob.page.locator('#thread').getByText('The newest', { exact: true }).waitFor();
  expect(new URL(bob.page.url()).search).toBe(`?c=${id}`);
  await bob.page
    .locator(`[data-conversation="${other}"]`)
    .getByText(/^2 unread$/)
    .waitFor();
}, 120_000);

it('the cookie banner covers no part of the composer on a phone', async () => {
  const { ada, path } = await pair();
  await ada.context.addInitScript(() => ['cookie_consent', 'cookie_preferences'].forEach((key) => localStorage.removeItem(key)));
  await ada.page.setViewportSize({ width: 360, height: 640 });
  await open(ada, path);
  const banner = ada.page.getByRole('dialog', { name: 'Your choice about cookies' });
  await banner.waitFor();
  const form = ada.page.locator('form', { has: composer(ada) });
  const gap = async () => {
    const [above, below] = [await form.boundingBox(), await banner.boundingBox()];
    return above && below ? below.y - (above.y + above.height) : Number.NaN;
  };
  // Before anything scrolls the page.
  await eventually(async () => (await gap()) >= 0, 'the composer above the banner');
  await composer(ada).fill('Above the banner');
  await ada.page.getByRole('button', { name: 'Send', exact: true }).click();
  await ada.page.locator('#thread').getByText('Above the banner', { exact: true }).waitFor();
  expect([await banner.isVisible(), await overflow(ada)]).toEqual([true, 0]);
}, 120_000);

it('no message is lost or doubled when the server of a page dies and comes back', async () => {
  const { ada, bob, path } = await pair();
  const dying = await visit.site.startAnother();
  const port = new URL(dying.url).port;
  const there = { ...ada, url: dying.url };
  const stream = there.page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await open(there, path);
  await composer(there).waitFor();
  await stream;
  await open(bob, path);
  await composer(bob).fill('Before');
  await composer(bob).press('Enter');
  await there.page.getByText('Before').first().waitFor();

  await dying.kill('SIGKILL');
  for (const text of ['While it was away', 'Still away']) {
    await composer(bob).fill(text);
    await composer(bob).press('Enter');
  }
  await bob.page
    .getByText('Sent', { exact: true })
    .or(bob.page.getByText('Read', { exact: true }))
    .first()
    .waitFor();
  const again = await visit.site.startAnother(port);
  try {
    const thread = there.page.locator('#thread');
    await thread.getByText('Still away', { exact: true }).waitFor({ timeout: 40_000 });
    for (const text of ['Before', 'While it was away', 'Still away']) {
      expect([text, await thread.getByText(text, { exact: true }).count()]).toEqual([text, 1]);
    }
  } finally {
    await again.kill('SIGTERM');
  }
}, 180_000);

it('a block hides the conversation, and the other person reads one sentence', async () => {
  const { ada, bob, path, id } = await pair();
  await open(ada, path);
  await composer(ada).waitFor();
  await open(bob, path);
  await bob.page.getByRole('button', { name: 'Actions for this conversation' }).press('Enter');
  await bob.page.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  const dialog = bob.page.getByRole('dialog', { name: 'Block Ada L.?' });
  await dialog.waitFor();
  expect(await violationsOf(bob.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Block' }).press('Enter');
  await bob.page.locator(`[data-conversation="${id}"]`).waitFor({ state: 'detached' });
  await ada.page.getByText(/You can.t message this user\./).waitFor();
  await becomes(() => composer(ada).count(), 0);

  await open(bob, '/profile?tab=messages');
  await bob.page.getByRole('button', { name: /Unblock/ }).press('Enter');
  await composer(ada).waitFor();
}, 120_000);

/** A moderator opens the first case of the queue, looks at the evidence and decides. */
async function decide(staff: Person, step: string): Promise<void> {
  const { page } = staff;
  await open(staff, '/admin/cases');
  await page
    .getByRole('link', { name: /case \d+/ })
    .first()
    .press('Enter');
  await page.getByRole('button', { name: 'Claim', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Decide…' }).waitFor();
  expect(await page.getByText('Send me a gift card').count()).toBe(0);
  await page.getByRole('button', { name: 'Show the evidence (this look is recorded)' }).press('Enter');
  await page.getByText('Send me a gift card').waitFor();
  expect(await violationsOf(staff.page)).toEqual([]);
  await page.getByRole('button', { name: 'Decide…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Decide the case' });
  await dialog.getByRole('radio', { name: new RegExp(`^${step}`) }).check();
  await dialog.getByLabel('Reason').selectOption('scam');
  await dialog.getByLabel(/^Note/).fill('Asked for a gift card.');
  await dialog.getByRole('button', { name: 'Decide', exact: true }).press('Enter');
  await page.getByText('Decided', { exact: true }).first().waitFor();
}

it('a report reaches staff with the text, although its writer deletes it, and the decision reaches both', async () => {
  const { ada, bob, path, id } = await pair();
  const sent = (await ada.call('POST', `/api/conversations/${id}/messages`, {
    content: 'Send me a gift card',
    clientId: randomUUID(),
  })) as {
    id: number;
  };
  await open(bob, path);
  await bob.page.getByText('Never send money or a deposit to a person whom you have not met.').waitFor();
  await bob.page.getByRole('button', { name: 'Actions for this conversation' }).press('Enter');
  await bob.page.getByRole('button', { name: 'Report', exact: true }).press('Enter');
  const dialog = bob.page.getByRole('dialog');
  await dialog.getByLabel('What is wrong?').selectOption('scam');
  expect(await violationsOf(bob.page)).toEqual([]);
  await dialog.getByRole('button', { name: /Send/ }).press('Enter');
  await dialog.getByText('Thank you. Staff look at it.').waitFor();
  await ada.call('DELETE', `/api/messages/${sent.id}`);

  const staff = await newPerson(visit.site.url, 'Grace', 'staff');
  await decide(staff, 'Warn');
  await open(ada, '/profile?tab=messages');
  await ada.page.getByText('This is a warning. Nothing else changes.').waitFor();
  expect([await violationsOf(ada.page), await overflow(ada)]).toEqual([[], 0]);
  await ada.page.getByRole('button', { name: /Appeal/ }).press('Enter');
  await ada.page.getByLabel('Why is the decision wrong?').fill('It was a joke between the two of us.');
  await ada.page.getByRole('button', { name: 'Send appeal' }).press('Enter');
  await ada.page.getByText('You appealed. Another member of staff looks at it.').waitFor();
  await open(bob, '/profile?tab=messages');
  await bob.page.getByText('We looked at your report and acted on it.').waitFor();

  const cases = (await staff.call('GET', '/api/admin/cases?filter={"status":"decided"}&sort=["id","DESC"]')) as {
    id: number;
    version: number;
  }[];
  const evidence = JSON.stringify(await staff.call('GET', `/api/admin/cases/${cases[0]?.id ?? 0}/evidence`));
  expect(evidence).toContain('Send me a gift card');
  expect(JSON.stringify(cases)).not.toContain('gift card');
}, 120_000);
