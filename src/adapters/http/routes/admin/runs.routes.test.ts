import { aDirectoryRow, type FakeTable } from '../../../../domain/imports/supplied.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../../testing/database-app.fixture.ts';
import { importFiles, newRun, sizes } from '../../testing/runs.fixture.ts';

/** The ledger of imports in the panel, over runs of the real importer. */
let app: DatabaseApp;
let tokens: Record<'admin' | 'staff' | 'viewer', string>;
let [first, second] = [0, 0];

const importing = (tables: FakeTable[], year: number) => importFiles(app.db, tables, year);

async function tokenOf(accountType: string): Promise<string> {
  const { token, user } = await app.register();
  await app.db('users').where({ id: user.id }).update({ account_type: accountType });
  return token;
}

beforeAll(async () => {
  app = await startDatabaseApp();
  tokens = { admin: await tokenOf('admin'), staff: await tokenOf('staff'), viewer: await tokenOf('viewer') };
  first = await importing([{ table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2)] }, sizes(100, 900)], 2023);
  const rejects = [
    { line: 9, unitId: null, code: 'bad', message: 'no UNITID', raw: '=1+1' },
    { line: 10, unitId: 7, code: 'bad', message: 'no size', raw: '7,x' },
  ];
  second = await importing([{ ...sizes(300, 910), rejects }], 2024);
});
afterAll(() => app.close());

interface Wire {
  id: number;
  values: number;
}
interface Answered<T> {
  status: number;
  range: string | null;
  body: T;
}

const send = async <T = Wire>(method: string, path: string, body?: unknown, token = tokens.admin): Promise<Answered<T>> => {
  const answer = await app.call(method, `/api/admin/${path}`, body, token);
  const text = await answer.text();
  const isJson = (answer.headers.get('Content-Type') ?? '').includes('json');
  return { status: answer.status, range: answer.headers.get('Content-Range'), body: (isJson ? JSON.parse(text) : text) as T };
};
const read = <T = Wire>(path: string, token?: string) => send<T>('GET', path, undefined, token);

it('lists the runs with filters, pages and a total', async () => {
  const all = await read('import-runs?sort=["id","DESC"]&range=[0,0]');
  expect(all).toMatchObject({ status: 200, range: 'import-runs 0-0/2', body: [{ id: second, rows: 4, rejected: 2, updated: 2 }] });
  expect((await read('import-runs?filter={"year":2023}')).body).toMatchObject([{ id: first, source: 'ipeds', actor: 'tester' }]);
  expect((await read('import-runs?filter={"status":"failed"}')).body).toEqual([]);
  expect((await read('import-runs?filter={"source":"nothing"}')).status).toBe(400);
});

it('shows what the ledger stores about a run, without the folders of the operator', async () => {
  await app.db('import_runs').where({ id: second }).update({ files: '[{"file":"/home/ada/x.csv","table":"X","bytes":1,"sha256":"ab"}]' });
  const { body } = await read(`import-runs/${second}/log`);
  expect(body).toMatchObject({ id: second, keptRejects: 2, tables: [{ table: 'X', read: 4, rejected: 2 }], files: [{ file: 'x.csv' }] });
});

it('shows the changes of a run', async () => {
  const { body } = await read(`import-runs/${second}/diff`);
  expect(body).toMatchObject({
    updated: 2,
    largest: [{ unitId: 1, field: 'size', before: 100, after: 300, relative: 2 }, { unitId: 2 }],
    anomalies: { count: 1, byField: { size: 1 } },
  });
});

it('lists rejected rows in pages, and as a file that can be repaired and imported', async () => {
  const page = await read(`import-runs/${second}/rejects?range=[1,1]`);
  expect(page).toMatchObject({ range: 'rejects 1-1/2', body: [{ line: 10, key: '7', message: 'no size' }] });
  await app
    .db('import_rejects')
    .where({ run_id: second, line: 10 })
    .update({ raw: `7,${'x'.repeat(40_000)}` });
  const cut = await read<{ raw: string }[]>(`import-runs/${second}/rejects?range=[1,1]`);
  expect(cut.body.map(({ raw }) => raw)).toEqual([`7,${'x'.repeat(998)}`]);
  const file = await read<string>(`import-runs/${second}/rejects.csv`);
  expect(file.body.split('\r\n').slice(0, 2)).toEqual(['ALMA_LINE,ALMA_CODE,ALMA_MESSAGE,size', '9,bad,no UNITID,=1+1']);
  expect((await read(`import-runs/${second}/rejects.csv?file=x2024.csv`)).body).toEqual(file.body);
  expect((await read(`import-runs/${second}/rejects.csv?file=y.csv`)).status).toBe(404);
});

it('says that a run does not exist, or has nothing to show or to undo', async () => {
  const failed = await newRun(app.db, { status: 'failed', counts: '{}', message: 'The file ends early.' });
  for (const rest of ['', '/log', '/diff', '/rejects', '/rejects.csv']) expect((await read(`import-runs/999${rest}`)).status).toBe(404);
  expect((await send('POST', 'import-runs/999/rollback', { dryRun: true })).status).toBe(404);
  expect(await read(`import-runs/${failed}/diff`)).toMatchObject({ status: 422, body: { code: 'run.no-images' } });
  const refused = await send('POST', `import-runs/${failed}/rollback`, { dryRun: true });
  expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('has changed nothing') as string } });
});

it('rolls back after a dry run, with a reason that the audit log keeps', async () => {
  const run = await importing([sizes(500, 910)], 2025);
  const sizeOf = async () => (await app.db('colleges').where({ ipeds_unit_id: 1 }).first<{ size: number }>('size')).size;
  const dry = await send('POST', `import-runs/${run}/rollback`, { dryRun: true });
  expect(dry).toMatchObject({ status: 200, body: { status: 'dry-run', removed: 0, kept: { count: 0 } } });
  expect([dry.body.values > 0, await sizeOf()]).toEqual([true, 500]);
  expect(await app.db('audit_log').where({ resource: 'import-runs', event: 'record-changed' })).toEqual([]);

  expect(await send('POST', `import-runs/${run}/rollback`, { reason: ' ' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'reason' }] },
  });
  const done = await send('POST', `import-runs/${run}/rollback`, { reason: 'Wrong file' });
  expect(done.body).toEqual({ ...dry.body, status: 'rolled-back' });
  expect(await sizeOf()).toBe(300);
  expect((await read(`import-runs/${run}`)).body).toMatchObject({
    status: 'rolled_back',
    message: expect.stringMatching(/^Rolled back by/) as string,
  });
  const entry = await app
    .db('audit_log')
    .where({ resource: 'import-runs', record_id: String(run) })
    .first<object>();
  expect(entry).toMatchObject({
    reason: 'Wrong file',
    actor: expect.stringMatching(/^user \d+$/) as string,
    before: { status: 'succeeded' },
    after: { status: 'rolled_back', restoredColleges: 2 },
  });
});

it('lets viewers and staff read, and admins apply', async () => {
  for (const token of [tokens.viewer, tokens.staff]) {
    expect((await read('sources', token)).status).toBe(200);
    expect((await read(`import-runs/${second}/diff`, token)).status).toBe(200);
    expect((await read('locks', token)).status).toBe(200);
    expect((await send('POST', `import-runs/${second}/rollback`, { dryRun: true }, token)).status).toBe(403);
  }
});
