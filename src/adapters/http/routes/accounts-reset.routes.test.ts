import { startDatabaseApp, type DatabaseApp, type SignedInWire } from '../testing/database-app.fixture.ts';
import { answerOf } from '../testing/http.fixture.ts';

let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp();
});
afterAll(() => app.close());

const NEW_PASSWORD = 'a different staple';
const SAID = { message: 'If that email address is in our database, we will send you an email to reset your password.' };
const REFUSED = [400, { message: 'Invalid or expired code', code: 'reset.code-refused' }];
const TOKEN_REFUSED = [400, { message: 'Your code was already used or has expired. Ask for a new one.', code: 'TOKEN_INVALID' }];

const forgot = (email: string) => app.post('/api/auth/forgot-password', { email });
const exchange = (email: string, code: string) => app.post('/api/auth/verify-reset-code', { email, code });
const reset = (resetToken: string, password = NEW_PASSWORD) => app.post('/api/auth/reset-password', { resetToken, password });
const rowsOf = ({ user }: SignedInWire) => app.db('password_resets').where({ user_id: user.id }).orderBy('id').select<Row[]>();
const mailedTo = (email: string, kind = 'reset-password') =>
  app.db('email_outbox').where({ recipient: email, kind }).orderBy('id').select<{ body: string; subject: string }[]>();

interface Row {
  code: string;
  reset_token: string | null;
  used: boolean;
  attempts: number;
  expires_at: Date;
  created_at: Date;
}

/** The code of the latest email. */
async function codeFor(email: string): Promise<string> {
  await forgot(email);
  const emails = await mailedTo(email);
  return (
    /^(\d{3}) (\d{3})$/m
      .exec(emails.at(-1)?.body ?? '')
      ?.slice(1)
      .join('') ?? ''
  );
}

async function tokenFor(email: string): Promise<string> {
  const response = await exchange(email, await codeFor(email));
  return ((await response.json()) as { resetToken: string }).resetToken;
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const passes = (seconds: number, ...columns: ('created_at' | 'expires_at')[]) =>
  app
    .db('password_resets')
    .update(Object.fromEntries(columns.map((column) => [column, app.db.raw('?? - make_interval(secs => ?)', [column, seconds])])));

describe('a forgotten password', () => {
  it('is replaced with a code and a token, and every session ends', async () => {
    const { token, user } = await app.register();
    expect(await answerOf(await forgot(user.email))).toEqual([200, SAID]);
    const [email] = await mailedTo(user.email);
    const [, shown = ''] = /^(\d{3} \d{3})$/m.exec(email?.body ?? '') ?? [];
    expect(email?.subject).toBe('Your Alma password reset code');

    const exchanged = await exchange(user.email.toUpperCase(), shown);
    const { resetToken } = (await exchanged.json()) as { resetToken: string };
    expect([exchanged.status, resetToken]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)]);

    const done = await reset(resetToken);
    expect([done.status, await done.text()]).toEqual([204, '']);
    expect((await app.me(token)).status).toBe(401);
    expect((await app.post('/api/auth/login', { email: user.email, password: 'correct horse battery' })).status).toBe(401);
    await app.login(user.email, NEW_PASSWORD);
    expect(await mailedTo(user.email, 'password-changed')).toHaveLength(1);
  });

  it('stores digests, not the code or the token', async () => {
    const person = await app.register();
    const code = await codeFor(person.user.email);
    const exchanged = (await (await exchange(person.user.email, code)).json()) as { resetToken: string };
    const [row] = await rowsOf(person);
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row?.reset_token).toMatch(/^[\w-]{43}$/);
    expect(row?.reset_token).not.toBe(exchanged.resetToken);
    expect(await answerOf(await reset(row?.reset_token ?? ''))).toEqual(TOKEN_REFUSED);
  });
});

