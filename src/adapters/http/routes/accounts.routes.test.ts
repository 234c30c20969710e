import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import {
  PASSWORD,
  signUpForm,
  startDatabaseApp,
  untilLocked,
  type DatabaseApp,
  type SignedInWire,
} from '../testing/database-app.fixture.ts';
import { answerOf } from '../testing/http.fixture.ts';

let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp();
});
afterAll(() => app.close());

const emailsTo = (to: string, kind: string) => app.db('email_outbox').where({ recipient: to, kind }).orderBy('id');
const userOf = (email: string) => app.db('users').where({ email }).first<Record<string, unknown>>();

describe('signing up', () => {
  it('returns a valid token and the user, without secrets', async () => {
    const form = signUpForm({ accountType: 'counselor' });
    const response = await app.post('/api/auth/register', form);
    const { token, user } = (await response.json()) as SignedInWire;
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { username, email, firstName, lastName } = form;
    expect(user).toEqual({
      ...{ username, email, firstName, lastName },
      id: expect.any(Number) as number,
      accountType: 'counselor',
      profilePicture: null,
      bio: null,
      emailVerified: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
    expect(await (await app.me(token)).json()).toEqual(user);
  });

  it('also works at /api/register, and stores the agreement', async () => {
    const form = signUpForm();
    expect((await app.post('/api/register', form)).status).toBe(201);
    expect(await userOf(form.email)).toMatchObject({ agreed_at: expect.any(Date) as Date });
  });

  it.each([
    [undefined, 'Required'],
    [false, 'You must be 13 or older and accept the User Agreement'],
    ['yes', 'You must be 13 or older and accept the User Agreement'],
  ])('is refused with the agreement %j', async (acceptsAgreement, message) => {
    const form = signUpForm({ acceptsAgreement });
    const [status, body] = await answerOf(await app.post('/api/auth/register', form));
    expect([status, body]).toMatchObject([400, { code: 'request.invalid', errors: [{ path: 'acceptsAgreement', message }] }]);
    expect(await userOf(form.email)).toBeUndefined();
  });

  it('stores a hash of the password and a digest of the emailed token', async () => {
    const { user } = await app.register();
    const row = await userOf(user.email);
    expect(row.password).toMatch(/^\$argon2id\$/);
    const [mail] = (await emailsTo(user.email, 'verify-email')) as { body: string }[];
    const token = /verify-email\?token=([\w-]{43})\n/.exec(mail?.body ?? '')?.[1];
    expect(token).toBeDefined();
    expect(row.email_verification_token).not.toBe(token);
  });

  it.each([
    ['admin', 'student'],
    ['staff', 'student'],
    ['viewer', 'student'],
    ['provider', 'student'],
    ['ADMIN', 'student'],
    ['', 'student'],
    ['constructor', 'student'],
    ['parent', 'parent'],
    ['student', 'student'],
  ])('as %j creates a %s', async (accountType, made) => {
    expect((await app.register({ accountType })).user.accountType).toBe(made);
  });

  it('ignores unknown members', async () => {
    const { user } = await app.register({
      id: 1,
      emailVerified: true,
      email_verified: true,
      role: 'admin',
      bio: 'x',
      createdAt: '2000-01-01',
    });
    expect(user).toMatchObject({ emailVerified: false, bio: null, accountType: 'student' });
    expect(user.createdAt > '2026').toBe(true);
  });

  it('trims names and addresses, but not the password', async () => {
    const { email } = signUpForm();
    await app.register({ email: ` ${email} `, firstName: ' Ada ', password: ' correct horse ' });
    expect((await app.login(email, ' correct horse ')).user).toMatchObject({ email, firstName: 'Ada' });
    expect((await app.post('/api/auth/login', { email, password: 'correct horse' })).status).toBe(401);
  });

  it('returns all invalid fields at once', async () => {
    const [status, { code, errors }] = await answerOf(
      await app.post('/api/auth/register', { username: 'a b', email: 'ada', firstName: ' ' }),
    );
    expect([status, code]).toEqual([400, 'request.invalid']);
    expect(Object.fromEntries(errors?.map(({ path, message }) => [path, message]) ?? [])).toEqual({
      firstName: 'Required',
      lastName: 'Required',
      username: '3 to 24 letters, digits, underscores or dots; at least one letter or digit',
      email: 'Please enter a valid email address',
      password: 'Required',
      acceptsAgreement: 'Required',
    });
  });

  it.each([
    ['short', 'At least 8 characters'],
    ['iloveyou', 'This password is too common. Choose another one'],
    ['00000000', 'This password repeats the same characters or follows a sequence. Choose another one'],
    ['lovelace1', 'Choose a password that is not made of your name, username or email address, or of words like Alma and college'],
  ])('refuses the password %j', async (password, message) => {
    const [status, body] = await answerOf(await app.post('/api/auth/register', signUpForm({ password })));
    expect([status, body]).toMatchObject([400, { errors: [{ path: 'password', message }] }]);
  });

  it.each(['admin', 'Supp0rt', 'a.l.m.a'])('refuses the reserved username %j', async (username) => {
    const [status, body] = await answerOf(await app.post('/api/auth/register', signUpForm({ username })));
    const message = 'This username is reserved. Choose another one';
    expect([status, body]).toEqual([400, { code: 'username.reserved', message: `${message}.`, errors: [{ path: 'username', message }] }]);
    const available = await app.get(`/api/auth/username-available?u=${username}`);
    expect(await available.json()).toEqual({ available: false });
  });

  it.each([
    ['firstName', '\u202Eevil'],
    ['lastName', 'Love\u200Blace'],
    ['lastName', '\u200D\u200C'],
  ])('refuses invisible characters in %s: %j', async (path, text) => {
    const [status, body] = await answerOf(await app.post('/api/auth/register', signUpForm({ [path]: text })));
    const message = 'Remove line breaks and invisible characters';
    expect([status, body]).toMatchObject([400, { code: 'request.invalid', errors: [{ path, message }] }]);
  });

  it('takes names of any script', async () => {
    const names = { firstName: 'امیر\u200Cحسین', lastName: 'ශ්\u200Dරී O’Neil-Đặng' };
    expect((await app.register(names)).user).toMatchObject(names);
  });

  it('returns a short password together with other errors', async () => {
    const [status, body] = await answerOf(
      await app.post('/api/auth/register', signUpForm({ firstName: '', email: 'x', password: 'short' })),
    );
    expect([status, (body as { errors: { path: string }[] }).errors.map(({ path }) => path)]).toEqual([
      400,
      ['firstName', 'email', 'password'],
    ]);
  });

  it('compares addresses and usernames without case', async () => {
    const { user } = await app.register();
    const taken = [
      signUpForm({ email: user.email }),
      signUpForm({ email: user.email.toUpperCase() }),
      signUpForm({ username: user.username }),
      signUpForm({ username: user.username.toUpperCase() }),
    ];
    for (const form of taken) {
      const answer = await answerOf(await app.post('/api/auth/register', form));
      expect(answer).toEqual([409, { message: 'Could not create account', code: 'account.taken' }]);
    }
  });

  it('with a taken address emails its owner, once in ten minutes', async () => {
    const { user } = await app.register();
    await Promise.all(Array.from({ length: 5 }, () => app.post('/api/auth/register', signUpForm({ email: user.email.toUpperCase() }))));
    const emails = (await emailsTo(user.email, 'account-exists')) as { user_id: number }[];
    expect(emails.map(({ user_id: userId }) => userId)).toEqual([user.id]);
    await app.db('email_outbox').update({ created_at: app.db.raw("created_at - interval '11 minutes'") });
    await app.post('/api/auth/register', signUpForm({ email: user.email }));
    expect(await emailsTo(user.email, 'account-exists')).toHaveLength(2);
    await app.post('/api/auth/register', signUpForm({ username: user.username }));
    expect(await emailsTo(user.email, 'account-exists')).toHaveLength(2);
  });

  it('twenty times at once creates one account', async () => {
    const form = signUpForm();
    const responses = await Promise.all(Array.from({ length: 20 }, () => app.post('/api/auth/register', form)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await app.db('users').where({ email: form.email })).toHaveLength(1);
    expect(await emailsTo(form.email, 'verify-email')).toHaveLength(1);
    expect(await emailsTo(form.email, 'account-exists')).toHaveLength(1);
  });

  it('can check whether a username is available', async () => {
    const { user } = await app.register();
    const isFree = async (name: string) => app.json(`/api/auth/username-available?u=${name}`);
    expect(await isFree(user.username.toUpperCase())).toEqual({ available: false });
    expect(await isFree('nobody.has_this')).toEqual({ available: true });
    expect((await app.get('/api/auth/username-available?u=a%20b')).status).toBe(400);
  });
});

describe('signing in', () => {
  it('returns a token and the user at both addresses, and ignores the case of the email address', async () => {
    const { user } = await app.register();
    for (const address of ['/api/auth/login', '/api/login']) {
      const response = await app.post(address, { email: user.email.toUpperCase(), password: PASSWORD });
      const signedIn = (await response.json()) as SignedInWire;
      expect([response.status, signedIn.user]).toEqual([200, user]);
      expect((await app.me(signedIn.token)).status).toBe(200);
    }
  });

  it('has the same message for a wrong password, an unknown address and a disabled account', async () => {
    const { user } = await app.register();
    const disabled = await app.register();
    await app.db('users').where({ id: disabled.user.id }).update({ disabled_at: app.db.fn.now() });
    const answers = await Promise.all([
      answerOf(await app.post('/api/auth/login', { email: user.email, password: 'wrong horse' })),
      answerOf(await app.post('/api/auth/login', { email: 'nobody@example.edu', password: PASSWORD })),
      answerOf(await app.post('/api/auth/login', { email: disabled.user.email, password: PASSWORD })),
    ]);
    for (const answer of answers) expect(answer).toEqual([401, { message: 'Invalid credentials', code: 'sign-in.refused' }]);
  });

  it('ignores credentials in the query string', async () => {
    const { user } = await app.register();
    const query = `email=${user.email}&password=${encodeURIComponent(PASSWORD)}`;
    expect((await app.post(`/api/auth/login?${query}`, {})).status).toBe(400);
    expect((await app.post(`/api/auth/login?${query}`, { email: user.email, password: 'wrong horse' })).status).toBe(400);
    expect((await app.get(`/api/auth/login?${query}`)).status).toBe(405);
  });

  it.each<[unknown, string]>([
    [{ email: 'ada@example.edu', password: 'short' }, 'password'],
    [{ email: 'ada@example.edu', password: 12_345_678 }, 'password'],
    [{ email: 'ada@example.edu', password: ['correct horse battery'] }, 'password'],
    [{ email: { $ne: null }, password: PASSWORD }, 'email'],
    [{ email: 'ada', password: PASSWORD }, 'email'],
    [{ email: 'ada@example.edu' }, 'password'],
  ])('refuses %j before it queries the database', async (body, path) => {
    const [status, { errors }] = await answerOf(await app.post('/api/auth/login', body));
    expect([status, new Set(errors?.map((fault) => fault.path))]).toEqual([400, new Set([path])]);
  });

  // Here one app hashes at the cost of production. It also replaces what a cheaper one has stored.
  it('replaces a hash that has older parameters, once', async () => {
    const production = await startDatabaseApp({ beside: app, hasRealHashes: true });
    const { user } = await app.register();
    const weak = await hash(PASSWORD, { memoryCost: 4_096, timeCost: 2, parallelism: 1 });
    await app.db('users').where({ id: user.id }).update({ password: weak });
    await production.login(user.email);
    const { password } = await userOf(user.email);
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await production.login(user.email);
    expect(await userOf(user.email)).toMatchObject({ password });
    await production.close();
  });

  it('opens no session with a password that is being replaced', async () => {
    const { user } = await app.register();
    const recognised = await app.useCases.accounts.checkPassword({ email: user.email, password: PASSWORD }, { address: '', userAgent: '' });
    const replacing = await app.db.transaction();
    await replacing('users').where({ id: user.id }).update({ password: 'another hash' });
    const login = app.useCases.accounts.signIn(recognised, { address: '', userAgent: '' });
    const [outcome] = await Promise.all([Promise.allSettled([login]), untilLocked(app.db).then(() => replacing.commit())]);
    expect(outcome).toMatchObject([{ status: 'rejected', reason: { kind: 'unauthenticated', message: 'Invalid credentials' } }]);
  });
});

describe('a session', () => {
  const agedBy = (interval: string, column: string, userId: number) =>
    app
      .db('sessions')
      .where({ user_id: userId })
      .update({ [column]: app.db.raw('now() - ?::interval', [interval]) });

  it('is required, and a cookie is not enough', async () => {
    const response = await app.get('/api/user');
    expect(await answerOf(response)).toEqual([401, { message: 'Sign in to do this.', code: 'session.required' }]);
    const { token } = await app.register();
    const cookies = { Cookie: `auth_token=${token}; token=${token}` };
    expect((await app.get('/api/user', { headers: cookies })).status).toBe(401);
  });

  it.each([
    ['last_seen_at', '6 days 23 hours', 200],
    ['last_seen_at', '7 days 1 minute', 401],
    ['created_at', '29 days 23 hours', 200],
    ['created_at', '30 days 1 minute', 401],
  ])('with %s %s ago returns %i', async (column, interval, status) => {
    const { token, user } = await app.register();
    await agedBy(interval, column, user.id);
    expect((await app.me(token)).status).toBe(status);
  });

  it('records from time to time that it is in use', async () => {
    const { token, user } = await app.register();
    const seen = async () => app.db('sessions').where({ user_id: user.id }).first<{ last_seen_at: Date }>('last_seen_at');
    const first = await seen();
    await app.me(token);
    expect(await seen()).toEqual(first);
    await agedBy('1 hour', 'last_seen_at', user.id);
    await app.me(token);
    expect((await seen()).last_seen_at.getTime()).toBeGreaterThanOrEqual(first.last_seen_at.getTime());
  });

  it('returns the current state of the account', async () => {
    const { token, user } = await app.register();
    await app.db('users').where({ id: user.id }).update({ account_type: 'staff', first_name: 'Augusta' });
    expect(await (await app.me(token)).json()).toMatchObject({ accountType: 'staff', firstName: 'Augusta' });
    await app.db('users').where({ id: user.id }).update({ disabled_at: app.db.fn.now() });
    expect((await app.me(token)).status).toBe(401);
    await app.db('users').where({ id: user.id }).delete();
    expect((await app.me(token)).status).toBe(401);
  });

  it('stores the network and the browser that opened it', async () => {
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Browser/1.0 (Machine)' };
    const response = await app.get('/api/auth/register', { method: 'POST', headers, body: JSON.stringify(signUpForm()) });
    const { user } = (await response.json()) as SignedInWire;
    const row = await app.db('sessions').where({ user_id: user.id }).first<Record<string, unknown>>();
    expect(row).toMatchObject({ ip_prefix: '127.0.0.0/24', user_agent: 'Browser/1.0 (Machine)', revoked_at: null });
  });

  it('with an id that is not a UUID is refused without a database query', async () => {
    for (const sid of ['', '1', "' or 1=1", randomUUID().toUpperCase(), `${randomUUID()}\n`, 'ffffffff'])
      expect(await app.useCases.accounts.identify(sid)).toBeUndefined();
    expect(await app.useCases.accounts.identify(randomUUID())).toBeUndefined();
  });
});

describe('signing out', () => {
  it('ends only this session', async () => {
    const { token, user } = await app.register();
    const other = await app.login(user.email);
    const response = await app.post('/api/logout', undefined, token);
    expect([response.status, await response.text(), response.headers.get('clear-site-data')]).toEqual([204, '', '"cache"']);
    expect((await app.me(token)).status).toBe(401);
    expect((await app.me(other.token)).status).toBe(200);
  });

  it('succeeds without a session, with an ended one and with an invalid token', async () => {
    const { token } = await app.register();
    for (const shown of [undefined, token, token, 'nonsense']) expect((await app.post('/api/logout', undefined, shown)).status).toBe(204);
  });

  it('everywhere ends all sessions of this account', async () => {
    const { token, user } = await app.register();
    const [other, otherUser] = await Promise.all([app.login(user.email), app.register()]);
    const response = await app.post('/api/auth/logout-all', undefined, token);
    expect([response.status, response.headers.get('clear-site-data')]).toEqual([204, '"cache"']);
    expect((await app.me(token)).status).toBe(401);
    expect((await app.me(other.token)).status).toBe(401);
    expect((await app.me(otherUser.token)).status).toBe(200);
    expect((await app.post('/api/auth/logout-all', undefined, token)).status).toBe(401);
  });
});

describe('the log', () => {
  it('contains no password, no token and no address', () => {
    const text = JSON.stringify(app.log.lines);
    expect(app.log.lines.length).toBeGreaterThan(50);
    expect(text).not.toMatch(/correct horse|example\.edu|eyJ|argon2/);
    expect(app.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
