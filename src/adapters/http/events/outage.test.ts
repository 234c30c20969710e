import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { eventually } from '../../../testing/eventually.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { newMember, startConversation, type Member, type MessageWire } from '../testing/messages.fixture.ts';
import { startOwnServer } from '../testing/own-server.fixture.ts';
import { closeStreams, listenTo } from '../testing/streams.fixture.ts';

/** As a client waits before it sends again. */
const RETRY_MS = 250;
const LISTENERS = "select from pg_stat_activity where application_name = 'alma listener' and datname = current_database()";

let server: Awaited<ReturnType<typeof startOwnServer>>;
let [first, second]: DatabaseApp[] = [];
const rejected: unknown[] = [];
const keep = (reason: unknown) => void rejected.push(reason);

beforeAll(async () => {
  process.on('unhandledRejection', keep);
  server = await startOwnServer();
  const environment = { AUTH_SECRET: randomBytes(48).toString('base64') };
  const options = { hearsEvents: true, environment, beside: server };
  [first, second] = [await startDatabaseApp(options), await startDatabaseApp(options)];
}, 180_000);
afterAll(async () => {
  closeStreams();
  await second?.close();
  await first?.close();
  await server.database.destroy();
  process.off('unhandledRejection', keep);
});

/** Statuses of all answers that acknowledged nothing. */
const refused: number[] = [];

/** Sends until the server has acknowledged. Returns the id of the message. */
async function sendUntilDone(app: DatabaseApp | undefined, { token }: Member, conversationId: number, content: string): Promise<number> {
  const clientId = randomUUID();
  for (;;) {
    const answer = await app?.call('POST', `/api/conversations/${conversationId}/messages`, { content, clientId }, token);
    if (answer?.status === 201) return ((await answer.json()) as MessageWire).id;
    refused.push(answer?.status ?? 0);
    await sleep(RETRY_MS);
  }
}

const silent = ({ log }: DatabaseApp) => log.lines.filter(({ level, fields }) => level !== 'info' && fields['requestId'] === undefined);

async function listeners(): Promise<number> {
  return (await server.database.db.raw<{ rows: unknown[] }>(LISTENERS)).rows.length;
}

/** Counts what makes the processes read news: a poll names no one, and a notification names people. */
function countReads(apps: readonly DatabaseApp[]) {
  const spies = apps.map(({ useCases }) => jest.spyOn(useCases.events, 'deliver'));
  return {
    /** In the process with the fewest. */
    least: (isMeant: (people?: readonly number[]) => boolean) =>
      Math.min(...spies.map(({ mock }) => mock.calls.filter(([people]) => isMeant(people)).length)),
    forget: () => spies.forEach((spy) => spy.mockClear()),
  };
}

it('loses, doubles and reorders nothing while the database is away for longer than a poll', async () => {
  const [here, there] = [first, second] as [DatabaseApp, DatabaseApp];
  const ada = await newMember(here);
  const { id, provider: bob } = await startConversation(here, ada);
  await bob.send(id, 'Yes.');
  const streams = [listenTo(here, bob), listenTo(there, bob)];
  await Promise.all(streams.map(({ opened }) => opened));

  const reads = countReads([here, there]);
  const sends: Promise<number>[] = [];
  const send = (count: number) => {
    for (let n = 0; n < count; n += 1) sends.push(sendUntilDone(n % 2 === 0 ? here : there, ada, id, `Number ${sends.length}`));
  };
  send(10);
  await Promise.all(sends);
  send(30);
  // The others are under way when the server dies.
  await Promise.race(sends.slice(10));
  await server.kill(async () => {
    reads.forget();
    send(40);
    await eventually(() => reads.least((people) => people === undefined) > 0, 'a poll in both processes');
    await eventually(() => [here, there].every((app) => silent(app).length > 0), 'the report of both processes');
    await eventually(() => refused.length > 20, 'refusing messages');
    expect((await here.call('GET', '/api/events', undefined, bob.token)).status).toBe(503);
  });
  send(20);
  const done = await Promise.all(sends);
  expect(new Set(refused)).toEqual(new Set([503]));

  // The streams stayed open, and each event arrived once and in the order of its number.
  await Promise.all(streams.map(({ until }) => until(100)));
  const ids = done.sort((one, other) => one - other);
  for (const { heard, state } of streams) {
    expect(heard.map(({ data }) => data['messageId'])).toEqual(ids);
    const seqs = heard.map((one) => Number(one.id));
    expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
    expect(state.connects).toBe(1);
  }
  const stored = await server.database.db('messages').where({ conversation_id: id }).whereLike('content', 'Number %').pluck<number[]>('id');
  expect(stored.sort((one, other) => one - other)).toEqual(ids);

  // Both processes listen again, so that no event waits for a poll.
  await eventually(async () => (await listeners()) >= 2, 'listening again');
  reads.forget();
  for (let n = 0; n < 3; n += 1) {
    await sendUntilDone(here, ada, id, 'After');
    await eventually(() => reads.least((people) => people?.includes(bob.id) === true) > n, 'a notification in both processes');
    await Promise.all(streams.map(({ until }) => until(101 + n)));
  }
  expect([silent(here).length, silent(there).length].map((count) => count <= 2)).toEqual([true, true]);
  expect(rejected).toEqual([]);
}, 120_000);
