import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { newMember, startConversation, type Member, type MessageWire } from '../testing/messages.fixture.ts';
import { startOwnServer } from '../testing/own-server.fixture.ts';
import { closeStreams, listenTo } from '../testing/streams.fixture.ts';

/** Longer than the pause between two polls. */
const AWAY = 7_000;
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

/** Sends until the server has acknowledged. Returns the id of the message, and the statuses before. */
async function sendUntilDone(app: DatabaseApp | undefined, { token }: Member, conversationId: number, content: string) {
  const clientId = randomUUID();
  const statuses: number[] = [];
  for (;;) {
    const answer = await app?.call('POST', `/api/conversations/${conversationId}/messages`, { content, clientId }, token);
    if (answer?.status === 201) return { id: ((await answer.json()) as MessageWire).id, statuses };
    statuses.push(answer?.status ?? 0);
    await sleep(250);
  }
}

const silent = ({ log }: DatabaseApp) => log.lines.filter(({ level, fields }) => level !== 'info' && fields['requestId'] === undefined);

it('loses, doubles and reorders nothing while the database is away for seconds', async () => {
  const [here, there] = [first, second] as [DatabaseApp, DatabaseApp];
  const ada = await newMember(here);
  const { id, provider: bob } = await startConversation(here, ada);
  await bob.send(id, 'Yes.');
  const streams = [listenTo(here, bob), listenTo(there, bob)];
  await Promise.all(streams.map(({ opened }) => opened));

  const sends: Promise<{ id: number; statuses: number[] }>[] = [];
  const isBack = (async () => {
    await sleep(500);
    await server.kill(AWAY);
  })();
  const away = sleep(500 + AWAY / 2).then(() => here.call('GET', '/api/events', undefined, bob.token));
  for (let n = 0; n < 100; n += 1) {
    sends.push(sendUntilDone(n % 2 === 0 ? here : there, ada, id, `Number ${n}`));
    await sleep(100);
  }
  await isBack;
  expect((await away).status).toBe(503);
  const done = await Promise.all(sends);
  const statuses = done.flatMap((one) => one.statuses);
  expect(statuses.length).toBeGreaterThan(20);
  expect(new Set(statuses)).toEqual(new Set([503]));

  // The streams stayed open, and each event arrived once and in the order of its number.
  await Promise.all(streams.map(({ until }) => until(100)));
  const ids = done.map((one) => one.id).sort((one, other) => one - other);
  for (const { heard, state } of streams) {
    expect(heard.map(({ data }) => data['messageId'])).toEqual(ids);
    const seqs = heard.map((one) => Number(one.id));
    expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
    expect(state.connects).toBe(1);
  }
  const stored = await server.database.db('messages').where({ conversation_id: id }).whereLike('content', 'Number %').pluck<number[]>('id');
  expect(stored.sort((one, other) => one - other)).toEqual(ids);

  // Both processes listen again.
  for (let attempt = 0; (await server.database.db.raw<{ rows: unknown[] }>(LISTENERS)).rows.length < 2; attempt += 1) {
    expect(attempt).toBeLessThan(100);
    await sleep(100);
  }
  const startedAt = performance.now();
  for (let n = 0; n < 3; n += 1) {
    await sendUntilDone(here, ada, id, 'After');
    await Promise.all(streams.map(({ until }) => until(101 + n)));
  }
  expect(performance.now() - startedAt).toBeLessThan(4_000);
  expect([silent(here).length, silent(there).length].map((count) => count <= 2)).toEqual([true, true]);
  expect(rejected).toEqual([]);
}, 120_000);
