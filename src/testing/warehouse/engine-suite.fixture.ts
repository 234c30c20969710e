import { randomUUID } from 'node:crypto';
import { TABLES } from '../../domain/warehouse/tables.ts';
import type { Warehouse } from '../../domain/warehouse/warehouse.ports.ts';
import { FILES, NETWORK, SETTINGS, SHAPES, WRITES } from './hostile-statements.fixture.ts';
import { linesOfRows, publishSmall } from './small-catalog.fixture.ts';
import { orderOf, refusalOf, rowsOf } from './statements.fixture.ts';

export interface StartedEngine {
  warehouse: Warehouse;
  close: () => Promise<void>;
}

export interface EngineTraits {
  /** An engine in which nothing is published. */
  start: () => Promise<StartedEngine>;
  /** In its dialect: statements that do not end in a second. */
  endless: readonly [string, ...string[]];
  /** What hostile statements would like to read. */
  secretFile: () => string;
}

/** More rows than one batch has. */
const MANY = `select a.id from colleges a, colleges b, colleges c, colleges d, colleges e, colleges f, colleges g, colleges h`;
const MANY_ROWS = 3 ** 8;

/** What the port promises, for every engine. */
export function describeEngine({ start, endless, secretFile }: EngineTraits): void {
  let engine: StartedEngine;
  let warehouse: Warehouse;
  beforeAll(async () => {
    engine = await start();
    ({ warehouse } = engine);
  });
  afterAll(() => engine.close());

  it('says that nothing is published', async () => {
    expect([await warehouse.missing('query'), await warehouse.missing('publish')]).toEqual([[], []]);
    expect(await warehouse.versions()).toEqual([]);
    expect(await refusalOf(warehouse.plan('select id from colleges'))).toBe('warehouse.empty');
    expect(await refusalOf(warehouse.preview('colleges', 2))).toBe('warehouse.empty');
  });

  describe('with a version', () => {
    beforeAll(() => publishSmall(warehouse));

    it('reads it, with values that JSON can hold', async () => {
      expect(await rowsOf(warehouse, 'select id, name, size, isHBCU from colleges order by id')).toEqual([
        [1, 'College 1', 1_500, true],
        [2, 'Ünïversity "2"', null, null],
        [3, 'College 3', 0, null],
      ]);
      expect(await rowsOf(warehouse, 'select imported_at from history where imported_at is not null')).toEqual([
        ['2026-11-21T10:00:00.000Z'],
      ]);
      const sql = `select 9007199254740993 as a, 1 / 4 as b, date '2026-02-03' as c, true as d, '' as e, null as f, 1 as g`;
      expect(await rowsOf(warehouse, sql)).toEqual([['9007199254740993', 0.25, '2026-02-03', true, '', null, 1]]);
    });

    it('plans without running: columns, tables, and the bytes at most', async () => {
      const sql =
        'with r as (select * from runs) select c.name, count(*) as n from colleges c join history h on c.id = h.id cross join r group by 1';
      const plan = await warehouse.plan(sql);
      expect(plan).toMatchObject({ statementType: 'SELECT', tables: ['colleges', 'history', 'runs'] });
      expect(plan.columns.map(({ name }) => name)).toEqual(['name', 'n']);
      const answer = await warehouse.run(orderOf(sql));
      expect([answer.bytes <= plan.bytes, answer.billedBytes <= plan.billedBytes]).toEqual([true, true]);
      expect(answer.columns).toEqual(plan.columns);
    });

    it('gives all rows of a long answer, and serves others after a reader has left', async () => {
      expect(await rowsOf(warehouse, MANY)).toHaveLength(MANY_ROWS);
      for await (const batch of (await warehouse.run(orderOf(MANY))).rows) {
        expect(batch.length).toBeGreaterThan(0);
        break;
      }
      expect(await rowsOf(warehouse, 'select 1')).toEqual([[1]]);
    });

    it('refuses an answer with more characters than wanted', async () => {
      expect(await refusalOf(rowsOf(warehouse, MANY, { maxCharacters: 10_000 }))).toBe('warehouse.too-large');
    });

    it('previews a table', async () => {
      const { columns, rows, billedBytes } = await warehouse.preview('colleges', 2);
      const batches = [];
      for await (const batch of rows) batches.push(...batch);
      expect([batches.length, columns.length, billedBytes]).toEqual([2, TABLES[0]?.columns.length, 0]);
      expect(batches[0]).toHaveLength(columns.length);
    });

    const refused = /^warehouse\.(statement|only-select)$/;

    it.each([...WRITES, ...SHAPES])('refuses to plan: %s', async (sql) => {
      expect(await refusalOf(warehouse.plan(sql))).toMatch(refused);
    });

    it.each([...WRITES, ...SETTINGS, ...FILES, ...NETWORK, ...SHAPES])('refuses to run: %s', async (sql) => {
      expect(await refusalOf(rowsOf(warehouse, sql.replaceAll('FILE', secretFile())))).toMatch(refused);
    });

    it('hostile statements have changed nothing', async () => {
      expect(await rowsOf(warehouse, 'select id from colleges order by id')).toEqual([[1], [2], [3]]);
    });

    it.each(endless)('is stopped after its time: %s', async (sql) => {
      expect(await refusalOf(rowsOf(warehouse, sql, { seconds: 1 }))).toBe('warehouse.too-long');
    });

    it('cancels a query', async () => {
      const job = randomUUID();
      const running = refusalOf(rowsOf(warehouse, endless[0], { job }));
      while (!(await warehouse.cancel(job))) await new Promise(setImmediate);
      expect(await running).toBe('warehouse.canceled');
      expect(await warehouse.cancel(job)).toBe(false);
      expect(await rowsOf(warehouse, 'select 1')).toEqual([[1]]);
    });

    it('loads a table once, and keeps what is shown until the next version is whole', async () => {
      const [table] = TABLES;
      if (!table) throw new Error('There is no table.');
      const row = { id: 7, ipedsUnitId: null, slug: 's', name: 'Seven', state: 'AL', type: 'public', level: 2 };
      const load = (rows: object[]) => warehouse.load({ version: 'v2', table, lines: () => linesOfRows(rows) });
      expect(await load([row])).toMatchObject({ rows: 1, wasThere: false });
      expect(await load([row, row])).toMatchObject({ rows: 1, wasThere: true });
      expect(await rowsOf(warehouse, 'select count(*) from colleges')).toEqual([[3]]);

      await publishSmall(warehouse, 'v2', {});
      expect(await rowsOf(warehouse, 'select id, name from colleges')).toEqual([[7, 'Seven']]);
      const versions = await warehouse.versions();
      expect(versions.map(({ name, isShown }) => [name, isShown])).toEqual([
        ['v2', true],
        ['v1', false],
      ]);
      expect(versions[1]?.tables.map(({ name, rows }) => [name, rows])).toEqual([
        ['colleges', 3],
        ['history', 3],
        ['value_sources', 0],
        ['runs', 0],
        ['run_files', 0],
      ]);
      await warehouse.forget('v1');
      expect((await warehouse.versions()).map(({ name }) => name)).toEqual(['v2']);
      expect(await rowsOf(warehouse, 'select id from colleges')).toEqual([[7]]);
    });

    it('a version that was forgotten can be loaded again', async () => {
      await publishSmall(warehouse, 'v4', { colleges: [{ id: 4, slug: 's', name: 'Four', state: 'AL', type: 'public', level: 2 }] });
      await publishSmall(warehouse, 'v5');
      await warehouse.forget('v4');
      await publishSmall(warehouse, 'v4');
      expect(await rowsOf(warehouse, 'select id from colleges order by id')).toEqual([[1], [2], [3]]);
      for (const version of ['v2', 'v5']) await warehouse.forget(version);
    });

    it('refuses rows that do not fit the columns', async () => {
      const [table] = TABLES;
      if (!table) throw new Error('There is no table.');
      await expect(warehouse.load({ version: 'v3', table, lines: () => linesOfRows([{ id: 'x' }]) })).rejects.toThrow();
      await warehouse.forget('v3');
    });
  });
}
