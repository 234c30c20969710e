import { randomUUID } from 'node:crypto';
import type { bigqueryCalls } from '../../../../contracts/admin/bigquery/bigquery.calls.ts';
import type { WireOf } from '../../../../contracts/endpoint.ts';
import { longestStall } from '../../../../testing/longest-stall.fixture.ts';
import { eventually } from '../../../../testing/eventually.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../../testing/database-app.fixture.ts';
import { seedColleges } from '../../testing/favorites.fixture.ts';

/** The warehouse over HTTP, with the real engine on a snapshot of some colleges. */
type Answer = WireOf<(typeof bigqueryCalls)['startBigqueryRun']>;

const MOST_STALL_MS = 50;
const ENDLESS = 'with recursive r as (select 1 as a union all select a + 1 from r) select count(*) from r';

let app: DatabaseApp;
let tokens: Record<'admin' | 'other' | 'staff' | 'viewer', string>;

async function tokenOf(accountType: string): Promise<string> {
  const { token, user } = await app.register();
  await app.db('users').where({ id: user.id }).update({ account_type: accountType });
  return token;
}

beforeAll(async () => {
  app = await startDatabaseApp({ seed: seedColleges });
  const [admin, other, staff, viewer] = [await tokenOf('admin'), await tokenOf('admin'), await tokenOf('staff'), await tokenOf('viewer')];
  tokens = { admin, other, staff, viewer };
});
afterAll(async () => {
  await app.useCases.warehouse.close();
  await app.close();
});

interface Answered<T> {
  status: number;
  body: T & { code?: string; message?: string };
  headers: Headers;
}

async function call<T = Answer>(method: string, rest: string, body?: unknown, token = tokens.admin): Promise<Answered<T>> {
  const answer = await app.call(method, `/api/admin/${rest}`, body, token);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: answer.status, body: (isJson ? JSON.parse(text) : text) as Answered<T>['body'], headers: answer.headers };
}
const run = (sql: string, key = randomUUID(), token = tokens.admin) => call('POST', 'bigquery/runs', { key, sql }, token);
const runRow = (key: string) => app.db('warehouse_runs').where({ key }).first<Record<string, unknown>>();

it('says that nothing is published, and answers 409 with the command', async () => {
  expect((await call('GET', 'bigquery/status')).body).toMatchObject({ engine: 'duckdb', missing: [], shown: null, isCurrent: false });
  expect(await run('select 1')).toMatchObject({
    status: 409,
    body: { code: 'warehouse.empty', message: expect.stringContaining('bigquery publish') as string },
  });
});

