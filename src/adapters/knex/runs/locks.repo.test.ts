import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import type { ImportRequest } from '../../../domain/imports/import-request.ts';
import { createLocks } from '../../../domain/corrections/locks.use-cases.ts';
import { createRuns } from '../../../domain/runs/runs.use-cases.ts';
import { aDirectoryRow, fakeSource, type FakeRow, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createKnexPorts } from '../index.ts';
import { expectInvariantsHold } from '../catalog/invariants.fixture.ts';

const clock = { now: () => new Date('2026-11-21T10:00:00Z') };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await importing(
    [
      { table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2)] },
      table('X', { size: 100, acceptanceRateNum: 0.5, acceptanceRate: '50%', avgSAT: 1100, graduationRate: 0.6, retentionRate: 0.8 }),
    ],
    2023,
  );
});
afterEach(async () => {
  await expectInvariantsHold(database.db).finally(() => database.destroy());
});

const ports = () => createKnexPorts(database.db);
const locks = () => createLocks({ ...ports().locks, clock });
const runs = () => createRuns({ ...ports().runs, clock });
/** A table with a row of college 1, and a row of another institution: a run does not supply a column without values. */
const table = (name: string, values: FakeRow['values'], statuses: FakeRow['statuses'] = {}): FakeTable => ({
  table: name,
  rows: [
    { unitId: 1, values, statuses },
    { unitId: 99, values: { size: 1 } },
  ],
});

function importing(tables: FakeTable[], year: number, request: Partial<ImportRequest> = {}) {
  const sync = createImports({ ...ports().imports, reader: fakeSource(tables, { year }), clock });
  return sync.import({ source: 'ipeds', paths: ['x'], actor: 'test', allowShrink: 1, allowDrift: 1, ...request });
}

const college = async () => (await ports().colleges.store.all()).find(({ ipedsUnitId }) => ipedsUnitId === 1);
const lockSize = (size: number) =>
  locks().set({ unitId: 1, field: 'size', value: { exact: size }, reason: ' They wrote to us ', by: 'ada' });

describe('a locked value', () => {
  it('has staff provenance, new scores and a new data version', async () => {
    const before = (await college())?.prestigeScore;
    await locks().set({ unitId: 1, field: 'acceptanceRateNum', value: { text: '5%' }, reason: 'Report of 2026', by: 'ada' });
    const after = await college();

    expect(after).toMatchObject({
      acceptanceRateNum: 0.05,
      acceptanceRate: '5%',
      provenance: {
        acceptanceRateNum: {
          source: 'staff',
          table: 'edit',
          variable: 'Report of 2026',
          year: 2026,
          period: '2026-11-21',
          release: 'final',
          runId: null,
        },
      },
    });
    expect(after?.valueStatus).not.toHaveProperty('acceptanceRateNum');
    expect(after?.prestigeScore).not.toBe(before);
    expect(await database.db('data_versions').orderBy('id', 'desc').first('reason')).toEqual({ reason: 'edit of College 1' });
  });

  it('wins over later imports, and the conflicts are stored, reported and listed', async () => {
    await lockSize(7);
    const report = await importing([table('X', { size: 120 })], 2024);

    expect(await college()).toMatchObject({ size: 7 });
    expect(report.counts.recorded).toBe(1);
    const conflict = { unitId: 1, name: 'College 1', field: 'size', staff: 7, supplied: 120 };
    expect(report.diff?.locked).toEqual({ count: 1, first: [conflict] });
    expect((await runs().diff(report.runId ?? 0)).locked).toEqual({ count: 1, first: [conflict] });
    expect(await locks().list()).toEqual([
      {
        unitId: 1,
        name: 'College 1',
        field: 'size',
        value: 7,
        supplied: 120,
        lockedBy: 'ada',
        reason: 'They wrote to us',
        lockedAt: clock.now(),
      },
    ]);
  });

  it('has no conflict with an import of the same value or no value', async () => {
    await lockSize(7);

    expect((await importing([table('X', { size: 7, avgSAT: 900 })], 2024)).diff?.locked.count).toBe(0);
    expect((await importing([table('X', { size: null, avgSAT: 910 })], 2025)).diff?.locked.count).toBe(0);
    expect(await college()).toMatchObject({ size: 7, avgSAT: 910 });
  });

  it('can be set again, and leaves no unused provenance', async () => {
    await lockSize(7);
    await lockSize(8);

    expect((await locks().list(1)).map(({ value }) => value)).toEqual([8]);
    expect(await database.db('value_sources').where({ source: 'staff' })).toHaveLength(1);
    await locks().remove(1, 'size');
    expect(await database.db('value_sources').where({ source: 'staff' })).toEqual([]);
  });

  it('is refused without a reason, and for an unknown college or lock', async () => {
    const request = { unitId: 9, field: 'size', value: { exact: 1 }, reason: 'x', by: 'ada' } as const;

    await expect(locks().set(request)).rejects.toMatchObject({ kind: 'not-found', code: 'college.not-found' });
    await expect(locks().set({ ...request, unitId: 1, reason: ' \n' })).rejects.toMatchObject({ kind: 'invalid', code: 'lock.reason' });
    await expect(locks().remove(1, 'size')).rejects.toMatchObject({ kind: 'not-found', code: 'lock.not-found' });
    expect(await database.db('field_locks')).toEqual([]);
  });
});

