import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../src/adapters/bigquery/fake/engine.fixture.ts';
import { csvOfRows, HD2020_FIELDS, HD2020_ROWS } from '../src/adapters/bigquery/fake/hd2020.fixture.ts';
import { startFakeService, type FakeService } from '../src/adapters/bigquery/fake/service.fixture.ts';
import { collegesIn, differences } from '../src/adapters/knex/imports/damaged/catalog-content.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../src/adapters/knex/testing/database.fixture.ts';
import { join } from '../src/bootstrap.ts';
import { readConfig } from '../src/config.ts';
import { runCli } from './program.ts';
import { recordingTerminal, type Outcome } from './terminal.fixture.ts';

const TABLE = 'bigquery-public-data.nces_ipeds.hd2020';
const QUERY = `select * from \`${TABLE}\``;

let folder: string;
let service: FakeService;
let database: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alma-bigquery-import-'));
  [service, database] = await Promise.all([startFakeService(), createTestDatabase()]);
  await service.tables.share(TABLE, { fields: HD2020_FIELDS, rows: HD2020_ROWS });
});
afterEach(async () => {
  await Promise.all([service.close(), database.destroy(), rm(folder, { recursive: true })]);
});

const environment = { NODE_ENV: 'test', BIGQUERY_PROJECT: 'alma-test', BIGQUERY_DATASET: 'alma' };

async function alma(args: string[], { mode = 'live', input = '', into = database } = {}): Promise<Outcome> {
  const config = readConfig({ ...environment, ALMA_DATA_DIR: folder, BIGQUERY_MODE: mode });
  const warehouse = mode === 'live' ? { ...config.warehouse, ...service.options } : config.warehouse;
  const { useCases } = join(into.db, { ...config, warehouse });
  const { terminal, outcome } = recordingTerminal({ input: async function* () { yield Buffer.from(input); } }); // prettier-ignore
  await runCli(args, { start: () => Promise.resolve({ useCases, close: () => useCases.warehouse.close() }), terminal });
  return outcome;
}

const importing = (args: string[], more: Parameters<typeof alma>[1] = {}) =>
  alma(['bigquery', 'import', ...args, '--source', 'ipeds', '--year', '2020'], more);
const importingJson = async (args: string[], more: Parameters<typeof alma>[1] = {}) =>
  JSON.parse((await importing([...args, '--json'], more)).out) as {
    status: string;
    files: { file: string; bytes: number }[];
    message: string;
  };

const importFile = async (rows: typeof HD2020_ROWS, year: number, into = database) => {
  const file = path.join(folder, `hd${year}.csv`);
  await writeFile(file, csvOfRows(rows));
  expect(await alma(['import', 'ipeds', '--file', file], { into })).toMatchObject({ exitCode: 0 });
};

const readsOfRows = () => service.calls.filter((call) => call.endsWith('/data') || call.startsWith('GET /queries')).length;
const runsOfWarehouse = () =>
  database.db('warehouse_runs').select('kind', 'status', 'sql', 'bytes', 'billed_bytes', 'rows', 'code', 'created_by').orderBy('id');
const filesOfRuns = () => database.db('import_runs').orderBy('id').pluck<unknown[]>('files');
const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
/** Apart from times. */
const differencesOf = async (other: TestDatabase): Promise<string[]> => {
  const found = differences(await collegesIn(database.db), await collegesIn(other.db)).map((text) => text.replaceAll(TIME, 'then'));
  return found.filter((text) => !/: (.*) instead of \1$/s.test(text));
};

it.each([
  ['a table', [TABLE]],
  ['a query', ['--query', QUERY]],
])('%s gives the values of the same data in a file', async (_what, args) => {
  const other = await createTestDatabase();
  await importFile(HD2020_ROWS, 2020, other);
  expect(await importing(args)).toMatchObject({ exitCode: 0 });
  expect(await database.db('colleges').orderBy('ipeds_unit_id').select('name', 'aliases', 'zip', 'operating_status')).toEqual([
    { name: 'Alabama A & M University', aliases: ['AAMU'], zip: '35762', operating_status: 'open' },
    { name: 'Université "Crimson", of Cambridge', aliases: ['=SUM(1)', '+Crimson'], zip: '02138', operating_status: 'open' },
  ]);
  expect(await differencesOf(other)).toEqual([]);
  await other.destroy();
});

