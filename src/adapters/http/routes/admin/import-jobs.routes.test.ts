import { access } from 'node:fs/promises';
import path from 'node:path';
import type { WireOf } from '../../../../contracts/endpoint.ts';
import type { jobCalls } from '../../../../contracts/admin/imports/jobs.calls.ts';
import { ENTRY_COLUMNS } from '../../../../domain/services/entry.ts';
import { aDirectoryRow } from '../../../../domain/imports/supplied.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../../testing/database-app.fixture.ts';
import { importFiles, sizes } from '../../testing/runs.fixture.ts';

/** An import in the panel from its first byte to its run, with the real reader, importer and worker. */
type Job = WireOf<(typeof jobCalls)['importJob']>;

const NAME = 'MERGED2023_24_PP.csv';
const CSV = 'UNITID,NPT4_PUB,CDR3,GRAD_DEBT_MDN\n1,14559,0.01,12000\n2,15559,0.02,13000\n';

let app: DatabaseApp;
let tokens: Record<'admin' | 'other' | 'staff', string>;

async function tokenOf(accountType: string): Promise<string> {
  const { token, user } = await app.register();
  await app.db('users').where({ id: user.id }).update({ account_type: accountType });
  return token;
}

beforeAll(async () => {
  app = await startDatabaseApp();
  tokens = { admin: await tokenOf('admin'), other: await tokenOf('admin'), staff: await tokenOf('staff') };
  await importFiles(app.db, [{ table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2)] }, sizes(100, 900)], 2024);
});
afterAll(() => app.close());

interface Answered {
  status: number;
  job: Job;
  message: string;
}

async function send(method: string, rest: string, body?: unknown, token = tokens.admin): Promise<Answered> {
  const answer = await app.call(method, `/api/admin/import-jobs${rest}`, body, token);
  const job = (await answer.json()) as Job & { message: string };
  return { status: answer.status, job, message: job.message };
}