describe('a removed lock', () => {
  it.each([
    ['the value before the lock', [], 100, 2023],
    ['the value of a later import', [[2024, 'X', 120]], 120, 2024],
    [
      'the value of the latest year, in any order of imports',
      [
        [2025, 'X', 130],
        [2024, 'X', 120],
      ],
      130,
      2025,
    ],
    [
      'the value of a table that still has one',
      [
        [2024, 'X', null],
        [2024, 'Y', 90],
      ],
      90,
      2024,
    ],
  ] as const)('restores %s', async (_title, imports, size, year) => {
    await lockSize(7);
    for (const [of, name, value] of imports) await importing([table(name, { size: value })], of, { force: true });
    await locks().remove(1, 'size');

    expect(await college()).toMatchObject({ size, provenance: { size: { source: 'ipeds', year } } });
    expect(await locks().list()).toEqual([]);
  });

  it('restores a missing value with its status if the table removed the value', async () => {
    await lockSize(7);
    await importing([table('X', { size: null }, { size: 's' })], 2024);
    await locks().remove(1, 'size');

    expect(await college()).toMatchObject({ size: null, valueStatus: { size: 'suppressed' }, provenance: { size: { year: 2024 } } });
  });

  it('leaves no value if no import supplied one, and restores the rate as text with the rate', async () => {
    await locks().set({ unitId: 1, field: 'avgACT', value: { exact: 30 }, reason: 'x', by: 'ada' });
    await locks().set({ unitId: 1, field: 'acceptanceRateNum', value: { exact: 0.1 }, reason: 'x', by: 'ada' });
    await locks().remove(1, 'avgACT');
    await locks().remove(1, 'acceptanceRateNum');
    const left = await college();

    expect(left).toMatchObject({ avgACT: null, acceptanceRateNum: 0.5, acceptanceRate: '50%' });
    expect(left?.provenance).not.toHaveProperty('avgACT');
    expect(await database.db('field_locks')).toEqual([]);
  });

  it('restores a value of the seed catalog without supplied tables', async () => {
    await database.db('supplied_tables').delete();
    await lockSize(7);
    await locks().remove(1, 'size');
    expect(await college()).toMatchObject({ size: 100, provenance: { size: { table: 'X', year: 2023 } } });

    await lockSize(7);
    await importing([table('X', { size: 120 })], 2024);
    await locks().remove(1, 'size');
    expect(await college()).toMatchObject({ size: 120 });
  });

  it('allows the next import to write the field', async () => {
    await lockSize(7);
    await locks().remove(1, 'size');
    await importing([table('X', { size: 140 })], 2024);

    expect(await college()).toMatchObject({ size: 140 });
  });
});

it('exports the imported values, not the locked values', async () => {
  await lockSize(7);
  await locks().set({ unitId: 1, field: 'name', value: { exact: 'Our Name' }, reason: 'x', by: 'ada' });
  const folder = await mkdtemp(path.join(tmpdir(), 'alma-locks-'));
  try {
    await ports().imports.archive.write(folder);
    const csv = gunzipSync(await readFile(path.join(folder, 'catalog.csv.gz'))).toString();
    const [first] = parse<Record<string, string>>(csv, { columns: true });
    expect(first).toMatchObject({ size: '100', name: 'College 1' });
    expect(JSON.parse(first?.['field_sources'] ?? '')).toMatchObject({
      size: expect.any(Number) as number,
      name: expect.any(Number) as number,
    });
    expect(await college()).toMatchObject({ size: 7, name: 'Our Name' });
    expect(await readFile(path.join(folder, 'catalog.json'), 'utf8')).not.toContain('They wrote to us');
  } finally {
    await rm(folder, { recursive: true });
  }
});
