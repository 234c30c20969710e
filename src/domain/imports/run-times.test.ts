import { createKnexPorts } from '../../adapters/knex/index.ts';
import { createTestDatabase, type TestDatabase } from '../../adapters/knex/testing/database.fixture.ts';
import type { ImportProgress } from './import-progress.ts';
import { createImports } from './imports.use-cases.ts';
import type { ImportRequest } from './import-request.ts';
import { aDirectoryRow, fakeSource, type FakeTable } from './supplied.fixture.ts';

const START = Date.parse('2026-11-21T10:00:00.000Z');
const seconds = (count: number): Date => new Date(START + count * 1_000);
const directory: FakeTable = { table: 'HD', rows: [aDirectoryRow(1)] };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

/** An import whose reading takes 6 seconds, its merge 20 and its diff 2. */
function slowImport(request: Partial<ImportRequest> = {}) {
  let now = START;
  const { imports } = createKnexPorts(database.db).imports;
  const after = async <T>(count: number, work: Promise<T>): Promise<T> => {
    const result = await work;
    now += count * 1_000;
    return result;
  };
  const slow: typeof imports = {
    ...imports,
    async begin(what) {
      const transaction = await imports.begin(what);
      return {
        ...transaction,
        stage: (...args) => after(6, transaction.stage(...args)),
        merge: (...args) => after(20, transaction.merge(...args)),
        diff: (...args) => after(2, transaction.diff(...args)),
      };
    },
  };
  const archive = { write: () => Promise.reject(new Error('not in this test')) };
  const sync = createImports({ reader: fakeSource([directory]), imports: slow, archive, clock: { now: () => new Date(now) } });
  return sync.import({ source: 'ipeds', paths: ['x'], actor: 'test', ...request });
}

it('ends after its last statement: in the report, the ledger, and the time and flag of a college', async () => {
  expect(await slowImport()).toMatchObject({ startedAt: seconds(0), mergedFrom: seconds(6), finishedAt: seconds(28) });

  const ports = createKnexPorts(database.db);
  expect(await ports.runs.runs.find(1)).toMatchObject({ startedAt: seconds(0), mergedFrom: seconds(6), finishedAt: seconds(28) });
  const [college] = await ports.colleges.store.all();
  expect(college).toMatchObject({
    lastDataSync: seconds(28).toISOString(),
    dataSourceFlags: { ipeds: { runId: 1, at: seconds(28).toISOString() } },
    provenance: { name: { importedAt: seconds(28).toISOString() } },
  });
});

it('notes when a source was checked last, also by a run that changes nothing', async () => {
  await slowImport();
  const again = await slowImport({ force: true });
  expect(again).toMatchObject({ status: 'unchanged', finishedAt: seconds(28) });
  await database
    .db('import_runs')
    .where({ id: 2 })
    .update({ finished_at: seconds(99) });

  const records = createKnexPorts(database.db).records.stores['colleges'];
  const { id } = (await database.db<{ id: number }>('colleges').first()) ?? { id: 0 };
  expect(await records.find(String(id))).toMatchObject({ lastDataSync: seconds(28), lastChecked: { ipeds: seconds(99).toISOString() } });
});

it('tells each step of the merge before the step begins', async () => {
  const told: string[] = [];
  const onProgress = (progress: ImportProgress): void => {
    told.push(
      progress.step === 'reading' ? `${progress.table} ${progress.bytesRead}` : `${progress.part} ${progress.done} of ${progress.of}`,
    );
  };
  await slowImport({ onProgress });
  expect(told).toEqual([
    'HD 100',
    ...['match', 'choose', 'compare', 'record', 'history', 'score', 'sum', 'write', 'finish'].map((part, done) => `${part} ${done} of 9`),
  ]);
});

it('can be canceled between two steps of the merge, and changes nothing then', async () => {
  let isCancelled = false;
  const onProgress = (progress: ImportProgress): void => {
    isCancelled ||= progress.step === 'merging' && progress.part === 'write';
  };
  const report = await slowImport({ onProgress, isCancelled: () => isCancelled });
  expect(report.status).toBe('cancelled');
  expect(await database.db('colleges')).toEqual([]);
});
