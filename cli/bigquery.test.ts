import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aCollegeRow } from '../src/adapters/knex/testing/college-row.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../src/adapters/knex/testing/database.fixture.ts';
import { join } from '../src/bootstrap.ts';
import { readConfig } from '../src/config.ts';
import { runCli } from './program.ts';
import { recordingTerminal, type Outcome } from './terminal.fixture.ts';
import { stateText } from './text/warehouse-report.ts';

let folder: string;
let database: TestDatabase;
let useCases: ReturnType<typeof join>['useCases'];
beforeAll(async () => {
  [folder, database] = await Promise.all([mkdtemp(path.join(tmpdir(), 'alma-bigquery-')), createTestDatabase()]);
  await database.db('colleges').insert([aCollegeRow(1, { size: 1_500 }), aCollegeRow(2, { name: '=1+1', size: 80 }), aCollegeRow(3)]);
  ({ useCases } = join(database.db, readConfig({ NODE_ENV: 'test', ALMA_DATA_DIR: folder })));
});
afterAll(async () => {
  await useCases.warehouse.close();
  await database.destroy();
  await rm(folder, { recursive: true });
});

async function bigquery(args: string[], input = ''): Promise<Outcome> {
  const { terminal, outcome } = recordingTerminal({ input: async function* () { yield Buffer.from(input); } }); // prettier-ignore
  await runCli(['bigquery', ...args], { start: () => Promise.resolve({ useCases, close: () => Promise.resolve() }), terminal });
  return outcome;
}

it('says what to do first', async () => {
  expect(await bigquery(['status'])).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining('Run: npm run cli -- bigquery publish') as string,
  });
  expect(await bigquery(['query', 'select 1'])).toMatchObject({
    exitCode: 1,
    out: '',
    err: expect.stringContaining('Nothing is published yet') as string,
  });
});

describe('after publish', () => {
  beforeAll(async () => {
    expect(await bigquery(['publish'])).toMatchObject({ exitCode: 0, out: expect.stringMatching(/^colleges +loaded +2 /m) as string });
  });

  it('publishes once, and says so', async () => {
    expect((await bigquery(['publish'])).out).toMatch(/already shown/);
    const { out } = await bigquery(['status', '--json']);
    expect(JSON.parse(out)).toMatchObject({ engine: 'duckdb', missing: [], isCurrent: true, versions: [{ isShown: true }] });
    expect((await readdir(path.join(folder, 'warehouse'))).length).toBe(2);
  });

  it('lists the tables with their columns and rows', async () => {
    expect((await bigquery(['tables'])).out).toMatch(/^colleges: 2 rows/);
    const tables = JSON.parse((await bigquery(['tables', '--json'])).out) as { name: string; rows: number }[];
    expect(tables.map(({ name, rows }) => [name, rows])).toContainEqual(['colleges', 2]);
  });

  it('answers as a table, as CSV and as JSON; NULL is not an empty text', async () => {
    const sql = `select name, size, avgSAT, '' as empty from colleges order by size`;
    expect((await bigquery(['query', sql])).out).toMatch(/^=1\+1 +80 +NULL$/m);
    expect((await bigquery(['query', '--csv', sql])).out).toBe("name,size,avgSAT,empty\r\n'=1+1,80,,\r\nCollege 1,1500,,\r\n");
    const answer = JSON.parse((await bigquery(['query', '--json', sql])).out) as { rows: unknown[] };
    expect(answer.rows[0]).toEqual(['=1+1', 80, null, '']);
  });

  it('says on standard error that there are more rows', async () => {
    const { out, err, exitCode } = await bigquery(['query', '--csv', '--limit', '1', 'select id from colleges order by id']);
    expect([exitCode, out, err]).toEqual([0, 'id\r\n1\r\n', expect.stringContaining('more than 1 rows')]);
  });

  it('reads the statement from a file, standard input or the examples', async () => {
    const file = path.join(folder, 'sizes.sql');
    await writeFile(file, 'select max(size) as most from colleges');
    expect((await bigquery(['query', '--csv', '--file', file])).out).toBe('most\r\n1500\r\n');
    expect((await bigquery(['query', '--csv', '--file', '-'], 'select 7 as n')).out).toBe('n\r\n7\r\n');
    expect((await bigquery(['query', '--example', 'price-trend'])).exitCode).toBe(0);
  });

  it('plans without running', async () => {
    const { out } = await bigquery(['query', '--dry-run', 'select name from colleges']);
    expect(out).toMatch(/^SELECT\. Reads at most .* without a charge\.\nTables: colleges\n/);
  });

  it.each([
    [['query'], 2, 'Give one of these'],
    [['query', ''], 2, 'Write a SELECT statement'],
    [['query', 'select 1', '--example', 'price-trend'], 2, 'Give one of these'],
    [['query', '--example', 'none'], 2, 'There is no example none'],
    [['query', '--file', '/none.sql'], 2, 'cannot be read'],
    [['query', 'selec 1'], 2, 'Parser Error'],
    [['query', 'drop table colleges'], 2, 'Only one SELECT statement'],
    [['query', `select repeat('x', 5000000)`], 3, 'more than 4000000 characters'],
    [['query', `select '${'x'.repeat(10_000)}'`], 2, 'at most 10000'],
    [['query', '--limit', '0', 'select 1'], 2, 'Give a number of rows'],
    [['query', '--csv', '--json', 'select 1'], 2, 'cannot be used with'],
    [['publish', 'now'], 2, 'too many arguments'],
  ])('%j exits with %i', async (args, exitCode, words) => {
    expect(await bigquery(args)).toMatchObject({ exitCode, out: '', err: expect.stringContaining(words) as string });
  });
});

it('tells an account that can query and not publish what it lacks', () => {
  const place = { project: 'p', dataset: 'd', location: 'US' };
  const state = { engine: 'bigquery', place, missing: [], shown: null, versions: [], dataVersion: 'x', isCurrent: false } as const;
  expect(
    stateText(state, [{ what: 'It lacks a right.', how: 'Share the dataset.' }])
      .split('\n')
      .slice(0, 2),
  ).toEqual(['Engine: BigQuery, project p, dataset d, in US', 'Cannot publish: It lacks a right. Share the dataset.']);
});

it('an installation without a warehouse says how to get one', async () => {
  const off = join(database.db, readConfig({ NODE_ENV: 'test', ALMA_DATA_DIR: folder, BIGQUERY_MODE: 'off' }));
  const { terminal, outcome } = recordingTerminal();
  const dependencies = { start: () => Promise.resolve({ useCases: off.useCases, close: () => Promise.resolve() }), terminal };
  await runCli(['bigquery', 'status'], dependencies);
  expect(outcome).toMatchObject({ exitCode: 0, out: expect.stringContaining('Set BIGQUERY_MODE to local or live') as string });
  await runCli(['bigquery', 'query', 'select 1'], dependencies);
  expect(outcome).toMatchObject({ exitCode: 1, err: expect.stringContaining('switched off') as string });
});
