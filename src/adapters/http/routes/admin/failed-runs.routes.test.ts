import type { ImportRequest } from '../../../../domain/imports/import-request.ts';
import { createImports } from '../../../../domain/imports/imports.use-cases.ts';
import { emptyReport } from '../../../../domain/imports/import-run.ts';
import { createKnexPorts } from '../../../knex/index.ts';
import { startDatabaseApp, PUBLIC_URL, type DatabaseApp } from '../../testing/database-app.fixture.ts';
import { DomainError, type DomainErrorKind } from '../../../../domain/shared/domain-error.ts';
import { importFiles, newRun, sizes } from '../../testing/runs.fixture.ts';

/** Failed imports: they stay visible until a person acknowledges them, and the admins get one email. */
let app: DatabaseApp;
let tokens: Record<'admin' | 'staff', string>;
beforeAll(async () => {
  app = await startDatabaseApp();
  tokens = { admin: await tokenOf('admin'), staff: await tokenOf('staff') };
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db('import_runs').delete();
  await app.db('email_outbox').delete();
});

async function tokenOf(accountType: string): Promise<string> {
  const { token, user } = await app.register();
  await app.db('users').where({ id: user.id }).update({ account_type: accountType });
  return token;
}

/** An import that is refused for its rejected rows. Returns the id of its run. */
async function failing(year: number): Promise<number> {
  const rejects = [{ line: 3, unitId: null, code: 'bad', message: 'no UNITID', raw: 'x' }];
  const failed = importFiles(app.db, [{ ...sizes(100), rejects }], year, { maxReject: 0 });
  await expect(failed).rejects.toMatchObject({ code: 'import.too-many-rejects' });
  return (await app.db('import_runs').max('id as id').first<{ id: number }>()).id;
}
const emails = () =>
  app.db('email_outbox').where({ kind: 'import-failed' }).select<{ recipient: string; body: string }[]>('recipient', 'body');
const acknowledge = async (id: number, token = tokens.admin) => {
  const answer = await app.call('POST', `/api/admin/import-runs/${id}/acknowledge`, undefined, token);
  return { status: answer.status, body: (await answer.json()) as object };
};
const open = async (): Promise<number[]> => {
  const answer = await app.call('GET', '/api/admin/import-runs?filter={"isOpen":true}', undefined, tokens.staff);
  return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
};

it('emails the admins once until a person acknowledges the failure of a source', async () => {
  const first = await failing(2024);
  const second = await failing(2025);
  const sent = await emails();
  const admins = await app.db('users').where({ account_type: 'admin' }).pluck<string[]>('email');
  expect(sent.map(({ recipient }) => recipient)).toEqual(admins);
  expect(sent[0]?.body).toContain(`/admin/import-runs/${first}/show`);
  expect(sent[0]?.body).toContain('The catalog has not changed.');
  expect(await open()).toEqual([first, second]);

  await acknowledge(first);
  await failing(2025);
  expect(await emails()).toHaveLength(1);
  for (const id of await open()) await acknowledge(id);
  await failing(2025);
  expect(await emails()).toHaveLength(2);
});

it('links to the public address of the site', async () => {
  const run = {
    source: 'crime',
    year: 2022,
    release: 'not-stated',
    startedAt: new Date(),
    actor: 'cron',
    obtainedFrom: null,
    matchedBy: null,
  } as const;
  const report = emptyReport(run, { source: 'crime', year: 2022, release: 'not-stated', tables: [], unused: [], drift: [] });
  await createKnexPorts(app.db, PUBLIC_URL).imports.imports.noteFailure(report);
  await createKnexPorts(app.db, PUBLIC_URL).imports.imports.noteFailure({ ...report, source: 'athletics', status: 'cancelled' });
  const [email, ...others] = await emails();
  expect([email?.body.includes(`${PUBLIC_URL}/admin/import-runs/`), others]).toEqual([true, []]);
});

/** An import whose files cannot be read. */
async function unreadable(request: Partial<ImportRequest> = {}, kind: DomainErrorKind = 'unavailable'): Promise<void> {
  const reader = { open: () => Promise.reject(new DomainError(kind, 'source.damaged', 'hd2024.zip is damaged.')) };
  const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
  const imports = createImports({ ...createKnexPorts(app.db, PUBLIC_URL).imports, reader, clock });
  await expect(imports.import({ source: 'ipeds', paths: ['x'], actor: 'cron', ...request })).rejects.toThrow('hd2024.zip is damaged.');
}
const log = async (id: number): Promise<object> =>
  (await app.call('GET', `/api/admin/import-runs/${id}/log`, undefined, tokens.staff)).json() as Promise<object>;

it('keeps a failure before the files say their year', async () => {
  await unreadable();
  const [id = 0] = await open();
  const [email] = await emails();
  expect(email?.body).toContain(`Run ${id}, the import of ipeds, failed.`);
  expect(email?.body).toContain('hd2024.zip is damaged.');
  expect(await log(id)).toMatchObject({ year: null, status: 'failed', message: 'hd2024.zip is damaged.', tables: [], actor: 'cron' });
  const dashboard = await app.call('GET', '/api/admin/dashboard', undefined, tokens.staff);
  expect(await dashboard.json()).toMatchObject({ runs: [{ id, year: null }] });
  expect((await acknowledge(id)).status).toBe(200);
});

it('keeps no such failure of a dry run, for a person who reads it, after Ctrl-C, or while another run is at work', async () => {
  await unreadable({ dryRun: true });
  await unreadable({ isWatched: true });
  await unreadable({ isCancelled: () => true });
  await unreadable({}, 'busy');
  expect(await open()).toEqual([]);
  await unreadable({ year: 2024 });
  const [id = 0] = await open();
  expect(await log(id)).toMatchObject({ year: 2024 });
});

it('keeps the rejected rows of a failed run, and their causes', async () => {
  const id = await failing(2024);
  expect(await log(id)).toMatchObject({
    keptRejects: 1,
    remarks: { faults: [{ code: 'bad', rows: 1, first: 3, message: 'no UNITID' }], notes: [], drift: [], unused: [] },
  });
  const rejects = await app.call('GET', `/api/admin/import-runs/${id}/rejects`, undefined, tokens.staff);
  expect(await rejects.json()).toMatchObject([{ line: 3, code: 'bad', message: 'no UNITID', raw: 'x' }]);
});

it('keeps who saw a failure first, in the run and in the audit log', async () => {
  const failed = await newRun(app.db, { status: 'failed' });
  const seen = await acknowledge(failed);
  expect(seen).toMatchObject({ status: 200, body: { id: failed, acknowledgedBy: expect.any(String) as string } });
  expect((await acknowledge(failed)).body).toEqual(seen.body);
  expect(await open()).toEqual([]);
  const entries = await app.db('audit_log').where({ resource: 'import-runs', record_id: String(failed) });
  expect(entries).toMatchObject([{ event: 'record-changed', before: { acknowledgedBy: null } }]);
});

it('refuses a run that has not failed, an unknown run, and staff', async () => {
  expect(await acknowledge(await newRun(app.db))).toMatchObject({ status: 422, body: { code: 'run.not-failed' } });
  expect((await acknowledge(999_999)).status).toBe(404);
  expect((await acknowledge(await newRun(app.db, { status: 'failed' }), tokens.staff)).status).toBe(403);
});
