import { authorized, startAccountsApp, type AccountsApp, type SignedInWire } from '../testing/accounts.fixture.ts';
import { seedColleges } from '../testing/favorites.fixture.ts';

const PASSWORD = 'correct horse battery';
const NEXT = 'seven quiet harbours';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const notYours = (path: string) => ({
  message: 'This is not your password',
  code: 'password.wrong',
  errors: [{ path, message: 'This is not your password' }],
});

interface SessionWire {
  id: string;
  device: string;
  ipPrefix: string;
  isCurrent: boolean;
  createdAt: string;
  lastSeenAt: string;
}

let app: AccountsApp;
let ada: SignedInWire;
beforeAll(async () => {
  app = await startAccountsApp({ seed: (db) => seedColleges(db, 3) });
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await app.register();
});

const sessions = async (token = ada.token) =>
  (await (await app.send('GET', '/api/user/sessions', undefined, token)).json()) as SessionWire[];
const statusOf = async (answer: Promise<Response>) => (await answer).status;

describe('POST /api/user/password', () => {
  const change = (current: string, next: string, token = ada.token) => app.post('/api/user/password', { current, next }, token);

  it('changes it, ends all other sessions, closes open codes and tells the owner', async () => {
    const elsewhere = await app.login(ada.user.email);
    await app.post('/api/auth/forgot-password', { email: ada.user.email });
    const answer = await change(PASSWORD, NEXT);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect([await statusOf(app.me(ada.token)), await statusOf(app.me(elsewhere.token))]).toEqual([200, 401]);
    expect(await statusOf(app.post('/api/auth/login', { email: ada.user.email, password: PASSWORD }))).toBe(401);
    expect((await app.login(ada.user.email, NEXT)).user).toEqual(ada.user);
    const kinds = await app.db('email_outbox').where({ user_id: ada.user.id }).orderBy('id').pluck('kind');
    expect(kinds.at(-1)).toBe('password-changed');
    expect(await app.db('password_resets').where({ user_id: ada.user.id, used: false })).toEqual([]);
  });

  it('asks for the one before', async () => {
    const answer = await change('not the battery', NEXT);
    expect([answer.status, await answer.json()]).toEqual([400, notYours('current')]);
    expect((await app.login(ada.user.email)).user).toEqual(ada.user);
  });

  it.each([
    ['short', 'At least 8 characters'],
    ['password123', 'first that others would try'],
    ['', 'Required'],
    ['x'.repeat(257), 'At most 256 characters'],
  ])('does not take %j', async (next, message) => {
    const answer = await change(PASSWORD, next);
    const errors = [{ path: 'next', message: expect.stringContaining(message) as string }];
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors }]);
    expect((await app.login(ada.user.email)).user).toEqual(ada.user);
  });

  it('does not take one made of one’s own name', async () => {
    const answer = await change(PASSWORD, ada.user.email);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'password.weak', errors: [{ path: 'next' }] }]);
  });

  it('changes once when it is changed many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => change(PASSWORD, `${NEXT} ${index}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400]);
  });
});

describe('sessions', () => {
  it('are listed with device and network, the latest first, and this one marked', async () => {
    const first = await sessions();
    expect(first).toEqual([
      {
        id: expect.any(String) as string,
        createdAt: expect.any(String) as string,
        lastSeenAt: expect.any(String) as string,
        device: 'Unknown device',
        ipPrefix: expect.any(String) as string,
        isCurrent: true,
      },
    ]);
    const answer = await app.get('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': FIREFOX },
      body: JSON.stringify({ email: ada.user.email, password: PASSWORD }),
    });
    const { token } = (await answer.json()) as SignedInWire;
    expect((await sessions(token)).map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox on Windows', true],
      ['Unknown device', false],
    ]);
  });

  it('that are over are not listed', async () => {
    const old = await app.login(ada.user.email);
    const [{ id }] = (await sessions(old.token)).filter(({ isCurrent }) => isCurrent) as [SessionWire];
    const age = async (columns: object) => {
      await app
        .db('sessions')
        .where({ id })
        .update({ created_at: app.db.fn.now(), last_seen_at: app.db.fn.now(), ...columns });
      return (await sessions()).length;
    };
    expect(await age({})).toBe(2);
    expect(await age({ last_seen_at: app.db.raw("now() - interval '7 days 1 second'") })).toBe(1);
    expect(await age({ created_at: app.db.raw("now() - interval '30 days 1 second'") })).toBe(1);
    expect(await age({ revoked_at: app.db.fn.now() })).toBe(1);
  });

  it('end one by one', async () => {
    const elsewhere = await app.login(ada.user.email);
    const [other] = (await sessions()).filter(({ isCurrent }) => !isCurrent);
    const end = () => app.send('DELETE', `/api/user/sessions/${other?.id ?? ''}`, undefined, ada.token);
    expect((await end()).status).toBe(204);
    expect([await statusOf(app.me(ada.token)), await statusOf(app.me(elsewhere.token))]).toEqual([200, 401]);
    expect((await end()).status).toBe(404);
  });

  it('of others cannot be ended, nor told from those that never were', async () => {
    const stranger = await app.register();
    const [theirs] = await sessions(stranger.token);
    const ids = [theirs?.id ?? '', '00000000-0000-4000-8000-000000000000'];
    const answers = await Promise.all(ids.map((id) => app.send('DELETE', `/api/user/sessions/${id}`, undefined, ada.token)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(texts[0]).toBe(texts[1]);
    expect(await statusOf(app.me(stranger.token))).toBe(200);
  });

  it('have ids that look like one', async () => {
    expect(await statusOf(app.send('DELETE', '/api/user/sessions/1', undefined, ada.token))).toBe(400);
  });
});

