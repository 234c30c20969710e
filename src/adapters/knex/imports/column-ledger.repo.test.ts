import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import type { ImportRequest } from '../../../domain/imports/import-request.ts';
import type { Mapping } from '../../../domain/imports/mapping/mapping.ts';
import { aDirectoryRow, fakeSource } from '../../../domain/imports/supplied.fixture.ts';
import { createRuns } from '../../../domain/runs/runs.use-cases.ts';
import { createSourceReader } from '../../sources/index.ts';
import { createFolder } from '../../sources/source-files.fixture.ts';
import { createKnexPorts } from '../index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createColumnLedger } from './column-ledger.repo.ts';

/** Imports of Scorecard files whose columns are named otherwise, with what the ledger keeps of them. */
let database: TestDatabase;
let folder: Awaited<ReturnType<typeof createFolder>>;
const clock = { now: () => new Date('2026-11-21T10:00:00.000Z') };
beforeEach(async () => {
  [database, folder] = [await createTestDatabase(), await createFolder()];
  await importing({ source: 'ipeds' }, fakeSource([{ table: 'HD', rows: [aDirectoryRow(900_001)] }]));
});
afterEach(async () => {
  await folder.remove();
  await database.destroy();
});

function importing(request: Partial<ImportRequest> = {}, reader = createSourceReader()) {
  const imports = createImports({ ...createKnexPorts(database.db).imports, reader, clock });
  return imports.import({ source: 'scorecard', paths: [folder.path], actor: 'ada', allowShrink: 1, allowDrift: 1, ...request });
}

const write = (price: string, header = 'UNITID,NET PRICE,NOTE') =>
  folder.write({ 'MERGED2023_24_PP.csv': `${header}\n900001,${price},x\n` });
const MAPPING: Mapping = [
  { table: 'INSTITUTION', columns: [{ column: 'NPT4_PUB', from: 'NET PRICE', notReported: ['none'] }], ignored: ['NOTE'] },
];

async function price() {
  const [college] = await createKnexPorts(database.db).colleges.store.all();
  return [college?.netPricePublic, college?.provenance.netPricePublic?.variable];
}

it('a mapped import gives the values of the column that was read, names it, and keeps its rules', async () => {
  await write('14559');
  await expect(importing()).rejects.toThrow('There is no scorecard table');
  expect(await importing({ mapping: MAPPING })).toMatchObject({ status: 'succeeded', runId: 3, mapping: MAPPING });
  expect(await price()).toEqual([14_559, 'NPT4_PUB (column NET PRICE read as NPT4_PUB)']);
  const runs = createRuns({ ...createKnexPorts(database.db).runs, clock });
  expect([(await runs.show(3)).mapping, (await runs.show(1)).mapping]).toEqual([MAPPING, null]);
  const [{ columns }] = (await database.db('import_runs').where({ id: 3 }).select('columns')) as [{ columns: unknown }];
  expect(columns).toEqual({ INSTITUTION: { number: ['UNITID', 'NET PRICE'], text: ['NOTE'], blank: [] } });
});

it('the same files with the same rules are recognized, with other rules or none they are not', async () => {
  await write('14559');
  await importing({ mapping: MAPPING });
  const reordered = [{ ignored: ['note'], table: 'institution', columns: [...(MAPPING[0]?.columns ?? []), { column: 'CDR3' }] }];
  expect(await importing({ mapping: reordered })).toMatchObject({ status: 'unchanged', appliedBy: 2 });
  const other = await importing({
    mapping: [{ ...MAPPING[0], table: 'INSTITUTION', columns: [{ column: 'NPT4_PUB', from: 'NET PRICE' }] }],
  });
  expect(other).not.toHaveProperty('appliedBy');
});

it('a text that means not reported gives no value', async () => {
  await write('none');
  const withoutRule = [{ table: 'INSTITUTION', columns: [{ column: 'NPT4_PUB', from: 'NET PRICE' }] }];
  await expect(importing({ mapping: withoutRule })).rejects.toMatchObject({ code: 'import.too-many-rejects' });
  await expect(importing({ mapping: MAPPING })).rejects.toThrow('the INSTITUTION table has 1 rows and no values');
});

it('a refused mapping leaves no run', async () => {
  await write('14559');
  const twice = [
    {
      table: 'INSTITUTION',
      columns: [
        { column: 'NPT4_PUB', from: 'NET PRICE' },
        { column: 'CDR3', from: 'NET PRICE' },
      ],
    },
  ];
  await expect(importing({ mapping: twice })).rejects.toMatchObject({ kind: 'invalid', code: 'import.mapping' });
  expect(await database.db('import_runs').pluck('id')).toEqual([1]);
});

it('offers the mapping of the same year, else of the newest year, and none of a run that was rolled back', async () => {
  const ledger = createColumnLedger(database.db);
  const offered = async (year: number | null) => (await ledger.mappingFor('scorecard', year))?.runId;
  const rows = [2022, 2024, 2022, 2023].map((year) => ({ year, mapping: JSON.stringify([{ table: `T${year}`, columns: [] }]) }));
  const common = {
    source: 'scorecard',
    release: 'final',
    status: 'succeeded',
    actor: 'ada',
    started_at: new Date(),
    counts: '{}',
    files: '[]',
  };
  await database.db('import_runs').insert(rows.map((row) => ({ ...common, ...row })));
  await database.db('import_runs').insert({ ...common, year: 2025 });
  expect([await offered(2022), await offered(2023), await offered(2030), await offered(null)]).toEqual([4, 5, 3, 3]);
  await database.db('import_runs').where({ id: 4 }).update({ status: 'rolled_back' });
  expect([await offered(2022), (await ledger.mappingFor('crime', 2022))?.runId]).toEqual([2, undefined]);
});

it('knows the columns of each table in the last run that read it', async () => {
  await write('14559');
  await importing({ mapping: MAPPING });
  await importing({ mapping: MAPPING });
  const last = await createColumnLedger(database.db).lastColumns('scorecard');
  expect(last).toMatchObject({ INSTITUTION: { runId: 2, year: 2023, columns: { text: ['NOTE'] } } });
});