async function put(rest: string, content: string, token = tokens.admin): Promise<Answered> {
  const headers = { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${token}` };
  const answer = await fetch(`${app.url}/api/admin/import-jobs${rest}`, { method: 'PUT', headers, body: content });
  const job = (await answer.json()) as Job & { message: string };
  return { status: answer.status, job, message: job.message };
}

const details = async (id: number): Promise<Job> => (await send('GET', `/${id}/details`)).job;
const start = (files: { name: string; bytes: number }[]) => send('POST', '', { files });
const work = () => app.useCases.jobWork.work();
const folderOf = (id: number) => path.join(app.config.dataDir, 'uploads', String(id));
const hasFiles = (id: number) =>
  access(folderOf(id)).then(
    () => true,
    () => false,
  );

/** A job whose files are uploaded and looked at. */
async function detected(content = CSV, name = NAME): Promise<number> {
  const { job } = await start([{ name, bytes: content.length }]);
  await put(`/${job.id}/files/0/parts/0`, content);
  await work();
  return job.id;
}

async function checked(options: object = {}, content = CSV): Promise<number> {
  const id = await detected(content);
  await send('POST', `/${id}/check`, { source: 'scorecard', year: 2023, ...options });
  await work();
  return id;
}

function tableOf({ candidates }: Job) {
  const [candidate] = candidates ?? [];
  return candidate && 'tables' in candidate ? candidate.tables[0] : undefined;
}
const looksOf = ({ outcome }: Job) => (outcome && 'looks' in outcome ? outcome.looks : []);

describe('the way of a job', () => {
  it('leads from files in parts over detection and dry run to a run', async () => {
    const { status, job } = await start([{ name: NAME, bytes: CSV.length }]);
    expect([status, job.step, job.status]).toEqual([201, 'upload', 'open']);
    const part = await put(`/${job.id}/files/0/parts/0`, CSV.slice(0, 20));
    expect([part.status, part.job.status, part.job.files[0]?.stored]).toEqual([200, 'open', 20]);
    expect((await put(`/${job.id}/files/0/parts/20`, CSV.slice(20))).job).toMatchObject({ step: 'detect', status: 'waiting' });
    expect(await work()).toBe(true);
    const looked = await details(job.id);
    expect(looked).toMatchObject({ step: 'detect', status: 'open', source: 'scorecard', year: 2023 });
    const table = tableOf(looked);
    expect(table).toMatchObject({ file: NAME, header: 'UNITID,NPT4_PUB,CDR3,GRAD_DEBT_MDN', rows: CSV.trim().split('\n').slice(1) });
    expect(table?.fields.map(({ field }) => field)).toEqual(expect.arrayContaining(['netPricePublic', 'medianDebt']));

    const asked = await send('POST', `/${job.id}/check`, { source: 'scorecard', year: 2023 });
    expect([asked.status, asked.job.status, asked.job.source, asked.job.candidates]).toEqual([202, 'waiting', 'scorecard', null]);
    await work();
    const dry = await details(job.id);
    expect(dry).toMatchObject({ step: 'check', status: 'open', refusal: null, outcome: { status: 'dry-run', counts: { updated: 2 } } });
    const look = looksOf(dry).find(({ unitId }) => unitId === 1);
    expect(look?.fields).toEqual(expect.arrayContaining([{ field: 'netPricePublic', before: null, after: 14_559 }]));
    expect(await app.db('colleges').whereNotNull('net_price_public').select('id')).toEqual([]);

    expect((await send('POST', `/${job.id}/apply`, {})).status).toBe(202);
    await work();
    const done = await details(job.id);
    expect(done).toMatchObject({ step: 'apply', status: 'done', progress: null });
    const run = await app.db('import_runs').where({ id: done.runId }).first<{ job_id: number; status: string; actor: string }>();
    expect(run).toMatchObject({ job_id: job.id, status: 'succeeded', actor: done.createdBy });
    expect(await app.db('colleges').orderBy('id').whereNotNull('net_price_public').pluck('net_price_public')).toEqual([14_559, 15_559]);
    expect(await hasFiles(job.id)).toBe(false);
    const audit = await app
      .db('audit_log')
      .where({ resource: 'import-jobs', record_id: String(job.id) })
      .orderBy('id')
      .pluck('event');
    expect(audit[0]).toBe('record-created');
    expect(audit.length).toBe(4);
  });

  it('says "already applied" for the same files, and has nothing to apply then', async () => {
    const job = await details(await checked());
    expect(job.outcome).toMatchObject({
      status: 'unchanged',
      message: expect.stringContaining('has applied these files already') as string,
    });
    expect((await send('POST', `/${job.id}/apply`, {})).status).toBe(422);
  });

  it('a refused dry run names its remedies, and passes with one', async () => {
    const id = await checked({}, 'UNITID,NPT4_PUB\nx1,5\n2,5\n');
    const refused = await details(id);
    expect(refused).toMatchObject({ step: 'check', status: 'refused', refusal: { remedies: ['max-reject'] } });
    expect(refused.refusal?.faults[0]?.path).toContain(NAME);
    expect(JSON.stringify(refused)).not.toContain(app.config.dataDir);
    await send('POST', `/${id}/check`, { source: 'scorecard', year: 2023, maxReject: 0.6, allowDrift: 1, allowShrink: 1 });
    await work();
    expect(await details(id)).toMatchObject({ status: 'open', refusal: null });
  });

  it('files of no source end with a sentence', async () => {
    const id = await detected('NAME,COLOR\na,red\n', 'colors.csv');
    const { status, refusal } = await details(id);
    expect([status, refusal?.code]).toEqual(['refused', 'source.nothing-usable']);
  });

  it('a job that was applied by a process that ended before it could say so is not applied again', async () => {
    const id = await checked({ force: true }, CSV.replace('14559', '14000'));
    await send('POST', `/${id}/apply`, {});
    await work();
    const { runId } = await details(id);
    const lost = { status: 'running', worker: 'gone', leased_until: '2026-01-01T00:00:00Z', run_id: null };
    await app.db('import_jobs').where({ id }).update(lost);
    // The process that ended has deleted nothing.
    const { mkdir, writeFile } = await import('node:fs/promises');
    await mkdir(folderOf(id), { recursive: true });
    await writeFile(path.join(folderOf(id), NAME), CSV.replace('14559', '14000'));
    await work();
    expect(await details(id)).toMatchObject({ status: 'done', runId });
    expect(await app.db('import_runs').where({ job_id: id }).pluck('id')).toEqual([runId]);
  });
});

describe('a file of services', () => {
  const HEADER = ENTRY_COLUMNS.join(',');
  const row = (slug: string, website = 'https://one.example/') =>
    `${slug},best-test-prep-services,Practice One,Practice tests with explained answers.,,free,SAT|ACT,online,${website},false,true,published,Its own pages,,`;

  /** The dry run of a file of services. */
  async function checkedServices(text: string): Promise<number> {
    const id = await detected(text, 'services.csv');
    await send('POST', `/${id}/check`, { source: 'services' });
    await work();
    return id;
  }

  it('is recognized, shown with its values, and applied in the name of who applies it', async () => {
    const id = await detected(`${HEADER}\n${row('practice-one')}\n`, 'services.csv');
    const looked = await details(id);
    expect(looked).toMatchObject({ step: 'detect', status: 'open', source: 'services', year: null });
    expect(looked.candidates).toMatchObject([{ source: 'services', file: 'services.csv', count: 1, header: HEADER }]);
    await send('POST', `/${id}/check`, { source: 'services' });
    await work();
    const dry = await details(id);
    expect(dry).toMatchObject({ step: 'check', status: 'open', outcome: { status: 'dry-run', added: 1, changed: 0 } });
    expect(await app.db('services').where({ slug: 'practice-one' })).toEqual([]);
    await send('POST', `/${id}/apply`, {}, tokens.other);
    await work();
    expect(await details(id)).toMatchObject({ status: 'done', runId: null, message: '1 service is new, 0 changed.' });
    expect(await app.db('services').where({ slug: 'practice-one' }).pluck('website')).toEqual(['https://one.example/']);
    const other: unknown = await app
      .db('users')
      .where({ username: (await details(id)).appliedBy })
      .pluck('id');
    const audit: unknown = await app.db('audit_log').where({ resource: 'services' }).select('event', 'actor', 'reason');
    expect(audit).toEqual([{ event: 'record-created', actor: `user ${String(other)}`, reason: 'Import of a file' }]);
    const again = await details(await checkedServices(`${HEADER}\n${row('practice-one')}\n`));
    expect(again.outcome).toMatchObject({ status: 'unchanged', message: 'Nothing differs from the stored services.' });
  });

  it('as the panel exports it is read, and its derived columns are left out', async () => {
    const exported = await app.call('GET', '/api/admin/services.csv', undefined, tokens.admin);
    const text = await exported.text();
    expect([exported.status, text.slice(0, 3)]).toEqual([200, 'id,']);
    const changed = text.replace('Its own pages', 'Its pages');
    expect((await details(await checkedServices(changed))).outcome).toMatchObject({ added: 0, changed: 1 });
  });

  it('with faults names each with its line, and changes nothing', async () => {
    const id = await checkedServices(`${HEADER}\n${row('two', 'javascript:alert(1)')}\n`);
    const { status, refusal } = await details(id);
    expect([status, refusal?.faults]).toEqual([
      'refused',
      [{ path: 'Line 2, website', message: 'An address that starts with https:// or http://' }],
    ]);
  });

  it('without one of its columns is refused by its name', async () => {
    const id = await detected('slug,name,description,category,features,formats,website,status\n', 'services.csv');
    expect((await details(id)).refusal?.message).toContain('services.csv lacks the columns priceRange');
  });

  it('is not applied if a service has changed since the dry run', async () => {
    const id = await checkedServices(`${HEADER}\n${row('practice-one', 'https://new.example/')}\n`);
    await app.db('services').where({ slug: 'practice-one' }).update({ website: 'https://other.example/' });
    await send('POST', `/${id}/apply`, {});
    await work();
    expect(await details(id)).toMatchObject({ status: 'refused', refusal: { code: 'services.changed' } });
  });
});

describe('cancel', () => {
  it('ends a job of any kind once and deletes its files', async () => {
    const id = await detected();
    expect(await hasFiles(id)).toBe(true);
    expect((await send('POST', `/${id}/cancel`, {})).job.status).toBe('canceled');
    expect(await hasFiles(id)).toBe(false);
    expect((await send('POST', `/${id}/cancel`, {})).status).toBe(409);
    expect((await send('POST', `/${id}/check`, { source: 'scorecard' })).status).toBe(409);
    expect((await put(`/${id}/files/0/parts/0`, 'UNITID\n')).status).toBe(409);
  });
});

describe('bad input leaves no file', () => {
  const refused = async (files: { name: string; bytes: number }[]) => {
    const { status, message } = await start(files);
    return [status, message];
  };
  it.each([
    ['../../etc/passwd.csv', 10, 'is not a plain name'],
    ['a\\b.csv', 10, 'is not a plain name'],
    ['..csv', 10, 'is not a plain name'],
    ['tool.exe', 10, 'is not a CSV, Excel or zip file'],
    ['a.csv', 0, 'is empty'],
    ['big.zip', 3 * 1024 ** 3, 'is larger than 1 GB'],
  ])('%s with %d bytes', async (name, bytes, words) => {
    expect(await refused([{ name, bytes }])).toEqual([400, expect.stringContaining(words)]);
  });

  it('two files of one name, and too many', async () => {
    const file = { name: 'A.csv', bytes: 1 };
    expect(await refused([file, { name: 'a.CSV', bytes: 1 }])).toEqual([400, expect.stringContaining('twice')]);
    expect((await refused(Array.from({ length: 41 }, (_, at) => ({ name: `${at}.csv`, bytes: 1 }))))[0]).toBe(400);
  });

  it.each([
    ['a.zip', 'no zip file', 'is not a zip file'],
    ['a.xlsx', 'no zip file', 'is not an Excel file'],
    ['a.xls', 'PK no old Excel file', 'is not an Excel file of the old kind'],
    ['a.csv', 'PK\u0003\u0004', 'is not a text file'],
  ])('%s with other bytes', async (name, content, words) => {
    const { job } = await start([{ name, bytes: content.length }]);
    expect(await put(`/${job.id}/files/0/parts/0`, content)).toMatchObject({
      status: 400,
      message: expect.stringContaining(words) as string,
    });
    expect(await hasFiles(job.id)).toBe(false);
  });

  it('a part at another place says where to continue, and more bytes than announced are refused', async () => {
    const { job } = await start([{ name: NAME, bytes: 30 }]);
    await put(`/${job.id}/files/0/parts/0`, CSV.slice(0, 10));
    expect(await put(`/${job.id}/files/0/parts/5`, 'x')).toMatchObject({
      status: 409,
      message: `${NAME}: 10 bytes have arrived. Continue there.`,
    });
    expect((await put(`/${job.id}/files/0/parts/10`, 'x'.repeat(21))).status).toBe(400);
    expect((await put(`/${job.id}/files/1/parts/0`, 'x')).status).toBe(404);
    expect((await details(job.id)).files[0]?.stored).toBe(10);
  });

  it('a part of more than 8 MB', async () => {
    const { job } = await start([{ name: NAME, bytes: 9_000_000 }]);
    expect((await put(`/${job.id}/files/0/parts/0`, 'a'.repeat(8 * 1024 ** 2 + 1))).status).toBe(413);
  });
});

it('staff look and admins act', async () => {
  const id = await detected();
  expect((await send('GET', `/${id}/details`, undefined, tokens.staff)).status).toBe(200);
  expect((await send('POST', '', { files: [{ name: NAME, bytes: 1 }] }, tokens.staff)).status).toBe(403);
  expect((await send('POST', `/${id}/cancel`, {}, tokens.staff)).status).toBe(403);
  expect((await put(`/${id}/files/0/parts/0`, 'x', tokens.staff)).status).toBe(403);
  await send('POST', `/${id}/cancel`, {});
});

it('expired jobs and files without a job are deleted', async () => {
  const id = await detected();
  await app.db('import_jobs').where({ id }).update({ updated_at: '2026-01-01T00:00:00Z' });
  expect(await app.useCases.importJobs.expire(7 * 86_400)).toBe(1);
  expect([(await details(id)).status, await hasFiles(id)]).toEqual(['expired', false]);
});
