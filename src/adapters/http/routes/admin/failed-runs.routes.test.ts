import { emptyReport } from '../../../../domain/imports/import-run.ts';
import { createKnexPorts } from '../../../knex/index.ts';
import { startDatabaseApp, PUBLIC_URL, type DatabaseApp } from '../../testing/database-app.fixture.ts';
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
