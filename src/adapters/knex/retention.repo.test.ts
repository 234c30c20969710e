import { createTestDatabase, type TestDatabase } from './testing/database.fixture.ts';
import { createRetentionStore } from './retention.repo.ts';
import { createHousekeeping } from '../../domain/housekeeping/housekeeping.use-cases.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

const ago = (interval: string) => database.db.raw('now() - ?::interval', [interval]);
const ahead = (interval: string) => database.db.raw('now() + ?::interval', [interval]);
const deleteExpired = () => createHousekeeping({ retention: createRetentionStore(database.db) }).deleteExpired();

async function addUser(name: string, more: object = {}): Promise<number> {
  const person = { username: name, email: `${name}@example.edu`, password: 'x', first_name: 'Ada', last_name: 'Lovelace' };
  const [row] = await database
    .db('users')
    .insert({ ...person, ...more })
    .returning<{ id: number }[]>('id');
  return row!.id;
}

it('deletes nothing that is still needed', async () => {
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
  const email = { kind: 'verify-email', recipient: 'a', subject: 'a' };
  await db('email_outbox').insert({ ...email, body: 'kept', next_attempt_at: null, created_at: ago('6 days') });
  await db('email_outbox').insert({ ...email, body: '', next_attempt_at: null, sent_at: ago('29 days'), created_at: ago('29 days') });
  await db('email_outbox').insert({ ...email, body: 'due', created_at: ago('400 days') });
  await db('deleted_accounts').insert({ email_digest: 'a', sealed: 'a', purge_at: ahead('1 minute') });
  await db('rate_limits').insert({ key: 'a', points: 1, expire: Date.now() + 60_000 });
  await db('sign_in_failures').insert({ network: '', account: 'a', failures: 1, last_failed_at: ago('23 hours') });
  await db('sign_in_failures').insert({
    network: '',
    account: 'b',
    failures: 11,
    last_failed_at: ago('25 hours'),
    blocked_until: ago('23 hours'),
  });
  await db('audit_log').insert({ event: 'sign-in', actor: 'visitor', network: '', at: ago('399 days 23 hours') });

  expect(Object.values(await deleteExpired())).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

it('keeps the network of an ended session until 30 days after sign-in, without its browser', async () => {
  const { db } = database;
  const user = await addUser('ada');
  const session = (ip_prefix: string, times: object) => ({
    id: db.raw('gen_random_uuid()'),
    user_id: user,
    user_agent: 'Firefox',
    ip_prefix,
    ...times,
  });
  await db('sessions').insert(session('alive', {}));
  await db('sessions').insert(session('ended', { revoked_at: ago('1 second') }));
  await db('sessions').insert(session('idle', { created_at: ago('10 days'), last_seen_at: ago('7 days 1 minute') }));
  await db('sessions').insert(session('old', { created_at: ago('30 days 1 minute') }));
  expect(await deleteExpired()).toMatchObject({ sessions: 1, endedSessions: 2 });
  expect(await deleteExpired()).toMatchObject({ sessions: 0, endedSessions: 0 });
  expect(await db('sessions').orderBy('ip_prefix').select('ip_prefix', 'user_agent')).toEqual([
    { ip_prefix: 'alive', user_agent: 'Firefox' },
    { ip_prefix: 'ended', user_agent: '' },
    { ip_prefix: 'idle', user_agent: '' },
  ]);
});

it('deletes used and expired resets after one day, the time in which they count', async () => {
  const { db } = database;
  const user = await addUser('ada');
  const old = { user_id: user, email: 'a', created_at: ago('25 hours'), expires_at: ago('24 hours') };
  await db('password_resets').insert({ ...old, code: 'used', used: true });
  await db('password_resets').insert({ ...old, code: 'expired' });
  expect(await deleteExpired()).toMatchObject({ passwordResets: 2 });
});

it('clears expired tokens and unconfirmed addresses, but not the accounts', async () => {
  const over = ago('7 days 1 minute');
  await addUser('ada', { email_verification_token: 'a', email_verification_expiry: over });
  await addUser('bob', { pending_email: 'new@example.edu', pending_email_token: 'b', pending_email_expiry: over });
  expect(await deleteExpired()).toMatchObject({ mailedTokens: 2 });
  const rows: unknown = await database
    .db('users')
    .orderBy('id')
    .select('username', 'email_verification_token', 'pending_email', 'pending_email_token');
  expect(rows).toEqual([
    { username: 'ada', email_verification_token: null, pending_email: null, pending_email_token: null },
    { username: 'bob', email_verification_token: null, pending_email: null, pending_email_token: null },
  ]);
});

it('deletes sent and failed emails after 30 days, and unsent emails after 7', async () => {
  const { db } = database;
  const email = { kind: 'verify-email', recipient: 'a', next_attempt_at: null };
  await db('email_outbox').insert({ ...email, subject: 'kept', body: 'secret', created_at: ago('7 days 1 minute') });
  await db('email_outbox').insert({ ...email, subject: 'sent', body: '', sent_at: ago('30 days'), created_at: ago('30 days 1 minute') });
  await db('email_outbox').insert({ ...email, subject: 'given up', body: '', last_error: 'ECONN', created_at: ago('30 days 1 minute') });
  expect(await deleteExpired()).toMatchObject({ emails: 3 });
});

it('deletes expired copies of accounts, rate limits and sign-in failures', async () => {
  const { db } = database;
  await db('deleted_accounts').insert({ email_digest: 'a', sealed: 'a', purge_at: ago('1 second') });
  await db('rate_limits').insert({ key: 'a', points: 1, expire: Date.now() - 60_000 });
  await db('sign_in_failures').insert({ network: '', account: 'a', failures: 1, last_failed_at: ago('25 hours') });
  expect(await deleteExpired()).toMatchObject({ deletedAccounts: 1, rateLimits: 1, signInFailures: 1 });
});

it('deletes audit events as soon as the database allows it', async () => {
  const event = { event: 'sign-in', actor: 'visitor', network: '' };
  await database.db('audit_log').insert([
    { ...event, user_id: 1, at: ago('9600 hours') },
    { ...event, user_id: 2, at: ago('9599 hours 59 minutes') },
  ]);
  expect(await deleteExpired()).toMatchObject({ auditEvents: 1 });
  expect(await database.db('audit_log').pluck('user_id')).toEqual([2]);
});

it('deletes any number of rows, also in concurrent calls', async () => {
  await database.db.raw(`insert into rate_limits (key, points, expire) select 'key ' || n, 1, 0 from generate_series(1, 12000) n`);
  const rounds = await Promise.all([deleteExpired(), deleteExpired(), deleteExpired()]);
  expect(rounds.reduce((sum, { rateLimits }) => sum + rateLimits, 0)).toBe(12_000);
});
