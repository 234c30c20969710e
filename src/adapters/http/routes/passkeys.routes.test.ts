import type { ErrorBody } from '../../../contracts/errors.ts';
import type { RequestOptions, UsedPasskey } from '../../../domain/accounts/passkeys/passkey.ts';
import { PASSWORD, startDatabaseApp, type DatabaseApp, type SignedInWire } from '../testing/database-app.fixture.ts';
import { addPasskey, createAuthenticatorDevice, creationFor, requestFor } from '../testing/passkey.fixture.ts';
import { codeOf, enroll, forgetUsedSteps, ticketFor } from '../testing/second-step.fixture.ts';

interface View {
  isOn: boolean;
  hasApp: boolean;
  recoveryCodes: number;
  passkeys: { id: number; name: string; lastUsedAt: string | null }[];
}

let app: DatabaseApp;
let ada: SignedInWire;
beforeAll(async () => {
  app = await startDatabaseApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await app.register();
});

const call = (method: string, path: string, body?: unknown, token = ada.token) => app.call(method, path, body, token);
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as ErrorBody).code];
const view = async () => (await (await call('GET', '/api/user/second-step')).json()) as View;
const events = () => app.db('audit_log').where({ user_id: ada.user.id }).orderBy('id').pluck<string[]>('event');
const mails = () => app.db('email_outbox').where({ user_id: ada.user.id, kind: 'second-step' }).orderBy('id').pluck<string[]>('body');
const ticket = () => ticketFor(app, ada.user.email);
const pass = (given: string, passkey: UsedPasskey) => app.post('/api/auth/second-step', { ticket: given, passkey });
const request = async () => (await (await call('POST', '/api/user/passkeys/request')).json()) as RequestOptions;
const WRONG = [400, 'second-step.wrong'];
const REFUSED = [400, 'passkeys.refused'];

