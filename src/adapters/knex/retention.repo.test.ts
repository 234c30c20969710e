import { createTestDatabase, type TestDatabase } from './testing/database.fixture.ts';
import { createLeftovers } from './retention.repo.ts';
import { createHousekeeping } from '../../domain/housekeeping/housekeeping.use-cases.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

const ago = (interval: string) => database.db.raw('now() - ?::interval', [interval]);
const ahead = (interval: string) => database.db.raw('now() + ?::interval', [interval]);
const tidy = () => createHousekeeping({ leftovers: createLeftovers(database.db) }).tidy();

async function addUser(name: string, more: object = {}): Promise<number> {
  const person = { username: name, email: `${name}@example.edu`, password: 'x', first_name: 'Ada', last_name: 'Lovelace' };
  const [row] = await database
    .db('users')
    .insert({ ...person, ...more })
    .returning<{ id: number }[]>('id');
  return row!.id;
}

it('leaves a house alone in which nothing is old', async () => {
  const { db } = database;
  const user = await addUser('ada', {
    email_verification_token: 'a',
    email_verification_expiry: ago('6 days'),
    pending_email: 'b@example.edu',
  });
  await db('sessions').insert({
    id: db.raw('gen_random_uuid()'),
    user_id: user,
    last_seen_at: ago('6 days'),
    created_at: ago('29 days'),
    user_agent: '',
    ip_prefix: '',
  });
  await db('password_resets').insert({
    user_id: user,
    email: 'a',
    code: 'a',
    expires_at: ago('1 minute'),
    used: true,
    created_at: ago('23 hours'),
  });
  await db('password_resets').insert({ user_id: user, email: 'a', code: 'a', expires_at: ahead('1 minute') });
  const letter = { kind: 'verify-email', recipient: 'a', subject: 'a' };
  await db('email_outbox').insert({ ...letter, body: 'kept', next_attempt_at: null, created_at: ago('6 days') });
  await db('email_outbox').insert({ ...letter, body: '', next_attempt_at: null, sent_at: ago('29 days'), created_at: ago('29 days') });
  await db('email_outbox').insert({ ...letter, body: 'due', created_at: ago('400 days') });
  await db('deleted_accounts').insert({ email_digest: 'a', sealed: 'a', purge_at: ahead('1 minute') });
  await db('rate_limits').insert({ key: 'a', points: 1, expire: Date.now() + 60_000 });
  await db('sign_in_failures').insert({ account: 'a', failures: 1, last_failed_at: ago('23 hours') });
  await db('sign_in_failures').insert({ account: 'b', failures: 11, last_failed_at: ago('25 hours'), blocked_until: ago('23 hours') });

  expect(Object.values(await tidy())).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it('drops sessions that are over, and no others', async () => {
  const { db } = database;
  const user = await addUser('ada');
  const session = (user_agent: string, times: object) => ({
    id: db.raw('gen_random_uuid()'),
    user_id: user,
    user_agent,
    ip_prefix: '',
    ...times,
  });
  await db('sessions').insert(session('alive', {}));
  await db('sessions').insert(session('ended', { revoked_at: ago('1 second') }));
  await db('sessions').insert(session('idle', { created_at: ago('10 days'), last_seen_at: ago('7 days 1 minute') }));
  await db('sessions').insert(session('old', { created_at: ago('30 days 1 minute') }));
  expect(await tidy()).toMatchObject({ sessions: 3 });
  expect(await db('sessions').pluck('user_agent')).toEqual(['alive']);
});

it('drops used and expired resets after the day in which they are counted', async () => {
  const { db } = database;
  const user = await addUser('ada');
  const old = { user_id: user, email: 'a', created_at: ago('25 hours'), expires_at: ago('24 hours') };
  await db('password_resets').insert({ ...old, code: 'used', used: true });
  await db('password_resets').insert({ ...old, code: 'expired' });
  expect(await tidy()).toMatchObject({ passwordResets: 2 });
});

it('forgets tokens of old mails and addresses that nobody confirmed, and keeps the accounts', async () => {
  const over = ago('7 days 1 minute');
  await addUser('ada', { email_verification_token: 'a', email_verification_expiry: over });
  await addUser('bob', { pending_email: 'new@example.edu', pending_email_token: 'b', pending_email_expiry: over });
  expect(await tidy()).toMatchObject({ mailedTokens: 2 });
  const rows: unknown = await database
    .db('users')
    .orderBy('id')
    .select('username', 'email_verification_token', 'pending_email', 'pending_email_token');
  expect(rows).toEqual([
    { username: 'ada', email_verification_token: null, pending_email: null, pending_email_token: null },
    { username: 'bob', email_verification_token: null, pending_email: null, pending_email_token: null },
  ]);
});

it('drops letters that were sent or given up after 30 days, and those that nobody sends after 7', async () => {
  const { db } = database;
  const letter = { kind: 'verify-email', recipient: 'a', next_attempt_at: null };
  await db('email_outbox').insert({ ...letter, subject: 'kept', body: 'secret', created_at: ago('7 days 1 minute') });
  await db('email_outbox').insert({ ...letter, subject: 'sent', body: '', sent_at: ago('30 days'), created_at: ago('30 days 1 minute') });
  await db('email_outbox').insert({ ...letter, subject: 'given up', body: '', last_error: 'ECONN', created_at: ago('30 days 1 minute') });
  expect(await tidy()).toMatchObject({ letters: 3 });
});

it('drops sealed accounts, windows and failures whose time is over', async () => {
  const { db } = database;
  await db('deleted_accounts').insert({ email_digest: 'a', sealed: 'a', purge_at: ago('1 second') });
  await db('rate_limits').insert({ key: 'a', points: 1, expire: Date.now() - 60_000 });
  await db('sign_in_failures').insert({ account: 'a', failures: 1, last_failed_at: ago('25 hours') });
  expect(await tidy()).toMatchObject({ deletedAccounts: 1, rateLimits: 1, signInFailures: 1 });
});

it('drops however much has gathered, also when several do so at once', async () => {
  await database.db.raw(`insert into rate_limits (key, points, expire) select 'key ' || n, 1, 0 from generate_series(1, 12000) n`);
  const rounds = await Promise.all([tidy(), tidy(), tidy()]);
  expect(rounds.reduce((sum, { rateLimits }) => sum + rateLimits, 0)).toBe(12_000);
});
