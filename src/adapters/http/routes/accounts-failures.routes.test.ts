import { PASSWORD, signUpForm, startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { JSON_TYPE } from '../testing/http.fixture.ts';

const WRONG = 'wrong horse battery';
const HOME = '198.51.100.7';
/** Another address of the same network. */
const HOME_TOO = '198.51.100.77';
const elsewhere = (number: number) => `10.${number}.0.1`;

let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp({ proxyHops: 1 });
});
afterAll(() => app.close());

/** Sends a call from an address, as our own proxy reports it. */
const postFrom = (address: string, path: string, body: object) =>
  app.get(path, { method: 'POST', headers: { ...JSON_TYPE, 'X-Forwarded-For': address }, body: JSON.stringify(body) });
const attemptFrom = (address: string, email: string, password = WRONG) => postFrom(address, '/api/auth/login', { email, password });
const statusFrom = async (...call: Parameters<typeof attemptFrom>) => (await attemptFrom(...call)).status;

const attempt = (email: string, password = WRONG) => app.post('/api/auth/login', { email, password });

async function fail(email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await attempt(email)).status);
  return statuses;
}

/** Makes all counted failures older, instead of waiting. */
const passes = (seconds: number) =>
  app.db('sign_in_failures').update({
    last_failed_at: app.db.raw('last_failed_at - make_interval(secs => ?)', [seconds]),
    blocked_until: app.db.raw('blocked_until - make_interval(secs => ?)', [seconds]),
  });

async function waitFor(email: string): Promise<number> {
  const response = await attempt(email);
  expect([response.status, await response.json()]).toEqual([
    429,
    { message: 'Too many failed attempts. Try again later.', code: 'sign-in.too-many' },
  ]);
  return Number(response.headers.get('retry-after'));
}

/** Matches the rest of a wait: at most this many seconds. */
function expectRest(left: number, seconds: number, startedAt: number): void {
  expect(left).toBeLessThanOrEqual(seconds);
  expect(left).toBeGreaterThanOrEqual(seconds - (performance.now() - startedAt) / 1_000);
}

