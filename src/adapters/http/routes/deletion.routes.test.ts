import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { startDatabaseApp, type DatabaseApp, type SignedInWire } from '../testing/database-app.fixture.ts';
import { authorized } from '../testing/http.fixture.ts';
import { seedColleges } from '../testing/favorites.fixture.ts';
import { answered, answersOf, newRoommate, profileForm, type OwnProfileWire, type RequestWire } from '../testing/roommates.fixture.ts';
import { createRateLimits } from '../../knex/rate-limits.repo.ts';

const PASSWORD = 'correct horse battery';
const DAY_MS = 86_400_000;
const UNKNOWN = { message: 'Invalid credentials', code: 'sign-in.refused' };

let app: DatabaseApp;
let ada: SignedInWire;
let people = 0;
beforeAll(async () => {
  app = await startDatabaseApp({ seed: (db) => seedColleges(db, 6) });
});
afterAll(() => app.close());
beforeEach(async () => {
  people += 1;
  const person = { firstName: `Philippa${people}`, lastName: `Fawcettova${people}`, username: `wrangler_${people}` };
  ada = await app.register({ ...person, email: `Pippa.${people}@Newnham.example` });
});

const remove = (password = PASSWORD, token = ada.token) => app.call('DELETE', '/api/user', { password }, token);
const restore = (email = ada.user.email, password = PASSWORD) => app.post('/api/user/restore', { email, password });
const json = async <T>(path: string, token: string) => (await (await app.get(path, { headers: authorized(token) })).json()) as T;

/** Creates every kind of data that an account can have. Returns its former address. */
async function createAllData(): Promise<string> {
  const old = ada.user.email;
  const moved = `moved.${old}`;
  await app.post('/api/user/email', { email: moved, password: PASSWORD }, ada.token);
  const { body } = await app.db('email_outbox').where({ recipient: moved }).first<{ body: string }>();
  await app.post('/api/auth/verify-email', { token: /token=([\w-]+)/.exec(body)?.[1] });
  ada = await app.login(moved);
  const { token } = ada;
  await app.call('PATCH', '/api/user', { bio: 'Above the senior wrangler.', username: `${ada.user.username}.x` }, token);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await app.get('/api/user/picture', { method: 'POST', headers: { ...authorized(token), 'Content-Type': 'image/png' }, body: picture });
  const list = (await (await app.post('/api/favorite-lists', { name: 'Near the river' }, token)).json()) as { id: number };
  await app.call('PATCH', `/api/favorite-lists/${list.id}`, { isShared: true }, token);
  const far = (await (await app.post('/api/favorite-lists', { name: 'Far' }, token)).json()) as { id: number };
  for (const id of [1, 2, 3]) await app.call('PUT', `/api/favorites/${id}`, undefined, token);
  await app.call('PATCH', '/api/favorites/2', { note: 'Ask Philippa’s aunt', status: 'applied', position: 3 }, token);
  for (const { id } of [list, far]) await app.call('PATCH', `/api/favorite-lists/${id}`, { add: [2, 3] }, token);
  const ranking = (await (await app.post('/api/rankings/saved', { name: 'Philippa’s', query: 'st=AL' }, token)).json()) as { id: number };
  await app.call('PATCH', `/api/rankings/saved/${ranking.id}`, { isShared: true }, token);
  await app.post('/api/match/sessions', { name: 'With Philippa’s father', answers: { budget: 20_000, types: ['public'] } }, token);
  await app.post('/api/user/searches', { name: 'Philippa’s search', query: 'state=AL' }, token);
  await app.call('PUT', '/api/user/facts', { gpa: 3.5, zip: '36849' }, token);
  await app.post('/api/colleges/2/data-issues', { message: 'Philippa’s aunt knows better.' }, token);
  await app.post('/api/colleges/2/data-issues', { message: 'The number is too low.', email: moved });
  await createRoommateData();
  await app.post('/api/user/email', { email: `next.${moved}`, password: PASSWORD }, token);
  await app.post('/api/auth/forgot-password', { email: moved });
  await app.post('/api/auth/login', { email: moved, password: 'not the battery' });
  await app.post('/api/auth/register', { ...ada.user, password: PASSWORD, username: 'somebody.else', acceptsAgreement: true });
  await app.login(moved);
  ada = { token, user: await json<SignedInWire['user']>('/api/user', token) };
  return old;
}

