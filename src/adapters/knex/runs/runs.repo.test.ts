import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import type { ImportRequest } from '../../../domain/imports/import-request.ts';
import { createRuns } from '../../../domain/runs/runs.use-cases.ts';
import { aDirectoryRow, fakeSource, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createKnexPorts } from '../index.ts';

const clock = { now: () => new Date('2026-11-21T10:00:00Z') };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await importing([{ table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2)] }, sizes(100, 900)], 2023);
});
afterAll(() => database.destroy());

const runs = () => createRuns({ ...createKnexPorts(database.db).runs, clock });
const sizes = (...given: (number | null)[]): FakeTable => ({
  table: 'X',
  rows: given.map((size, index) => ({ unitId: index + 1, values: { size } })),
});

function importing(tables: FakeTable[], year: number, request: Partial<ImportRequest> = {}) {
  const sync = createImports({ ...createKnexPorts(database.db).imports, reader: fakeSource(tables, { year }), clock });
  return sync.import({ source: 'ipeds', paths: ['x'], actor: 'test', allowShrink: 1, allowDrift: 1, maxReject: 1, ...request });
}

it('reports the same diff for the dry run, the run and its stored changes', async () => {
  const rejects = [{ line: 9, unitId: null, code: 'bad', message: 'no UNITID', raw: '=1+1' }];
  const directory = { table: 'HD', rows: [aDirectoryRow(1, { name: 'New Name' }), aDirectoryRow(3)] };
  const tables = [directory, { ...sizes(300, 910), rejects }];
  const dry = await importing(tables, 2024, { dryRun: true });
  const report = await importing(tables, 2024);
  const id = report.runId ?? 0;

  expect(dry.status).toBe('dry-run');
  expect(report.diff).toMatchObject({
    inserted: { count: 1, first: [{ unitId: 3, name: 'College 3' }] },
    updated: 2,
    unchanged: 0,
    largest: [
      { unitId: 1, name: 'New Name', field: 'size', before: 100, after: 300, relative: 2 },
      { unitId: 2, name: 'College 2', field: 'size', before: 900, after: 910 },
    ],
    anomalies: { count: 1, byField: { size: 1 } },
    vanished: { count: 1, first: [{ unitId: 2, became: 'unlisted' }] },
  });
  expect(report.diff?.fields.slice(0, 2)).toEqual([
    { field: 'size', changed: 2, gained: 0, lost: 0, receiptOnly: 0 },
    { field: 'name', changed: 1, gained: 0, lost: 0, receiptOnly: 0 },
  ]);
  expect(dry.diff).toEqual(report.diff);
  expect(await runs().diff(id)).toEqual(report.diff);

  expect(await runs().show(id)).toMatchObject({
    id,
    status: 'succeeded',
    counts: { inserted: 1, unlisted: 1 },
    keptRejects: 1,
    tables: [{ table: 'HD' }, { table: 'X' }],
  });
  expect(await runs().rejects(id)).toEqual([{ file: 'x2024.csv', line: 9, key: null, code: 'bad', message: 'no UNITID', raw: '=1+1' }]);
  expect((await runs().list({ most: 1 })).map((run) => [run.id, Object.keys(run.counts).includes('tables')])).toEqual([[id, false]]);
  expect(await runs().list({ most: 5, source: 'crime' })).toEqual([]);
});

it('keeps the diff of a rolled-back run', async () => {
  const report = await importing([sizes(400)], 2025);
  await runs().rollback(report.runId ?? 0, { by: 'ada' });

  expect(await runs().diff(report.runId ?? 0)).toEqual(report.diff);
});

it('refuses the diff of a run that is unknown or changed nothing', async () => {
  await importing([sizes(500)], 2026);
  await importing([sizes(500)], 2026, { force: true });
  const [unchanged] = await runs().list({ most: 1 });

  expect(unchanged?.status).toBe('unchanged');
  await expect(runs().diff(unchanged?.id ?? 0)).rejects.toMatchObject({ kind: 'refused', code: 'run.no-images' });
  await expect(runs().diff(999)).rejects.toMatchObject({ kind: 'not-found', code: 'run.not-found' });
  await expect(runs().rejects(999)).rejects.toMatchObject({ kind: 'not-found' });
});
