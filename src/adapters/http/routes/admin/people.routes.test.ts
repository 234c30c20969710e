import type { ErrorBody } from '../../../../contracts/errors.ts';
import { notes } from '../../../../contracts/admin/notes.resource.ts';
import { resources } from '../../../../contracts/admin/index.ts';
import { NOTE_PERMISSIONS } from '../../../../domain/admin/notes.ts';
import { maskedAddress } from '../../../../domain/mail/email-state.ts';
import { statementsOf } from '../../../knex/testing/statements.fixture.ts';
import { seedColleges } from '../../testing/favorites.fixture.ts';
import { startDatabaseApp, type DatabaseApp, type SignedInWire } from '../../testing/database-app.fixture.ts';

let app: DatabaseApp;
let admin: SignedInWire;
let staff: SignedInWire;
let viewer: SignedInWire;

async function member(accountType: string): Promise<SignedInWire> {
  const signedIn = await app.register();
  await app.db('users').where({ id: signedIn.user.id }).update({ account_type: accountType });
  return signedIn;
}
beforeAll(async () => {
  app = await startDatabaseApp({
    async seed(db) {
      await seedColleges(db);
      await db('colleges').update({ size: 500 });
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db('users').delete();
  await app.db('email_outbox').delete();
  [admin, staff, viewer] = [await member('admin'), await member('staff'), await member('viewer')];
});

type Wire = Record<string, unknown> & ErrorBody & { id: number; version: number };
interface Sent {
  as?: SignedInWire;
  body?: unknown;
  version?: number;
}
async function send(method: string, path: string, { as = admin, body, version }: Sent = {}) {
  const headers: Record<string, string> = version === undefined ? {} : { 'If-Match': `"${version}"` };
  const answer = await app.call(method, `/api/admin/${path}`, body, as.token, headers);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: answer.status, text, json: (isJson ? JSON.parse(text) : {}) as Wire };
}
const filtered = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
const rows = async (path: string, as = admin) => JSON.parse((await send('GET', path, { as })).text) as Wire[];
const changeUser = async ({ user: { id } }: SignedInWire, changes: object, as = admin) => {
  const { version } = await app.db('users').where({ id }).first<{ version: number }>('version');
  return send('PATCH', `users/${id}`, { as, version, body: { changes, reason: 'A test' } });
};

describe('users', () => {
  it('are shown without a secret, with their sessions', async () => {
    const ada = await app.register({ firstName: 'Grace' });
    await app.login(ada.user.email);
    await app.post('/api/auth/forgot-password', { email: ada.user.email });
    const list = await send('GET', `users?${filtered({ q: 'grace', accountType: 'student', isDisabled: false })}`, { as: viewer });
    expect(list.text).not.toMatch(/argon2|password|token|code|pending/i);
    expect(JSON.parse(list.text)).toMatchObject([{ id: ada.user.id, openSessions: 2, isDisabled: false }]);
    expect(await rows(`users?${filtered({ isDisabled: true })}`)).toEqual([]);
    const sessions = await send('GET', `users/${ada.user.id}/sessions`);
    expect((JSON.parse(sessions.text) as object[]).map((session) => Object.keys(session).sort())).toEqual(
      [1, 2].map(() => ['createdAt', 'device', 'ipPrefix', 'lastSeenAt']),
    );
    expect((await send('GET', `users/${ada.user.id}/sessions`, { as: staff })).status).toBe(403);
    expect((await send('GET', 'users/999999/sessions')).status).toBe(404);
  });

  it('have masked addresses, which a search finds whole alone', async () => {
    const ada = await app.register({ firstName: 'Marie' });
    const { email } = ada.user;
    const texts = [
      (await send('GET', `users?${filtered({ q: 'marie' })}`)).text,
      (await send('GET', `users/${ada.user.id}`)).text,
      (await send('GET', 'search?q=marie')).text,
      (await changeUser(ada, { isDisabled: true })).text,
      (await send('GET', 'users.csv')).text,
    ];
    for (const text of texts) {
      expect(text).toContain(maskedAddress(email));
      expect(text).not.toContain(email);
    }
    const found = async (q: string) => (await rows(`users?${filtered({ q })}`)).map(({ id }) => id);
    expect(await found(` ${email.toUpperCase()} `)).toEqual([ada.user.id]);
    for (const part of [email.slice(0, -1), email.slice(1), '%']) expect([part, await found(part)]).toEqual([part, []]);
  });

  it('show their address and their age to moderators, one at a time and with a row in the audit log', async () => {
    const ada = await app.register();
    await app.db('users').where({ id: ada.user.id }).update({ birth_date: '2000-02-29' });
    const looks = () =>
      app
        .db('audit_log')
        .whereIn('event', ['address-seen', 'birth-date-seen'])
        .where({ user_id: ada.user.id })
        .orderBy('id')
        .select<object[]>('event', 'actor', 'record_id as record', 'before', 'after', 'details');
    const look = (fact: string, as?: SignedInWire) => send('GET', `users/${ada.user.id}/${fact}`, as && { as });
    for (const fact of ['address', 'birth-date']) expect((await look(fact, viewer)).status).toBe(403);
    expect(await looks()).toEqual([]);
    expect((await look('address', staff)).json).toEqual({ email: ada.user.email });
    expect((await look('birth-date')).json).toMatchObject({ birthDate: '2000-02-29' });
    const seen = await looks();
    expect(seen).toMatchObject([
      { event: 'address-seen', actor: `user ${staff.user.id}`, record: String(ada.user.id) },
      { event: 'birth-date-seen', actor: `user ${admin.user.id}`, record: String(ada.user.id) },
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/@|2000/);
    expect((await send('GET', 'users/999999/address')).status).toBe(404);
  });

  it('lose their sessions with a new role or a lock, and the admins get an email', async () => {
    const ada = await app.register();
    expect((await changeUser(ada, { accountType: 'staff' }, staff)).status).toBe(403);
    const changed = await changeUser(ada, { accountType: 'staff', isDisabled: true });
    expect(changed.json).toMatchObject({ accountType: 'staff', isDisabled: true, openSessions: 0 });
    expect((await app.me(ada.token)).status).toBe(401);
    expect(await app.db('email_outbox').where({ kind: 'role-changed' }).select('recipient', 'body')).toEqual([
      { recipient: admin.user.email, body: expect.stringContaining(`by ${admin.user.username} in the admin panel`) as string },
    ]);
    const events = await app.db('audit_log').where({ user_id: ada.user.id }).orderBy('id').pluck('event');
    expect(events).toEqual(['account-created', 'role-changed', 'account-disabled', 'record-changed']);
    const entry = await app
      .db('audit_log')
      .where({ event: 'record-changed', record_id: String(ada.user.id) })
      .first<{ before: object }>();
    expect(entry).toMatchObject({
      before: { accountType: 'student', isDisabled: false },
      reason: 'A test',
      actor: `user ${admin.user.id}`,
    });
  });

  it('get roles one at a time', async () => {
    const body = { filter: { accountType: 'staff' }, action: 'change', changes: { accountType: 'admin' }, reason: 'x', expected: 1 };
    expect((await send('POST', 'users/bulk', { body })).status).toBe(400);
    expect(await app.db('users').where({ account_type: 'admin' })).toHaveLength(1);
  });

  it('are locked with the same number of statements, however many change', async () => {
    const change = (expected: number) => async () => {
      const body = { filter: { accountType: 'viewer' }, action: 'change', changes: { isDisabled: false }, reason: 'x', expected };
      expect((await send('POST', 'users/bulk', { body })).status).toBe(200);
    };
    await change(1)();
    const ofOne = await statementsOf(change(1));
    for (const accountType of ['viewer', 'viewer', 'viewer']) await member(accountType);
    expect(await statementsOf(change(4))).toBe(ofOne);
  });

  it('become admins only after a recent password, also by a revert', async () => {
    const old = () =>
      app
        .db('sessions')
        .where({ user_id: admin.user.id })
        .update({ authenticated_at: app.db.raw(`now() - interval '16 min'`) });
    await old();
    expect((await changeUser(staff, { accountType: 'admin' })).json.code).toBe('password.confirm');
    // Another session of the same admin does not count.
    await app.login(admin.user.email);
    expect((await changeUser(staff, { accountType: 'admin' })).json.code).toBe('password.confirm');
    const confirmed = await app.call('POST', '/api/user/confirm-password', { password: 'correct horse battery' }, admin.token);
    admin = (await confirmed.json()) as SignedInWire;
    expect((await changeUser(staff, { accountType: 'admin' })).json['accountType']).toBe('admin');
    await changeUser(staff, { accountType: 'student' });
    await old();
    const [entry] = await rows(`audit-log?${filtered({ resource: 'users', recordId: String(staff.user.id) })}&sort=["id","DESC"]`);
    const revert = { version: 4, body: { reason: 'Back' } };
    expect((await send('POST', `audit-log/${entry?.id ?? 0}/revert`, revert)).json.code).toBe('password.confirm');
    expect(await app.db('users').where({ account_type: 'admin' })).toHaveLength(1);
  });

  it('are signed out by an admin with a reason', async () => {
    expect((await send('POST', `users/${staff.user.id}/end-sessions`, { body: { reason: 'Stolen phone' } })).json).toEqual({ count: 1 });
    expect((await app.me(staff.token)).status).toBe(401);
    const timeline = await rows(`audit-log?${filtered({ resource: 'users', recordId: String(staff.user.id) })}`);
    expect(timeline).toMatchObject([{ event: 'signed-out-everywhere', reason: 'Stolen phone' }]);
    expect((await send('POST', `users/${viewer.user.id}/end-sessions`, { body: {} })).status).toBe(400);
  });
});

describe('the outbox', () => {
  const add = async (values: object): Promise<number> => {
    const email = { kind: 'verify-email', recipient: 'ada@example.edu', subject: 'Secret subject', body: 'Secret code 123', ...values };
    const [row] = await app.db('email_outbox').insert(email).returning<{ id: number }[]>('id');
    return row?.id ?? 0;
  };
  const erased = { body: '', next_attempt_at: null };

  it('shows states and masked addresses, and no text', async () => {
    await app.db('email_outbox').delete();
    await add({ last_error: '550 <ada@example.edu> is unknown' });
    await add({ ...erased, sent_at: new Date() });
    await add({ next_attempt_at: null });
    await add(erased);
    const list = await send('GET', 'outbox', { as: viewer });
    expect(list.text).not.toMatch(/Secret|ada@/);
    expect(JSON.parse(list.text)).toMatchObject([
      { state: 'waiting', recipient: 'a•••@example.edu', lastError: '550 <a•••@example.edu> is unknown' },
      { state: 'sent', hasText: false },
      { state: 'stored', hasText: true },
      { state: 'given-up', hasText: false },
    ]);
    expect(await rows(`outbox?${filtered({ state: 'given-up' })}`)).toHaveLength(1);
    expect(await rows(`outbox?${filtered({ q: 'ada@' })}`)).toEqual([]);
  });

  it('sends an email again whose text exists, and that no process is sending', async () => {
    const later = app.db.raw(`now() + interval '1 hour'`);
    const retry = async (values: object) => (await send('POST', `outbox/${await add(values)}/retry`)).json;
    expect((await retry({ next_attempt_at: null })).version).toBeUndefined();
    expect(await app.db('email_outbox').whereRaw(`recipient = 'ada@example.edu' and next_attempt_at <= now()`)).toHaveLength(1);
    expect((await retry({ next_attempt_at: later }))['state']).toBe('waiting');
    expect((await retry({})).code).toBe('email.soon');
    expect((await retry(erased)).code).toBe('email.erased');
    expect((await retry({ sent_at: new Date(), ...erased })).code).toBe('email.sent');
    expect((await send('POST', 'outbox/999999/retry')).status).toBe(404);
    expect((await send('POST', `outbox/${await add({})}/retry`, { as: staff })).status).toBe(403);
  });
});

it('counts events by day and page, and fills only days with counts', async () => {
  const at = (days: number, hour: number) => new Date(Date.UTC(2026, 0, 1) + (days * 24 + hour) * 3_600_000);
  const today = Math.floor((Date.now() - Date.UTC(2026, 0, 1)) / 86_400_000);
  const count = (days: number, hour: number, event: string, path: string, number: number) =>
    app.db('analytics_events').insert({ hour: at(days, hour), path, event, category: 'analytics', count: number });
  await app.db('analytics_events').delete();
  await count(today - 3, 1, 'college_view', '/colleges/auburn', 2);
  await count(today - 3, 5, 'college_view', '/colleges/auburn', 3);
  await count(today - 1, 0, 'login', '/auth', 1);
  const day = at(today - 3, 0)
    .toISOString()
    .slice(0, 10);
  const list = await rows(`analytics?${filtered({ event: 'college_view', since: day, until: day })}`, viewer);
  expect(list).toMatchObject([{ day, path: '/colleges/auburn', count: 5 }]);
  expect((await send('GET', `analytics/${String(list[0]?.id)}`)).json).toMatchObject({ count: 5 });
  const series = await send('GET', 'analytics/series?event=college_view&days=30', { as: viewer });
  expect(series.json).toMatchObject({ since: day, days: [{ day, count: 5 }, { count: null }, { count: 0 }, { count: null }] });
  expect((await send('GET', 'analytics/series?days=2')).json['days']).toHaveLength(2);
});

describe('notes', () => {
  const write = (as: SignedInWire, values: object = {}) =>
    send('POST', 'notes', { as, body: { resource: 'nicknames', recordId: '1', text: 'Ask the college', ...values } });

  it('can be added by everyone who may change the record', async () => {
    const specs = resources as Record<string, { spec: { write: string } }>;
    for (const [name, permission] of Object.entries(NOTE_PERMISSIONS)) expect([name, specs[name]?.spec.write]).toEqual([name, permission]);
    expect(notes.spec.record.shape.resource.options).toEqual(Object.keys(NOTE_PERMISSIONS));
    expect((await write(viewer)).status).toBe(403);
    expect((await write(staff, { resource: 'users' })).status).toBe(403);
    expect((await write(admin, { resource: 'users' })).json).toMatchObject({ authorName: admin.user.username });
  });

  it('about a person end with the account', async () => {
    const ada = await app.register();
    await write(admin, { resource: 'users', recordId: String(ada.user.id) });
    expect((await app.call('DELETE', '/api/user', { password: 'correct horse battery' }, ada.token)).status).toBe(202);
    expect(await app.db('notes').where({ record_id: String(ada.user.id) })).toEqual([]);
  });

  it('are changed by the author only, and the log does not keep the text', async () => {
    const { id } = (await write(staff)).json;
    const change = { version: 1, body: { changes: { text: 'Done' } } };
    expect((await send('PATCH', `notes/${id}`, { ...change, as: admin })).json.code).toBe('note.author');
    expect((await send('PATCH', `notes/${id}`, { ...change, as: staff })).json).toMatchObject({ text: 'Done', version: 2 });
    const other = await member('staff');
    const bulk = { ids: [id], action: 'remove', expected: 1 };
    expect((await send('POST', 'notes/bulk', { as: other, body: bulk })).status).toBe(403);
    expect((await send('DELETE', `notes/${id}`, { version: 2 })).json['deletedAt']).not.toBeNull();
    const log = await app.db('audit_log').where({ resource: 'notes', record_id: String(id) });
    expect(JSON.stringify(log)).not.toMatch(/Done|Ask the college/);
  });
});

describe('saved queries', () => {
  const query = { filter: { q: 'ada' }, sort: ['id', 'ASC'] };
  const save = (as: SignedInWire, values: object = {}) =>
    send('POST', 'saved-queries', { as, body: { resource: 'users', name: 'Mine', query, isShared: false, ...values } });

  it('are private until they are shared, and only the owner changes them', async () => {
    const { id } = (await save(viewer)).json;
    expect((await send('GET', `saved-queries/${id}`)).status).toBe(404);
    expect((await send('PATCH', `saved-queries/${id}`, { version: 1, body: { changes: { name: 'Yours' } } })).status).toBe(404);
    expect(await rows('saved-queries')).toEqual([]);
    await send('PATCH', `saved-queries/${id}`, { as: viewer, version: 1, body: { changes: { isShared: true } } });
    expect(await rows(`saved-queries?${filtered({ resource: 'users' })}`)).toMatchObject([{ id, query, isOwn: false, version: 2 }]);
    expect((await send('PATCH', `saved-queries/${id}`, { version: 2, body: { changes: { name: 'Yours' } } })).status).toBe(403);
    expect((await send('DELETE', `saved-queries/${id}`, { version: 2 })).status).toBe(403);
    expect(await rows(`saved-queries?${filtered({ isOwn: true })}`, viewer)).toMatchObject([{ name: 'Mine', isOwn: true }]);
  });

  it('have one name each, and a filter and an order of limited size', async () => {
    await save(staff);
    expect((await save(staff)).status).toBe(409);
    expect((await save(viewer)).status).toBe(201);
    for (const values of [
      { query: { filter: {} } },
      { query: { ...query, other: 1 } },
      { query: { filter: { q: 'x'.repeat(4_000) }, sort: ['id', 'ASC'] } },
      { resource: '../users' },
      { authorId: 1 },
    ]) {
      expect((await save(staff, { name: 'Other', ...values })).status).toBe(400);
    }
  });
});

it('keeps the settings of each person apart', async () => {
  const put = (body: unknown, as = staff) => send('PUT', 'preferences', { as, body });
  expect((await put({ theme: 'dark', 'RaStore.x': [1, { a: null }] })).json).toEqual({ theme: 'dark', 'RaStore.x': [1, { a: null }] });
  expect((await put({ theme: 'light' }, viewer)).status).toBe(200);
  expect((await send('GET', 'preferences', { as: staff })).json['theme']).toBe('dark');
  expect((await send('GET', 'preferences')).json).toEqual({});
  expect((await put([])).status).toBe(400);
  expect((await put({ x: 'y'.repeat(16_100) })).status).toBe(400);
});

it('shows numbers, finds records, and describes each field to a viewer', async () => {
  await app.db('email_outbox').insert({ kind: 'verify-email', recipient: 'x@example.edu', subject: '', body: '', next_attempt_at: null });
  const dashboard = await send('GET', 'dashboard', { as: viewer });
  expect(dashboard.json).toMatchObject({
    users: [
      { accountType: 'admin', count: 1 },
      { accountType: 'staff', count: 1 },
      { accountType: 'viewer', count: 1 },
    ],
    emails: { waiting: 3, givenUp: 1 },
    openIssues: 0,
    dataVersion: app.useCases.colleges.dataVersion(),
  });
  const hits = (await send('GET', `search?q=${viewer.user.username}`, { as: viewer })).text;
  expect(JSON.parse(hits)).toContainEqual({
    resource: 'users',
    id: viewer.user.id,
    label: viewer.user.username,
    detail: `Ada Lovelace · ${maskedAddress(viewer.user.email)}`,
  });
  const [college] = app.useCases.colleges.listed();
  const colleges = await send('GET', `search?q=${encodeURIComponent(college?.name ?? '')}`, { as: viewer });
  expect(colleges.text).toContain(`{"resource":"colleges","id":${college?.id ?? 0},`);
  const { fields } = (await send('GET', 'data-model', { as: viewer })).json as unknown as { fields: { key: string; writers: string[] }[] };
  const writers = Object.fromEntries(fields.map(({ key, writers: by }) => [key, by.join()]));
  expect(writers).toMatchObject({ size: 'importer,lock', prestigeScore: 'computed', description: 'staff', operatingStatus: 'importer' });
  for (const path of ['dashboard', 'data-model', 'search?q=a']) {
    expect((await send('GET', path, { as: await app.register() })).status).toBe(403);
  }
});