describe('adding a passkey', () => {
  it('turns the second step on, gives ten recovery codes and ends the other sessions', async () => {
    const other = await app.login(ada.user.email);
    const { recoveryCodes } = await addPasskey(app, ada, ' My phone ');
    expect(new Set(recoveryCodes).size).toBe(10);
    expect([(await app.me(other.token)).status, (await app.me(ada.token)).status]).toEqual([401, 200]);
    const passkeys = [{ id: expect.any(Number) as number, name: 'My phone', createdAt: expect.any(String) as string, lastUsedAt: null }];
    expect(await view()).toMatchObject({ isOn: true, hasApp: false, recoveryCodes: 10, passkeys });
    expect(await events()).toContain('passkey-added');
    expect(await mails()).toEqual([expect.stringContaining('now takes a second step') as string]);
  });

  it('asks for the person, at this site, and not for a passkey that the account has', async () => {
    const { device } = await addPasskey(app, ada);
    const options = await creationFor(app, ada);
    expect(options).toMatchObject({
      rp: { id: 'alma.example', name: 'Alma' },
      authenticatorSelection: { userVerification: 'required' },
      excludeCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
    });
    expect(await refusal(await call('POST', '/api/user/passkeys', { name: 'Again', passkey: device.make(options) }))).toEqual([
      409,
      'passkeys.taken',
    ]);
    const eve = await app.register();
    const copied = { name: 'Mine', passkey: device.make(await creationFor(app, eve)) };
    expect(await refusal(await call('POST', '/api/user/passkeys', copied, eve.token))).toEqual([409, 'passkeys.taken']);
  });

  it.each([
    ['another origin', { origin: 'https://alma.example.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'bm90IHRoZSBjaGFsbGVuZ2U' }],
    ['no check of the person', { isVerified: false }],
  ])('refuses %s', async (_what, faults) => {
    const device = createAuthenticatorDevice();
    const passkey = device.make(await creationFor(app, ada), faults);
    expect(await refusal(await call('POST', '/api/user/passkeys', { name: 'My phone', passkey }))).toEqual(REFUSED);
    expect(await view()).toMatchObject({ isOn: false, passkeys: [] });
  });

  it('takes a challenge once, from the session that asked, and within five minutes', async () => {
    const other = await app.login(ada.user.email);
    const add = async (passkey: unknown, token = ada.token) =>
      refusal(await call('POST', '/api/user/passkeys', { name: 'My phone', passkey }, token));
    const device = createAuthenticatorDevice();
    const passkey = device.make(await creationFor(app, ada));
    expect(await add(passkey, other.token)).toEqual(REFUSED);
    expect(await add({ ...passkey, attestationObject: 'oWNmbXRkbm9uZQ' })).toEqual(REFUSED);
    expect(await add(passkey)).toEqual(REFUSED);
    const late = device.make(await creationFor(app, ada));
    await app.db('passkey_challenges').update({ expires_at: app.db.fn.now() });
    expect(await add(late)).toEqual(REFUSED);
  });

  it('needs a recent password, a name of one line and a free place', async () => {
    const passkey = createAuthenticatorDevice().make(await creationFor(app, ada));
    for (const name of [' ', 'two\nlines', 'x'.repeat(41)]) {
      expect(await refusal(await call('POST', '/api/user/passkeys', { name, passkey }))).toEqual([400, 'request.invalid']);
    }
    await app.db('sessions').update({ authenticated_at: app.db.raw("now() - interval '16 minutes'") });
    expect(await refusal(await call('POST', '/api/user/passkeys/begin'))).toEqual([403, 'password.confirm']);
    expect(await refusal(await call('POST', '/api/user/passkeys', { name: 'Mine', passkey }))).toEqual([403, 'password.confirm']);
    await app.db('sessions').update({ authenticated_at: app.db.fn.now() });
    for (let number = 1; number <= 10; number += 1) await addPasskey(app, ada, `Key ${number}`);
    expect(await refusal(await call('POST', '/api/user/passkeys/begin'))).toEqual([409, 'passkeys.too-many']);
  });

  it('gives no further recovery codes beside an app, and the app none beside a passkey', async () => {
    await enroll(app, ada);
    const other = ada.token;
    expect((await addPasskey(app, ada)).recoveryCodes).toEqual([]);
    expect((await app.me(other)).status).toBe(200);
    expect((await mails()).at(-1)).toContain('A passkey was added');
    ada = await app.register();
    await addPasskey(app, ada);
    expect((await enroll(app, ada)).recoveryCodes).toEqual([]);
    expect(await view()).toMatchObject({ isOn: true, hasApp: true, recoveryCodes: 10 });
  });
});

describe('signing in', () => {
  it('says what is possible after the password, and takes the passkey once', async () => {
    const { device } = await addPasskey(app, ada);
    const answer = await app.post('/api/auth/login', { email: ada.user.email, password: PASSWORD });
    expect(await answer.json()).toEqual({ secondStep: { ticket: expect.any(String) as string, kinds: ['passkey'] } });
    const given = await ticket();
    const options = await requestFor(app, given);
    expect(options).toMatchObject({ rpId: 'alma.example', userVerification: 'required', allowCredentials: [{ id: device.id }] });
    const used = device.use(options);
    const passed = await pass(given, used);
    expect(passed.status).toBe(200);
    expect((await app.me(((await passed.json()) as SignedInWire).token)).status).toBe(200);
    expect(await refusal(await pass(given, used))).toEqual(WRONG);
    await requestFor(app, given);
    expect(await refusal(await pass(given, used))).toEqual(WRONG);
    expect(await refusal(await pass(given, device.use({ ...options, challenge: 'AAAA' })))).toEqual(WRONG);
    ada = (await (await pass(given, device.use(await requestFor(app, given)))).json()) as SignedInWire;
    expect((await view()).passkeys).toMatchObject([{ lastUsedAt: expect.any(String) as string }]);
  });

  it('lets one of parallel calls with the same signature in, also without a counter', async () => {
    const { device } = await addPasskey(app, ada, 'Synced', createAuthenticatorDevice({ counts: false }));
    const given = await ticket();
    const used = device.use(await requestFor(app, given));
    const answers = await Promise.all([1, 2, 3].map(() => pass(given, used)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('takes a challenge for the ticket and the account that asked for it', async () => {
    const { device } = await addPasskey(app, ada);
    const [first, second] = [await ticket(), await ticket()];
    const used = device.use(await requestFor(app, first));
    await requestFor(app, second);
    expect(await refusal(await pass(second, used))).toEqual(WRONG);
    const late = device.use(await requestFor(app, first));
    await app.db('passkey_challenges').update({ expires_at: app.db.fn.now() });
    expect(await refusal(await pass(first, late))).toEqual(WRONG);
  });

  it.each([
    ['another origin', { origin: 'http://alma.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['no check of the person', { isVerified: false }],
  ])('refuses %s with the words of a wrong code', async (_what, faults) => {
    const { device } = await addPasskey(app, ada);
    const given = await ticket();
    const answer = await pass(given, device.use(await requestFor(app, given), faults));
    const code = await app.post('/api/auth/second-step', { ticket: given, code: '000000' });
    const [one, other] = [(await answer.json()) as ErrorBody, (await code.json()) as ErrorBody];
    expect([answer.status, one.code, one.message]).toEqual([code.status, other.code, other.message]);
    expect((await events()).filter((event) => event === 'second-step-refused')).toHaveLength(2);
  });

  it('refuses the passkey of another person, and an unknown one', async () => {
    await addPasskey(app, ada);
    const eve = await addPasskey(app, await app.register());
    const given = await ticket();
    const strangers = [eve.device, createAuthenticatorDevice()];
    for (const device of strangers) expect(await refusal(await pass(given, device.use(await requestFor(app, given))))).toEqual(WRONG);
  });

  it('refuses a counter that goes back, and records it', async () => {
    const { device } = await addPasskey(app, ada);
    const given = await ticket();
    expect((await pass(given, device.use(await requestFor(app, given), { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 3, 0]) {
      expect(await refusal(await pass(given, device.use(await requestFor(app, given), { counter })))).toEqual(WRONG);
    }
    expect((await events()).filter((event) => event === 'passkey-counter-refused')).toHaveLength(3);
    expect((await pass(given, device.use(await requestFor(app, given), { counter: 8 }))).status).toBe(200);
  });

  it('takes a passkey that does not count', async () => {
    const { device } = await addPasskey(app, ada, 'Synced', createAuthenticatorDevice({ counts: false }));
    for (let times = 0; times < 2; times += 1) {
      const given = await ticket();
      expect((await pass(given, device.use(await requestFor(app, given)))).status).toBe(200);
    }
  });

  it('takes a recovery code instead, and counts failures with those of codes', async () => {
    const { device, recoveryCodes } = await addPasskey(app, ada);
    const given = await ticket();
    expect((await app.post('/api/auth/second-step', { ticket: given, code: recoveryCodes[0] })).status).toBe(200);
    for (let tries = 0; tries < 4; tries += 1)
      expect((await app.post('/api/auth/second-step', { ticket: given, code: '000000' })).status).toBe(400);
    expect((await pass(given, device.use(await requestFor(app, given), { isVerified: false }))).status).toBe(400);
    expect((await pass(given, device.use(await requestFor(app, given)))).status).toBe(429);
    await app.db('sign_in_failures').delete();
  });

  it('needs a ticket and a passkey, and either a passkey or a code', async () => {
    await enroll(app, ada);
    const given = await ticket();
    expect(await refusal(await app.post('/api/auth/second-step/passkey', { ticket: given }))).toEqual([409, 'passkeys.none']);
    expect(await refusal(await app.post('/api/auth/second-step/passkey', { ticket: ada.token }))).toEqual([401, 'second-step.expired']);
    const passkey = createAuthenticatorDevice().use({ challenge: 'AAAA', rpId: 'alma.example' } as RequestOptions);
    for (const body of [{}, { code: '000000', passkey }]) {
      expect(await refusal(await app.post('/api/auth/second-step', { ticket: given, ...body }))).toEqual([400, 'request.invalid']);
    }
  });
});

describe('removing a passkey', () => {
  const remove = (id: number | undefined, body: object) => call('DELETE', `/api/user/passkeys/${id}`, body);

  it('takes the password and a second step, and turns it off with the last one', async () => {
    const { device, recoveryCodes } = await addPasskey(app, ada);
    await addPasskey(app, ada, 'Key');
    const [phone, key] = (await view()).passkeys;
    expect(await refusal(await remove(phone?.id, { password: 'not my password', code: recoveryCodes[0] }))).toEqual([
      400,
      'password.wrong',
    ]);
    expect(await refusal(await remove(phone?.id, { password: PASSWORD, code: '000000' }))).toEqual(WRONG);
    expect(await refusal(await remove(phone?.id, { password: PASSWORD }))).toEqual([400, 'request.invalid']);
    expect((await remove(key?.id, { password: PASSWORD, passkey: device.use(await request()) })).status).toBe(204);
    expect(await view()).toMatchObject({ isOn: true, recoveryCodes: 10, passkeys: [{ name: 'My phone' }] });
    expect((await mails()).at(-1)).toContain('still takes a second step');
    expect((await remove(phone?.id, { password: PASSWORD, passkey: device.use(await request()) })).status).toBe(204);
    expect(await view()).toMatchObject({ isOn: false, recoveryCodes: 0, passkeys: [] });
    expect((await mails()).at(-1)).toContain('was turned off');
    expect((await events()).filter((event) => event === 'passkey-removed')).toHaveLength(2);
    expect((await app.login(ada.user.email)).user.id).toBe(ada.user.id);
  });

  it('leaves those of others alone', async () => {
    const { recoveryCodes } = await addPasskey(app, ada);
    const eve = await app.register();
    await addPasskey(app, eve);
    const [theirs] = ((await (await call('GET', '/api/user/second-step', undefined, eve.token)).json()) as View).passkeys;
    const body = { password: PASSWORD, code: recoveryCodes[0] };
    expect(await refusal(await remove(theirs?.id, body))).toEqual([404, 'passkeys.unknown']);
    expect(await app.db('passkeys').where({ user_id: eve.user.id })).toHaveLength(1);
  });

  it('stays on when only the app is removed, and the passkey makes new recovery codes', async () => {
    const { secret } = await enroll(app, ada);
    const { device } = await addPasskey(app, ada);
    await forgetUsedSteps(app);
    expect((await call('DELETE', '/api/user/second-step', { password: PASSWORD, code: codeOf(secret) })).status).toBe(204);
    expect(await view()).toMatchObject({ isOn: true, hasApp: false, recoveryCodes: 10 });
    expect((await mails()).at(-1)).toContain('Your passkeys stay');
    const renewed = await call('POST', '/api/user/second-step/recovery-codes', {
      password: PASSWORD,
      passkey: device.use(await request()),
    });
    expect(((await renewed.json()) as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
  });

  it('is done by an operator, with the app and the codes', async () => {
    const { device } = await addPasskey(app, ada);
    const given = await ticket();
    const used = device.use(await requestFor(app, given));
    await app.useCases.staff.resetSecondStep(ada.user.email);
    expect((await app.me(ada.token)).status).toBe(401);
    expect(await refusal(await pass(given, used))).toEqual(WRONG);
    expect(await app.db('recovery_codes').where({ user_id: ada.user.id })).toEqual([]);
    expect((await app.login(ada.user.email)).user.id).toBe(ada.user.id);
  });
});

it('is the second step that a role needs', async () => {
  await app.useCases.staff.setRole(ada.user.email, 'staff');
  ada = await app.login(ada.user.email);
  await call('GET', '/api/admin/me');
  await app.db('second_step_graces').where({ user_id: ada.user.id }).update({ due_at: app.db.fn.now() });
  const write = async () => refusal(await call('POST', '/api/admin/nicknames?nonsense=1', {}));
  expect(await write()).toEqual([403, 'second-step.required']);
  await addPasskey(app, ada);
  expect(await write()).toEqual([400, 'request.invalid']);
});

it('is in the export without its key, and goes with the account', async () => {
  const { device } = await addPasskey(app, ada);
  const text = await (await call('GET', '/api/user/export')).text();
  expect((JSON.parse(text) as { passkeys: unknown }).passkeys).toEqual([
    { name: 'My phone', transports: ['internal'], createdAt: expect.any(String) as string, lastUsedAt: null },
  ]);
  expect(text).not.toContain(device.id);
  await call('POST', '/api/user/passkeys/request');
  expect((await call('DELETE', '/api/user', { password: PASSWORD })).status).toBe(202);
  for (const table of ['passkeys', 'passkey_challenges', 'recovery_codes']) {
    expect(await app.db(table).where({ user_id: ada.user.id })).toEqual([]);
  }
});

it('forgets challenges without an answer', async () => {
  await creationFor(app, ada);
  await app.useCases.housekeeping.deleteExpired();
  expect(await app.db('passkey_challenges').where({ user_id: ada.user.id })).toHaveLength(1);
  await app.db('passkey_challenges').update({ expires_at: app.db.fn.now() });
  await app.useCases.housekeeping.deleteExpired();
  expect(await app.db('passkey_challenges')).toEqual([]);
});

it.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://alma.example'])('does not work at %s, and says so', async (PUBLIC_URL) => {
  const other = await startDatabaseApp({ beside: { database: app.database }, environment: { PUBLIC_URL } });
  const { token } = await other.login(ada.user.email);
  const answer = await other.call('POST', '/api/user/passkeys/begin', undefined, token);
  expect([answer.status, ((await answer.json()) as ErrorBody).message]).toEqual([409, expect.stringContaining(PUBLIC_URL) as string]);
  const settings = (await (await other.call('GET', '/api/user/second-step', undefined, token)).json()) as { passkeyFault: string };
  expect(settings.passkeyFault).toContain('or localhost');
  await other.close();
});