describe('after a publication', () => {
  beforeAll(async () => {
    const key = randomUUID();
    expect((await call('POST', 'bigquery/publish', { key })).status).toBe(202);
    expect((await call('POST', 'bigquery/publish', { key })).status).toBe(409);
    expect(await app.useCases.warehouse.isPublicationDue()).toBe(true);
    expect(await app.useCases.warehouse.publishDue()).toBe(true);
    expect((await runRow(key))['status']).toBe('done');
    expect(await app.useCases.warehouse.publishDue()).toBe(false);
  });

  it('shows the state, the tables and their first rows', async () => {
    const { body } = await call<WireOf<(typeof bigqueryCalls)['bigqueryStatus']>>('GET', 'bigquery/status');
    expect(body).toMatchObject({
      isCurrent: true,
      billedToday: 0,
      caps: { queryBytes: 1e10, dayBytes: 1e11 },
      shown: { dataVersion: body.dataVersion },
    });
    const tables = (await call<{ name: string; rows: number }[]>('GET', 'bigquery/tables')).body;
    expect(tables.map(({ name }) => name)).toEqual(['colleges', 'history', 'value_sources', 'runs', 'run_files']);
    const preview = (await call('GET', 'bigquery/tables/colleges/rows')).body;
    expect([preview.rows.length, preview.columns[0]]).toEqual([tables[0]?.rows, { name: 'id', type: 'BIGINT' }]);
    expect((await call('GET', 'bigquery/tables/users/rows')).status).toBe(404);
  });

  it('runs a statement, and keeps who ran it, when, and its bytes, also in the audit log', async () => {
    const key = randomUUID();
    const { status, body } = await run('select count(*) as colleges, null as nothing from colleges', key);
    expect([status, body.columns, body.rows.length, body.rows[0]?.[1]]).toEqual([
      200,
      [
        { name: 'colleges', type: 'BIGINT' },
        { name: 'nothing', type: 'INTEGER' },
      ],
      1,
      null,
    ]);
    const [row] = (
      await call<Record<string, unknown>[]>('GET', `bigquery-runs?filter=${encodeURIComponent('{"kind":"query"}')}&sort=["id","DESC"]`)
    ).body;
    expect(row).toMatchObject({ key, status: 'done', rows: 1, bytes: body.bytes, billedBytes: 0, engine: 'duckdb', code: null });
    const entry = await app.db('audit_log').where({ event: 'warehouse-run' }).orderBy('id', 'desc').first<Record<string, unknown>>();
    expect(entry).toMatchObject({
      actor: expect.stringMatching(/^user \d+$/) as string,
      details: { run: row?.['id'], kind: 'query', bytes: body.bytes },
    });
  });

  it('runs a key once', async () => {
    const key = randomUUID();
    const answers = await Promise.all([run('select 1', key), run('select 1', key)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await app.db('warehouse_runs').where({ key })).toHaveLength(1);
  });

  it('shows 1,000 rows and says that there are more', async () => {
    const { body } = await run('select i from range(2500) t(i)');
    expect([body.rows.length, body.hasMore]).toEqual([1_000, true]);
  });

  it('gives all rows as CSV', async () => {
    const { status, body, headers } = await call<string>('POST', 'bigquery/csv', {
      key: randomUUID(),
      sql: `select i, '=1' as f, null as n from range(30000) t(i)`,
    });
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv') as string]);
    const lines = String(body).split('\r\n');
    expect([lines.length, lines[0], lines[1], lines[30_000]]).toEqual([30_002, 'i,f,n', "0,'=1,", "29999,'=1,"]);
  });

  it.each([
    ['', 400, 'warehouse.statement'],
    ['selec 1', 400, 'warehouse.statement'],
    ['drop table colleges', 422, 'warehouse.only-select'],
    ['select list(i) from range(100000000) t(i)', 422, 'warehouse.too-much-memory'],
  ])('answers %j with %i', async (sql, status, code) => {
    expect(await run(sql)).toMatchObject({ status, body: { code } });
    expect(await call('POST', 'bigquery/csv', { key: randomUUID(), sql })).toMatchObject({ status, body: { code } });
  });

  it('refuses a page that is too large, which a file may be', async () => {
    const sql = `select repeat('x', 5000000) as text`;
    expect(await run(sql)).toMatchObject({ status: 422, body: { code: 'warehouse.too-large' } });
    expect(String((await call<string>('POST', 'bigquery/csv', { key: randomUUID(), sql })).body)).toHaveLength(5_000_008);
  });

  it('plans without running, and names the price', async () => {
    const { body } = await call<WireOf<(typeof bigqueryCalls)['planBigqueryRun']>>('POST', 'bigquery/plan', {
      sql: 'select name from colleges',
    });
    expect(body).toMatchObject({
      statementType: 'SELECT',
      tables: ['colleges'],
      price: expect.stringContaining('without a charge') as string,
    });
    expect((await call('POST', 'bigquery/plan', { sql: 'select 1; select 2' })).status).toBe(422);
  });

  it('another admin cancels an endless statement, and the engine is free', async () => {
    const key = randomUUID();
    const running = run(ENDLESS, key);
    await eventually(async () => (await call('POST', `bigquery/runs/${key}/cancel`, {}, tokens.other)).status === 204, 'the cancel');
    expect(await running).toMatchObject({ status: 410, body: { code: 'warehouse.canceled' } });
    expect(await runRow(key)).toMatchObject({ status: 'canceled' });
    expect((await call('POST', `bigquery/runs/${key}/cancel`, {})).status).toBe(409);
    expect((await call('POST', `bigquery/runs/${randomUUID()}/cancel`, {})).status).toBe(404);
    expect((await run('select 1')).status).toBe(200);
  });

  it('a statement of another process is stopped through its row', async () => {
    const key = randomUUID();
    const running = run(ENDLESS, key);
    const stopped = () => app.db('warehouse_runs').where({ key, status: 'running' }).update({ must_stop: true });
    await eventually(async () => (await stopped()) === 1, 'the row');
    expect(await running).toMatchObject({ status: 410, body: { code: 'warehouse.canceled' } });
  });

  it('the site answers while statements work: its thread never waits 50 ms', async () => {
    await run('select 1');
    const stall = await longestStall(async () => {
      const statements = ['select sum(i * i % 7) from range(20000000) t(i)', `select i, repeat('x', 500) from range(100000) t(i)`];
      const answers = await Promise.all(statements.map((sql) => run(sql)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }, MOST_STALL_MS);
    expect(stall).toBeLessThanOrEqual(MOST_STALL_MS);
  });
});

describe('permissions', () => {
  it.each(['staff', 'viewer'] as const)('%s may not use it', async (role) => {
    for (const path of ['bigquery/status', 'bigquery/tables', 'bigquery/examples', 'bigquery-runs', 'bigquery-queries'])
      expect([path, (await call('GET', path, undefined, tokens[role])).status]).toEqual([path, 403]);
    expect((await run('select 1', randomUUID(), tokens[role])).status).toBe(403);
  });
});

describe('saved statements', () => {
  it('are private until they are shared, and only their author changes them', async () => {
    const saved = { title: 'Sizes', sql: 'select size from colleges', isShared: false };
    const { status, body } = await call<{ id: number; version: number; isOwn: boolean }>('POST', 'bigquery-queries', saved);
    expect([status, body.isOwn]).toEqual([201, true]);
    expect((await call('GET', `bigquery-queries/${body.id}`, undefined, tokens.other)).status).toBe(404);
    const share = (token: string) =>
      app.get(`/api/admin/bigquery-queries/${body.id}`, {
        method: 'PATCH',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'If-Match': `"${body.version}"` },
        body: JSON.stringify({ changes: { isShared: true } }),
      });
    expect((await share(tokens.admin)).status).toBe(200);
    expect((await call('GET', `bigquery-queries/${body.id}`, undefined, tokens.other)).body).toMatchObject({
      ...saved,
      isShared: true,
      isOwn: false,
    });
    expect((await call('POST', 'bigquery-queries', saved)).status).toBe(409);
    const changes = await app.db('audit_log').where({ resource: 'bigquery-queries' });
    expect(JSON.stringify(changes)).not.toContain('select size');
  });
});