/** Two profiles of which one is deleted, requests in both directions, a hidden profile, and a conversation. */
async function createRoommateData(): Promise<void> {
  const { token } = ada;
  const form = { bio: 'Philippa’s aunt cooks.', instagramHandle: 'wrangler_pippa', answers: answersOf() };
  const created = await answered<OwnProfileWire>(app.post('/api/roommates', profileForm(1, form), token), 201);
  const removed = await answered<OwnProfileWire>(app.post('/api/roommates', profileForm(2, { bio: 'With my aunt.' }), token), 201);
  await app.call('DELETE', `/api/roommates/${removed.id}`, undefined, token);
  const [grace, alan, emmy] = [await newRoommate(app, 1), await newRoommate(app, 1), await newRoommate(app, 1)];
  const { id } = await answered<RequestWire>(app.post(`/api/roommates/${grace.profile.id}/requests`, undefined, token), 201);
  await grace.call('PATCH', `/api/roommate-requests/${id}`, { status: 'accepted' });
  await alan.call('POST', `/api/roommates/${created.id}/requests`);
  await app.post(`/api/roommates/${emmy.profile.id}/requests`, undefined, token);
  await app.post(`/api/roommates/${emmy.profile.id}/hide`, undefined, token);
  await emmy.call('POST', `/api/roommates/${created.id}/hide`);
  await app.post('/api/conversations', { roommateId: alan.profile.id, content: 'My aunt asks.', clientId: randomUUID() }, token);
}

/** All data of an account, as its owner sees it. */
const dataOf = async (token: string) => ({
  favorites: await json('/api/favorites', token),
  lists: await json('/api/favorite-lists', token),
  rankings: await json('/api/rankings/saved', token),
  answers: await json('/api/match/sessions', token),
  searches: await json('/api/user/searches', token),
  facts: await json('/api/user/facts', token),
  // Requests are about two people, and a deletion ends them.
  roommate: { ...(await json<object>('/api/roommates/me', token)), requests: 0 },
  hidden: await app.db('roommate_hides').where({ user_id: ada.user.id }).select('profile_id'),
  issues: await app.db('data_issues').where({ user_id: ada.user.id }).select('message', 'college_id', 'version'),
  row: await app.db('users').where({ id: ada.user.id }).first<object>(),
  picture: await (await app.get(ada.user.profilePicture ?? '')).bytes(),
});

/** Every table with rows of users, except the audit log: it keeps the number of a deleted account. */
const tablesOfUsers = (): Promise<string[]> =>
  app
    .db('information_schema.columns')
    .where({ table_schema: 'public', column_name: 'user_id' })
    .whereNot({ table_name: 'audit_log' })
    .pluck<string[]>('table_name');

/** How often a text appears in the database, by column, as text or in bytes. */
async function tracesOf(text: string): Promise<Record<string, number>> {
  const columns = await app
    .db('information_schema.columns')
    .where({ table_schema: 'public' })
    .select<{ table_name: string; column_name: string; data_type: string }[]>('table_name', 'column_name', 'data_type');
  const found: Record<string, number> = {};
  for (const { table_name: table, column_name: column, data_type: type } of columns) {
    const holds = type === 'bytea' ? "position(convert_to(?, 'UTF8') in ??) > 0" : 'position(lower(?) in lower(??::text)) > 0';
    const { count } = (await app.db(table).whereRaw(holds, [text, column]).count({ count: '*' }).first()) as { count: number };
    if (count > 0) found[`${table}.${column}`] = count;
  }
  return found;
}

