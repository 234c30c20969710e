import type { WireOf } from '../../../../contracts/endpoint.ts';
import type { jobCalls } from '../../../../contracts/admin/imports/jobs.calls.ts';
import { csvOfRows, HD2020_FIELDS, HD2020_ROWS } from '../../../bigquery/fake/hd2020.fixture.ts';
import { startFakeService, type FakeService } from '../../../bigquery/fake/service.fixture.ts';
import { collegesIn, differences } from '../../../knex/imports/damaged/catalog-content.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../../testing/database-app.fixture.ts';

/** An import of BigQuery in the panel, with the real client on a fake of the service, and the real importer. */
type Job = WireOf<(typeof jobCalls)['importJob']>;

const TABLE = 'bigquery-public-data.nces_ipeds.hd2020';
const QUERY = `select * from \`${TABLE}\``;

let service: FakeService;
let app: DatabaseApp;
let admin: string;

async function tokenOf(accountType: string, of = app): Promise<string> {
  const { token, user } = await of.register();
  await of.db('users').where({ id: user.id }).update({ account_type: accountType });
  return token;
}

beforeEach(async () => {
  service = await startFakeService();
  await service.tables.share(TABLE, { fields: HD2020_FIELDS, rows: HD2020_ROWS });
  app = await startDatabaseApp({ bigquery: service.options });
  admin = await tokenOf('admin');
});
afterEach(async () => {
  await app.useCases.warehouse.close();
  await app.close();
  await service.close();
});

async function send(method: string, rest: string, body?: unknown, token = admin, to = app) {
  const answer = await to.call(method, `/api/admin/import-jobs${rest}`, body, token);
  const job = (await answer.json()) as Job & { message: string };
  return { status: answer.status, job, message: job.message };
}
const details = async (id: number): Promise<Job> => (await send('GET', `/${id}/details`)).job;
const start = (bigquery: object, token = admin) => send('POST', '', { bigquery }, token);
const work = () => app.useCases.jobWork.work();

/** A job whose rows are read and looked at. */
async function detected(bigquery: object = { table: TABLE }): Promise<number> {
  const { job } = await start(bigquery);
  await work();
  await work();
  return job.id;
}

/** A job after its dry run. */
async function checked(bigquery: object = { table: TABLE }, options: object = {}): Promise<number> {
  const id = await detected(bigquery);
  return recheck(id, options);
}

async function recheck(id: number, options: object): Promise<number> {
  await send('POST', `/${id}/check`, { source: 'ipeds', year: 2020, ...options });
  await work();
  return id;
}

async function applied(bigquery: object = { table: TABLE }, options: object = {}): Promise<Job> {
  const id = await checked(bigquery, options);
  expect((await send('POST', `/${id}/apply`, {})).status).toBe(202);
  await work();
  return details(id);
}

/** The catalog after an import of the same rows as an uploaded file. */
async function collegesOfFile(): Promise<Awaited<ReturnType<typeof collegesIn>>> {
  const other = await startDatabaseApp();
  const token = await tokenOf('admin', other);
  const text = csvOfRows(HD2020_ROWS);
  const bytes = Buffer.from(text);
  const { job } = await send('POST', '', { files: [{ name: 'hd2020.csv', bytes: bytes.length }] }, token, other);
  await other.useCases.importJobs.receive(job.id, 0, 0, bytes);
  await other.useCases.jobWork.work();
  for (const [step, body] of [
    ['check', { source: 'ipeds', year: 2020 }],
    ['apply', {}],
  ] as const) {
    // prettier-ignore
    expect((await send('POST', `/${job.id}/${step}`, body, token, other)).status).toBe(202);
    await other.useCases.jobWork.work();
  }
  const colleges = await collegesIn(other.db);
  await other.close();
  return colleges;
}

const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
/** Apart from times. */
const differ = (a: Parameters<typeof differences>[0], b: Parameters<typeof differences>[1]): string[] =>
  differences(a, b)
    .map((text) => text.replaceAll(TIME, 'then'))
    .filter((text) => !/: (.*) instead of \1$/s.test(text));

it('a table leads over detection and dry run to the values of the same data in a file', async () => {
  const { status, job } = await start({ table: TABLE });
  expect([status, job]).toMatchObject([
    201,
    { step: 'fetch', status: 'waiting', fileNames: ['hd2020.csv'], input: { origin: `the BigQuery table ${TABLE}`, sql: null } },
  ]);
  await work();
  expect(await details(job.id)).toMatchObject({ step: 'detect', status: 'waiting', progress: null });
  await work();
  const looked = await details(job.id);
  expect(looked).toMatchObject({ step: 'detect', status: 'open', source: 'ipeds', year: 2020 });
  expect(looked.candidates).toMatchObject([{ source: 'ipeds', tables: [{ file: 'hd2020.csv', table: 'HD', year: 2020 }] }]);
  await recheck(job.id, {});
  expect(await details(job.id)).toMatchObject({ step: 'check', status: 'open', outcome: { status: 'dry-run', counts: { inserted: 2 } } });
  expect(await app.db('colleges').pluck('id')).toEqual([]);

  await send('POST', `/${job.id}/apply`, {});
  await work();
  const done = await details(job.id);
  expect(done).toMatchObject({ step: 'apply', status: 'done' });
  expect(await app.db('colleges').pluck('id')).toHaveLength(2);
  expect(differ(await collegesIn(app.db), await collegesOfFile())).toEqual([]);
  const run = await app.db('import_runs').where({ id: done.runId }).first<Record<string, unknown>>();
  expect(run).toMatchObject({ job_id: job.id, actor: done.createdBy, obtained_from: `the BigQuery table ${TABLE}` });
  expect(run['files']).toMatchObject([{ file: TABLE, table: 'HD', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string }]);
});

