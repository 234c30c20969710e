import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { ErrorBody } from '../../../contracts/errors.ts';
import { PASSWORD, someone, startAccountsApp, type AccountsApp, type SignedInWire } from '../testing/accounts.fixture.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccountsApp();
});
afterAll(() => app.close());

const told = async (response: Response): Promise<[number, ErrorBody]> => [response.status, (await response.json()) as ErrorBody];
const lettersTo = (to: string, kind: string) => app.db('email_outbox').where({ recipient: to, kind }).orderBy('id');
const userOf = (email: string) => app.db('users').where({ email }).first<Record<string, unknown>>();

describe('signing up', () => {
  it('answers a token that works and the user without anything secret', async () => {
    const form = someone({ accountType: 'counselor' });
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

  it('also works at the address without "auth", and keeps what was agreed to', async () => {
    const form = someone();
    expect((await app.post('/api/register', { ...form, acceptsAgreement: true })).status).toBe(201);
    expect(await userOf(form.email)).toMatchObject({ agreed_at: expect.any(Date) as Date });
    const { user } = await app.register();
    expect(await userOf(user.email)).toMatchObject({ agreed_at: null });
  });

  it('keeps a hash of the password, and digests of what is mailed', async () => {
    const { user } = await app.register();
    const row = await userOf(user.email);
    expect(row.password).toMatch(/^\$argon2id\$/);
    const [letter] = (await lettersTo(user.email, 'verify-email')) as { body: string }[];
    const token = /verify-email\?token=([\w-]{43})\n/.exec(letter?.body ?? '')?.[1];
    expect(token).toBeDefined();
    expect(row.email_verification_token).not.toBe(token);
  });

  it.each([
    ['admin', 'student'],
    ['staff', 'student'],
    ['provider', 'student'],
    ['ADMIN', 'student'],
    ['', 'student'],
    ['constructor', 'student'],
    ['parent', 'parent'],
    ['student', 'student'],
  ])('as %j makes a %s', async (accountType, made) => {
    expect((await app.register({ accountType })).user.accountType).toBe(made);
  });

  it('sets nothing that was not asked for', async () => {
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

  it('trims names and addresses, and leaves a password as it is', async () => {
    const { email } = someone();
    await app.register({ email: ` ${email} `, firstName: ' Ada ', password: ' correct horse ' });
    expect((await app.login(email, ' correct horse ')).user).toMatchObject({ email, firstName: 'Ada' });
    expect((await app.post('/api/auth/login', { email, password: 'correct horse' })).status).toBe(401);
  });

  it('names every field that is wrong at once', async () => {
    const [status, { code, errors }] = await told(await app.post('/api/auth/register', { username: 'a b', email: 'ada', firstName: ' ' }));
    expect([status, code]).toEqual([400, 'request.invalid']);
    expect(Object.fromEntries(errors?.map(({ path, message }) => [path, message]) ?? [])).toEqual({
      firstName: 'Required',
      lastName: 'Required',
      username: '3 to 24 letters, digits, underscores or dots',
      email: 'Please enter a valid email address',
      password: 'Required',
    });
  });

  it.each([
    ['short', 'At least 8 characters'],
    ['iloveyou', 'This password is one of the first that others would try. Choose another one'],
    ['lovelace1', 'Choose a password that is not made of your name, username or email address'],
  ])('refuses the password %j', async (password, message) => {
    const [status, body] = await told(await app.post('/api/auth/register', someone({ password })));
    expect([status, body]).toMatchObject([400, { errors: [{ path: 'password', message }] }]);
  });

  it('hears of every fault at once', async () => {
    const [status, body] = await told(await app.post('/api/auth/register', someone({ firstName: '', email: 'x', password: 'short' })));
    expect([status, (body as { errors: { path: string }[] }).errors.map(({ path }) => path)]).toEqual([
      400,
      ['firstName', 'email', 'password'],
    ]);
  });

  it('takes an address in other letters for the same, and so a username', async () => {
    const { user } = await app.register();
    const taken = [
      someone({ email: user.email }),
      someone({ email: user.email.toUpperCase() }),
      someone({ username: user.username }),
      someone({ username: user.username.toUpperCase() }),
    ];
    for (const form of taken) {
      const answer = await told(await app.post('/api/auth/register', form));
      expect(answer).toEqual([409, { message: 'Could not create account', code: 'account.taken' }]);
    }
  });

  it('with an address that is taken tells its owner, once in ten minutes', async () => {
    const { user } = await app.register();
    await Promise.all(Array.from({ length: 5 }, () => app.post('/api/auth/register', someone({ email: user.email.toUpperCase() }))));
    const letters = (await lettersTo(user.email, 'account-exists')) as { user_id: number }[];
    expect(letters.map(({ user_id: userId }) => userId)).toEqual([user.id]);
    await app.db('email_outbox').update({ created_at: app.db.raw("created_at - interval '11 minutes'") });
    await app.post('/api/auth/register', someone({ email: user.email }));
    expect(await lettersTo(user.email, 'account-exists')).toHaveLength(2);
    await app.post('/api/auth/register', someone({ username: user.username }));
    expect(await lettersTo(user.email, 'account-exists')).toHaveLength(2);
  });

  it('twenty times at once makes one account', async () => {
    const form = someone();
    const responses = await Promise.all(Array.from({ length: 20 }, () => app.post('/api/auth/register', form)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await app.db('users').where({ email: form.email })).toHaveLength(1);
    expect(await lettersTo(form.email, 'verify-email')).toHaveLength(1);
    expect(await lettersTo(form.email, 'account-exists')).toHaveLength(1);
  });

  it('can ask beforehand whether a username is free', async () => {
    const { user } = await app.register();
    const isFree = async (name: string) => app.json(`/api/auth/username-available?u=${name}`);
    expect(await isFree(user.username.toUpperCase())).toEqual({ available: false });
    expect(await isFree('nobody.has_this')).toEqual({ available: true });
    expect((await app.get('/api/auth/username-available?u=a%20b')).status).toBe(400);
  });
});

describe('logging in', () => {
  it('answers a token and the user, at both addresses and whatever the case of the email address', async () => {
    const { user } = await app.register();
    for (const address of ['/api/auth/login', '/api/login']) {
      const response = await app.post(address, { email: user.email.toUpperCase(), password: PASSWORD });
      const signedIn = (await response.json()) as SignedInWire;
      expect([response.status, signedIn.user]).toEqual([200, user]);
      expect((await app.me(signedIn.token)).status).toBe(200);
    }
  });

  it('says the same to a wrong password, an unknown address and a disabled account', async () => {
    const { user } = await app.register();
    const disabled = await app.register();
    await app.db('users').where({ id: disabled.user.id }).update({ disabled_at: app.db.fn.now() });
    const answers = await Promise.all([
      told(await app.post('/api/auth/login', { email: user.email, password: 'wrong horse' })),
      told(await app.post('/api/auth/login', { email: 'nobody@example.edu', password: PASSWORD })),
      told(await app.post('/api/auth/login', { email: disabled.user.email, password: PASSWORD })),
    ]);
    for (const answer of answers) expect(answer).toEqual([401, { message: 'Invalid credentials', code: 'sign-in.refused' }]);
  });

  it('takes nothing from the address line', async () => {
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
  ])('refuses %j before anything is looked up', async (body, path) => {
    const [status, { errors }] = await told(await app.post('/api/auth/login', body));
    expect([status, new Set(errors?.map((fault) => fault.path))]).toEqual([400, new Set([path])]);
  });

  it('makes a hash of older parameters anew', async () => {
    const { user } = await app.register();
    const weak = await hash(PASSWORD, { memoryCost: 4_096, timeCost: 2, parallelism: 1 });
    await app.db('users').where({ id: user.id }).update({ password: weak });
    await app.login(user.email);
    expect((await userOf(user.email)).password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await app.login(user.email);
  });

  it('opens no session with a password that is just being replaced', async () => {
    const { user } = await app.register();
    const recognised = await app.useCases.accounts.checkPassword({ email: user.email, password: PASSWORD });
    const replacing = await app.db.transaction();
    await replacing('users').where({ id: user.id }).update({ password: 'another hash' });
    const login = app.useCases.accounts.login(recognised, { address: '', userAgent: '' });
    const [outcome] = await Promise.all([Promise.allSettled([login]), sleep(100).then(() => replacing.commit())]);
    expect(outcome).toMatchObject([{ status: 'rejected', reason: { kind: 'unauthenticated', message: 'Invalid credentials' } }]);
  });
});

describe('a session', () => {
  const agedBy = (interval: string, column: string, userId: number) =>
    app
      .db('sessions')
      .where({ user_id: userId })
      .update({ [column]: app.db.raw('now() - ?::interval', [interval]) });

  it('is needed to be somebody', async () => {
    const response = await app.get('/api/user');
    expect(await told(response)).toEqual([401, { message: 'Sign in to do this.', code: 'session.required' }]);
    const { token } = await app.register();
    const cookies = { Cookie: `auth_token=${token}; token=${token}` };
    expect((await app.get('/api/user', { headers: cookies })).status).toBe(401);
  });

  it.each([
    ['last_seen_at', '6 days 23 hours', 200],
    ['last_seen_at', '7 days 1 minute', 401],
    ['created_at', '29 days 23 hours', 200],
    ['created_at', '30 days 1 minute', 401],
  ])('with %s %s ago answers %i', async (column, interval, status) => {
    const { token, user } = await app.register();
    await agedBy(interval, column, user.id);
    expect((await app.me(token)).status).toBe(status);
  });

  it('is noted to be in use, now and then', async () => {
    const { token, user } = await app.register();
    const seen = async () => app.db('sessions').where({ user_id: user.id }).first<{ last_seen_at: Date }>('last_seen_at');
    const first = await seen();
    await app.me(token);
    expect(await seen()).toEqual(first);
    await agedBy('1 hour', 'last_seen_at', user.id);
    await app.me(token);
    expect((await seen()).last_seen_at.getTime()).toBeGreaterThanOrEqual(first.last_seen_at.getTime());
  });

  it('says what the account is now, not what it was', async () => {
    const { token, user } = await app.register();
    await app.db('users').where({ id: user.id }).update({ account_type: 'staff', first_name: 'Augusta' });
    expect(await (await app.me(token)).json()).toMatchObject({ accountType: 'staff', firstName: 'Augusta' });
    await app.db('users').where({ id: user.id }).update({ disabled_at: app.db.fn.now() });
    expect((await app.me(token)).status).toBe(401);
    await app.db('users').where({ id: user.id }).delete();
    expect((await app.me(token)).status).toBe(401);
  });

  it('remembers the network and the browser it was opened from', async () => {
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Browser/1.0 (Machine)' };
    const response = await app.get('/api/auth/register', { method: 'POST', headers, body: JSON.stringify(someone()) });
    const { user } = (await response.json()) as SignedInWire;
    const row = await app.db('sessions').where({ user_id: user.id }).first<Record<string, unknown>>();
    expect(row).toMatchObject({ ip_prefix: '127.0.0.0/24', user_agent: 'Browser/1.0 (Machine)', revoked_at: null });
  });

  it('whose name is no UUID is nobody, without asking the database', async () => {
    for (const sid of ['', '1', "' or 1=1", randomUUID().toUpperCase(), `${randomUUID()}\n`, 'ffffffff'])
      expect(await app.useCases.accounts.identify(sid)).toBeUndefined();
    expect(await app.useCases.accounts.identify(randomUUID())).toBeUndefined();
  });
});

describe('logging out', () => {
  it('ends this session and no other', async () => {
    const { token, user } = await app.register();
    const other = await app.login(user.email);
    const response = await app.post('/api/logout', undefined, token);
    expect([response.status, await response.text(), response.headers.get('clear-site-data')]).toEqual([204, '', '"cache"']);
    expect((await app.me(token)).status).toBe(401);
    expect((await app.me(other.token)).status).toBe(200);
  });

  it('succeeds without a session, with one that is over and with nonsense', async () => {
    const { token } = await app.register();
    for (const shown of [undefined, token, token, 'nonsense']) expect((await app.post('/api/logout', undefined, shown)).status).toBe(204);
  });

  it('everywhere ends all sessions of this account', async () => {
    const { token, user } = await app.register();
    const [other, somebody] = await Promise.all([app.login(user.email), app.register()]);
    const response = await app.post('/api/auth/logout-all', undefined, token);
    expect([response.status, response.headers.get('clear-site-data')]).toEqual([204, '"cache"']);
    expect((await app.me(token)).status).toBe(401);
    expect((await app.me(other.token)).status).toBe(401);
    expect((await app.me(somebody.token)).status).toBe(200);
    expect((await app.post('/api/auth/logout-all', undefined, token)).status).toBe(401);
  });
});

describe('what the log says about all this', () => {
  it('holds no password, no token and no address', () => {
    const text = JSON.stringify(app.log.lines);
    expect(app.log.lines.length).toBeGreaterThan(50);
    expect(text).not.toMatch(/correct horse|example\.edu|eyJ|argon2/);
    expect(app.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
