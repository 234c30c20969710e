import { createLogger } from '../system/logger.ts';
import { authorized, PASSWORD, startAccountsApp, type AccountsApp, type SignedInWire } from './testing/accounts.fixture.ts';
import { seedColleges } from './testing/favorites.fixture.ts';
import { METHOD_TRICKS, PATH_TRICKS, PATH_VALUES, queriesFor, READING } from './testing/hostile-addresses.fixture.ts';
import { bodiesFor, fieldsFor, TAKING_JSON } from './testing/hostile-bodies.fixture.ts';
import { FOREIGN_PAGES, forgeries, HEADER_TRICKS } from './testing/hostile-headers.fixture.ts';
import { createGun, type Attack, type Heard } from './testing/hostile.fixture.ts';

/** Requests of the hostile kind against the whole app: each is answered, none gets in, breaks anything or learns how things are made. */
const AT_ONCE = 4;
/** What nobody outside has to know: statements, stacks, files, hashes, the names of what we are made of. */
const INSIDES =
  /\b(select|insert into|update|delete from)\b.+\b(from|values|set|where)\b|\n\s+at |\.ts:\d|node_modules|\$argon2|knex|postgres|sqlstate|syntax error|violates|zod/i;
const LONGEST_MESSAGE = 300;

const logged: string[] = [];
let app: AccountsApp;
let gun: ReturnType<typeof createGun>;
let person: SignedInWire;
let tried = 0;

beforeAll(async () => {
  app = await startAccountsApp({ seed: seedColleges, log: createLogger('info', { write: (line: string) => void logged.push(line) }) });
  gun = createGun(app.url);
  person = await app.register();
});
afterAll(async () => {
  gun.close();
  await app.close();
});

/** What is wrong with an answer; empty where nothing is. */
function faultOf({ method, statuses }: Attack, { status, headers, body, ms }: Heard): string {
  if (status >= 500) return `answered ${status}: ${body.slice(0, 300)}`;
  if (statuses && !statuses.includes(status)) return `answered ${status}: ${body.slice(0, 300)}`;
  if (ms > 3_000) return `took ${ms} ms`;
  if (status >= 400 && method !== 'HEAD') return faultOfRefusal(headers, body);
  return String(headers.location).includes('evil') ? `leads to ${String(headers.location)}` : '';
}

function faultOfRefusal(headers: Heard['headers'], body: string): string {
  if (headers['content-type'] !== 'application/json; charset=utf-8') return `is ${String(headers['content-type'])}`;
  const { message } = JSON.parse(body) as { message?: unknown };
  if (typeof message !== 'string' || message === '' || message.length > LONGEST_MESSAGE) return `says ${body.slice(0, 400)}`;
  return INSIDES.test(body) ? `shows ${body.slice(0, 400)}` : '';
}

/** Fires all, a few at once, and names every one that was not answered as it should be. */
async function attack(attacks: readonly Attack[]): Promise<void> {
  const faults: string[] = [];
  const waiting = [...attacks];
  const shoot = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const shot = next;
      const fault = await gun.fire(shot).then(
        (heard) => faultOf(shot, heard),
        (error: unknown) => String(error),
      );
      if (fault !== '') faults.push(`${shot.name} ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, shoot));
  tried += attacks.length;
  expect(faults).toEqual([]);
}

const signedIn = (attacks: readonly Attack[]): Attack[] =>
  attacks.map((shot) => ({ ...shot, headers: { ...authorized(person.token), ...shot.headers } }));

describe('hostile requests are answered, and come to nothing', () => {
  const taking = TAKING_JSON.map((address) => [`${address.method} ${address.path}`, address] as const);
  it.each(taking)('bodies that are none: %s', (_name, address) => attack(signedIn(bodiesFor(address))));
  it.each(taking)('fields that are none: %s', (_name, address) => attack(signedIn(fieldsFor(address))));

  const reading = READING.map((address) => [`${address.method} ${address.path}`, address] as const);
  it.each(reading)('queries that are none: %s', (_name, address) => attack(signedIn(queriesFor(address))));

  it('values in paths', () => attack(signedIn(PATH_VALUES)));
  it('paths', () => attack(PATH_TRICKS));
  it('methods', () => attack(METHOD_TRICKS));
  it('headers', () => attack(HEADER_TRICKS));
  it('pages of other sites', () => attack(signedIn(FOREIGN_PAGES)));

  it('tokens', () => {
    const shots = Object.entries(forgeries(person.token)).map(([name, token]) => ({
      name,
      method: 'GET',
      path: '/api/user',
      headers: { Authorization: `Bearer ${token}` },
      statuses: [401],
    }));
    return attack(shots);
  });

  it('a password in the address', () => {
    const path = `/api/auth/login?email=${encodeURIComponent(person.user.email)}&password=${encodeURIComponent(PASSWORD)}`;
    const bodies = ['{}', JSON.stringify({ email: person.user.email, password: PASSWORD })];
    const headers = { 'Content-Type': 'application/json' };
    return attack(bodies.map((body) => ({ name: `login with ${body}`, method: 'POST', path, headers, body, statuses: [400] })));
  });

  it('roles of one’s own choosing', async () => {
    const chosen = { accountType: 'admin', emailVerified: true, role: 'admin', isAdmin: true, id: 1 };
    const { token, user } = await app.register(chosen);
    expect([user.accountType, user.emailVerified]).toEqual(['student', false]);
    expect((await app.get('/api/admin/me', { headers: authorized(token) })).status).toBe(403);
    expect((await app.send('PATCH', '/api/user', { accountType: 'admin' }, token)).status).toBe(400);
  });
});

describe('afterwards', () => {
  it('many were tried', () => {
    expect(tried).toBeGreaterThan(1_000);
  });

  it('the site answers as before', async () => {
    expect((await app.get('/healthz')).status).toBe(200);
    expect((await app.login((await app.register()).user.email)).user.accountType).toBe('student');
    expect(await app.json('/api/colleges/1')).toMatchObject({ name: 'College 1' });
    expect((await app.me(person.token)).status).toBe(200);
  });

  it('nobody has got a role, and nothing has gone', async () => {
    expect(await app.db('users').distinct('account_type')).toEqual([{ account_type: 'student' }]);
    expect(await app.db('colleges').count()).toEqual([{ count: 8 }]);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it('the log has one line an event, no fault of ours and no secret', () => {
    expect(logged.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
    const lines = logged.map((line) => JSON.parse(line) as { level: number; msg?: string; error?: unknown });
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
    const text = logged.join('');
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD), 'hunter2', person.token, person.user.email, '$argon2', 'Bcc:']) {
      expect(text).not.toContain(secret);
    }
  });
});