describe('failed sign-in', () => {
  it('ten times in a row blocks this account for a while, even with the right password', async () => {
    const { user } = await app.register();
    const other = await app.register();
    const startedAt = performance.now();
    expect(await fail(user.email, 10)).toEqual(Array<number>(10).fill(401));
    expectRest(await waitFor(user.email), 30, startedAt);
    expect((await attempt(user.email.toUpperCase())).status).toBe(429);
    expect((await attempt(user.email, 'correct horse battery')).status).toBe(429);
    await app.login(other.user.email);
    await passes(31);
    await app.login(user.email);
  });

  it('again doubles the wait up to 15 minutes, but never blocks for good', async () => {
    const { user } = await app.register();
    let startedAt = performance.now();
    await fail(user.email, 10);
    for (const wait of [30, 60, 120, 240, 480, 900, 900, 900]) {
      const left = await waitFor(user.email);
      expectRest(left, wait, startedAt);
      await passes(left);
      startedAt = performance.now();
      expect((await attempt(user.email)).status).toBe(401);
    }
    await passes(901);
    await app.login(user.email);
    expect(await fail(user.email, 10)).toEqual(Array<number>(10).fill(401));
  });

  it('during the wait does not extend it', async () => {
    const { user } = await app.register();
    await fail(user.email, 10);
    await passes(20);
    await fail(user.email, 5);
    expect(await waitFor(user.email)).toBeLessThanOrEqual(10);
  });

  it('is forgotten after a sign-in, and after 15 minutes', async () => {
    const { user } = await app.register();
    await fail(user.email, 9);
    await app.login(user.email);
    expect(await fail(user.email, 9)).toEqual(Array<number>(9).fill(401));
    await passes(901);
    expect(await fail(user.email, 9)).toEqual(Array<number>(9).fill(401));
  });

  it('is counted the same for unknown addresses', async () => {
    const email = 'nobody.at.all@example.edu';
    const startedAt = performance.now();
    expect(await fail(email, 11)).toEqual([...Array<number>(10).fill(401), 429]);
    expectRest(await waitFor(email), 30, startedAt);
  });

  it('is counted each time when attempts come at once', async () => {
    const { user } = await app.register();
    const statuses = await Promise.all(Array.from({ length: 30 }, () => attempt(user.email).then(({ status }) => status)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('is stored without the address', async () => {
    const { user } = await app.register();
    await fail(user.email, 1);
    const rows = await app.db('sign_in_failures');
    expect(JSON.stringify(rows)).not.toContain(user.email);
  });
});

describe('failed sign-in from other networks', () => {
  const atHome = async () => {
    const form = signUpForm();
    expect((await postFrom(HOME, '/api/auth/register', form)).status).toBe(201);
    return form.email;
  };
  /** A wrong password from each of many networks in turn. */
  const attack = async (email: string, times: number, networks: number) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push(await statusFrom(elsewhere(time % networks), email));
    return statuses;
  };
  /** Continues an attack that has failed 98 times already. */
  const attackLastTwo = async (email: string) => {
    await attack(email, 1, 1);
    await app.db('sign_in_failures').where({ network: 'unknown' }).update({ failures: 99 });
    expect(await statusFrom(elsewhere(1), email)).toBe(401);
    expect(await statusFrom(elsewhere(50), email, PASSWORD)).toBe(429);
  };
  const same = (status: number, times: number) => Array<number>(times).fill(status);

  it('does not keep the owner out, neither at home nor in a new network, if it comes each time a wait ends', async () => {
    const email = await atHome();
    expect(await attack(email, 14, 14)).toEqual(same(401, 14));
    for (let round = 0; round < 6; round += 1) {
      expect(await statusFrom(elsewhere(round), email)).toBe(401);
      expect(await statusFrom(HOME, email, PASSWORD)).toBe(200);
      expect(await statusFrom(HOME_TOO, email, PASSWORD)).toBe(200);
      expect(await statusFrom(elsewhere(100 + round), email, PASSWORD)).toBe(200);
      await passes(900);
    }
  });

  it('a hundred times closes unknown networks for an hour, the same for an address without an account', async () => {
    const email = await atHome();
    for (const attacked of [email, 'nobody.at.home@example.edu']) {
      const startedAt = performance.now();
      expect(await attack(attacked, 100, 20)).toEqual(same(401, 100));
      const refusal = await attemptFrom(elsewhere(50), attacked, PASSWORD);
      expect([refusal.status, await refusal.json()]).toEqual([
        429,
        { message: 'Too many failed attempts. Try again later.', code: 'sign-in.too-many' },
      ]);
      expectRest(Number(refusal.headers.get('retry-after')), 3_600, startedAt);
    }
    expect(await statusFrom(HOME, email, PASSWORD)).toBe(200);
    expect(await statusFrom(elsewhere(50), email, PASSWORD)).toBe(429);
    await passes(3601);
    // Counting starts over: one more failure closes nothing.
    expect(await attack(email, 2, 2)).toEqual([401, 401]);
    expect(await statusFrom(elsewhere(50), email, PASSWORD)).toBe(200);
  });

  it('is counted apart in the network of the owner, who has ten tries there', async () => {
    const email = await atHome();
    await attackLastTwo(email);
    for (let time = 0; time < 10; time += 1) expect(await statusFrom(HOME, email)).toBe(401);
    expect(await statusFrom(HOME_TOO, email, PASSWORD)).toBe(429);
    await passes(31);
    expect(await statusFrom(HOME_TOO, email, PASSWORD)).toBe(200);
  });

  it('closes a network where the account has not signed in for 30 days', async () => {
    const email = await atHome();
    const owner = app.db('users').where({ email }).select('id');
    const signedInAgo = (time: string) =>
      app
        .db('sessions')
        .whereIn('user_id', owner)
        .update({ created_at: app.db.raw(`now() - ?::interval`, [time]) });
    await attackLastTwo(email);
    await signedInAgo('30 days 1 minute');
    expect(await statusFrom(HOME, email, PASSWORD)).toBe(429);
    await signedInAgo('29 days 23 hours');
    expect(await statusFrom(HOME, email, PASSWORD)).toBe(200);
  });

  it('does not close the network of the owner after signing out', async () => {
    const form = signUpForm();
    const answer = await postFrom(HOME, '/api/auth/register', form);
    const { token } = (await answer.json()) as { token: string };
    await app.post('/api/logout', undefined, token);
    await app.useCases.housekeeping.deleteExpired();
    await attackLastTwo(form.email);
    expect(await statusFrom(HOME, form.email, PASSWORD)).toBe(200);
  });

  it('is forgotten in every network after a reset of the password', async () => {
    const email = await atHome();
    await attackLastTwo(email);
    await app.post('/api/auth/forgot-password', { email });
    const mail = await app.db('email_outbox').where({ recipient: email, kind: 'reset-password' }).first<{ body: string }>('body');
    const [code] = /\d{3} ?\d{3}/.exec(mail.body) ?? [];
    const { resetToken } = (await (await app.post('/api/auth/verify-reset-code', { email, code })).json()) as { resetToken: string };
    expect((await app.post('/api/auth/reset-password', { resetToken, password: 'seven quiet harbors' })).status).toBe(204);
    expect(await statusFrom(elsewhere(0), email, 'seven quiet harbors')).toBe(200);
  });
});

describe('failed sign-in with many accounts from one network', () => {
  const CAFE = '192.0.2.10';
  const spray = async (from: number, times: number) => {
    const statuses = [];
    for (let i = from; i < from + times; i += 1) statuses.push(await statusFrom(CAFE, `leaked${i}@example.edu`));
    return statuses;
  };

  it('a hundred times closes it for 15 minutes, but not for an account that signed in there, nor elsewhere', async () => {
    const regular = signUpForm();
    const guest = signUpForm();
    expect((await postFrom(CAFE, '/api/auth/register', regular)).status).toBe(201);
    expect((await postFrom(HOME, '/api/auth/register', guest)).status).toBe(201);
    expect(await spray(0, 60)).toEqual(Array<number>(60).fill(401));
    // A success counts nothing and clears nothing.
    expect(await statusFrom(CAFE, regular.email, PASSWORD)).toBe(200);
    expect(await spray(60, 40)).toEqual(Array<number>(40).fill(401));
    const startedAt = performance.now();
    const refusal = await attemptFrom(CAFE, guest.email, PASSWORD);
    expect(refusal.status).toBe(429);
    expectRest(Number(refusal.headers.get('retry-after')), 900, startedAt);
    expect(await statusFrom(CAFE, regular.email, PASSWORD)).toBe(200);
    expect(await statusFrom(HOME, guest.email, PASSWORD)).toBe(200);
    await passes(901);
    expect(await spray(100, 1)).toEqual([401]);
    expect(await statusFrom(CAFE, guest.email, PASSWORD)).toBe(200);
  });
});

describe('a hundred sign-ins at once', () => {
  // A network has a hundred free, and the tests above failed from the same one.
  beforeAll(() => app.db('sign_in_failures').delete());

  // Cheap hashes would block nothing, so this app hashes at the cost of production.
  it('do not block other calls', async () => {
    const production = await startDatabaseApp({ beside: app, hasRealHashes: true });
    const { user } = await production.register();
    const login = (email: string) => production.post('/api/auth/login', { email, password: WRONG });
    const logins = Array.from({ length: 100 }, (_, i) => login(`somebody${i}@example.edu`).then(({ status }) => status));
    let isOver = false;
    const all = Promise.all(logins).finally(() => (isOver = true));
    expect((await production.get('/healthz')).status).toBe(200);
    expect(isOver).toBe(false);
    const statuses = await all;
    expect(statuses.every((status) => status === 401 || status === 503)).toBe(true);
    await production.login(user.email);
    await production.close();
  });
});