it('the read is a run of the person who started the job, also in the audit log', async () => {
  const { job } = await start({ table: TABLE });
  await work();
  const read = { kind: 'file', status: 'done', rows: 3, billed_bytes: 0, created_by: job.createdBy };
  expect(await app.db('warehouse_runs').select('kind', 'status', 'rows', 'billed_bytes', 'created_by')).toEqual([read]);
  const person = await app.db('users').where({ username: job.createdBy }).first<{ id: number }>('id');
  expect(await app.db('audit_log').where({ event: 'warehouse-run' }).pluck('actor')).toEqual([`user ${person.id}`]);
});

it('a query is applied with its text in the ledger', async () => {
  const done = await applied({ query: QUERY });
  expect(done).toMatchObject({ status: 'done', input: { sql: QUERY }, source: 'ipeds', year: 2020 });
  const run = await app.db('import_runs').where({ id: done.runId }).first<{ files: object[] }>('files');
  expect(run.files).toMatchObject([{ sql: QUERY, table: 'HD' }]);
});

it('the same table is applied already, unless it is forced or has changed', async () => {
  const { runId } = await applied();
  const id = await checked();
  const message = `Run ${runId} has applied these files already, and nothing has changed since.`;
  expect((await details(id)).outcome).toMatchObject({ status: 'unchanged', message });
  expect((await send('POST', `/${id}/apply`, {})).status).toBe(422);
  await recheck(id, { force: true });
  expect((await details(id)).outcome).toMatchObject({ status: 'dry-run', counts: { unchanged: 2 } });
  const [first, ...others] = HD2020_ROWS;
  await service.tables.share(TABLE, { fields: HD2020_FIELDS, rows: [{ ...first, city: 'Huntsville' }, ...others] });
  expect((await details(await checked())).outcome).toMatchObject({ status: 'dry-run', counts: { updated: 1 } });
});

it('an older year is refused, and is kept as history with that choice', async () => {
  await service.tables.share('my-project.ipeds.hd2023', { fields: HD2020_FIELDS, rows: HD2020_ROWS.slice(0, 2) });
  expect(await applied({ table: 'my-project.ipeds.hd2023' }, { year: 2023 })).toMatchObject({ status: 'done' });
  const before = await collegesIn(app.db);
  const id = await checked();
  expect((await details(id)).refusal?.remedies).toContain('history');
  await recheck(id, { historyOnly: true });
  await send('POST', `/${id}/apply`, {});
  await work();
  expect(await details(id)).toMatchObject({ status: 'done' });
  expect(differences(await collegesIn(app.db), before)).toEqual([]);
  expect(await app.db('supplied_tables').where({ year: 2020 }).pluck('table_name')).toContain('HD');
});

it('a table that changes while it is read is refused', async () => {
  const { job } = await start({ table: TABLE });
  service.beforeNext(/\/data$/, () => service.tables.share(TABLE, { fields: HD2020_FIELDS, rows: HD2020_ROWS.slice(0, 2) }));
  await work();
  const refusal = { code: 'warehouse.input-changed', message: expect.stringContaining('changed while it was being read') as string };
  expect(await details(job.id)).toMatchObject({ step: 'fetch', status: 'refused', refusal });
});

describe('no job begins', () => {
  beforeEach(async () => {
    const nested = [...HD2020_FIELDS, { name: 'tags', type: 'STRING', mode: 'REPEATED' }];
    await service.tables.share('other-data.ipeds.nested', { fields: nested, rows: [] });
  });

  it.each<[string, object, number, string]>([
    ['an unknown table', { table: 'bigquery-public-data.nces_ipeds.hd1999' }, 400, 'BigQuery has no table'],
    ['a name that is none', { table: 'hd2020' }, 400, 'Write project.dataset.table'],
    ['a wrong statement', { query: 'selec 1' }, 400, 'syntax error'],
    ['a statement that writes', { query: 'create table x (a int)' }, 422, 'Only one SELECT statement'],
    ['nested columns', { table: 'other-data.ipeds.nested' }, 422, 'Import a query that selects plain columns'],
    ['a table and a query', { table: TABLE, query: QUERY }, 400, ''],
    ['nothing', {}, 400, ''],
  ])('for %s', async (_what, bigquery, status, words) => {
    expect(await start(bigquery)).toMatchObject({ status, message: expect.stringContaining(words) as string });
    expect(await app.db('import_jobs').pluck('id')).toEqual([]);
  });

  it('without the permission', async () => {
    expect((await start({ table: TABLE }, await tokenOf('staff'))).status).toBe(403);
    expect(await app.db('import_jobs').pluck('id')).toEqual([]);
  });
});

it('is refused where BigQuery is not in use', async () => {
  const local = await startDatabaseApp();
  const answer = await send('POST', '', { bigquery: { table: TABLE } }, await tokenOf('admin', local), local);
  expect(answer).toMatchObject({ status: 503, message: expect.stringContaining('BIGQUERY_MODE=live is needed') as string });
  expect(await local.db('import_jobs').pluck('id')).toEqual([]);
  await local.close();
});
