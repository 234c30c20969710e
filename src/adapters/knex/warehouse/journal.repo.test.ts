import { randomUUID } from 'node:crypto';
import type { NewRun } from '../../../domain/warehouse/run.ts';
import type { RunJournal } from '../../../domain/warehouse/warehouse.ports.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createRunJournal } from './journal.repo.ts';

let database: TestDatabase;
let journal: RunJournal;
beforeAll(async () => {
  database = await createTestDatabase();
  journal = createRunJournal(database.db);
});
afterAll(() => database.destroy());
beforeEach(() => database.db('warehouse_runs').delete());

const GB = 1e9;
const newRun = (change: Partial<NewRun> = {}): NewRun => {
  return { key: randomUUID(), kind: 'query', engine: 'bigquery', sql: 'select 1', by: 'ada', bytes: GB, billedBytes: GB, ...change };
};
const begin = (change: Partial<NewRun> = {}, dayBytes = 10 * GB) => journal.begin(newRun(change), dayBytes);
const DONE = { status: 'done', rows: 3, code: null, message: '' } as const;

it('of many runs at once, only as many begin as the day allows', async () => {
  const outcomes = await Promise.all(Array.from({ length: 15 }, () => begin()));
  expect(outcomes.filter((outcome) => outcome === 'begun')).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'over-cap')).toHaveLength(5);
  expect(await journal.billedToday()).toBe(10 * GB);
  expect(await database.db('audit_log').where({ event: 'warehouse-run' })).toHaveLength(10);
});

it('counts what was billed in the end, and not the days before', async () => {
  const run = newRun();
  await journal.begin(run, GB);
  await journal.end(run.key, { ...DONE, bytes: 5, billedBytes: 7 });
  expect(await journal.billedToday()).toBe(7);
  await begin({ billedBytes: 4 });
  await database
    .db('warehouse_runs')
    .where({ key: run.key })
    .update({ started_at: database.db.raw(`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '1 second'`) });
  expect(await journal.billedToday()).toBe(4);
});

it('a run that failed still counts: the engine may have worked', async () => {
  const run = newRun();
  await journal.begin(run, GB);
  await journal.end(run.key, { status: 'failed', rows: null, code: 'warehouse.too-long', message: 'Stopped.' });
  expect(await begin({ billedBytes: 1 }, GB)).toBe('over-cap');
});

it('a run whose process speaks is not lost', async () => {
  const run = newRun({ kind: 'publish', billedBytes: 0 });
  await journal.begin(run, GB);
  await database.db('warehouse_runs').update({ heard_at: '2026-01-01T00:00:00Z' });
  expect(await journal.askToStop(run.key)).toBe('over');
  expect(await journal.pulse(run.key, null)).toBe(false);
  expect(await journal.askToStop(run.key)).toBe('asked');
});

it('an end counts once, and asks of ended or unknown runs are told apart', async () => {
  const run = newRun();
  await journal.begin(run, 2 * GB);
  expect([await journal.pulse(run.key, null), await journal.askToStop(run.key), await journal.pulse(run.key, null)]).toEqual([
    false,
    'asked',
    true,
  ]);
  await journal.end(run.key, { ...DONE, status: 'canceled' });
  await journal.end(run.key, DONE);
  expect(await database.db('warehouse_runs').where({ key: run.key }).first('status')).toEqual({ status: 'canceled' });
  expect([await journal.askToStop(run.key), await journal.askToStop('nobody'), await journal.pulse(run.key, null)]).toEqual([
    'over',
    'unknown',
    false,
  ]);
});

it('publishes one at a time; a lost publication does not block the next', async () => {
  const publish = { kind: 'publish', bytes: 0, billedBytes: 0 } as const;
  expect((await Promise.all([begin(publish), begin(publish)])).sort()).toEqual(['begun', 'publishing']);
  const silent = (seconds: number) =>
    database.db('warehouse_runs').update({ heard_at: database.db.raw('now() - make_interval(secs => ?)', [seconds]) });
  await silent(10);
  expect(await begin(publish)).toBe('publishing');
  await silent(20);
  expect(await begin(publish)).toBe('begun');
});

describe('a publication that waits', () => {
  const publication = () => newRun({ kind: 'publish', bytes: 0, billedBytes: 0 });
  const state = () => database.db('warehouse_runs').orderBy('id').pluck<string[]>('status');

  it('is begun once, by a process with its folder, and one waits at a time', async () => {
    const outcomes = await Promise.all([publication(), publication()].map((run) => journal.order(run, 'here')));
    expect([outcomes.sort(), await state()]).toEqual([['begun', 'publishing'], ['waiting']]);
    expect([await journal.isDue('elsewhere'), await journal.claim('elsewhere')]).toEqual([false, undefined]);
    expect(await journal.isDue('here')).toBe(true);
    const claims = await Promise.all([journal.claim('here'), journal.claim('here')]);
    expect([claims.filter(Boolean), await state(), await journal.isDue('here')]).toEqual([[expect.any(String)], ['running'], false]);
    expect(await database.db('audit_log').where({ event: 'warehouse-run' }).orderBy('id', 'desc').first('details')).toMatchObject({
      details: { kind: 'publish' },
    });
  });

  it('waits for one that works, until that one has ended or is lost', async () => {
    const first = publication();
    await journal.begin(first, GB);
    await journal.order(publication(), 'here');
    expect([await journal.isDue('here'), await journal.claim('here')]).toEqual([false, undefined]);
    await database.db('warehouse_runs').where({ key: first.key }).update({ heard_at: '2026-01-01T00:00:00Z' });
    expect([await journal.isDue('here'), await journal.claim('here')]).toEqual([true, expect.any(String)]);
  });

  it('shows how far it is, and is ordered once under a key', async () => {
    const run = publication();
    expect([await journal.order(run, 'here'), await journal.order(run, 'here')]).toEqual(['begun', 'known']);
    await journal.claim('here');
    await journal.pulse(run.key, { table: 'history', rows: 12 });
    const progress = () => database.db('warehouse_runs').where({ key: run.key }).first('progress');
    expect(await progress()).toEqual({ progress: { table: 'history', rows: 12 } });
    await journal.end(run.key, DONE);
    expect(await progress()).toEqual({ progress: null });
  });

  it('is canceled at once before it begins', async () => {
    const run = publication();
    await journal.order(run, 'here');
    expect([await journal.askToStop(run.key), await state(), await journal.claim('here')]).toEqual(['asked', ['canceled'], undefined]);
  });
});

it('forgets runs after their time', async () => {
  await begin();
  await database.db('warehouse_runs').update({ started_at: '2026-01-01T00:00:00Z' });
  await begin();
  expect(await journal.expire(86_400)).toBe(1);
});
