import fc from 'fast-check';
import type { ImportJob } from '../../../domain/import-jobs/import-job.ts';
import type { ImportJobStore, JobPlace } from '../../../domain/import-jobs/import-jobs.ports.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createImportJobStore } from './import-jobs.repo.ts';

/** The queue of import jobs between processes. */
let database: TestDatabase;
let jobs: ImportJobStore;
/** What open pages are told. */
const told: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  jobs = createImportJobStore(database.db, { job: ({ jobId, isProgress }) => void told.push(`${jobId}${isProgress ? ' goes on' : ''}`) });
});
afterAll(() => database.destroy());
beforeEach(async () => {
  await database.db('import_jobs').delete();
  told.length = 0;
});

const FILES = [{ name: 'a.csv', bytes: 3, stored: 0 }];
const add = (place: JobPlace, folder = 'here'): Promise<ImportJob> =>
  jobs.create({ ...place, createdBy: 'ada', files: FILES, download: null, input: null, folder });
const waiting = (step: JobPlace['step']) => add({ step, status: 'waiting' });
const lapse = (id: number) => database.db('import_jobs').where({ id }).update({ leased_until: '2026-01-01T00:00:00Z' });

it('gives jobs in the order in which they began to wait, and only those with files here', async () => {
  const [first, second] = [await waiting('detect'), await waiting('detect')];
  await add({ step: 'detect', status: 'waiting' }, 'elsewhere');
  await add({ step: 'detect', status: 'open' });
  expect((await jobs.claim('a', 'here'))?.id).toBe(first.id);
  expect((await jobs.claim('b', 'here'))?.id).toBe(second.id);
  expect(await jobs.claim('c', 'here')).toBeUndefined();
});

it('gives one dry run or import at a time, and says which one works', async () => {
  const [check, apply, detect] = [await waiting('check'), await waiting('apply'), await waiting('detect')];
  expect((await jobs.claim('a', 'here'))?.id).toBe(check.id);
  expect((await jobs.claim('b', 'here'))?.id).toBe(detect.id);
  expect(await jobs.claim('b', 'here')).toBeUndefined();
  expect((await jobs.running(apply.id))?.id).toBe(check.id);
  expect(await jobs.release(check.id, 'a', { status: 'open' })).toBe(true);
  expect((await jobs.claim('b', 'here'))?.id).toBe(apply.id);
});

it('a job that waits for another writer is not taken before its time', async () => {
  const { id } = await waiting('apply');
  await jobs.claim('a', 'here');
  await jobs.release(id, 'a', { status: 'waiting', waitSeconds: 60, message: 'Busy.' });
  expect(await jobs.claim('a', 'here')).toBeUndefined();
  expect(await jobs.find(id)).toMatchObject({ status: 'waiting', message: 'Busy.' });
});

it('takes the job of a process that stopped, which can do nothing to it from then on', async () => {
  const { id } = await waiting('apply');
  await jobs.claim('a', 'here');
  expect(await jobs.pulse(id, 'a', { step: 'merging', part: 'match', done: 0, of: 9 })).toBe('go-on');
  await lapse(id);
  expect((await jobs.claim('b', 'here'))?.progress).toMatchObject({ part: 'match' });
  expect(await jobs.pulse(id, 'a', null)).toBe('lost');
  expect(await jobs.release(id, 'a', { status: 'done' })).toBe(false);
  expect((await jobs.find(id))?.status).toBe('running');
});

it('gives up a job after three stopped processes, with a sentence', async () => {
  const { id } = await waiting('check');
  for (const worker of ['a', 'b', 'c', 'd']) {
    expect((await jobs.claim(worker, 'here'))?.id).toBe(id);
    await lapse(id);
  }
  expect(await jobs.claim('e', 'here')).toBeUndefined();
  expect(await jobs.find(id)).toMatchObject({ status: 'refused', refusal: { code: 'import-job.stopped' } });
});

it('tells the working process to stop', async () => {
  const { id } = await waiting('check');
  await jobs.claim('a', 'here');
  await jobs.askToCancel(id);
  expect(await jobs.pulse(id, 'a', null)).toBe('cancel');
});

it('two people who act at once: one of them does, and the audit log has one change', async () => {
  const { id } = await add({ step: 'check', status: 'open' });
  const act = (by: string) => jobs.change(id, [{ step: 'check', status: 'open' }], { step: 'apply', status: 'waiting', appliedBy: by });
  const outcomes = await Promise.all([act('ada'), act('grace')]);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  const changes = await database.db('audit_log').where({ resource: 'import-jobs', record_id: String(id), event: 'record-changed' });
  expect(changes).toMatchObject([{ after: { step: 'apply', appliedBy: outcomes.find(Boolean)?.appliedBy } }]);
});

it('texts with NUL of damaged files are stored without it', async () => {
  const { id } = await add({ step: 'check', status: 'open' });
  const refusal = { code: 'bad', message: 'a\0b \\u0000', faults: [], remedies: [] };
  await jobs.change(id, [{ step: 'check', status: 'open' }], { status: 'refused', refusal });
  expect((await jobs.find(id))?.refusal?.message).toBe('ab \\u0000');
});

it('no order of claims, lapses and releases gives two processes one job, or two imports at a time', async () => {
  type Action = ['claim' | 'lapse' | 'release', number];
  const action = fc.tuple(fc.constantFrom('claim' as const, 'lapse' as const, 'release' as const), fc.nat({ max: 2 }));
  const run = async (actions: Action[]): Promise<void> => {
    await database.db('import_jobs').delete();
    for (const step of ['check', 'apply', 'detect', 'apply'] as const) await waiting(step);
    const held = new Map<string, number>();
    for (const [kind, at] of actions) {
      const worker = `process ${at}`;
      const mine = held.get(worker);
      if (kind === 'claim' && mine === undefined) {
        const job = await jobs.claim(worker, 'here');
        if (job) {
          expect([...held.values()]).not.toContain(job.id);
          held.set(worker, job.id);
        }
      } else if (mine !== undefined) {
        if (kind === 'lapse') await lapse(mine);
        else expect(await jobs.release(mine, worker, { status: 'open' })).toBe(true);
        held.delete(worker);
      }
      const heavy = await database
        .db('import_jobs')
        .where({ status: 'running' })
        .whereIn('step', ['check', 'apply'])
        .whereRaw('leased_until >= now()');
      expect(heavy.length).toBeLessThanOrEqual(1);
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(action, { maxLength: 12 }), run), { numRuns: 25 });
});

it('tells open pages of each change that happened', async () => {
  const { id } = await waiting('detect');
  await jobs.noteStored(id, 0, 2);
  await jobs.claim('a', 'here');
  await jobs.pulse(id, 'a', null);
  await jobs.pulse(id, 'a', { step: 'merging', part: 'match', done: 1, of: 9 });
  await jobs.pulse(id, 'b', { step: 'merging', part: 'match', done: 2, of: 9 });
  expect(await jobs.release(id, 'b', { status: 'open' })).toBe(false);
  expect(await jobs.release(id, 'a', { status: 'open' })).toBe(true);
  await jobs.change(id, [{ step: 'check', status: 'open' }], { status: 'canceled' });
  await jobs.change(id, [{ step: 'detect', status: 'open' }], { status: 'canceled' });
  expect(told).toEqual([`${id}`, `${id} goes on`, `${id}`, `${id} goes on`, `${id}`, `${id}`]);
});
