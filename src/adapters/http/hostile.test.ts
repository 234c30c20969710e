import { createLogger } from '../system/logger.ts';
import { PASSWORD, startDatabaseApp, type DatabaseApp, type SignedInWire } from './testing/database-app.fixture.ts';
import { authorized } from './testing/http.fixture.ts';
import { seedColleges } from './testing/favorites.fixture.ts';
import { METHOD_TRICKS, PATH_TRICKS, PATH_VALUES, queriesFor, READING } from './testing/hostile-addresses.fixture.ts';
import { bodiesFor, fieldsFor, TAKING_JSON } from './testing/hostile-bodies.fixture.ts';
import { FOREIGN_PAGES, forgeries, HEADER_TRICKS } from './testing/hostile-headers.fixture.ts';
import { createRawClient, HANGS_MS, type HostileRequest, type RawAnswer } from './testing/hostile.fixture.ts';

/** Sends hostile requests to the whole app. Each must get an answer, and none may gain access or learn internals. */
const AT_ONCE = 4;
/** Internals that no answer may contain: SQL, stacks, files, hashes, names of packages. */
const INTERNALS =
  /\b(select|insert into|update|delete from)\b.+\b(from|values|set|where)\b|\n\s+at |\.ts:\d|node_modules|\$argon2|knex|postgres|sqlstate|syntax error|violates|zod/i;
const MAX_MESSAGE_LENGTH = 300;

const logged: string[] = [];
let app: DatabaseApp;
let client: ReturnType<typeof createRawClient>;
let person: SignedInWire;
let admin: SignedInWire;
let sentCount = 0;

beforeAll(async () => {
  app = await startDatabaseApp({ seed: seedColleges, log: createLogger('info', { write: (line: string) => void logged.push(line) }) });
  client = createRawClient(app.url);
  person = await app.register();
  admin = await app.register();
  await app.db('users').where({ id: admin.user.id }).update({ account_type: 'admin' });
});
afterAll(async () => {
  client.close();
  await app.close();
});

/** What is wrong with an answer; empty for a correct one. */
function faultOf({ method, statuses }: HostileRequest, { status, headers, body, ms }: RawAnswer): string {
  if (status >= 500) return `answered ${status}: ${body.slice(0, 300)}`;
  if (statuses && !statuses.includes(status)) return `answered ${status}: ${body.slice(0, 300)}`;
  if (ms > HANGS_MS) return `took ${ms} ms`;
  if (status >= 400 && method !== 'HEAD') return faultOfRefusal(headers, body);
  return String(headers.location).includes('evil') ? `leads to ${String(headers.location)}` : '';
}

function faultOfRefusal(headers: RawAnswer['headers'], body: string): string {
  if (headers['content-type'] !== 'application/json; charset=utf-8') return `is ${String(headers['content-type'])}`;
  const { message } = JSON.parse(body) as { message?: unknown };
  if (typeof message !== 'string' || message === '' || message.length > MAX_MESSAGE_LENGTH) return `says ${body.slice(0, 400)}`;
  return INTERNALS.test(body) ? `shows ${body.slice(0, 400)}` : '';
}

/** Sends all requests, a few at once, and lists those with a wrong answer. */
async function sendAll(requests: readonly HostileRequest[]): Promise<void> {
  const faults: string[] = [];
  const waiting = [...requests];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const request = next;
      const fault = await client.send(request).then(
        (answer) => faultOf(request, answer),
        (error: unknown) => String(error),
      );
      if (fault !== '') faults.push(`${request.name} ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  sentCount += requests.length;
  expect(faults).toEqual([]);
}

/** Without the right to call it, an admin endpoint would never read the request. */
const signedIn = (requests: readonly HostileRequest[]): HostileRequest[] =>
  requests.map((request) => {
    const { token } = request.path.startsWith('/api/admin/') ? admin : person;
    return { ...request, headers: { 'If-Match': '"1"', ...authorized(token), ...request.headers } };
  });

describe('hostile requests are answered without harm', () => {
  const taking = TAKING_JSON.map((address) => [`${address.method} ${address.path}`, address] as const);
  it.each(taking)('invalid bodies: %s', (_name, address) => sendAll(signedIn(bodiesFor(address))));
  it.each(taking)('invalid fields: %s', (_name, address) => sendAll(signedIn(fieldsFor(address))));

  const reading = READING.map((address) => [`${address.method} ${address.path}`, address] as const);
  it.each(reading)('invalid queries: %s', (_name, address) => sendAll(signedIn(queriesFor(address))));

  it('values in paths', () => sendAll(signedIn(PATH_VALUES)));
  it('paths', () => sendAll(PATH_TRICKS));
  it('methods', () => sendAll(METHOD_TRICKS));
  it('headers', () => sendAll(HEADER_TRICKS));
  it('pages of other sites', () => sendAll(signedIn(FOREIGN_PAGES)));

  it('tokens', () => {
    const requests = Object.entries(forgeries(person.token)).map(([name, token]) => ({
      name,
      method: 'GET',
      path: '/api/user',
      headers: { Authorization: `Bearer ${token}` },
      statuses: [401],
    }));
    return sendAll(requests);
  });

  it('a password in the address', () => {
    const path = `/api/auth/login?email=${encodeURIComponent(person.user.email)}&password=${encodeURIComponent(PASSWORD)}`;
    const bodies = ['{}', JSON.stringify({ email: person.user.email, password: PASSWORD })];
    const headers = { 'Content-Type': 'application/json' };
    return sendAll(bodies.map((body) => ({ name: `login with ${body}`, method: 'POST', path, headers, body, statuses: [400] })));
  });

  it('roles in a sign-up form', async () => {
    const chosen = { accountType: 'admin', emailVerified: true, role: 'admin', isAdmin: true, id: 1 };
    const { token, user } = await app.register(chosen);
    expect([user.accountType, user.emailVerified]).toEqual(['student', false]);
    expect((await app.get('/api/admin/me', { headers: authorized(token) })).status).toBe(403);
    expect((await app.call('PATCH', '/api/user', { accountType: 'admin' }, token)).status).toBe(400);
  });
});

describe('after the hostile requests', () => {
  it('more than a thousand requests were sent', () => {
    expect(sentCount).toBeGreaterThan(1_000);
  });

  it('the site still works', async () => {
    expect((await app.get('/healthz')).status).toBe(200);
    expect((await app.login((await app.register()).user.email)).user.accountType).toBe('student');
    expect(await app.json('/api/colleges/1')).toMatchObject({ name: 'College 1' });
    expect((await app.me(person.token)).status).toBe(200);
  });

  it('no account has a new role, and no row is missing', async () => {
    const others = app.db('users').whereNot({ id: admin.user.id });
    expect(await others.distinct('account_type')).toEqual([{ account_type: 'student' }]);
    expect(await app.db('colleges').count()).toEqual([{ count: 8 }]);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it('the log has one line per event, no warning and no secret', () => {
    expect(logged.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
    const lines = logged.map((line) => JSON.parse(line) as { level: number; msg?: string; error?: unknown });
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
    const text = logged.join('');
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD), 'hunter2', person.token, person.user.email, '$argon2', 'Bcc:']) {
      expect(text).not.toContain(secret);
    }
  });
});
