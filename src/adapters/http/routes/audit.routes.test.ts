import type { AuditEntry } from '../../../domain/audit/audit.ts';
import { PASSWORD, signUpForm, startDatabaseApp, type DatabaseApp, type SignedInWire } from '../testing/database-app.fixture.ts';
import { authorized, JSON_TYPE } from '../testing/http.fixture.ts';

/** The audit log and the request log together must tell the course of an attack: who, from where, what, and what was refused. */

const NEW_PASSWORD = 'seven quiet harbours';
const WRONG = 'wrong horse battery';
/** Addresses and their networks, as both logs name them. */
const OWNER = '198.51.100.7';
const HOME = '198.51.100.0/24';
const EVE = '203.0.113.66';
const ELSEWHERE = '203.0.113.0/24';

let app: DatabaseApp;
let ada: SignedInWire;
beforeAll(async () => {
  app = await startDatabaseApp({ proxyHops: 1 });
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await successOf<SignedInWire>(call(OWNER, 'POST', '/api/auth/register', signUpForm()));
});

function call(address: string, method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const headers = { 'X-Forwarded-For': address, ...(body !== undefined && JSON_TYPE), ...(token !== undefined && authorized(token)) };
  return app.get(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}
async function successOf<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
const statusOf = async (answer: Promise<Response>) => (await answer).status;
const login = (address: string, password = PASSWORD) => call(address, 'POST', '/api/auth/login', { email: ada.user.email, password });
const emailTo = async (recipient: string, kind: string): Promise<string> =>
  (await app.db('email_outbox').where({ recipient, kind }).orderBy('id', 'desc').first<{ body: string }>('body')).body;
const linkIn = (body: string) => /\/verify-email\?token=([\w-]{43})\n/.exec(body)?.[1];
const askForAddress = (address: string, token: string) =>
  successOf(call(address, 'POST', '/api/user/email', { email: `new.${ada.user.email}`, password: PASSWORD }, token));

async function resetByEmail(address: string): Promise<void> {
  const { email } = ada.user;
  await successOf(call(address, 'POST', '/api/auth/forgot-password', { email }));
  const code = /^\d{3} \d{3}$/m.exec(await emailTo(email, 'reset-password'))?.[0];
  const exchange = call(address, 'POST', '/api/auth/verify-reset-code', { email, code });
  const { resetToken } = await successOf<{ resetToken: string }>(exchange);
  await successOf(call(address, 'POST', '/api/auth/reset-password', { resetToken, password: NEW_PASSWORD }));
}

const told = ({ event, actor, network, code, details }: AuditEntry) => {
  const rest = Object.entries(details).map(([name, value]) => `, ${name} ${value}`);
  return `${event} by ${actor} from ${network}${code === null ? '' : `: ${code}`}${rest.join('')}`;
};
/** What the log tells about an account, the oldest event first. */
async function course(userId = ada.user.id): Promise<string[]> {
  return (await app.useCases.audit.list({ user: userId, most: 200 })).reverse().map(told);
}
const created = (network = HOME) => `account-created by visitor from ${network}, role student`;
const self = (id = ada.user.id) => `user ${id}`;

describe('an attack can be reconstructed', () => {
  it('that asks for another address with a stolen password', async () => {
    const eve = await successOf<SignedInWire>(login(EVE));
    await askForAddress(EVE, eve.token);
    await resetByEmail(OWNER);
    const token = linkIn(await emailTo(`new.${ada.user.email}`, 'confirm-new-email'));
    expect(await statusOf(call(EVE, 'POST', '/api/auth/verify-email', { token }))).toBe(400);
    const refused = app.log.lines.at(-1)?.fields;
    await successOf(login(OWNER, NEW_PASSWORD));

    expect(await course()).toEqual([
      created(),
      `sign-in by visitor from ${ELSEWHERE}`,
      `address-change-asked by ${self()} from ${ELSEWHERE}`,
      `password-reset-asked by visitor from ${HOME}`,
      `password-reset by visitor from ${HOME}`,
      `sign-in by visitor from ${HOME}`,
    ]);
    expect(refused).toMatchObject({ path: '/api/auth/verify-email', status: 400, errorCode: 'TOKEN_INVALID', network: ELSEWHERE });
  });

  it('that signs up with the address of a deleted account and deletes that account too', async () => {
    const { email } = ada.user;
    await successOf(call(OWNER, 'DELETE', '/api/user', { password: PASSWORD }, ada.token));
    const squatter = await successOf<SignedInWire>(call(EVE, 'POST', '/api/auth/register', signUpForm({ email, password: NEW_PASSWORD })));
    await successOf(call(EVE, 'DELETE', '/api/user', { password: NEW_PASSWORD }, squatter.token));
    expect(await statusOf(call(EVE, 'POST', '/api/user/restore', { email, password: WRONG }))).toBe(401);
    await successOf(call(OWNER, 'POST', '/api/user/restore', { email, password: PASSWORD }));

    expect(await course()).toEqual([
      created(),
      `account-deleted by ${self()} from ${HOME}`,
      `account-restored by visitor from ${HOME}`,
      `sign-in by visitor from ${HOME}`,
    ]);
    const squatted = squatter.user.id;
    expect(await course(squatted)).toEqual([created(ELSEWHERE), `account-deleted by ${self(squatted)} from ${ELSEWHERE}`]);
    const deletions = await app.useCases.audit.list({ event: 'account-deleted', most: 2 });
    expect(deletions.map(({ userId }) => userId)).toEqual([squatted, ada.user.id]);
    const [attempt] = await app.useCases.audit.list({ event: 'sign-in-failed', most: 1 });
    expect(attempt).toMatchObject({ userId: null, network: ELSEWHERE, code: 'sign-in.refused' });
  });

  it('that tries passwords until sign-in has to wait', async () => {
    for (let time = 0; time < 10; time += 1) expect(await statusOf(login(EVE, WRONG))).toBe(401);
    const blocked = await login(EVE);
    expect(blocked.status).toBe(429);
    expect(await statusOf(login('192.0.2.9', WRONG))).toBe(401);
    await successOf(login(OWNER));

    expect(await course()).toEqual([
      created(),
      ...Array<string>(10).fill(`sign-in-failed by visitor from ${ELSEWHERE}: sign-in.refused`),
      `sign-in-blocked by visitor from ${ELSEWHERE}: sign-in.too-many, seconds ${blocked.headers.get('retry-after')}`,
      'sign-in-failed by visitor from 192.0.2.0/24: sign-in.refused',
      `sign-in by visitor from ${HOME}`,
    ]);
  });
});

describe('each change is recorded', () => {
  const last = async () => (await course()).at(-1);
  const mine = (method: string, path: string, body?: unknown) => successOf(call(OWNER, method, path, body, ada.token));

  it('of a password', async () => {
    await mine('POST', '/api/user/password', { current: PASSWORD, next: NEW_PASSWORD });
    expect(await last()).toBe(`password-changed by ${self()} from ${HOME}`);
  });

  it('of an address', async () => {
    const { email } = ada.user;
    await successOf(call(OWNER, 'POST', '/api/auth/verify-email', { token: linkIn(await emailTo(email, 'verify-email')) }));
    expect(await last()).toBe(`address-verified by visitor from ${HOME}`);
    await askForAddress(OWNER, ada.token);
    await mine('DELETE', '/api/user/email');
    expect(await last()).toBe(`address-change-canceled by ${self()} from ${HOME}`);
    await askForAddress(OWNER, ada.token);
    const token = linkIn(await emailTo(`new.${email}`, 'confirm-new-email'));
    await successOf(call(OWNER, 'POST', '/api/auth/verify-email', { token }));
    expect(await last()).toBe(`address-changed by visitor from ${HOME}`);
  });

  it('of all sessions', async () => {
    await mine('POST', '/api/auth/logout-all');
    expect(await last()).toBe(`signed-out-everywhere by ${self()} from ${HOME}`);
  });

  it('of a role and of a lock, with what was before', async () => {
    const { staff } = app.useCases;
    const { email } = ada.user;
    const work = async () => {
      await staff.setRole(email, 'counselor');
      await staff.setRole(email, 'counselor');
      await staff.disable(email);
      await staff.enable(email);
      await staff.resetPassword(email, NEW_PASSWORD);
    };
    await work();
    expect((await course()).slice(1)).toEqual([
      'role-changed by system from , after counselor, before student',
      'account-disabled by system from ',
      'account-enabled by system from ',
      'password-changed by system from ',
    ]);
  });

  it('once when calls come at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => call(OWNER, 'DELETE', '/api/user', { password: PASSWORD }, ada.token)));
    expect((await course()).filter((line) => line.startsWith('account-deleted'))).toHaveLength(1);
  });

  it('not when nothing has changed', async () => {
    const { email } = ada.user;
    expect(await statusOf(call(EVE, 'POST', '/api/auth/register', signUpForm({ email })))).toBe(409);
    await successOf(call(EVE, 'POST', '/api/auth/forgot-password', { email: `x${email}` }));
    await mine('DELETE', '/api/user/email');
    expect(await course()).toEqual([created()]);
  });
});

