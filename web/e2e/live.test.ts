import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { closeStreams, listenTo } from '../../src/adapters/http/testing/streams.fixture.ts';
import { becomes, eventually } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { startPeople, type Person } from './people.fixture.ts';
import { settled } from './settled.fixture.ts';
import { startSleepingNetwork } from './sleeping-network.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** Pages that miss events and catch up, and the panel, which hears of events. */
const visit = startVisits('own');
const { newPerson, conversationOf } = startPeople(visit);
afterEach(closeStreams);

const send = (from: Person, id: number, content: string) =>
  from.call('POST', `/api/conversations/${id}/messages`, { content, clientId: randomUUID() }) as Promise<{ id: number }>;
const unread = ({ page }: { page: Page }, count: number) => page.getByRole('link', { name: new RegExp(`^Inbox ?${count} unread$`) });
/** Opens another stream of a person, beside that of the browser. The result waits until a message was told on it. */
async function hears(person: Person) {
  const { heard, opened } = listenTo(visit.site, person);
  await opened;
  return ({ id }: { id: number }) => eventually(() => heard.some(({ data }) => data['messageId'] === id), 'the event');
}
const streamsOf = ({ context }: Person) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') asked.push(request.url());
  });
  return asked;
};

/** Stops all code of a page during `work`. The browser tells the page, unless `isTold` is false. */
async function whileFrozen({ page, context }: Person, isTold: boolean, work: () => Promise<void>): Promise<void> {
  const tell = (name: string) => page.evaluate((type) => document.dispatchEvent(new Event(type)), name);
  const devtools = await context.newCDPSession(page);
  // The page stops at the next statement, so there has to be one.
  await page.evaluate(() => void setInterval(() => undefined, 10));
  if (isTold) await tell('freeze');
  // The headless browser ignores Page.setWebLifecycleState.
  await devtools.send('Debugger.enable');
  const paused = new Promise<void>((resolve) => devtools.once('Debugger.paused', () => resolve()));
  await devtools.send('Debugger.pause');
  await paused;
  await work();
  await devtools.send('Debugger.resume');
  await devtools.send('Debugger.disable');
  if (isTold) await tell('resume');
}

it.each([
  ['and was told so', true],
  ['without a word', false],
])(
  'a tab that was frozen %s shows what arrived meanwhile, once',
  async (_, isTold) => {
    const { url } = visit.site;
    const [ada, bob, carl] = [await newPerson(url, 'Ada'), await newPerson(url, 'Bob'), await newPerson(url, 'Carl')];
    const [withBob, withCarl] = [await conversationOf(ada, bob), await conversationOf(ada, carl)];
    await send(bob, withBob, 'Before');
    await send(carl, withCarl, 'Early');
    await ada.page.goto(`${url}/messages?c=${withBob}`);
    const thread = ada.page.locator('#thread');
    await thread.getByText('Before').waitFor();
    await unread(ada, 1).waitFor();

    await whileFrozen(ada, isTold, async () => {
      const heard = await hears(ada);
      await send(bob, withBob, 'While frozen');
      await heard(await send(carl, withCarl, 'Late'));
    });

    await thread.getByText('While frozen').waitFor();
    await ada.page.locator(`[data-conversation="${withCarl}"]`).getByText('Late').waitFor();
    await unread(ada, 1).waitFor();
    expect(await thread.getByText('While frozen', { exact: true }).count()).toBe(1);
    // The link said 1 before the freeze, too.
    const unreadOnServer = async () => ((await ada.call('GET', '/api/messages/unread-count')) as { unread: number }).unread;
    await eventually(async () => (await unreadOnServer()) === 1, 'reading the open thread');
    await send(bob, withBob, 'Afterwards');
    await thread.getByText('Afterwards').waitFor();
  },
  120_000,
);

it('a page on a laptop that slept opens a new stream and catches up', async () => {
  const network = await startSleepingNetwork(visit.site.url);
  const [ada, bob] = [await newPerson(visit.site.url, 'Ada'), await newPerson(visit.site.url, 'Bob')];
  const id = await conversationOf(ada, bob);
  await send(bob, id, 'Before');
  await ada.page.clock.install();
  await ada.page.goto(`${network.url}/messages`);
  const row = ada.page.locator(`[data-conversation="${id}"]`);
  await row.getByText('Before').waitFor();
  await send(bob, id, 'Live');
  await row.getByText('Live').waitFor();
  const look = () => ada.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await look();
  expect(network.count()).toBe(1);

  // The page reads its list again when it is looked at.
  await settled(ada.page);
  network.sleep();
  const heard = await hears(ada);
  await heard(await send(bob, id, 'During sleep'));
  expect(await row.getByText('During sleep').count()).toBe(0);
  await ada.page.clock.fastForward(60_000);
  await look();
  await row.getByText('During sleep').waitFor();
  await unread(ada, 1).waitFor();
  expect(network.count()).toBe(2);
  await send(bob, id, 'Awake');
  await row.getByText('Awake').waitFor();
  await ada.context.close();
  network.close();
}, 120_000);

it('the panel shows new and changed cases and messages without asking, over the stream of the browser', async () => {
  const { url } = visit.site;
  const [grace, hope, ada, bob] = [
    await newPerson(url, 'Grace', 'staff'),
    await newPerson(url, 'Hope', 'staff'),
    await newPerson(url, 'Ada'),
    await newPerson(url, 'Bob'),
  ];
  const id = await conversationOf(ada, bob);
  const { id: messageId } = await send(ada, id, 'Send me a gift card');
  const streams = streamsOf(grace);
  const { page } = grace;
  await page.goto(`${url}/admin`);
  const card = page.getByRole('list', { name: 'Counts' }).getByRole('listitem').filter({ hasText: 'Open cases' });
  await card.getByText('0', { exact: true }).waitFor();
  const site = await grace.context.newPage();
  await site.goto(`${url}/messages`);
  // It waits for the stream of the other page to end.
  await becomes(() => site.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name)), ['alma-events']);
  expect(streams).toHaveLength(1);

  await page.bringToFront();
  await bob.call('POST', '/api/reports', { type: 'message', id: messageId, reason: 'scam' });
  await card.getByText('1', { exact: true }).waitFor();
  await page.getByRole('link', { name: /^Moderation\s*1 open$/ }).waitFor();
  await send(hope, await conversationOf(hope, grace), 'Can you look at it?');
  await page.getByRole('link', { name: 'Messages (1 unread)' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await card.getByRole('link', { name: 'Open cases' }).click();
  await page
    .getByRole('link', { name: /case \d+/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Claim', exact: true }).waitFor();
  const caseId = /\d+$/.exec(page.url())?.[0] ?? '';
  const headers = { Authorization: `Bearer ${hope.token}`, 'If-Match': '"1"' };
  const claimed = await hope.page.request.post(`${url}/api/admin/cases/${caseId}/claim`, { headers, data: {} });
  expect(claimed.status()).toBe(200);
  await page.getByText('This case has changed. The page shows its present state.').waitFor();
  await page.getByText(/^Claimed. Claimed by/).waitFor();
  await page.goto(`${url}/admin`);
  await card.getByText('0', { exact: true }).waitFor();
}, 180_000);