describe('a table', () => {
  it('is named in the ledger, costs nothing, and leaves a run and an entry of the audit log', async () => {
    await importing([TABLE]);
    const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
    expect(await filesOfRuns()).toEqual([[{ file: TABLE, table: 'HD', bytes: expect.any(Number) as number, sha256 }]]);
    expect(await database.db('import_runs').pluck('obtained_from')).toEqual([`the BigQuery table ${TABLE}`]);
    const by = { created_by: expect.stringMatching(/^operator /) as string, code: null };
    expect(await runsOfWarehouse()).toMatchObject([
      { kind: 'file', status: 'done', bytes: 0, billed_bytes: 0, rows: 3, ...by, sql: QUERY },
    ]);
    expect(await database.db('audit_log').where({ event: 'warehouse-run' }).select('event')).toHaveLength(1);
    expect(service.jobs.count('query')).toBe(0);
  });

  it('that has not changed is applied already, without a look at its rows', async () => {
    const first = await importingJson([TABLE]);
    const reads = readsOfRows();
    const again = await importingJson([TABLE]);
    expect(again).toMatchObject({ status: 'unchanged', message: 'Run 1 has applied these files already, and nothing has changed since.' });
    expect(again.files).toEqual(first.files);
    expect(readsOfRows()).toBe(reads);
    expect(await runsOfWarehouse()).toHaveLength(1);
  });

  it('that has changed is read again', async () => {
    await importing([TABLE]);
    const [first, ...others] = HD2020_ROWS;
    await service.tables.share(TABLE, { fields: HD2020_FIELDS, rows: [{ ...first, city: 'Huntsville' }, ...others] });
    expect(await importingJson([TABLE])).toMatchObject({ status: 'succeeded', counts: { updated: 1 } });
  });

  it('changes nothing in a dry run', async () => {
    expect(await importingJson([TABLE, '--dry-run'])).toMatchObject({ status: 'dry-run', counts: { inserted: 2 } });
    expect(await database.db('colleges').pluck('id')).toEqual([]);
    expect(await filesOfRuns()).toEqual([]);
  });

  it('is read page by page', async () => {
    const rows = Array.from({ length: 2_500 }, (_, at) => ({ ...HD2020_ROWS[0], unitid: 200_000 + at, instnm: `College ${at}` }));
    await service.tables.share(TABLE, { fields: HD2020_FIELDS, rows });
    expect(await importingJson([TABLE])).toMatchObject({ counts: { inserted: 2_500 } });
    expect(readsOfRows()).toBeGreaterThan(2);
  });

  it.each(['busy', 'broken', 'lost'] as const)('is imported whole when a call is %s once', async (fault) => {
    for (const call of [/\/tables\/hd2020$/, /\/data$/]) service.breakNext(call, fault);
    expect(await importingJson([TABLE])).toMatchObject({ status: 'succeeded', counts: { inserted: 2 } });
  });

  it('that changes while it is read is not imported', async () => {
    const share = () => service.tables.share(TABLE, { fields: HD2020_FIELDS, rows: HD2020_ROWS.slice(0, 2) });
    service.beforeNext(/\/data$/, share);
    expect(await importing([TABLE])).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('changed while it was being read') as string,
    });
    expect(await runsOfWarehouse()).toMatchObject([{ status: 'failed', code: 'warehouse.input-changed' }]);
    expect(await database.db('colleges').pluck('id')).toEqual([]);
  });
});

describe('of a year before those in the catalog', () => {
  const NEWER = HD2020_ROWS.slice(0, 2).map((row) => ({ ...row, city: 'Of 2023' }));
  beforeEach(() => importFile(NEWER, 2023));

  it('is refused before its rows are read', async () => {
    const before = await collegesIn(database.db);
    const outcome = await importing([TABLE]);
    expect(outcome).toMatchObject({ exitCode: 1, err: expect.stringContaining('--history') as string });
    expect(readsOfRows()).toBe(0);
    expect(differences(await collegesIn(database.db), before)).toEqual([]);
  });

  it('is kept as history, and changes no current value', async () => {
    const before = await collegesIn(database.db);
    expect(await importingJson([TABLE, '--history'])).toMatchObject({ status: 'succeeded', counts: { updated: 0, inserted: 0 } });
    expect(differences(await collegesIn(database.db), before)).toEqual([]);
    expect(await database.db('supplied_tables').where({ year: 2020 }).pluck('table_name')).toContain('HD');
  });
});

