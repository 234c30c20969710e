import { createKnexPorts } from '../../adapters/knex/index.ts';
import { expectInvariantsHold } from '../../adapters/knex/catalog/invariants.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../adapters/knex/testing/database.fixture.ts';
import type { Release } from '../colleges/sources.ts';
import { createHistory } from '../history/history.use-cases.ts';
import { createRuns } from '../runs/runs.use-cases.ts';
import { createImports } from './imports.use-cases.ts';
import type { ImportRequest } from './import-request.ts';
import { aDirectoryRow, fakeSource, type FakeRow } from './supplied.fixture.ts';

const clock = { now: () => new Date('2026-11-21T10:00:00.000Z') };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

type Sizes = readonly (number | null)[];
const rowsOf = (sizes: Sizes): FakeRow[] => sizes.map((size, at) => ({ unitId: at + 1, values: { size, retentionRate: 0.5 } }));

/** Imports the sizes of colleges 1, 2, … of one year. */
function importing(year: number, release: Release, sizes: Sizes, request: Partial<ImportRequest> = {}) {
  const tables = [
    { table: 'HD', rows: sizes.map((_, at) => aDirectoryRow(at + 1)) },
    { table: 'DRVEF', rows: rowsOf(sizes) },
  ];
  const ports = createKnexPorts(database.db).imports;
  const sync = createImports({ ...ports, reader: fakeSource(tables, { year, release }), clock });
  return sync.import({ source: 'ipeds', paths: ['x'], actor: 'test', allowShrink: 1, allowDrift: 1, ...request });
}

const runs = () => createRuns({ ...createKnexPorts(database.db).runs, clock });

/** The sizes in the history of the colleges, with release and run. */
async function shown(year: number) {
  const history = createHistory(createKnexPorts(database.db).history);
  const ids = await database.db('colleges').orderBy('ipeds_unit_id').pluck<number[]>('id');
  const all = await Promise.all(ids.map((id) => history.ofCollege(id)));
  return all.map(({ size = [] }) => {
    const point = size.find((each) => each.year === year);
    return point && [point.value, point.provenance.release, point.provenance.runId];
  });
}

const OLDER = { code: 'import.older-release', kind: 'conflict', remedies: ['force'] };

describe('a history run', () => {
  it.each([true, false])(
    'is refused after a later release of the same year, whether the year is a former one or not: %s',
    async (isFormer) => {
      await importing(2023, 'final', [10, 20]);
      if (isFormer) await importing(2024, 'provisional', [11, 21]);
      await expect(importing(2023, 'provisional', [99, 99], { historyOnly: true })).rejects.toMatchObject({
        ...OLDER,
        message: 'ipeds 2023 provisional is older than the HD table of run 1: 2023 final.',
      });
      expect(await shown(2023)).toEqual([
        [10, 'final', 1],
        [20, 'final', 1],
      ]);
    },
  );

  it('never shows a provisional value in place of a final one, not even by force', async () => {
    await importing(2023, 'final', [10, 20]);
    await importing(2024, 'provisional', [11, 21]);
    const forced = await importing(2023, 'provisional', [99, 98], { historyOnly: true, force: true });
    expect(forced.diff?.history).toMatchObject({ gained: 0, changed: 0, lost: 0, largest: [] });
    await importing(2023, 'provisional', [97, 96], { force: true });
    expect(await shown(2023)).toEqual([
      [10, 'final', 1],
      [20, 'final', 1],
    ]);
  });

  it('says how many values of former years it changes, with the largest, also later and when it is rolled back', async () => {
    await importing(2023, 'provisional', [1_000, 20, 30, null]);
    await importing(2024, 'provisional', [11, 21, 31, 41]);
    const report = await importing(2023, 'final', [2_500, 20, null, 40], { historyOnly: true });

    const largest = [{ unitId: 1, name: 'College 1', field: 'size', year: 2023, before: 1_000, after: 2_500, relative: 1.5 }];
    // Four retention rates and one size are the same in both releases.
    const history = { gained: 1, changed: 1, lost: 1, receiptOnly: 5 };
    expect(report.diff?.history).toEqual({ ...history, largest });
    expect((await runs().diff(3)).history).toEqual({ ...history, largest });
    expect((await runs().list({ most: 5 })).map((run) => run.history)).toEqual([history, null, null]);

    const back = { ...history, largest: [{ ...largest[0], before: 2_500, after: 1_000, relative: 0.6 }] };
    for (const dryRun of [true, false]) expect((await runs().rollback(3, { by: 'ada', dryRun })).history).toEqual(back);
    expect((await shown(2023)).map((point) => point?.[0])).toEqual([1_000, 20, 30, null]);
  });

  it('adds the names of former years to those of a college, and a rollback takes back only its own', async () => {
    const named = (year: number, name: string, request: Partial<ImportRequest> = {}) => {
      const directory = { table: 'HD', rows: [aDirectoryRow(1, { name }), aDirectoryRow(2)] };
      const reader = fakeSource([directory, { table: 'DRVEF', rows: [{ unitId: 1, values: { totalEnrollment: year } }] }], {
        year,
        release: 'final',
      });
      const imports = createImports({ ...createKnexPorts(database.db).imports, reader, clock });
      return imports.import({ source: 'ipeds', paths: ['x'], actor: 'test', allowShrink: 1, allowDrift: 1, ...request });
    };
    const names = () => database.db('colleges').orderBy('ipeds_unit_id').select('name', 'former_names');
    const after = (...formerNames: string[]) => [
      { name: 'New College', former_names: formerNames },
      { name: 'College 2', former_names: [] },
    ];

    await named(2023, 'Old College');
    await named(2024, 'New College');
    await named(2022, 'Older College', { historyOnly: true });
    await named(2021, 'Oldest College', { historyOnly: true });
    await named(2020, 'OLD COLLEGE', { historyOnly: true });
    expect(await names()).toEqual(after('Oldest College', 'Older College', 'Old College'));
    await expectInvariantsHold(database.db);

    await runs().rollback(3, { by: 'ada', dryRun: false });
    expect(await names()).toEqual(after('Oldest College', 'Old College'));
    await runs().rollback(4, { by: 'ada', dryRun: false });
    expect(await names()).toEqual(after('Old College'));
    await expectInvariantsHold(database.db);
  });
});
