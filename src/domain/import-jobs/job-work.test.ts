import { baseNames } from './detection.ts';
import { emptyReport } from '../imports/import-run.ts';
import { DomainError } from '../shared/domain-error.ts';
import type { ImportJob } from './import-job.ts';
import type { ImportJobsPorts, JobChange, Pulse } from './import-jobs.ports.ts';
import { createImportJobs } from './import-jobs.use-cases.ts';
import { createJobWork } from './job-work.use-cases.ts';

const AT = new Date('2026-11-25T12:00:00Z');
const REQUEST = { source: 'ipeds', year: 2024 } as const;

const aJob = (facts: Partial<ImportJob>): ImportJob => ({
  id: 7,
  step: 'check',
  status: 'waiting',
  createdBy: 'ada',
  appliedBy: null,
  createdAt: AT,
  updatedAt: AT,
  files: [],
  download: null,
  input: null,
  request: REQUEST,
  candidates: null,
  outcome: null,
  refusal: null,
  progress: null,
  runId: null,
  publishes: false,
  message: '',
  ...facts,
});

/** One job in memory, and adapters whose answers a test replaces. */
function useJob(
  facts: Partial<ImportJob>,
  answers: Partial<ImportJobsPorts> = {},
  pulse: Pulse = 'go-on',
  moreFiles: Partial<ImportJobsPorts['files']> = {},
) {
  const state = { job: aJob(facts), waitSeconds: 0, removed: [] as number[] };
  const put = ({ waitSeconds = 0, ...change }: JobChange & { waitSeconds?: number }): ImportJob => {
    state.waitSeconds = waitSeconds;
    state.job = { ...state.job, ...change };
    return state.job;
  };
  const jobs = {
    find: () => Promise.resolve(state.job),
    claim: () => Promise.resolve(put({ status: 'running' })),
    pulse: () => Promise.resolve(pulse),
    actorOf: () => Promise.resolve('user 1'),
    release: (_id: number, _worker: string, change: JobChange) => (put(change), Promise.resolve(true)),
    change: (_id: number, _from: unknown, change: JobChange) => Promise.resolve(put(change)),
  };
  const files = {
    folder: () => Promise.resolve('here'),
    paths: () => [],
    remove: (id: number) => (state.removed.push(id), Promise.resolve()),
    ...moreFiles,
  };
  const never = () => Promise.reject(new Error('not in this test'));
  const ports = {
    jobs,
    files,
    worker: 'w',
    needsOtherPerson: false,
    imports: { import: never },
    downloads: { download: never },
    // The first second is over at once.
    everySecond: (work: () => Promise<void>) => {
      const first = work();
      return () => first;
    },
    ...answers,
  } as unknown as ImportJobsPorts;
  return { state, work: () => createJobWork(ports).work(), people: createImportJobs(ports) };
}

it('a download of the latest year keeps the year that it found', async () => {
  const years: unknown[] = [];
  const download: ImportJobsPorts['downloads']['download'] = ({ year }) => (years.push(year), Promise.resolve({ paths: [], year: 2024 }));
  const { state, work } = useJob(
    { step: 'fetch', request: null, download: { source: 'ipeds', year: 'latest' } },
    { downloads: { download } },
  );
  await work();
  expect(state.job).toMatchObject({ step: 'detect', status: 'waiting', download: { source: 'ipeds', year: 2024 } });
  expect(years).toEqual(['latest']);
});

it('waits while another process writes the catalog, and says for whom', async () => {
  const busy = new DomainError('busy', 'import.busy', 'The catalog is being written by alma import ipeds.');
  const { state, work } = useJob({}, { imports: { import: () => Promise.reject(busy) } });
  await work();
  expect([state.job.status, state.job.message, state.waitSeconds > 0]).toEqual(['waiting', busy.message, true]);
});

it('a canceled step ends the job and deletes its files', async () => {
  const imports: ImportJobsPorts['imports'] = {
    async import({ isCancelled, ...request }) {
      await Promise.resolve();
      const run = { ...REQUEST, release: 'final', startedAt: AT, actor: request.actor ?? '', obtainedFrom: null, matchedBy: null } as const;
      const report = emptyReport(run, { ...REQUEST, release: 'final', tables: [], unused: [], drift: [] });
      return { ...report, status: isCancelled?.() ? 'cancelled' : 'dry-run' };
    },
  };
  const { state, work } = useJob({}, { imports }, 'cancel');
  await work();
  expect([state.job.status, state.removed]).toEqual(['canceled', [7]]);
});

it('a canceled read of BigQuery ends before its first row', async () => {
  const wish = { table: 'a.b.hd2020' };
  const input = { wish, name: wish.table, shortName: 'hd2020', columns: [], bytes: 0, billedBytes: 0, size: null };
  let stop: (error: DomainError) => void = () => undefined;
  const stopped = new Promise<never>((_resolve, reject) => (stop = reject));
  const inputs: ImportJobsPorts['inputs'] = {
    lookAt: () => Promise.resolve(input),
    async *readInput() {
      yield await stopped;
    },
    cancel: (key) => {
      stop(new DomainError('gone', 'warehouse.canceled', `${key} was canceled.`));
      return Promise.resolve();
    },
  };
  const save: ImportJobsPorts['files']['save'] = async (_job, _name, pieces) => {
    let bytes = 0;
    for await (const piece of pieces) bytes += piece.length;
    return bytes;
  };
  const job = { step: 'fetch', request: null, input: { wish, name: wish.table } } as const;
  const more = { inputs, newKey: () => 'k', actAs: (_origin: unknown, task: () => unknown) => task() } as Partial<ImportJobsPorts>;
  const { state, work } = useJob(job, more, 'cancel', { save });
  await work();
  expect([state.job.status, state.removed]).toEqual(['canceled', [7]]);
});