describe('a query', () => {
  it('is kept with its run, under the limits of queries, and billed', async () => {
    await importing(['--query', QUERY]);
    const [[file]] = (await filesOfRuns()) as [[object]];
    expect(file).toMatchObject({ file: expect.stringMatching(/^query-[0-9a-f]{12}$/) as string, sql: QUERY, table: 'HD' });
    expect(await runsOfWarehouse()).toMatchObject([{ kind: 'file', status: 'done', sql: QUERY, billed_bytes: 10 * 2 ** 20, rows: 3 }]);
    expect((await alma(['runs', 'show', '1'])).out).toContain(QUERY);
  });

  it('of unchanged tables is applied already, and does not run', async () => {
    await importing(['--query', QUERY]);
    expect(await importingJson(['--query', QUERY])).toMatchObject({ status: 'unchanged', appliedBy: 1 });
    expect(service.jobs.count('query')).toBe(1);
    expect(await importingJson(['--query', `${QUERY} order by unitid`])).not.toHaveProperty('appliedBy');
  });

  it('comes from a file or standard input', async () => {
    const file = path.join(folder, 'hd.sql');
    await writeFile(file, QUERY);
    expect(await importing(['--file', file])).toMatchObject({ exitCode: 0 });
    expect(await importing(['--file', '-'], { input: QUERY })).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('applied these files already') as string,
    });
  });

  it('over a file in a bucket is read each time, because BigQuery does not notice its changes', async () => {
    await importing(['--query', QUERY]);
    service.tables.changeType(TABLE, 'EXTERNAL');
    expect(await importingJson(['--query', QUERY])).not.toHaveProperty('appliedBy');
    expect(await importingJson(['--query', QUERY])).toMatchObject({ status: 'unchanged', appliedBy: 2 });
    expect(service.jobs.count('query')).toBe(3);
  });

  it('over the limit of a day does not run', async () => {
    const spent = { bytes: 0, billed_bytes: 100_000_000_000 };
    await database.db('warehouse_runs').insert({ key: 'k', kind: 'query', engine: 'bigquery', sql: 'x', created_by: 'ada', ...spent });
    expect(await importing(['--query', QUERY])).toMatchObject({ exitCode: 3, err: expect.stringContaining('midnight UTC') as string });
    expect(service.jobs.count('query')).toBe(0);
  });
});

describe('is refused', () => {
  const nested = [...HD2020_FIELDS, { name: 'tags', type: 'STRING', mode: 'REPEATED' }, { name: 'place', type: 'RECORD', fields: [] }];
  beforeEach(async () => {
    await service.tables.share('other-data.ipeds.nested', { fields: nested, rows: [] });
    await service.tables.share('other-data.ipeds.a_view', { fields: HD2020_FIELDS, rows: [], type: 'VIEW' });
    await service.tables.share('other-data.ipeds.huge', { fields: HD2020_FIELDS, rows: [], type: 'TABLE', bytes: 300_000_000 });
    await service.tables.share('other-data.ipeds.plain', { fields: [{ name: 'a', type: 'STRING' }], rows: [{ a: 'x' }] });
  });

  it.each<[string, string[], number, string]>([
    ['no input', [], 2, 'Give one of these: a table, --query, or --file'],
    ['two inputs', [TABLE, '--query', QUERY], 2, 'Give one of these'],
    ['a name that is none', ['hd2020'], 2, 'Write project.dataset.table'],
    ['an unknown table', ['bigquery-public-data.nces_ipeds.hd1999'], 2, 'BigQuery has no table bigquery-public-data.nces_ipeds.hd1999'],
    ['a view', ['other-data.ipeds.a_view'], 2, 'Import a query instead: select * from `other-data.ipeds.a_view`'],
    ['nested columns', ['other-data.ipeds.nested'], 1, 'tags (ARRAY<STRING>), place (STRUCT). Import a query that selects plain columns'],
    ['a nested answer', ['--query', 'select 1 as unitid, [1, 2] as list'], 1, 'list (ARRAY<INT64>)'],
    ['too much', ['other-data.ipeds.huge'], 3, '300 MB; at most 1,000,000 rows and 256 MB can be imported'],
    ['no table of the source', ['other-data.ipeds.plain'], 1, 'There is no ipeds table in other-data.ipeds.plain'],
    ['a statement that writes', ['--query', 'create table x (a int)'], 2, 'Only one SELECT statement'],
    ['a wrong statement', ['--query', 'selec 1'], 2, 'syntax error'],
    ['a blank statement', ['--query', ' '], 2, 'Write a SELECT statement'],
    ['a limit without a dry run', [TABLE, '--limit', '5'], 2, '--limit needs --dry-run'],
  ])('%s', async (_what, args, exitCode, words) => {
    expect(await importing(args)).toMatchObject({ exitCode, out: '', err: expect.stringContaining(words) as string });
    expect([readsOfRows(), await database.db('colleges').pluck('id'), await runsOfWarehouse()]).toEqual([0, [], []]);
  });

  it('a table without the right to read it', async () => {
    const denied = new Refusal(403, 'accessDenied', `Access Denied: Table ${TABLE}: User does not have permission`);
    service.breakNext(/\/tables\/hd2020$/, denied);
    const { exitCode, err } = await importing([TABLE]);
    expect([exitCode, err]).toEqual([1, expect.stringContaining('Ask its owner for the role BigQuery Data Viewer')]);
  });

  it('where BigQuery is not in use', async () => {
    for (const mode of ['local', 'off'])
      expect(await importing([TABLE], { mode })).toMatchObject({
        exitCode: 1,
        err: expect.stringContaining('BIGQUERY_MODE=live is needed') as string,
      });
  });

  it('and the failure is kept when no terminal is attached', async () => {
    await importing(['bigquery-public-data.nces_ipeds.hd1999']);
    expect(await database.db('import_runs').select('status', 'message')).toMatchObject([
      { status: 'failed', message: expect.stringContaining('hd1999') as string },
    ]);
  });
});
