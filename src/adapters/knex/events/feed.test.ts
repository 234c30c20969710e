import { jest } from '@jest/globals';
import type { Knex } from 'knex';
import { eventually } from '../../../testing/eventually.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { connectionOf, createDatabase } from '../connection.ts';
import { startNetwork } from '../testing/network.fixture.ts';
import { listen } from '../listen.ts';
import { createEventStore, isOldEvent } from './events.repo.ts';
import { createFeed } from './feed.ts';
import { createNotifier, EVENTS_CHANNEL, payloadsOf, readPayload } from './notifier.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const SILENT = { wake: () => undefined, typing: () => undefined, job: () => undefined };
let people = 0;
async function newPerson(db: Knex): Promise<number> {
  const name = `p${++people}`;
  const row = { username: name, email: `${name}@example.edu`, password: 'x', first_name: 'A', last_name: 'B' };
  const [user] = await db('users').insert(row).returning<{ id: number }[]>('id');
  return user?.id ?? 0;
}

describe('the numbers of events', () => {
  it('have no gaps and follow the commits, also with 24 writers and failures', async () => {
    const { db } = database;
    const feed = createFeed(db, SILENT);
    const ids = [await newPerson(db), await newPerson(db), await newPerson(db)];
    const write = (n: number) =>
      feed.transaction(async (trx, tell) => {
        // In any order: the feed locks people in one order.
        for (const id of n % 2 === 0 ? ids : [...ids].reverse()) tell(id, 'message.new', { conversationId: 1, messageId: n });
        if (n % 3 === 0) tell(ids[0] ?? 0, 'message.read', { conversationId: 1, upTo: n });
        await trx.raw('select 1');
        if (n % 5 === 0) throw new Error('undone');
      });
    const done = await Promise.allSettled(Array.from({ length: 120 }, (_, n) => write(n)));
    expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(24);
    for (const id of ids) {
      const seqs = await db('events').where({ user_id: id }).orderBy('seq').pluck<number[]>('seq');
      expect(seqs).toEqual(Array.from({ length: id === ids[0] ? 96 + 32 : 96 }, (_, index) => index + 1));
      expect(await createEventStore(db).position(id)).toEqual({ last: seqs.length, oldest: 1 });
    }
    const news = await createEventStore(db).after([
      { userId: ids[0] ?? 0, seq: 126 },
      { userId: ids[1] ?? 0, seq: 96 },
    ]);
    expect(news.map(({ userId, seq }) => [userId, seq])).toEqual([
      [ids[0], 127],
      [ids[0], 128],
    ]);
  });

  it('stay known after old events are deleted', async () => {
    const { db } = database;
    const id = await newPerson(db);
    const feed = createFeed(db, SILENT);
    await feed.transaction((_, tell) => {
      for (let n = 0; n < 510; n += 1) tell(id, 'message.new', { conversationId: 1, messageId: n });
      return Promise.resolve();
    });
    await db('events')
      .where({ user_id: id })
      .where('seq', '<=', 20)
      .update({ at: db.raw("now() - interval '8 days'") });
    await isOldEvent(db('events')).delete();
    expect(await createEventStore(db).position(id)).toEqual({ last: 510, oldest: 21 });
    await db('events').where({ user_id: id }).delete();
    expect(await createEventStore(db).position(id)).toEqual({ last: 510, oldest: 511 });
  });
});

describe('a notification', () => {
  it('follows the commit, and is heard by another connection', async () => {
    const { db } = database;
    const ids = [await newPerson(db), await newPerson(db), await newPerson(db)];
    const heard: string[] = [];
    const subscription = await listen(connectionOf(db), EVENTS_CHANNEL, (payload) => void heard.push(payload ?? ''));
    const notifier = createNotifier(db);
    const feed = createFeed(db, notifier);
    const write = (id: number) =>
      feed.transaction((_, tell) => {
        tell(id, 'message.new', { conversationId: 1, messageId: id });
        return Promise.resolve();
      });
    await Promise.all(ids.map(write));
    notifier.typing({ userId: 7, conversationId: 9 });
    const told = () => heard.map(readPayload);
    await eventually(() => told().some(({ typing }) => typing.length > 0), 'hearing');
    await subscription.close();
    expect(told().flatMap(({ typing }) => typing)).toEqual([{ userId: 7, conversationId: 9 }]);
    expect(
      told()
        .flatMap(({ people: named }) => named)
        .sort((one, other) => one - other),
    ).toEqual(ids);
  });

  it('goes out at once, and joins what follows within 20 ms', async () => {
    jest.useFakeTimers();
    const sent: unknown[] = [];
    const raw = (_: string, [, payloads]: unknown[]) => Promise.resolve(void sent.push(payloads));
    const notifier = createNotifier({ raw } as unknown as Knex);
    notifier.wake([1]);
    expect(sent).toEqual([['1']]);
    for (const id of [2, 3, 2]) notifier.wake([id]);
    notifier.typing({ userId: 3, conversationId: 9 });
    for (const isProgress of [false, true, true]) notifier.job({ jobId: 8, isProgress });
    await jest.advanceTimersByTimeAsync(19);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(60);
    expect(sent).toEqual([['1'], ['2,3,3:9,job 8,progress 8']]);
    expect(readPayload('2,ended 4,3:9,job 8,progress 8')).toEqual({
      people: [2],
      ended: [4],
      typing: [{ userId: 3, conversationId: 9 }],
      jobs: [
        { jobId: 8, isProgress: false },
        { jobId: 8, isProgress: true },
      ],
    });
    notifier.wake([4]);
    expect(sent.at(-1)).toEqual(['4']);
    jest.useRealTimers();
  });

  it('stays below the limit of PostgreSQL', () => {
    const texts = Array.from({ length: 3_000 }, (_, n) => String(1_000_000_000 + n));
    const payloads = payloadsOf(texts);
    expect(Math.max(...payloads.map((payload) => payload.length))).toBeLessThanOrEqual(7_900);
    expect(payloads.flatMap((payload) => readPayload(payload).people)).toEqual(texts.map(Number));
    expect(readPayload('x,1:2:3,-1,job,jobs 1,')).toEqual({ people: [], ended: [], typing: [], jobs: [] });
  });
});

it('the reader gives up a connection that the network dropped, and reads on another one', async () => {
  const network = await startNetwork(database.connection);
  const db = createDatabase(network.connection, { applicationName: 'alma test', poolMax: 1 });
  const events = createEventStore(db);
  const id = await newPerson(database.db);
  expect(await events.position(id)).toEqual({ last: 0, oldest: 1 });
  network.drop();
  await createFeed(database.db, SILENT).transaction((_, tell) => {
    tell(id, 'message.new', { conversationId: 1, messageId: 5 });
    return Promise.resolve();
  });
  const read = () => events.after([{ userId: id, seq: 0 }]);
  await expect(read()).rejects.toThrow();
  expect(await read()).toMatchObject([{ seq: 1, payload: { messageId: 5 } }]);
  await db.destroy();
  network.close();
}, 20_000);
