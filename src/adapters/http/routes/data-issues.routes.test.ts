import type { ErrorBody } from '../../../contracts/errors.ts';
import { createRateLimits } from '../../knex/rate-limits.repo.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { authorized } from '../testing/http.fixture.ts';
import { seedColleges } from '../testing/favorites.fixture.ts';

let app: DatabaseApp;
let staff: string;
let viewer: string;
const tokenOf = async (accountType: string): Promise<string> => {
  const { token, user } = await app.register();
  await app.db('users').where({ id: user.id }).update({ account_type: accountType });
  return token;
};
beforeAll(async () => {
  app = await startDatabaseApp({ seed: (db) => seedColleges(db, 6) });
  [staff, viewer] = [await tokenOf('staff'), await tokenOf('viewer')];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db('data_issues').delete();
  await app.db('email_outbox').delete();
});

const REPORT = { field: 'size', message: 'The college has many more students.' };
const report = (body: object, { id = 1, token }: { id?: number; token?: string } = {}) =>
  app.post(`/api/colleges/${id}/data-issues`, body, token);
const stored = () => app.db('data_issues').orderBy('id').select('college_id', 'field', 'message', 'email', 'user_id', 'status');
interface Sent {
  recipient: string;
  body: string;
  user_id: number | null;
}
const emails = (): Promise<Sent[]> =>
  app.db('email_outbox').where({ kind: 'data-issue-answered' }).orderBy('id').select('recipient', 'body', 'user_id');

