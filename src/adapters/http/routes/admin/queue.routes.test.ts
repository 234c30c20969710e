import { randomUUID } from 'node:crypto';
import { startDatabaseApp, type DatabaseApp, type SignedInWire } from '../../testing/database-app.fixture.ts';
import { seedColleges } from '../../testing/favorites.fixture.ts';
import { expectFailure } from '../../testing/http.fixture.ts';
import { act, caseOf, decide, newCase, newModerator } from '../../testing/moderation.fixture.ts';
import { newService } from '../../testing/services.fixture.ts';

/** Wrong figures, faults of services and requests for access are cases of the same queue. */
let app: DatabaseApp;
let ada: SignedInWire;
beforeAll(async () => {
  app = await startDatabaseApp({ seed: (db) => seedColleges(db, 2) });
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await newModerator(app);
});

const queue = async <T extends object>(filter: object, { token } = ada): Promise<T[]> =>
  (await (await app.call('GET', `/api/admin/cases?filter=${encodeURIComponent(JSON.stringify(filter))}`, undefined, token)).json()) as T[];
const change = async (resource: string, id: number, values: object) => {
  const { version } = await app.db(resource.replace('-', '_')).where({ id }).first<{ version: number }>('version');
  const headers = { 'If-Match': `"${version}"` };
  expect((await app.call('PATCH', `/api/admin/${resource}/${id}`, { changes: values }, ada.token, headers)).status).toBe(200);
};

describe('reports about a college', () => {
  it('are one case, which is decided with the last answer and opens again with the next report', async () => {
    const collegeId = 1;
    const send = (message: string) => app.post(`/api/colleges/${collegeId}/data-issues`, { message });
    expect((await send('The price is wrong by far.')).status).toBeLessThan(300);
    await send('The acceptance rate is from another year.');
    const open = await caseOf(app, 'figure', collegeId);
    expect(await queue({ kind: 'figure', status: 'open' })).toMatchObject([
      { id: open.id, targetId: collegeId, reporters: 2, priority: 2, subjectId: null },
    ]);

    const issues = await app.db('data_issues').where({ college_id: collegeId }).orderBy('id').pluck<number[]>('id');
    for (const [index, id] of issues.entries()) {
      await change('data-issues', id, { status: index === 0 ? 'resolved' : 'rejected' });
      expect((await app.db('cases').where({ id: open.id }).first<{ status: string }>('status')).status).toBe(
        index === 0 ? 'open' : 'decided',
      );
    }
    await send('The price is wrong again.');
    expect((await caseOf(app, 'figure', collegeId)).id).not.toBe(open.id);
  });

  it('are not decided by a step against a person', async () => {
    const collegeId = 2;
    await app.post(`/api/colleges/${collegeId}/data-issues`, { message: 'Something is wrong here.' });
    const { id } = await caseOf(app, 'figure', collegeId);
    expect((await act(app, ada, id, 'claim')).status).toBe(200);
    expect(await queue<{ id: number }>({ isMine: true })).toMatchObject([{ id }]);
    expect(await decide(app, ada, id, { step: 'none' })).toMatchObject({ status: 422, json: { code: 'case.follows-records' } });
  });
});

it('a fault of a service is a case, and an unsafe one comes before the others', async () => {
  const { id } = await newService(app);
  await app.post(`/api/services/${id}/faults`, { kind: 'dead-link' });
  const { id: caseId } = await caseOf(app, 'fault', id);
  await app.post(`/api/services/${id}/faults`, { kind: 'unsafe' });
  expect(await queue({ kind: 'fault', status: 'open' })).toMatchObject([
    { id: caseId, targetId: id, reporters: 2, priority: 6, reasons: ['scam'] },
  ]);
  await app.db('service_faults').where({ service_id: id }).update({ status: 'resolved' });
  expect(await queue({ kind: 'fault', status: 'open' })).toEqual([]);
});

