import { randomBytes } from 'node:crypto';
import type { ErrorBody } from '../../../contracts/errors.ts';
import { PASSWORD, startDatabaseApp, untilLocked, type DatabaseApp, type SignedInWire } from '../testing/database-app.fixture.ts';
import { codeOf, enroll, forgetUsedSteps, ticketFor } from '../testing/second-step.fixture.ts';

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
const pass = (ticket: string, code: string) => app.post('/api/auth/second-step', { ticket, code });
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as ErrorBody).code];
const view = async () => (await (await call('GET', '/api/user/second-step')).json()) as { isOn: boolean; recoveryCodes: number };
const events = () => app.db('audit_log').where({ user_id: ada.user.id }).orderBy('id').pluck('event');
const mails = () => app.db('email_outbox').where({ user_id: ada.user.id, kind: 'second-step' }).orderBy('id').pluck('body');

describe('setting it up', () => {
  it('shows a secret as text, address and picture, and turns on with a code', async () => {
    const begun = (await (await call('POST', '/api/user/second-step')).json()) as {
      secret: string;
      address: string;
      qr: { size: number; path: string };
    };
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.address).toContain(`secret=${begun.secret}`);
    expect(begun.address).toMatch(/^otpauth:\/\/totp\/Alma:/);
    expect(begun.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(await view()).toMatchObject({ isOn: false });
    expect(await refusal(await call('POST', '/api/user/second-step/confirm', { code: '000000' }))).toEqual([400, 'second-step.wrong']);
    const confirmed = await call('POST', '/api/user/second-step/confirm', { code: codeOf(begun.secret) });
    const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
    expect(await view()).toMatchObject({ isOn: true, recoveryCodes: 10 });
    expect(await events()).toContain('second-step-added');
    expect(await mails()).toEqual([expect.stringContaining('now takes a second step') as string]);
  });

  it('needs a recent password, and ends the other sessions', async () => {
    const other = await app.login(ada.user.email);
    const { secret } = await enroll(app, ada);
    expect([(await app.me(other.token)).status, (await app.me(ada.token)).status]).toEqual([401, 200]);
    expect(await refusal(await call('POST', '/api/user/second-step'))).toEqual([409, 'second-step.on']);
    expect(await refusal(await call('POST', '/api/user/second-step/confirm', { code: codeOf(secret) }))).toEqual([409, 'second-step.on']);
    await app.db('sessions').update({ authenticated_at: app.db.raw("now() - interval '16 minutes'") });
    expect(await refusal(await call('POST', '/api/user/second-step'))).toEqual([403, 'password.confirm']);
  });

  it('stores neither the secret nor a code as text', async () => {
    const { secret, recoveryCodes } = await enroll(app, ada);
    const stored = JSON.stringify([
      await app.db('second_steps'),
      await app.db('recovery_codes'),
      await app.db('audit_log'),
      await app.db('email_outbox'),
      app.log.lines,
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
    const own = await (await call('GET', '/api/user/export')).text();
    expect(own).not.toContain('sealed');
  });
});

describe('signing in', () => {
  it('takes a code after the password, once', async () => {
    const { secret } = await enroll(app, ada);
    const ticket = await ticketFor(app, ada.user.email);
    expect(await refusal(await pass(ticket, codeOf(secret)))).toEqual([400, 'second-step.wrong']);
    const answer = await pass(ticket, codeOf(secret, 1));
    const { token } = (await answer.json()) as SignedInWire;
    expect((await app.me(token)).status).toBe(200);
    expect(await refusal(await pass(ticket, codeOf(secret, 1)))).toEqual([400, 'second-step.wrong']);
  });

  it('lets one of parallel calls with the same code in', async () => {
    const { secret } = await enroll(app, ada);
    const ticket = await ticketFor(app, ada.user.email);
    const answers = await Promise.all([1, 2, 3].map(() => pass(ticket, codeOf(secret, 1))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('opens nothing with the ticket alone', async () => {
    await enroll(app, ada);
    const ticket = await ticketFor(app, ada.user.email);
    expect((await app.me(ticket)).status).toBe(401);
    expect(await refusal(await pass(ada.token, '123456'))).toEqual([401, 'second-step.expired']);
    expect(await refusal(await pass('nonsense', '123456'))).toEqual([400, 'request.invalid']);
  });

  it('starts over after another password was set, and for a locked account', async () => {
    const { secret } = await enroll(app, ada);
    const ticket = await ticketFor(app, ada.user.email);
    await call('POST', '/api/user/password', { current: PASSWORD, next: 'tall teapot on a hill' });
    expect(await refusal(await pass(ticket, codeOf(secret, 1)))).toEqual([401, 'second-step.expired']);
    await app.db('users').where({ id: ada.user.id }).update({ disabled_at: app.db.fn.now() });
    expect(await refusal(await pass(ticket, codeOf(secret, 1)))).toEqual([401, 'second-step.expired']);
  });

  it('takes each recovery code once, in any case and with spaces', async () => {
    const { recoveryCodes } = await enroll(app, ada);
    const [first = ''] = recoveryCodes;
    const ticket = await ticketFor(app, ada.user.email);
    const answer = await pass(ticket, ` ${first.toUpperCase()} `);
    expect(answer.status).toBe(200);
    ada = (await answer.json()) as SignedInWire;
    expect(await refusal(await pass(ticket, first))).toEqual([400, 'second-step.wrong']);
    expect(await view()).toMatchObject({ recoveryCodes: 9 });
    expect(await events()).toContain('recovery-code-used');
    expect((await mails()).at(-1)).toContain('one of your recovery codes');
  });

  it('waits after five wrong codes, in all networks and also for the right one', async () => {
    const { secret } = await enroll(app, ada);
    const ticket = await ticketFor(app, ada.user.email);
    for (let tries = 0; tries < 5; tries += 1) expect((await pass(ticket, '000000')).status).toBe(400);
    const answer = await pass(ticket, codeOf(secret, 1));
    expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect((await events()).filter((event) => event === 'second-step-refused')).toHaveLength(5);
    await app.db('sign_in_failures').delete();
    expect((await pass(ticket, codeOf(secret, 1))).status).toBe(200);
  });
});

describe('signing in while it is turned on', () => {
  const login = () => app.post('/api/auth/login', { email: ada.user.email, password: PASSWORD });

  /** The answers of calls that met at the row of the person, in this order. */
  async function meeting(calls: readonly (() => Promise<Response>)[]): Promise<Response[]> {
    const held = await app.db.transaction();
    await held('users').where({ id: ada.user.id }).forUpdate().first('id');
    const answers: Promise<Response>[] = [];
    for (const makeCall of calls) {
      answers.push(makeCall());
      await untilLocked(app.db, answers.length);
    }
    await held.commit();
    return Promise.all(answers);
  }

  const beginning = async () => {
    const { secret } = (await (await call('POST', '/api/user/second-step')).json()) as { secret: string };
    return () => call('POST', '/api/user/second-step/confirm', { code: codeOf(secret) });
  };

  it('asks for it, when it comes first', async () => {
    const [confirmed, answer] = await meeting([await beginning(), login]);
    expect([confirmed?.status, answer?.status]).toEqual([200, 200]);
    expect(await answer?.json()).toEqual({ secondStep: { ticket: expect.any(String) as string, kinds: ['app'] } });
    expect((await app.me(ada.token)).status).toBe(200);
  });

  it('ends the session, when the password comes first', async () => {
    const [answer, confirmed] = await meeting([login, await beginning()]);
    expect(confirmed?.status).toBe(200);
    const { token } = (await answer?.json()) as SignedInWire;
    expect([(await app.me(token)).status, (await app.me(ada.token)).status]).toEqual([401, 200]);
  });
});

describe('after the secret of the server was changed', () => {
  const [former, present] = [0, 1].map(() => randomBytes(32).toString('base64'));

  it('encrypts a secret with the present key when its code is accepted', async () => {
    const { database } = app;
    const serverWith = (environment: NodeJS.ProcessEnv) => startDatabaseApp({ beside: { database }, environment });
    const sealed = () => app.db('second_steps').where({ user_id: ada.user.id }).first<{ sealed_secret: string }>('sealed_secret');
    const before = await serverWith({ AUTH_SECRET: former });
    ada = await before.login(ada.user.email);
    const { secret } = await enroll(before, ada);
    await before.close();
    const old = await sealed();

    const during = await serverWith({ AUTH_SECRET: present, AUTH_SECRET_PREVIOUS: former });
    const ticket = await ticketFor(during, ada.user.email);
    expect((await during.post('/api/auth/second-step', { ticket, code: '000000' })).status).toBe(400);
    expect(await sealed()).toEqual(old);
    expect((await during.post('/api/auth/second-step', { ticket, code: codeOf(secret, 1) })).status).toBe(200);
    const fresh = await sealed();
    expect(fresh).not.toEqual(old);
    await forgetUsedSteps(app);
    expect((await during.post('/api/auth/second-step', { ticket, code: codeOf(secret) })).status).toBe(200);
    expect(await sealed()).toEqual(fresh);
    await during.close();

    await forgetUsedSteps(app);
    const after = await serverWith({ AUTH_SECRET: present });
    const answer = await after.post('/api/auth/second-step', { ticket: await ticketFor(after, ada.user.email), code: codeOf(secret) });
    expect(answer.status).toBe(200);
    await after.close();
  });
});

describe('changing it', () => {
  it('takes the password and a code', async () => {
    const { secret } = await enroll(app, ada);
    const remove = (password: string, code: string) => call('DELETE', '/api/user/second-step', { password, code });
    expect(await refusal(await remove('not my password', codeOf(secret, 1)))).toEqual([400, 'password.wrong']);
    expect(await refusal(await remove(PASSWORD, '000000'))).toEqual([400, 'second-step.wrong']);
    expect(await view()).toMatchObject({ isOn: true });
    expect((await remove(PASSWORD, codeOf(secret, 1))).status).toBe(204);
    expect(await view()).toMatchObject({ isOn: false, recoveryCodes: 0 });
    expect((await app.login(ada.user.email)).user.id).toBe(ada.user.id);
    expect(await events()).toContain('second-step-removed');
    expect((await mails()).at(-1)).toContain('was turned off');
  });

  it('replaces all recovery codes', async () => {
    const { secret, recoveryCodes: old } = await enroll(app, ada);
    const renewed = await call('POST', '/api/user/second-step/recovery-codes', { password: PASSWORD, code: codeOf(secret, 1) });
    const { recoveryCodes } = (await renewed.json()) as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(10);
    const ticket = await ticketFor(app, ada.user.email);
    expect((await pass(ticket, old[3] ?? '')).status).toBe(400);
    expect((await pass(ticket, recoveryCodes[3] ?? '')).status).toBe(200);
  });

  it('is done by an operator, who ends all sessions', async () => {
    const { secret } = await enroll(app, ada);
    await forgetUsedSteps(app);
    const ticket = await ticketFor(app, ada.user.email);
    await app.useCases.staff.resetSecondStep(ada.user.email);
    expect((await app.me(ada.token)).status).toBe(401);
    expect(await refusal(await pass(ticket, codeOf(secret)))).toEqual([400, 'second-step.wrong']);
    expect((await app.login(ada.user.email)).user.id).toBe(ada.user.id);
    expect(await events()).toContain('second-step-reset');
    await expect(app.useCases.staff.resetSecondStep(ada.user.email)).rejects.toMatchObject({ code: 'second-step.none' });
  });
});
