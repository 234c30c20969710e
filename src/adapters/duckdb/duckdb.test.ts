import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DomainError } from '../../domain/shared/domain-error.ts';
import type { QueryOrder } from '../../domain/warehouse/query.ts';
import { TABLES } from '../../domain/warehouse/tables.ts';
import { longestStall } from '../../testing/longest-stall.fixture.ts';
import { ENDLESS, FILES, HUGE, NETWORK, SETTINGS, SHAPES, WRITES } from './hostile-statements.fixture.ts';
import { createDuckdbWarehouse } from './index.ts';
import { linesOfRows, publishSmall, startSmallWarehouse } from './small-snapshot.fixture.ts';

/** The engine in its process, with a small snapshot. */
let small: Awaited<ReturnType<typeof startSmallWarehouse>>;
let secret: string;
beforeAll(async () => {
  small = await startSmallWarehouse();
  secret = path.join(small.folder, 'secret.csv');
  await writeFile(secret, 'password\nhunter2\n');
});
afterAll(() => small.close());

const MOST_STALL_MS = 50;
let jobs = 0;
const orderOf = (sql: string, change: Partial<QueryOrder> = {}): QueryOrder => {
  return { sql, job: `job-${++jobs}`, maxBytes: 2 ** 30, seconds: 30, maxCharacters: 1_000_000, ...change };
};

async function rowsOf(sql: string, change: Partial<QueryOrder> = {}): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const batch of (await small.warehouse.run(orderOf(sql, change))).rows) rows.push(...batch);
  return rows;
}

/** The code of the refusal; the rows if there is none. */
const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (error instanceof DomainError) return error.code;
    throw error;
  });

describe('a statement', () => {
  it('reads the snapshot, also by names of three parts', async () => {
    expect(await rowsOf('select id, name, size, isHBCU from colleges order by id')).toEqual([
      [1, 'College 1', 1_500, true],
      [2, 'Ünïversity "2"', null, null],
      [3, 'College 3', 0, null],
    ]);
    expect(await rowsOf('select count(*) from "local".alma.history')).toEqual([[3]]);
    expect(await rowsOf(`select imported_at from history where imported_at is not null`)).toEqual([['2026-11-21T10:00:00.000Z']]);
  });

  it('has values that JSON can hold', async () => {
    const sql = `select 9007199254740993::bigint, 12::hugeint, 1.25::decimal(10, 2), 0.1::double, 'nan'::double, date '2026-02-03',
      [1, 2], {'a': null}, true, '', null`;
    expect(await rowsOf(sql)).toEqual([['9007199254740993', 12, 1.25, 0.1, 'NaN', '2026-02-03', [1, 2], { a: null }, true, '', null]]);
  });

  it('is planned without running, with the columns, the tables and their bytes', async () => {
    const sql = 'with r as (select * from runs) select c.name, count(*) as n from colleges c join history h using (id) group by 1';
    const plan = await small.warehouse.plan(sql);
    expect(plan).toMatchObject({ statementType: 'SELECT', tables: ['colleges', 'history', 'runs'], billedBytes: 0 });
    expect(plan.columns).toEqual([
      { name: 'name', type: 'VARCHAR' },
      { name: 'n', type: 'BIGINT' },
    ]);
    const [{ tables } = { tables: [] }] = await small.warehouse.versions();
    const read = tables.filter(({ name }) => ['colleges', 'history', 'runs'].includes(name));
    expect(plan.bytes).toBe(read.reduce((sum, { bytes }) => sum + bytes, 0));
  });

  it('ends when its reader leaves, and the process serves the next one', async () => {
    const { rows } = await small.warehouse.run(orderOf("select i, repeat('x', 50) from range(100000000) t(i)", { maxCharacters: 1e12 }));
    for await (const batch of rows) {
      expect(batch.length).toBeGreaterThan(0);
      break;
    }
    expect(await rowsOf('select 1')).toEqual([[1]]);
  });
});