describe('a request for access', () => {
  const ask = async () => {
    const person = await app.register();
    const body = { type: 'access_request', message: 'I edit services.' };
    for (const status of [202, 202]) expect((await app.call('POST', '/api/reports', body, person.token)).status).toBe(status);
    return { person, caseId: (await caseOf(app, 'access', person.user.id)).id };
  };
  const outcome = async ({ token }: SignedInWire) =>
    (await (await app.call('GET', '/api/user/reports', undefined, token)).json()) as { kind: string; outcome: string | null }[];

  it('is one case with its text, and is declined in one line', async () => {
    const { person, caseId } = await ask();
    const evidence = await app.call('GET', `/api/admin/cases/${caseId}/evidence`, undefined, ada.token);
    expect(await evidence.json()).toMatchObject({ reports: [{ message: 'I edit services.' }] });
    expect(await outcome(person)).toMatchObject([{ kind: 'access', outcome: null }]);
    await act(app, ada, caseId, 'claim');
    expect(await decide(app, ada, caseId, { step: 'warn' })).toMatchObject({ status: 422, json: { code: 'case.no-person' } });
    expect((await decide(app, ada, caseId, { step: 'none' })).status).toBe(200);
    expect(await outcome(person)).toMatchObject([{ outcome: 'We did not give you access to the admin pages.' }]);
  });

  it('is decided when the person gets a role', async () => {
    const { person, caseId } = await ask();
    await app.useCases.staff.setRole(person.user.email, 'staff');
    expect(await app.db('cases').where({ id: caseId }).first('status')).toEqual({ status: 'decided' });
    const { token } = await app.login(person.user.email);
    expect(await outcome({ ...person, token })).toMatchObject([{ outcome: 'You have access to the admin pages.' }]);
    const email = app.db('email_outbox').where({ kind: 'report-answered', user_id: person.user.id });
    expect(await email.pluck<string[]>('body')).toEqual([expect.stringContaining('You have access to the admin pages.') as string]);
    const evidence = await app.call('GET', `/api/admin/cases/${caseId}/evidence`, undefined, ada.token);
    expect(await evidence.json()).toMatchObject({ steps: [{ step: 'none', note: 'The account got the role staff.' }] });
    expect(await app.db('audit_log').where({ resource: 'cases', record_id: String(caseId), event: 'record-changed' })).toHaveLength(1);
  });

  it('is decided in the panel, and not by a role without the pages', async () => {
    const admin = await newModerator(app, 'admin');
    await app.db('sessions').where({ user_id: admin.user.id }).update({ authenticated_at: app.db.fn.now() });
    const { person, caseId } = await ask();
    const news = () =>
      app.db('events').where({ user_id: ada.user.id, kind: 'case.updated' }).orderBy('seq', 'desc').first<object>('payload');
    const setRole = async (accountType: string) => {
      const { version } = await app.db('users').where({ id: person.user.id }).first<{ version: number }>('version');
      const headers = { 'If-Match': `"${version}"` };
      const body = { changes: { accountType }, reason: 'Asked' };
      const answer = await app.call('PATCH', `/api/admin/users/${person.user.id}`, body, admin.token, headers);
      expect(answer.status).toBe(200);
      return (await app.db('cases').where({ id: caseId }).first<{ status: string }>('status')).status;
    };
    expect(await setRole('counselor')).toBe('open');
    expect(await setRole('viewer')).toBe('decided');
    expect(await news()).toEqual({ payload: { caseId } });
  });
});

describe('staff write about a case', () => {
  it('to its person, and to a reporter without learning the name', async () => {
    const { id, subject, reporter } = await newCase(app);
    const [reportId] = await app.db('reports').where({ case_id: id }).pluck<number[]>('id');
    const write = async (more: object) => {
      const body = { content: 'Please tell us more.', clientId: randomUUID(), ...more };
      return app.call('POST', `/api/admin/cases/${id}/messages`, body, ada.token);
    };
    for (const [person, more] of [
      [subject, {}],
      [reporter, { reportId }],
    ] as const) {
      const answer = await write(more);
      const text = await answer.text();
      expect([answer.status, text.includes(person.user.username)]).toEqual([201, false]);
      const inbox = await app.call('GET', '/api/conversations', undefined, person.token);
      expect(await inbox.json()).toMatchObject({ items: [{ otherName: 'Alma staff', snippet: 'Please tell us more.' }] });
    }
    await expectFailure(await write({ reportId: 2_000_000 }), 404, { code: 'record.not-found' });
  });
});