describe('asking for a code', () => {
  it('has the same answer without an account, and sends no email', async () => {
    const disabled = await app.register();
    await app.db('users').where({ id: disabled.user.id }).update({ disabled_at: app.db.fn.now() });
    for (const email of ['nobody@example.edu', disabled.user.email]) {
      expect(await answerOf(await forgot(email))).toEqual([200, SAID]);
      expect(await mailedTo(email)).toEqual([]);
    }
  });

  it('takes at least the same minimum time with and without an account', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => app.register()));
    const took = async (email: string) => {
      const startedAt = performance.now();
      await forgot(email);
      return performance.now() - startedAt;
    };
    for (const [index, { user }] of people.entries())
      for (const email of [user.email, `nobody${index}@example.edu`]) expect(await took(email)).toBeGreaterThanOrEqual(145);
  });

  it('again within a minute, or a fourth time in an hour, sends no email and keeps the last code valid', async () => {
    const person = await app.register();
    const { email } = person.user;
    const first = await codeFor(email);
    expect(await answerOf(await forgot(email))).toEqual([200, SAID]);
    expect(await mailedTo(email)).toHaveLength(1);
    await passes(61, 'created_at');
    await forgot(email);
    await passes(61, 'created_at');
    const third = await codeFor(email);
    await passes(61, 'created_at');
    expect(await answerOf(await forgot(email))).toEqual([200, SAID]);
    expect(await mailedTo(email)).toHaveLength(3);
    expect((await rowsOf(person)).map(({ used }) => used)).toEqual([true, true, false]);
    expect(await answerOf(await exchange(email, first === third ? wrong(first) : first))).toEqual(REFUSED);
    expect((await exchange(email, third)).status).toBe(200);
    await passes(3_600, 'created_at');
    await forgot(email);
    expect(await mailedTo(email)).toHaveLength(4);
  });

  it('a seventh time in a day sends no email', async () => {
    const person = await app.register();
    const { email } = person.user;
    for (let time = 0; time < 7; time += 1) {
      await forgot(email);
      await passes(3_600, 'created_at');
    }
    expect(await mailedTo(email)).toHaveLength(6);
    await passes(86_400 - 6 * 3_600, 'created_at');
    await forgot(email);
    expect(await mailedTo(email)).toHaveLength(7);
  });

  it('many times at once sends one email', async () => {
    const person = await app.register();
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await forgot(person.user.email)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await mailedTo(person.user.email)).toHaveLength(1);
    expect(await rowsOf(person)).toHaveLength(1);
  });

  it('ignores the host headers of the request', async () => {
    const { user } = await app.register();
    await app.get('/api/auth/forgot-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
      body: JSON.stringify({ email: user.email }),
    });
    const [email] = await mailedTo(user.email);
    expect(email?.body).toContain('https://alma.example/forgot-password');
    expect(email?.body).not.toContain('evil.example');
  });
});