it('an unexpected error leaves a sentence without its text, and reaches the log', async () => {
  const { state, work } = useJob({}, { imports: { import: () => Promise.reject(new Error('password=secret')) } });
  await expect(work()).rejects.toThrow('password=secret');
  expect(state.job).toMatchObject({ status: 'refused', refusal: { code: 'unexpected' } });
  expect(JSON.stringify(state.job)).not.toContain('secret');
});

it('another person has to apply an import where two are needed', async () => {
  const { state, people } = useJob({ status: 'open' }, { needsOtherPerson: true });
  await expect(people.apply(7, 'ada')).rejects.toMatchObject({ kind: 'refused', code: 'import-job.other-person' });
  expect(state.job.status).toBe('open');
  await people.apply(7, 'grace');
  expect(state.job).toMatchObject({ step: 'apply', status: 'waiting', appliedBy: 'grace' });
});

it.each([
  ['/srv/alma/uploads/7/a.csv is the table ADM.', 'a.csv is the table ADM.'],
  ['.data/uploads/7/a.csv: no "UNITID" column', 'a.csv: no "UNITID" column'],
  ['In a.csv, 1/2 of the rows', 'In a.csv, 1/2 of the rows'],
])('a message names files without their folders: %s', (message, text) => expect(baseNames(message)).toBe(text));

describe('a publication after the import', () => {
  /** An import that is applied, and a warehouse whose orders end like this. */
  function useApplied(order: () => Promise<void>, facts: Partial<ImportJob> = { publishes: true }) {
    const orders: object[] = [];
    const report = emptyReport(
      { ...REQUEST, release: 'final', startedAt: AT, actor: 'ada', obtainedFrom: null, matchedBy: null },
      { ...REQUEST, release: 'final', tables: [], unused: [], drift: [] },
    );
    const answers = {
      imports: { import: () => Promise.resolve({ ...report, status: 'succeeded' as const, runId: 3, message: 'Imported.' }) },
      publications: { requireUsable: () => Promise.resolve(), orderPublication: (wanted: object) => (orders.push(wanted), order()) },
      actAs: (_origin: object, work: () => unknown) => work(),
    };
    return { orders, ...useJob({ step: 'apply', appliedBy: 'grace', ...facts }, answers as unknown as Partial<ImportJobsPorts>) };
  }

  it('is ordered in the name of who applied it', async () => {
    const { state, orders, work } = useApplied(() => Promise.resolve());
    await work();
    expect(orders).toEqual([{ key: 'import job 7', by: 'grace' }]);
    expect(state.job).toMatchObject({
      status: 'done',
      runId: 3,
      message: expect.stringMatching(/^Imported[.] The catalog is published/) as string,
    });
  });

  it('is ordered by choice only', async () => {
    const { state, orders, work } = useApplied(() => Promise.resolve(), {});
    await work();
    expect([orders, state.job.message]).toEqual([[], 'Imported.']);
  });

  it.each([
    ['was ordered before the process ended', new DomainError('conflict', 'warehouse.run-known', 'Known.'), /next; the page/],
    ['waits already', new DomainError('conflict', 'warehouse.publishing', 'Waits.'), /next; the page/],
    [
      'is refused',
      new DomainError('unavailable', 'warehouse.not-usable', 'It is off.'),
      /applied, but the catalog is not published.*It is off[.]$/,
    ],
    ['fails', new Error('password=secret'), /applied, but the catalog is not published[^=]*$/],
  ])('that %s leaves the import applied, and says so', async (_case, error, message) => {
    const { state, work } = useApplied(() => Promise.reject(error));
    await work();
    expect(state.job).toMatchObject({ status: 'done', runId: 3, message: expect.stringMatching(message) as string });
  });

  it('is refused before the import where nothing can be published', async () => {
    const off = new DomainError('unavailable', 'warehouse.not-usable', 'It is off.');
    const publications = { requireUsable: () => Promise.reject(off), orderPublication: () => Promise.resolve() };
    const { state, people } = useJob({ step: 'check', status: 'open' }, { publications });
    await expect(people.apply(7, 'ada', { publish: true })).rejects.toBe(off);
    expect(state.job.step).toBe('check');
    await people.apply(7, 'ada');
    expect(state.job).toMatchObject({ step: 'apply', publishes: false });
  });

  it('leaves services out, because the warehouse has none', async () => {
    const { people, state } = useJob({ step: 'check', status: 'open', request: { source: 'services' } });
    await people.apply(7, 'ada', { publish: true });
    expect(state.job.publishes).toBe(false);
  });
});
