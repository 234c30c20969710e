import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import { aDirectoryRow, fakeSource, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createKnexPorts } from '../index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const coverage = () => createKnexPorts(database.db).dictionary.coverage;

async function importing(year: number, tables: FakeTable[]) {
  const clock = { now: () => new Date(`2026-11-${year - 2000}T10:00:00.000Z`) };
  const sync = createImports({ ...createKnexPorts(database.db).imports, reader: fakeSource(tables, { year }), clock });
  return sync.import({ source: 'ipeds', paths: ['x'], actor: 'test', allowShrink: 1 });
}

type Size = [value: number | null, letter: string];
const sizes = (table: string, ...given: Size[]): FakeTable => ({
  table,
  rows: given.map(([size, letter], index) => ({ unitId: index + 1, values: { size }, statuses: { size: letter } })),
});
const directory = (): FakeTable => ({ table: 'HD', rows: [1, 2, 3].map((unitId) => aDirectoryRow(unitId)) });

it('counts known values of the given colleges by year, from any table of the newest run', async () => {
  await importing(2022, [
    directory(),
    sizes('DRVEF', [100, 'r'], [0, 'i'], [5, 'r']),
    sizes('EF-A', [null, 'n'], [null, 's'], [null, 'a'], [7, 'r']),
  ]);
  await importing(2023, [directory(), sizes('DRVEF', [100, 'r'], [null, 's'], [null, 'n'])]);
  const known = async (ids = [1, 2, 3]) =>
    (await coverage().knownByYear(ids))
      .filter(({ field }) => field === 'size')
      .map(({ year, period, known: count }) => [year, period, count]);
  expect(await known()).toEqual([
    [2022, '2022', 3],
    [2023, '2023', 1],
  ]);

  await importing(2023, [directory(), sizes('DRVEF', [null, 's'], [70, 'r'], [80, 'r'])]);
  expect((await known())[1]).toEqual([2023, '2023', 2]);
  expect(await known([1, 2])).toEqual([
    [2022, '2022', 2],
    [2023, '2023', 1],
  ]);
});

it('reads the supplied rows of several colleges at once', async () => {
  const supplied = await coverage().suppliedOf([1, 2, 99]);
  expect([...supplied.keys()].sort()).toEqual([1, 2]);
  expect(
    supplied
      .get(1)
      ?.filter(({ fields }) => fields.includes('size'))
      .map(({ year, values }) => [year, values]),
  ).toEqual(
    expect.arrayContaining([
      [2022, [100]],
      [2023, [null]],
    ]),
  );
});

it('lists data versions, newest first, with the number of changed colleges', async () => {
  await database.db('data_versions').insert({ reason: 'seed' });
  expect((await coverage().versions(3)).map(({ reason, changed }) => [reason, changed])).toEqual([
    ['seed', null],
    ['import ipeds 2023 provisional', 3],
    ['import ipeds 2023 provisional', 3],
  ]);
});
