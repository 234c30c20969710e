import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import type { ImportRequest } from '../../../domain/imports/import-request.ts';
import type { OpenedSource } from '../../../domain/imports/source-table.ts';
import { aDirectoryRow, fakeSource, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createKnexPorts } from '../index.ts';

const clock = { now: () => new Date('2026-11-21T10:00:00.000Z') };
const archive = { write: () => Promise.reject(new Error('not in this test')) };
const UNIT_IDS = Array.from({ length: 120 }, (_, at) => at + 1);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

function importing(tables: FakeTable[], run: Partial<Pick<OpenedSource, 'year' | 'release'>> = {}, request: Partial<ImportRequest> = {}) {
  const { imports } = createKnexPorts(database.db).imports;
  return createImports({ reader: fakeSource(tables, run), imports, archive, clock }).import({ source: 'ipeds', paths: ['x'], ...request });
}

const directory = (unitIds = UNIT_IDS): FakeTable => ({ table: 'HD', rows: unitIds.map((unitId) => aDirectoryRow(unitId)) });
const sizes = (unitIds: number[], size: (unitId: number) => number | null): FakeTable => ({
  table: 'DRVEF',
  rows: unitIds.map((unitId) => ({ unitId, values: { size: size(unitId) } })),
});
const stored = async () =>
  (await createKnexPorts(database.db).colleges.store.all()).map(({ ipedsUnitId, size, operatingStatus }) => [
    ipedsUnitId,
    size,
    operatingStatus,
  ]);
const runs = () => database.db('import_runs').select('status', 'message').orderBy('id');

describe('compared with the last successful run', () => {
  beforeEach(() => importing([directory(), sizes(UNIT_IDS, (unitId) => unitId)], { year: 2023 }));

  it.each<[string, FakeTable[], string, RegExp]>([
    [
      'half a table',
      [sizes(UNIT_IDS.slice(0, 60), (unitId) => unitId + 1)],
      'import.too-few-rows',
      /DRVEF table has 60 rows, where run 1 \(2023\) had 120/,
    ],
    ['half a directory', [directory(UNIT_IDS.slice(0, 60))], 'import.too-few-rows', /HD table has 60 rows/],
    [
      'a column with gaps',
      [sizes(UNIT_IDS, (unitId) => (unitId % 5 === 0 ? null : unitId))],
      'import.too-few-values',
      /size \(100\.0 % to 80\.0 %\)/,
    ],
  ])('%s is refused, changes nothing and records the reason', async (_what, tables, code, message) => {
    const before = await stored();
    await expect(importing(tables)).rejects.toMatchObject({ kind: 'invalid', code, message: expect.stringMatching(message) as unknown });
    expect(await stored()).toEqual(before);
    expect(await runs()).toEqual([
      expect.objectContaining({ status: 'succeeded' }),
      { status: 'failed', message: expect.stringMatching(message) as unknown },
    ]);
  });

  it('the next year is accepted, and then its final release', async () => {
    const next = UNIT_IDS.slice(4);
    await importing([directory(next), sizes(next, (unitId) => (unitId % 30 === 0 ? null : unitId))], { year: 2024 });
    const final = await importing([directory(next), sizes(next, (unitId) => unitId + 1)], { year: 2024, release: 'final' });
    expect(final.status).toBe('succeeded');
  });

  it('losses within higher limits are accepted', async () => {
    expect((await importing([sizes(UNIT_IDS.slice(0, 60), (unitId) => unitId)], {}, { allowShrink: 0.5 })).status).toBe('succeeded');
    const almostEmpty = sizes(UNIT_IDS, (unitId) => (unitId === 1 ? 1 : null));
    expect((await importing([almostEmpty], { year: 2025 }, { allowDrift: 1 })).status).toBe('succeeded');
  });

  it('a failed run is not used for the comparison', async () => {
    await expect(importing([sizes(UNIT_IDS.slice(0, 60), () => 1)])).rejects.toThrow('60 rows');
    await expect(importing([sizes(UNIT_IDS.slice(0, 60), () => 1)])).rejects.toThrow('run 1 (2023) had 120');
  });
});

describe('a partial import', () => {
  const tables = [directory(UNIT_IDS.slice(0, 4)), { ...sizes([1, 2, 3, 4], () => 100), fields: ['size' as const] }];
  beforeEach(() => importing([directory(UNIT_IDS.slice(0, 3)), sizes([1, 2, 3], () => 50)], { year: 2023 }));

  it('imports only the selected fields, and neither adds nor closes a college', async () => {
    const report = await importing(tables, {}, { onlyFields: ['size'] });
    expect(report).toMatchObject({ status: 'succeeded', counts: { inserted: 0, updated: 3, closed: 0 } });
    expect(await stored()).toEqual([1, 2, 3].map((unitId) => [unitId, 100, 'open']));
  });

  it('allows a later import of the other fields', async () => {
    await importing(tables, {}, { onlyFields: ['size'] });
    expect(await importing(tables)).toMatchObject({ status: 'succeeded', counts: { inserted: 1 } });
    expect((await importing(tables)).status).toBe('unchanged');
  });

  it('limits rows only in a dry run, and skips the row count check', async () => {
    const report = await importing(
      [directory(UNIT_IDS.slice(0, 3)), sizes([1, 2, 3], () => 70)],
      { year: 2023 },
      { limit: 1, dryRun: true },
    );
    expect(report).toMatchObject({ status: 'dry-run', counts: { updated: 1, closed: 0 }, tables: [{ read: 3 }, { read: 1 }] });
    await expect(importing(tables, {}, { limit: 1 })).rejects.toMatchObject({ code: 'import.limit-needs-dry-run' });
    await expect(importing(tables, {}, { onlyFields: ['sise'] })).rejects.toMatchObject({ code: 'import.unknown-field' });
    expect(await runs()).toHaveLength(1);
  });
});
