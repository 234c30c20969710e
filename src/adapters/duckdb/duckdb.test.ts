import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TABLES } from '../../domain/warehouse/tables.ts';
import { longestStall } from '../../testing/longest-stall.fixture.ts';
import { describeEngine } from '../../testing/warehouse/engine-suite.fixture.ts';
import { ENDLESS, HUGE } from '../../testing/warehouse/hostile-statements.fixture.ts';
import { linesOfRows, publishSmall } from '../../testing/warehouse/small-catalog.fixture.ts';
import { orderOf, refusalOf, rowsOf as rowsOfEngine } from '../../testing/warehouse/statements.fixture.ts';
import { createDuckdbWarehouse } from './index.ts';
import { startWarehouse } from './small-snapshot.fixture.ts';

/** The engine in its process, with a small snapshot. */
let small: Awaited<ReturnType<typeof startWarehouse>>;
let secret: string;
beforeAll(async () => {
  small = await startWarehouse();
  await publishSmall(small.warehouse);
  secret = path.join(small.folder, 'secret.csv');
  await writeFile(secret, 'password\nhunter2\n');
});
afterAll(() => small.close());

const MOST_STALL_MS = 50;
const rowsOf = (...[sql, change]: [string, Parameters<typeof orderOf>[1]?]) => rowsOfEngine(small.warehouse, sql, change);

describe('the port', () => {
  const [first = '', ...others] = ENDLESS;
  describeEngine({ start: startWarehouse, endless: [first, ...others], secretFile: () => secret });
});

describe('a statement', () => {
  it('can use names of three parts, and types of DuckDB', async () => {
    expect(await rowsOf('select count(*) from "local".alma.history')).toEqual([[3]]);
    const sql = `select 9007199254740993::bigint, 12::hugeint, 1.25::decimal(10, 2), 0.1::double, 'nan'::double, [1, 2], {'a': null}`;
    expect(await rowsOf(sql)).toEqual([['9007199254740993', 12, 1.25, 0.1, 'NaN', [1, 2], { a: null }]]);
  });

  it('reads at most the files of the tables that it names, without a charge', async () => {
    const plan = await small.warehouse.plan('select name from colleges join history using (id)');
    const [{ tables } = { tables: [] }] = await small.warehouse.versions();
    const read = tables.filter(({ name }) => ['colleges', 'history'].includes(name));
    expect(plan).toMatchObject({ bytes: read.reduce((sum, { bytes }) => sum + bytes, 0), billedBytes: 0 });
    expect(plan.columns).toEqual([{ name: 'name', type: 'VARCHAR' }]);
  });
});

describe('hostile statements', () => {
  it('left no file, no change and no setting behind', async () => {
    expect(await readdir(small.folder)).toEqual(expect.arrayContaining(['current.json', 'secret.csv', 'v1']));
    expect((await readdir(path.join(small.folder, 'v1'))).sort()).toEqual(
      ['local.duckdb', 'version.json', ...TABLES.map(({ name }) => `${name}.parquet`)].sort(),
    );
    expect(await readFile(secret, 'utf8')).toContain('hunter2');
    const settings = `select current_setting('enable_external_access'), current_setting('lock_configuration'), current_setting('threads')`;
    expect(await rowsOf(settings)).toEqual([[false, true, 1]]);
  });

  it('functions that change the engine change only their own', async () => {
    await rowsOf(`select * from enable_logging('QueryLog', storage := 'file', storage_path := '${small.folder}/log')`).catch(
      () => undefined,
    );
    await rowsOf('select * from enable_profiling()').catch(() => undefined);
    expect(await rowsOf('select count(*) from duckdb_logs')).toEqual([[0]]);
    expect(await readdir(small.folder)).not.toContain('log');
  });

  it.each(HUGE)('is stopped before it takes the memory of the server: %s', async (sql) => {
    const code = await refusalOf(rowsOf(sql, { seconds: 20 }));
    expect(code).toMatch(/^warehouse\.(too-much-memory|too-large)$/);
    expect(await rowsOf('select 1')).toEqual([[1]]);
  });
});

describe('processes', () => {
  it('one ends with a query that is canceled', async () => {
    const before = workers();
    const running = refusalOf(rowsOf(ENDLESS[0] ?? '', { job: 'endless' }));
    while (!(await small.warehouse.cancel('endless'))) await new Promise(setImmediate);
    expect(await running).toBe('warehouse.canceled');
    expect(workers()).toBeLessThanOrEqual(before);
  });

  it('a third query at once is told to come back', async () => {
    // The third query may come first, and be the reason why one of the two is refused.
    const begun = async (job: string): Promise<unknown> => {
      const code = await refusalOf(rowsOf(ENDLESS[0] ?? '', { job }));
      return code === 'warehouse.busy' ? begun(job) : code;
    };
    const running = ['a', 'b'].map(begun);
    while ((await refusalOf(rowsOf('select 1', { job: 'c' }))) !== 'warehouse.busy') await new Promise(setImmediate);
    await Promise.all(['a', 'b'].map((job) => small.warehouse.cancel(job)));
    expect(await Promise.all(running)).toEqual(['warehouse.canceled', 'warehouse.canceled']);
  });
});

/** The processes of the engine on this machine that this process started. */
const workers = (): number =>
  execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('duckdb/engine/worker')).length;

it('the thread of the site stays free while a query works', async () => {
  await rowsOf('select 1');
  const stall = await longestStall(async () => {
    expect(await rowsOf('select sum(i * i % 7) from range(10000000) t(i)')).toHaveLength(1);
    expect(await rowsOf(`select i, repeat('x', 200) from range(20000) t(i)`, { maxCharacters: 1e8 })).toHaveLength(20_000);
  }, MOST_STALL_MS);
  expect(stall).toBeLessThanOrEqual(MOST_STALL_MS);
});

it('a load leaves only its table, also after a kill and after rows that do not fit', async () => {
  const [table] = TABLES;
  if (!table) throw new Error('There is no table.');
  const folder = path.join(small.folder, 'v2');
  await mkdir(folder);
  for (const name of ['colleges.1.ndjson', 'colleges.parquet.1.part']) await writeFile(path.join(folder, name), 'half a');
  const load = (row: object) => small.warehouse.load({ version: 'v2', table, lines: () => linesOfRows([row]) });
  await expect(load({ id: 'x' })).rejects.toThrow(/DuckDB/);
  expect(await readdir(folder)).toEqual([]);
  expect(await load({ id: 7 })).toMatchObject({ rows: 1, wasThere: false });
  expect(await readdir(folder)).toEqual(['colleges.parquet']);
});

it('says how to install the package, and refuses in a sentence until then', async () => {
  const resolve = () => {
    throw new Error('Cannot find module');
  };
  const warehouse = createDuckdbWarehouse({ folder: small.folder, resolve });
  expect(await warehouse.missing('query')).toEqual([
    { what: expect.stringContaining('not installed') as string, how: 'npm install @duckdb/node-api' },
  ]);
  for (const work of [warehouse.plan('select 1'), warehouse.run(orderOf('select 1'))])
    await expect(work).rejects.toMatchObject({ kind: 'unavailable', code: 'warehouse.not-installed' });
});
