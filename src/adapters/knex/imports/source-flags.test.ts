import { createHash } from 'node:crypto';
import type { Release, SourceName } from '../../../domain/colleges/sources.ts';
import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import { aDirectoryRow, fakeSource, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { createRuns } from '../../../domain/runs/runs.use-cases.ts';
import { findViolations } from '../catalog/invariants.repo.ts';
import { createKnexPorts } from '../index.ts';
import { readSnapshot } from '../snapshot.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

let minute = 0;
const clock = { now: () => new Date(Date.parse('2026-11-21T10:00:00.000Z') + minute * 60_000) };

function importing(tables: FakeTable[], run: { source?: SourceName; year?: number; release?: Release } = {}) {
  minute += 1;
  const sync = createImports({ ...createKnexPorts(database.db).imports, reader: fakeSource(tables, run), clock });
  return sync.import({ source: run.source ?? 'ipeds', paths: ['x'], actor: 'test', allowShrink: 1, allowDrift: 1 });
}

async function flags() {
  const [college] = await createKnexPorts(database.db).colleges.store.all();
  return college?.dataSourceFlags ?? {};
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const DIRECTORY: FakeTable = { table: 'HD', rows: [aDirectoryRow(1)], sha256: 'bb' };
const DIRECTORY_FIELDS = ['aliases', 'level', 'location', 'name', 'state', 'type'];
const size = (value: number | null, sha256: string): FakeTable => ({
  table: 'DRVEF',
  rows: [{ unitId: 1, values: { size: value, retentionRate: 0.5 } }],
  sha256,
});

it('has the newest run of a source, its end and hash, and all fields, also after an import of one table', async () => {
  await importing([DIRECTORY, size(10, 'aa')]);
  const at = clock.now().toISOString();
  expect(await flags()).toEqual({
    ipeds: {
      year: 2024,
      release: 'provisional',
      runId: 1,
      at,
      sha256: hash('aa\nbb'),
      fields: [...DIRECTORY_FIELDS, 'retentionRate', 'size'].sort(),
    },
  });

  await importing([size(11, 'cc')], { release: 'final' });
  expect((await flags()).ipeds).toEqual({
    year: 2024,
    release: 'final',
    runId: 2,
    at: clock.now().toISOString(),
    sha256: 'cc',
    fields: [...DIRECTORY_FIELDS, 'retentionRate', 'size'].sort(),
  });
});

it('names a field under the source that its value comes from, also a missing one, and goes back with a rollback', async () => {
  // A column that is blank in every row is not supplied.
  const other = { unitId: 2, values: { size: 9, retentionRate: 0.5 } };
  await importing([
    { table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2)] },
    { ...size(null, 'aa'), rows: [...size(null, 'aa').rows, other] },
  ]);
  const before = await flags();
  expect(before.ipeds?.fields).toContain('size');

  await importing([{ table: 'X', rows: [{ unitId: 1, values: { size: 12 } }] }], { source: 'scorecard' });
  expect((await flags()).scorecard?.fields).toEqual(['size']);
  expect((await flags()).ipeds?.fields).not.toContain('size');

  const runs = createRuns({ ...createKnexPorts(database.db).runs, clock });
  await runs.rollback(2, { by: 'ada' });
  expect(await flags()).toEqual(before);
});

it('leaves out a field that staff set, and a source whose last field staff set', async () => {
  await importing([DIRECTORY]);
  await importing([{ table: 'X', rows: [{ unitId: 1, values: { size: 12 } }] }], { source: 'scorecard' });
  const { locks } = createKnexPorts(database.db).locks;
  await locks.set({ unitId: 1, field: 'size', value: 13, by: 'ada', reason: 'They wrote to us.', at: clock.now() });
  expect(Object.keys(await flags())).toEqual(['ipeds']);
  expect((await readSnapshot(database.db, findViolations)).flags).toMatchObject({ count: 0 });
});