describe('DELETE /api/user', () => {
  it('requires the password', async () => {
    const answer = await remove('not the battery');
    const errors = [{ path: 'password', message: 'This is not your password' }];
    expect([answer.status, await answer.json()]).toEqual([400, { message: 'This is not your password', code: 'password.wrong', errors }]);
    expect((await app.me(ada.token)).status).toBe(200);
    expect((await app.call('DELETE', '/api/user', undefined, ada.token)).status).toBe(415);
  });

  it('is possible with the right password after nine wrong ones, and then after a wait of minutes', async () => {
    const limited = await startDatabaseApp({ limits: createRateLimits(app.db) });
    const [bob, eve] = [await limited.register(), await limited.register()];
    const times = async (count: number, token: string, password: string) => {
      const answers: Response[] = [];
      for (let i = 0; i < count; i += 1) answers.push(await limited.call('DELETE', '/api/user', { password }, token));
      return answers;
    };
    const wrong = [...(await times(9, bob.token, 'not the battery')), ...(await times(10, eve.token, 'not the battery'))];
    const [removed, refused] = [...(await times(1, bob.token, PASSWORD)), ...(await times(1, eve.token, PASSWORD))];
    await limited.close();
    expect(wrong.map(({ status }) => status)).toEqual(Array<number>(19).fill(400));
    expect([removed?.status, refused?.status]).toEqual([202, 429]);
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  });

  it('returns until when the account can be restored, and ends all sessions', async () => {
    const elsewhere = await app.login(ada.user.email);
    const answer = await remove();
    const { message, restorableUntil } = (await answer.json()) as { message: string; restorableUntil: string };
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([202, '"cache"']);
    expect(Math.abs(new Date(restorableUntil).getTime() - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
    const day = new Date(restorableUntil).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(message).toBe(`Your account is deleted. Until ${day} you can restore it with your email address and password.`);
    for (const { token } of [ada, elsewhere]) expect((await app.me(token)).status).toBe(401);
    const login = await app.post('/api/auth/login', { email: ada.user.email, password: PASSWORD });
    expect([login.status, await login.json()]).toEqual([401, UNKNOWN]);
  });

  it('leaves no personal data in any table or in the log', async () => {
    const old = await createAllData();
    const words = [
      ada.user.email,
      old,
      ada.user.username,
      `wrangler_${people}`,
      ada.user.firstName,
      ada.user.lastName,
      'senior wrangler',
      'aunt',
      'wrangler_pippa',
    ];
    const before = await Promise.all(words.map(tracesOf));
    for (const traces of before) expect(traces).not.toEqual({});
    const otherUser = await app.register({ firstName: 'Charles', lastName: 'Babbage' });
    await app.post('/api/user/email', { email: ada.user.email, password: PASSWORD }, otherUser.token);

    expect((await remove()).status).toBe(202);
    for (const word of words) expect([word, await tracesOf(word)]).toEqual([word, {}]);
    for (const table of await tablesOfUsers()) expect([table, await app.db(table).where({ user_id: ada.user.id })]).toEqual([table, []]);
    for (const table of ['roommate_requests'])
      expect(await app.db(table).whereRaw('? in (sender_id, receiver_id)', [ada.user.id])).toEqual([]);
    expect((await app.get(ada.user.profilePicture ?? '')).status).toBe(404);
    const log = JSON.stringify(app.log.lines).toLowerCase();
    for (const word of words) expect(log).not.toContain(word.toLowerCase());
    expect((await app.me(otherUser.token)).status).toBe(200);
  });

  it('leaves emails of others, also if this account asked for their address', async () => {
    const otherUser = await app.register();
    await app.post('/api/user/email', { email: otherUser.user.email, password: PASSWORD }, ada.token);
    await remove();
    expect(await app.db('email_outbox').where({ user_id: otherUser.user.id }).pluck('kind')).toEqual(['verify-email', 'account-exists']);
  });

  it('refuses the last admin, and allows one of two', async () => {
    const role = (id: number) => app.db('users').where({ id }).update({ account_type: 'admin' });
    await role(ada.user.id);
    const refused = await remove();
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { message: 'This is the last admin. Make another account an admin first.', code: 'user.last-admin' },
    ]);
    const other = await app.register();
    await role(other.user.id);
    const both = await Promise.all([remove(), remove(PASSWORD, other.token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([202, 422]);
    await app.db('users').where({ account_type: 'admin' }).update({ account_type: 'student' });
  });

  it('happens once when calls come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove()));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 401, 401, 401, 401]);
    expect((await restore()).status).toBe(200);
  });

  it('loses no favorite that was saved successfully at the same time', async () => {
    const adding = [1, 2, 3, 4, 5].map((id) => app.call('PUT', `/api/favorites/${id}`, undefined, ada.token));
    const [removed, ...added] = await Promise.all([remove(), ...adding]);
    expect(removed.status).toBe(202);
    const { token } = (await (await restore()).json()) as SignedInWire;
    const restored = await json<{ collegeId: number }[]>('/api/favorites', token);
    expect(restored).toHaveLength(added.filter(({ status }) => status === 201).length);
  });
});

describe('POST /api/user/restore', () => {
  it('restores everything, and signs in', async () => {
    await app.db('deleted_accounts').delete();
    await createAllData();
    const before = await dataOf(ada.token);
    expect(before).toMatchObject({ rankings: [{ name: 'Philippa’s' }], answers: [{ name: 'With Philippa’s father' }] });
    await remove();
    const answer = await restore(ada.user.email.toUpperCase());
    const back = (await answer.json()) as SignedInWire;
    expect([answer.status, back.user]).toEqual([200, ada.user]);
    expect(back.user.emailVerified).toBe(true);
    const row = { ...before.row, pending_email: null, pending_email_token: null, pending_email_expiry: null };
    expect(await dataOf(back.token)).toEqual({ ...before, row });
    expect((await app.login(ada.user.email)).user).toEqual(ada.user);
    expect((await app.me(ada.token)).status).toBe(401);
    expect(await app.db('deleted_accounts')).toEqual([]);
  });

  it('requires the password and the address of the account', async () => {
    await remove();
    const answers = [
      await restore(ada.user.email, 'not the battery'),
      await restore('nobody@newnham.example'),
      await restore(`x${ada.user.email}`),
    ];
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([401, UNKNOWN]);
    expect(await app.db('users').where({ id: ada.user.id })).toEqual([]);
    expect((await restore()).status).toBe(200);
  });

  it('returns 401 after seven days', async () => {
    await remove();
    await app.db('deleted_accounts').update({ purge_at: app.db.raw("now() - interval '1 second'") });
    const answer = await restore();
    expect([answer.status, await answer.json()]).toEqual([401, UNKNOWN]);
    await app.db('deleted_accounts').delete();
  });

  it('happens once when calls come at once', async () => {
    await remove();
    const answers = await Promise.all(Array.from({ length: 5 }, () => restore()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect(await app.db('users').where({ email: ada.user.email })).toHaveLength(1);
  });

  it('returns 409 when the address is taken, and can be tried again', async () => {
    await remove();
    const other = await app.register({ email: ada.user.email.toUpperCase() });
    const answer = await restore();
    expect([answer.status, await answer.json()]).toEqual([
      409,
      {
        message: 'Another account has this email address now. If it is not yours, reset its password, delete it, then try again.',
        code: 'account.taken',
      },
    ]);
    await remove(PASSWORD, other.token);
    await app.db('users').where({ id: other.user.id }).delete();
    expect((await restore()).status).toBe(200);
  });

  it('gives the account a similar username when its own is taken, which can change at once', async () => {
    await app.call('PATCH', '/api/user', { username: 'the.longest.of.usernames' }, ada.token);
    await remove();
    await app.register({ username: 'THE.LONGEST.of.usernames' });
    const { user, token } = (await (await restore()).json()) as SignedInWire;
    expect(user).toMatchObject({ id: ada.user.id, username: expect.stringMatching(/^the\.longest\.of\.us_[0-9a-f]{6}$/) as string });
    expect((await app.call('PATCH', '/api/user', { username: `pippa_${people}` }, token)).status).toBe(200);
  });

  it('works however many accounts with the address others have created and deleted since', async () => {
    await remove();
    const passwords = Array.from({ length: 5 }, (_, i) => `squatter number ${i}`);
    for (const password of passwords) {
      const { token } = await app.register({ email: ada.user.email, password });
      expect((await remove(password, token)).status).toBe(202);
    }
    expect((await restore(ada.user.email, 'none of the passwords')).status).toBe(401);
    const answer = await restore();
    expect([answer.status, await answer.json()]).toMatchObject([200, { user: ada.user }]);
    expect((await restore(ada.user.email, passwords[0])).status).toBe(409);
  });

  it('restores the newest of the accounts that the password opens', async () => {
    await remove();
    const second = await app.register({ email: ada.user.email });
    await remove(PASSWORD, second.token);
    expect(await (await restore()).json()).toMatchObject({ user: { id: second.user.id } });
  });

  it('does not restore a staff role, because no one could revoke it meanwhile', async () => {
    await app.db('users').where({ id: ada.user.id }).update({ account_type: 'admin' });
    await app
      .db('users')
      .where({ id: (await app.register()).user.id })
      .update({ account_type: 'admin' });
    await remove();
    const back = (await (await restore()).json()) as SignedInWire;
    expect(back.user).toEqual({ ...ada.user, accountType: 'student' });
  });

  it('leaves out colleges that were removed meanwhile', async () => {
    await app.call('PUT', '/api/favorites/5', undefined, ada.token);
    await app.call('PUT', '/api/favorites/6', undefined, ada.token);
    await remove();
    const [college] = (await app.db('colleges').where({ id: 6 }).delete().returning('*')) as object[];
    const { token } = (await (await restore()).json()) as SignedInWire;
    expect((await json<{ collegeId: number }[]>('/api/favorites', token)).map(({ collegeId }) => collegeId)).toEqual([5]);
    await app.db('colleges').insert(college);
  });

  it('counts failed attempts, as sign-in does', async () => {
    await remove();
    const statuses = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await restore(ada.user.email, `guess number ${i}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await restore()).status).toBe(429);
    await app.db('sign_in_failures').delete();
    expect((await restore()).status).toBe(200);
  });
});

it('deletion and restoring require the new password after a change', async () => {
  const changed = await app.post('/api/user/password', { current: PASSWORD, next: 'seven quiet harbours' }, ada.token);
  ada = (await changed.json()) as SignedInWire;
  expect((await remove()).status).toBe(400);
  expect((await remove('seven quiet harbours')).status).toBe(202);
  expect((await restore()).status).toBe(401);
  expect((await restore(ada.user.email, 'seven quiet harbours')).status).toBe(200);
});