type Issue = Record<string, unknown> & { id: number; version: number };
const PATH = '/api/admin/data-issues';
async function send(
  path: string,
  { method = 'GET', body, version, as = staff }: { method?: string; body?: object; version?: number; as?: string } = {},
) {
  const headers = {
    ...authorized(as),
    ...(body && { 'content-type': 'application/json' }),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  };
  const response = await app.get(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: response.status, json: (await response.json()) as Issue & ErrorBody };
}
const listed = async (filter: object = {}) =>
  (await send(`${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json as unknown as Issue[];
const change = ({ id, version }: Pick<Issue, 'id' | 'version'>, changes: object, as = staff) =>
  send(`${PATH}/${id}`, { method: 'PATCH', body: { changes }, version, as });
const first = async (): Promise<Issue> => (await listed())[0]!;

describe('POST /api/colleges/:id/data-issues', () => {
  it('takes reports of visitors and users', async () => {
    const { token, user } = await app.register();
    const answers = [
      await report({ ...REPORT, email: 'Grace@Example.edu' }),
      await report({ message: `  ${'x'.repeat(1_000)}  `, email: 'not.mine@example.edu' }, { token, id: 2 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await answers[0]!.json()).toEqual({ message: 'Thank you. We have received your report.' });
    expect(await stored()).toEqual([
      { college_id: 1, ...REPORT, email: 'Grace@Example.edu', user_id: null, status: 'open' },
      { college_id: 2, field: null, message: 'x'.repeat(1_000), email: null, user_id: user.id, status: 'open' },
    ]);
  });

  it('says at the field what is wrong', async () => {
    const bad = await report({ field: 'password', message: ' too short ', email: 'no address', status: 'resolved' });
    const { errors } = (await bad.json()) as ErrorBody;
    expect([bad.status, errors?.map(({ path }) => path).sort()]).toEqual([400, ['email', 'field', 'message', 'status']]);
    expect(errors?.find(({ path }) => path === 'message')?.message).toBe('Say in at least 10 characters what is wrong');
    expect((await report({ message: 'x'.repeat(1_001) })).status).toBe(400);
    expect((await report(REPORT, { id: 999 })).status).toBe(404);
    expect((await report(REPORT, { id: 99_999_999_999 })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('answers a program that fills every input like a person, and keeps nothing', async () => {
    const [person, program] = [await report(REPORT), await report({ ...REPORT, website: 'https://spam.example' })];
    expect([program.status, await program.text()]).toEqual([person.status, await person.text()]);
    expect(await stored()).toHaveLength(1);
    expect((await report({ ...REPORT, website: 'x' }, { id: 999 })).status).toBe(404);
  });

  it('takes 20 reports of one network in an hour', async () => {
    const limited = await startDatabaseApp({ seed: (db) => seedColleges(db, 6), limits: createRateLimits(app.db) });
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await limited.post('/api/colleges/1/data-issues', REPORT)).status);
    await limited.close();
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  });
});

describe('staff', () => {
  it('find a report by status, college, field and text, without the address', async () => {
    const { token, user } = await app.register();
    await report({ ...REPORT, email: 'grace@example.edu' });
    await report({ message: 'The name is outdated.' }, { id: 2, token });
    const [visitor, member] = await listed();
    expect(visitor).toMatchObject({
      ...REPORT,
      collegeId: 1,
      collegeSlug: expect.any(String) as string,
      reporter: 'visitor',
      hasAddress: true,
    });
    expect(member).toMatchObject({ field: null, reporter: user.username, hasAddress: true });
    expect(JSON.stringify(await listed())).not.toContain('@');
    const counts = await Promise.all(
      [{ field: 'size' }, { collegeId: 2 }, { status: ['open', 'rejected'] }, { status: 'resolved' }, { q: 'OUTDATED' }, { q: '@' }].map(
        listed,
      ),
    );
    expect(counts.map(({ length }) => length)).toEqual([1, 1, 2, 0, 1, 0]);
    expect((await send(`${PATH}?sort=${encodeURIComponent('["collegeName","DESC"]')}`)).status).toBe(200);
    expect((await send(PATH, { method: 'POST', body: REPORT })).status).toBe(405);
  });

  it('keep what the page showed for the field, also after the value changes', async () => {
    const { size } = await app.db('colleges').where({ id: 1 }).first<{ size: number }>('size');
    await report(REPORT);
    await report({ message: 'Something else is wrong.' });
    await app
      .db('colleges')
      .where({ id: 1 })
      .update({ size: size + 1 });
    expect((await listed()).map(({ shown }) => shown)).toEqual([{ value: size, source: null, period: null }, null]);
    await app.db('colleges').where({ id: 1 }).update({ size });
  });

  it('answer by email once, when the report is closed', async () => {
    await report({ ...REPORT, email: 'grace@example.edu' });
    const opened = (await change(await first(), { status: 'in-progress', answer: 'We asked the college.\nThank you.' })).json;
    expect(await emails()).toEqual([]);
    const closed = (await change(opened, { status: 'resolved' })).json;
    expect(closed).toMatchObject({ status: 'resolved', answeredAt: expect.any(String) as string });
    const [email, ...others] = await emails();
    expect([others, email]).toEqual([[], { recipient: 'grace@example.edu', user_id: null, body: expect.any(String) as string }]);
    const body = email?.body;
    expect(body).toContain('> We asked the college.\n> Thank you.');
    expect(body).toMatch(/\nhttps:\/\/alma\.example\/colleges\/\S+\n/);
    expect(body).not.toContain(REPORT.message);

    const corrected = (await change(closed, { answer: 'We asked again.' })).json;
    expect(await emails()).toHaveLength(1);
    const reopened = (await change(corrected, { status: 'open' })).json;
    expect(reopened).toMatchObject({ answeredAt: null, closedAt: null });
    await change(reopened, { status: 'rejected' });
    expect(await emails()).toHaveLength(2);
  });

  it('answer to the account of a user, and not at all without an address', async () => {
    const { token, user } = await app.register();
    await report(REPORT);
    await report(REPORT, { token });
    for (const issue of await listed()) await change(issue, { status: 'rejected', answer: 'The number is right.' });
    expect(await emails()).toMatchObject([{ recipient: user.email, user_id: user.id }]);
  });

  it('close many at once and put spam into the Trash, which the log does not quote', async () => {
    await report({ ...REPORT, email: 'grace@example.edu' });
    await report({ message: 'Buy my essays here.' });
    const [one, spam] = await listed();
    await change(one!, { answer: 'The number is right.' });
    const order = { ids: [one!.id], action: 'change', changes: { status: 'rejected' }, expected: 1 };
    expect((await send(`${PATH}/bulk`, { method: 'POST', body: order })).json).toEqual({ count: 1 });
    expect(await emails()).toHaveLength(1);
    expect((await send(`${PATH}/bulk`, { method: 'POST', body: { ...order, changes: { answer: 'x' } } })).status).toBe(400);
    await send(`${PATH}/${spam!.id}`, { method: 'DELETE', version: spam!.version });
    expect([await listed(), await listed({ deleted: true })].map(({ length }) => length)).toEqual([1, 1]);
    const log = JSON.stringify(await app.db('audit_log').where({ resource: 'data-issues' }).select('before', 'after', 'event'));
    expect(log).toContain('(not kept)');
    expect(log).not.toMatch(/grace|number is right|essays/);
  });

  it('need the right to moderate, and can change nothing else', async () => {
    await report(REPORT);
    const issue = await first();
    expect((await change(issue, { status: 'resolved' }, viewer)).status).toBe(403);
    expect((await send(PATH, { as: viewer })).status).toBe(200);
    for (const changes of [
      { message: 'Changed by staff' },
      { email: 'x@example.edu' },
      { status: 'done' },
      { answer: 'x'.repeat(1_001) },
      {},
    ]) {
      expect((await change(issue, changes)).status).toBe(400);
    }
  });
});
