import type { AccountType } from '../../../domain/accounts/user.ts';
import { startDatabaseApp, type DatabaseApp, type SignedInWire } from '../testing/database-app.fixture.ts';
import { authorized } from '../testing/http.fixture.ts';

let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp();
});
afterAll(() => app.close());

async function member(accountType: AccountType): Promise<SignedInWire> {
  const signedIn = await app.register();
  await app.db('users').where({ id: signedIn.user.id }).update({ account_type: accountType });
  return signedIn;
}
const unusedFor = ({ user }: SignedInWire, interval: string) =>
  app
    .db('sessions')
    .where({ user_id: user.id })
    .update({ last_seen_at: app.db.raw('now() - ?::interval', [interval]) });
/** Seconds since the session was used. */
async function idleSeconds({ user }: SignedInWire): Promise<number> {
  const idle = app.db.raw<string>('extract(epoch from now() - last_seen_at)::float8 as idle');
  return (await app.db('sessions').where({ user_id: user.id }).first<{ idle: number }>(idle)).idle;
}
const statusOf = async ({ token }: SignedInWire) => (await app.me(token)).status;

it.each([
  ['viewer', '29 minutes', 200],
  ['viewer', '31 minutes', 401],
  ['staff', '29 minutes', 200],
  ['staff', '31 minutes', 401],
  ['admin', '31 minutes', 401],
  ['student', '31 minutes', 200],
  ['provider', '31 minutes', 200],
] as const)('a session of a %s that was not used for %s answers %i', async (accountType, interval, status) => {
  const person = await member(accountType);
  await unusedFor(person, interval);
  expect(await statusOf(person)).toBe(status);
});

it('is not listed as open after that, for the person and for staff', async () => {
  const [person, admin] = [await member('staff'), await member('admin')];
  await app.login(person.user.email);
  const other = await app.login(person.user.email);
  const read = async (path: string, token: string) => (await (await app.call('GET', path, undefined, token)).json()) as object[];
  expect(await read('/api/user/sessions', other.token)).toHaveLength(3);
  await unusedFor(person, '31 minutes');
  const latest = await app.login(person.user.email);
  expect(await read('/api/user/sessions', latest.token)).toHaveLength(1);
  expect(await read(`/api/admin/users/${person.user.id}/sessions`, admin.token)).toHaveLength(1);
});

it('is renewed by use, at most once a minute', async () => {
  const person = await member('staff');
  await unusedFor(person, '50 seconds');
  await app.me(person.token);
  expect(await idleSeconds(person)).toBeGreaterThanOrEqual(50);
  await unusedFor(person, '20 minutes');
  await app.me(person.token);
  expect(await idleSeconds(person)).toBeLessThan(20 * 60);
});

it('is not renewed by the poll of an open page, nor by its stream of events', async () => {
  const person = await member('staff');
  await unusedFor(person, '20 minutes');
  const poll = await app.get('/api/admin/me', { headers: { ...authorized(person.token), 'X-Unattended': '1' } });
  expect(poll.status).toBe(200);
  const leave = new AbortController();
  const stream = await app.get('/api/events', { headers: authorized(person.token), signal: leave.signal });
  expect(stream.status).toBe(200);
  leave.abort();
  expect(await idleSeconds(person)).toBeGreaterThanOrEqual(20 * 60);
});