describe('a refused attempt is recorded', () => {
  it('of a wrong password in an open session', async () => {
    expect(await statusOf(call(EVE, 'POST', '/api/user/confirm-password', { password: WRONG }, ada.token))).toBe(400);
    expect((await course()).slice(1)).toEqual([`password-refused by ${self()} from ${ELSEWHERE}: password.wrong`]);
  });

  it('of a guessed code', async () => {
    const { email } = ada.user;
    await successOf(call(EVE, 'POST', '/api/auth/forgot-password', { email }));
    expect(await statusOf(call(EVE, 'POST', '/api/auth/verify-reset-code', { email, code: '000000' }))).toBe(400);
    expect((await course()).slice(1)).toEqual([
      `password-reset-asked by visitor from ${ELSEWHERE}`,
      `password-reset-refused by visitor from ${ELSEWHERE}: reset.code-refused`,
    ]);
  });
});

it('people get their own events with their data, and the log holds no personal data', async () => {
  await app.actAs({ actor: 'operator root', network: '' }, () => app.useCases.staff.setRole(ada.user.email, 'parent'));
  const { token } = await successOf<SignedInWire>(login(OWNER));
  const data = await successOf<{ auditEvents: object[] }>(call(OWNER, 'GET', '/api/user/export', undefined, token));
  expect(data.auditEvents).toMatchObject([
    { event: 'account-created', by: 'visitor', network: HOME },
    { event: 'role-changed', by: 'operator', details: { before: 'student', after: 'parent' } },
    { event: 'sign-in', by: 'visitor', network: HOME },
  ]);
  const stored = JSON.stringify(await app.db('audit_log'));
  for (const secret of ['example.edu', ada.user.username, OWNER, EVE, PASSWORD, WRONG]) expect(stored).not.toContain(secret);
});
