import { aDirectoryRow, fakeSource, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createKnexPorts } from '../index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const ports = () => createKnexPorts(database.db).imports;
const NOW = new Date('2026-11-21T10:00:00.000Z');

function importing(tables: FakeTable[], run: NonNullable<Parameters<typeof fakeSource>[1]>) {
  const sync = createImports({ ...ports(), reader: fakeSource(tables, run), clock: { now: () => NOW } });
  return sync.import({ source: run.source ?? 'ipeds', paths: ['x'], allowShrink: 1 });
}

it('lists the loaded years and releases, and counts the colleges of each source', async () => {
  const { ledger } = ports();
  expect(await Promise.all([ledger.loadedYears(), ledger.loadedTables(), ledger.collegesBySource()])).toEqual([[], [], {}]);

  await importing([{ table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2)] }], { year: 2023, release: 'final' });
  const earnings = { table: 'INSTITUTION', rows: [{ unitId: 2, values: { medianEarnings: 50_000 } }] };
  await importing([earnings], { source: 'scorecard', year: 2021 });
  await importing([earnings], { source: 'scorecard', year: 2021 });
  await expect(importing([{ table: 'HD', rows: [aDirectoryRow(1)] }], { year: 2022 })).rejects.toThrow('older');
  await database.db('import_runs').insert({
    source: 'crime',
    year: 2022,
    release: 'final',
    status: 'rolled_back',
    started_at: NOW,
    actor: 'x',
    files: '[{"table":"X"}]',
  });

  expect(await ports().ledger.loadedYears()).toEqual([
    { source: 'ipeds', year: 2023, release: 'final', runId: 1, at: NOW },
    { source: 'scorecard', year: 2021, release: 'provisional', runId: expect.any(Number) as number, at: NOW },
  ]);
  expect(await ports().ledger.loadedTables()).toEqual([
    { source: 'ipeds', table: 'HD', year: 2023 },
    { source: 'scorecard', table: 'INSTITUTION', year: 2021 },
  ]);
  expect(await ports().ledger.collegesBySource()).toEqual({ ipeds: 2, scorecard: 1 });
});
