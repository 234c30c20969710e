import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';

let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp();
});
afterAll(() => app.close());

const attempt = (email: string, password = 'wrong horse battery') => app.post('/api/auth/login', { email, password });

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

describe('failed sign-in', () => {
  it('ten times in a row blocks this account for a while, even with the right password', async () => {
    const { user } = await app.register();
    const other = await app.register();
    expect(await fail(user.email, 10)).toEqual(Array<number>(10).fill(401));
    expect(await waitFor(user.email)).toBeGreaterThanOrEqual(29);
    expect((await attempt(user.email.toUpperCase())).status).toBe(429);
    expect((await attempt(user.email, 'correct horse battery')).status).toBe(429);
    await app.login(other.user.email);
    await passes(31);
    await app.login(user.email);
  });

  it('again doubles the wait up to 15 minutes, but never blocks for good', async () => {
    const { user } = await app.register();
    await fail(user.email, 10);
    const waits: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      const wait = await waitFor(user.email);
      waits.push(wait);
      await passes(wait);
      expect((await attempt(user.email)).status).toBe(401);
    }
    for (const [turn, wait] of [30, 60, 120, 240, 480, 900, 900, 900].entries())
      expect(Math.abs(waits[turn]! - wait)).toBeLessThanOrEqual(3);
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
    expect(await fail(email, 11)).toEqual([...Array<number>(10).fill(401), 429]);
    expect(await waitFor(email)).toBeGreaterThanOrEqual(29);
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

describe('a hundred sign-ins at once', () => {
  it('do not block other calls', async () => {
    const { user } = await app.register();
    const logins = Array.from({ length: 100 }, (_, i) => attempt(`somebody${i}@example.edu`).then(({ status }) => status));
    let isOver = false;
    const all = Promise.all(logins).finally(() => (isOver = true));
    expect((await app.get('/healthz')).status).toBe(200);
    expect(isOver).toBe(false);
    const statuses = await all;
    expect(statuses.every((status) => status === 401 || status === 503)).toBe(true);
    await app.login(user.email);
  });
});