describe('a code', () => {
  it('is void after the fifth wrong attempt', async () => {
    const person = await app.register();
    const code = await codeFor(person.user.email);
    for (let time = 0; time < 5; time += 1) expect(await answerOf(await exchange(person.user.email, wrong(code)))).toEqual(REFUSED);
    expect(await answerOf(await exchange(person.user.email, code))).toEqual(REFUSED);
    expect(await rowsOf(person)).toMatchObject([{ used: true, attempts: 5, reset_token: null }]);
  });

  it('works at the fifth attempt', async () => {
    const { user } = await app.register();
    const code = await codeFor(user.email);
    for (let time = 0; time < 4; time += 1) await exchange(user.email, wrong(code));
    expect((await exchange(user.email, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('allows five attempts, also when twenty come at once', async () => {
    const person = await app.register();
    const code = await codeFor(person.user.email);
    await Promise.all(Array.from({ length: 20 }, () => exchange(person.user.email, wrong(code))));
    expect(await rowsOf(person)).toMatchObject([{ used: true, attempts: 5 }]);
  });

  it('can be exchanged once, also when ten calls come at once', async () => {
    const { user } = await app.register();
    const code = await codeFor(user.email);
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await exchange(user.email, code)).status));
    expect(statuses.sort()).toEqual([200, ...Array<number>(9).fill(400)]);
    expect(await answerOf(await exchange(user.email, code))).toEqual(REFUSED);
  });

  it('is valid for ten minutes', async () => {
    const { user } = await app.register();
    const code = await codeFor(user.email);
    await passes(601, 'expires_at');
    expect(await answerOf(await exchange(user.email, code))).toEqual(REFUSED);
    await passes(-60, 'expires_at');
    expect((await exchange(user.email, code)).status).toBe(200);
  });

  it('is valid only for its address, and an invalid code gets the same answer', async () => {
    const [ada, bob] = await Promise.all([app.register(), app.register()]);
    const code = await codeFor(ada.user.email);
    for (const [email, given] of [
      [bob.user.email, code],
      ['nobody@example.edu', code],
      [ada.user.email, ''],
      [ada.user.email, '12345'],
      [ada.user.email, 'abcdef'],
    ] as const)
      expect(await answerOf(await exchange(email, given))).toEqual(REFUSED);
  });
});

describe('the reset token', () => {
  it('sets one password, also when ten calls come at once', async () => {
    const { user } = await app.register();
    const token = await tokenFor(user.email);
    const passwords = Array.from({ length: 10 }, (_, i) => `a different staple ${i}`);
    const statuses = await Promise.all(passwords.map(async (password) => (await reset(token, password)).status));
    expect([...statuses].sort()).toEqual([204, ...Array<number>(9).fill(400)]);
    await app.login(user.email, passwords[statuses.indexOf(204)]);
    expect(await mailedTo(user.email, 'password-changed')).toHaveLength(1);
    expect(await answerOf(await reset(token))).toEqual(TOKEN_REFUSED);
  });

  it('is valid for ten minutes', async () => {
    const { user } = await app.register();
    const token = await tokenFor(user.email);
    await passes(601, 'expires_at');
    expect(await answerOf(await reset(token))).toEqual(TOKEN_REFUSED);
    await passes(-60, 'expires_at');
    expect((await reset(token)).status).toBe(204);
  });

  it('stays valid when the new password is refused', async () => {
    const { user } = await app.register();
    const token = await tokenFor(user.email);
    for (const [password, message] of [
      ['short', 'At least 8 characters'],
      ['iloveyou', 'This password is too common. Choose another one'],
      [
        `${user.username}123`,
        'Choose a password that is not made of your name, username or email address, or of words like Alma and college',
      ],
    ] as const)
      expect(await answerOf(await reset(token, password))).toEqual([
        400,
        { message: `${message}.`, code: 'password.weak', errors: [{ path: 'password', message }] },
      ]);
    expect((await reset(token)).status).toBe(204);
  });

  it('is void after a newer code', async () => {
    const { user } = await app.register();
    const token = await tokenFor(user.email);
    await passes(61, 'created_at');
    await forgot(user.email);
    expect(await answerOf(await reset(token))).toEqual(TOKEN_REFUSED);
  });

  it('does not work for a disabled account', async () => {
    const { user } = await app.register();
    const token = await tokenFor(user.email);
    await app.db('users').where({ id: user.id }).update({ disabled_at: app.db.fn.now() });
    expect(await answerOf(await reset(token))).toEqual(TOKEN_REFUSED);
  });

  it('ends the wait after failed sign-ins', async () => {
    const { user } = await app.register();
    for (let time = 0; time < 11; time += 1) await app.post('/api/auth/login', { email: user.email, password: 'wrong horse battery' });
    await reset(await tokenFor(user.email));
    await app.login(user.email, NEW_PASSWORD);
  });

  it.each(['x', 'A'.repeat(43), '__proto__'])('cannot be %j', async (token) => {
    expect(await answerOf(await reset(token))).toEqual(TOKEN_REFUSED);
  });
});