describe('GET /api/user/export', () => {
  const ask = () => app.get('/api/user/export', { headers: authorized(ada.token) });
  const makeOld = () =>
    app
      .db('sessions')
      .where({ user_id: ada.user.id })
      .update({ authenticated_at: app.db.raw("now() - interval '15 minutes 1 second'") });

  it('asks for the password again when that is longer ago than 15 minutes', async () => {
    expect((await ask()).status).toBe(200);
    await makeOld();
    const refused = await ask();
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { message: 'Enter your password once more to do this.', code: 'password.confirm' },
    ]);
    const wrong = await app.post('/api/user/confirm-password', { password: 'not the battery' }, ada.token);
    expect([wrong.status, await wrong.json()]).toEqual([400, notYours('password')]);
    expect((await ask()).status).toBe(403);
    expect(await statusOf(app.post('/api/user/confirm-password', { password: PASSWORD }, ada.token))).toBe(204);
    expect((await ask()).status).toBe(200);
  });

  it('opens for the session that proved it, and for no other', async () => {
    const elsewhere = await app.login(ada.user.email);
    await makeOld();
    await app.post('/api/user/confirm-password', { password: PASSWORD }, elsewhere.token);
    expect((await ask()).status).toBe(403);
  });

  it('holds all that is kept, nothing that opens anything, and nothing of others', async () => {
    const stranger = await app.register({ firstName: 'Charles', lastName: 'Babbage' });
    await app.send('PUT', '/api/favorites/1', undefined, stranger.token);
    await app.send('PUT', '/api/favorites/2', undefined, ada.token);
    await app.send('PATCH', '/api/favorites/2', { note: 'Near the sea', status: 'applying' }, ada.token);
    await app.post('/api/favorite-lists', { name: 'Far away' }, ada.token);
    for (const { token } of [ada, stranger]) {
      await app.post('/api/rankings/saved', { name: 'Near home', query: 'st=AL' }, token);
      await app.post('/api/match/sessions', { name: 'First try', answers: { sat: 1240 } }, token);
    }
    await app.post('/api/user/email', { email: `new.${ada.user.email}`, password: PASSWORD }, ada.token);
    const toAdmin = { kind: 'access-request', recipient: 'boss@example.edu', subject: 'Somebody asks', body: 'Ada asks' };
    await app.db('email_outbox').insert({ ...toAdmin, user_id: ada.user.id });
    const text = await (await ask()).text();
    expect(JSON.parse(text)).toEqual({
      exportedAt: expect.any(String) as string,
      user: ada.user,
      picture: null,
      account: { agreedAt: null, usernameChangedAt: null, pendingEmail: `new.${ada.user.email}` },
      sessions: [
        {
          createdAt: expect.any(String) as string,
          lastSeenAt: expect.any(String) as string,
          endedAt: null,
          userAgent: 'node',
          device: 'Unknown device',
          ipPrefix: expect.any(String) as string,
        },
      ],
      favoriteLists: [{ id: expect.any(Number) as number, name: 'Far away', isShared: false, createdAt: expect.any(String) as string }],
      favorites: [
        {
          collegeId: 2,
          college: expect.any(String) as string,
          note: 'Near the sea',
          status: 'applying',
          listId: null,
          position: 0,
          createdAt: expect.any(String) as string,
        },
      ],
      savedRankings: [
        {
          id: expect.any(Number) as number,
          name: 'Near home',
          query: 'st=AL',
          isShared: false,
          createdAt: expect.any(String) as string,
          updatedAt: expect.any(String) as string,
        },
      ],
      savedAnswers: [
        {
          id: expect.any(Number) as number,
          name: 'First try',
          answers: { sat: 1240 },
          methodVersion: 1,
          createdAt: expect.any(String) as string,
        },
      ],
      mails: [
        expect.objectContaining({ kind: 'verify-email', to: ada.user.email }) as object,
        expect.objectContaining({ kind: 'confirm-new-email', to: `new.${ada.user.email}` }) as object,
        expect.objectContaining({ kind: 'access-request', to: null }) as object,
      ],
    });
    expect(text).not.toMatch(/argon2|token|Babbage|Charles|boss/);
    expect(text).not.toContain(stranger.user.email);
  });
});

it('a password can be guessed ten times in a quarter of an hour, and no more', async () => {
  const calls: string[] = [];
  const take = (bucket: string, key: string, limit: object) => {
    calls.push(JSON.stringify([bucket, key, limit]));
    return Promise.resolve(0);
  };
  const counted = await startAccountsApp({ limits: { take } });
  const { token, user } = await counted.register();
  for (const address of ['/api/user/confirm-password', '/api/user/password', '/api/user/email']) await counted.post(address, {}, token);
  await counted.close();
  for (const address of ['/api/user/confirm-password', '/api/user/password', '/api/user/email'])
    expect(calls).toContain(JSON.stringify([`POST ${address}`, `user ${user.id}`, { calls: 10, seconds: 900 }]));
});