describe('hostile statements', () => {
  const onFile = (sql: string) => sql.replaceAll('FILE', secret);

  it.each([...WRITES, ...SETTINGS, ...FILES, ...NETWORK, ...SHAPES])('%s', async (sql) => {
    const refused = /^warehouse\.(statement|only-select)$/;
    expect(await refusalOf(rowsOf(onFile(sql)))).toMatch(refused);
  });

  it('left no file, no change and no setting behind', async () => {
    expect(await rowsOf('select id from colleges order by id')).toEqual([[1], [2], [3]]);
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

  it('a plan is refused in the same way', async () => {
    for (const [sql, code] of [
      ['drop table colleges', 'only-select'],
      ['select 1; select 2', 'only-select'],
      [`select * from read_text('/etc/passwd')`, 'statement'],
      ['select ?', 'statement'],
    ] as const)
      expect([sql, await refusalOf(small.warehouse.plan(sql))]).toEqual([sql, `warehouse.${code}`]);
  });

  it.each(ENDLESS)('is stopped after its time: %s', async (sql) => {
    const began = performance.now();
    expect(await refusalOf(rowsOf(sql, { seconds: 1 }))).toBe('warehouse.too-long');
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it.each(HUGE)('is stopped before it takes the memory of the server: %s', async (sql) => {
    const code = await refusalOf(rowsOf(sql, { seconds: 20 }));
    expect(code).toMatch(/^warehouse\.(too-much-memory|too-large)$/);
    expect(await rowsOf('select 1')).toEqual([[1]]);
  });
});

describe('cancel', () => {
  it('ends the process of an endless query at once', async () => {
    const before = workers();
    const running = refusalOf(rowsOf(ENDLESS[0] ?? '', { job: 'endless' }));
    while (!(await small.warehouse.cancel('endless'))) await new Promise(setImmediate);
    expect(await running).toBe('warehouse.canceled');
    expect(await small.warehouse.cancel('endless')).toBe(false);
    expect(workers()).toBeLessThanOrEqual(before);
    expect(await rowsOf('select 1')).toEqual([[1]]);
  });

  it('a third query at once is told to come back', async () => {
    const running = ['a', 'b'].map((job) => refusalOf(rowsOf(ENDLESS[0] ?? '', { job })));
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

describe('publishing', () => {
  it('loads a table once, and keeps what is shown until the next version is whole', async () => {
    const [table] = TABLES;
    if (!table) throw new Error('There is no table.');
    const row = { id: 7, ipedsUnitId: null, slug: 's', name: 'Seven', state: 'AL', type: 'public', level: 2 };
    const folder = path.join(small.folder, 'v2');
    await mkdir(folder);
    for (const name of ['colleges.1.ndjson', 'colleges.parquet.1.part']) await writeFile(path.join(folder, name), 'half a');
    const load = () => small.warehouse.load({ version: 'v2', table, lines: () => linesOfRows([row]) });
    expect(await load()).toMatchObject({ rows: 1, wasThere: false });
    expect(await readdir(folder)).toEqual(['colleges.parquet']);
    const again = await small.warehouse.load({ version: 'v2', table, lines: () => linesOfRows([row, row]) });
    expect(again).toMatchObject({ rows: 1, wasThere: true });
    expect(await rowsOf('select count(*) from colleges')).toEqual([[3]]);

    await publishSmall(small.warehouse, 'v2', {});
    expect(await rowsOf('select id, name from colleges')).toEqual([[7, 'Seven']]);
    expect((await small.warehouse.versions()).map(({ name, isShown }) => [name, isShown])).toEqual([
      ['v2', true],
      ['v1', false],
    ]);
    await small.warehouse.forget('v1');
    expect((await small.warehouse.versions()).map(({ name }) => name)).toEqual(['v2']);
  });

  it('refuses rows that do not fit the columns, and leaves no file', async () => {
    const [table] = TABLES;
    if (!table) throw new Error('There is no table.');
    await expect(small.warehouse.load({ version: 'v3', table, lines: () => linesOfRows([{ id: 'x' }]) })).rejects.toThrow(/DuckDB/);
    expect((await readdir(path.join(small.folder, 'v3'))).filter((name) => name.endsWith('.parquet') || name.endsWith('.ndjson'))).toEqual(
      [],
    );
  });
});

it('says how to install the package, and refuses in a sentence until then', async () => {
  const resolve = () => {
    throw new Error('Cannot find module');
  };
  const warehouse = createDuckdbWarehouse({ folder: small.folder, resolve });
  expect(await warehouse.missing()).toEqual([
    { what: expect.stringContaining('not installed') as string, how: 'npm install @duckdb/node-api' },
  ]);
  for (const work of [warehouse.plan('select 1'), warehouse.run(orderOf('select 1'))])
    await expect(work).rejects.toMatchObject({ kind: 'unavailable', code: 'warehouse.not-installed' });
});

it('says that nothing is published', async () => {
  const warehouse = createDuckdbWarehouse({ folder: path.join(small.folder, 'none') });
  expect(await warehouse.versions()).toEqual([]);
  await expect(warehouse.plan('select 1')).rejects.toMatchObject({ kind: 'conflict', code: 'warehouse.empty' });
});
