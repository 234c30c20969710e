import { TRASHED } from './trash/purge-trash.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.fixture.ts';
import { aCollegeRow } from './testing/college-row.fixture.ts';
import { createRetentionStore } from './retention.repo.ts';
import { createHousekeeping } from '../../domain/housekeeping/housekeeping.use-cases.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

const ago = (interval: string) => database.db.raw('now() - ?::interval', [interval]);
const ahead = (interval: string) => database.db.raw('now() + ?::interval', [interval]);
const deleteExpired = () =>
  createHousekeeping({ retention: createRetentionStore(database.db), endSuspensions: () => Promise.resolve(0) }).deleteExpired();

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

  expect(new Set(Object.values(await deleteExpired()))).toEqual(new Set([0]));
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

it('clears the reporters of problems 180 days after the report was closed', async () => {
  const { db } = database;
  await db('colleges').insert(aCollegeRow(1));
  const user_id = await addUser('ada');
  const issue = { college_id: 1, message: 'The size is too low.', email: null, user_id: null };
  const [early, late] = [ago('179 days 23 hours'), ago('180 days 1 minute')];
  await db('data_issues').insert([
    { ...issue, email: 'open@example.edu', created_at: late },
    { ...issue, email: 'early@example.edu', status: 'resolved', closed_at: early },
    { ...issue, email: 'late@example.edu', status: 'rejected', closed_at: late },
    { ...issue, user_id, status: 'resolved', closed_at: late },
  ]);
  expect(await deleteExpired()).toMatchObject({ reporters: 2 });
  expect(await db('data_issues').orderBy('id').select('email', 'user_id')).toEqual([
    { email: 'open@example.edu', user_id: null },
    { email: 'early@example.edu', user_id: null },
    { email: null, user_id: null },
    { email: null, user_id: null },
  ]);
});

it('empties the Trash after 90 days, with an audit row for each record', async () => {
  const { db } = database;
  const nickname = { unit_ids: [1], kind: 'college', basis: 'own-site', checked: '2026-11-22' };
  await db('nicknames').insert([
    { ...nickname, texts: ['kept'] },
    { ...nickname, texts: ['young'], deleted_at: ago('89 days 23 hours') },
    { ...nickname, texts: ['old'], deleted_at: ago('90 days 1 minute') },
  ]);
  const { id } = await db('nicknames').max('id as id').first<{ id: number }>();
  await db('notes').insert([
    { resource: 'nicknames', record_id: String(id), text: 'of the purged record' },
    { resource: 'users', record_id: String(id), text: 'of another record' },
    { resource: 'users', record_id: '9', text: 'deleted', deleted_at: ago('91 days') },
  ]);
  await db.raw(
    `insert into closures (unit_id, name, closed, kind, source_publisher, source_title, source_date, checked, deleted_at)
     select n, 'x', '2025', 'closed', 'x', 'x', '2025', '2025-06-01', now() - interval '91 days' from generate_series(1, 2500) n`,
  );
  expect(await deleteExpired()).toMatchObject({ trash: 2_502 });
  expect(await db('nicknames').orderBy('id').pluck('texts')).toEqual([['kept'], ['young']]);
  expect([await db('closures').pluck('id'), await db('notes').pluck('text')]).toEqual([[], ['of another record']]);
  const rows = await db('audit_log').where({ resource: 'nicknames' }).select('event', 'record_id', 'before', 'after', 'actor');
  expect(rows).toEqual([{ event: 'record-purged', record_id: String(id), before: null, after: null, actor: 'system' }]);
  expect(await db('audit_log').where({ resource: 'closures', event: 'record-purged' }).pluck('id')).toHaveLength(2_500);
});

it('knows every table with a Trash', async () => {
  const { rows } = await database.db.raw<{ rows: { name: string }[] }>(
    `select table_name as name from information_schema.columns where column_name = 'deleted_by' and table_schema = current_schema()`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.values(TRASHED).toSorted());
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
