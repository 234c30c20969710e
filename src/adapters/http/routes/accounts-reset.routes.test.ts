import { startAccountsApp, type AccountsApp, type SignedInWire } from '../testing/accounts.fixture.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccountsApp();
});
afterAll(() => app.close());

const NEW_PASSWORD = 'a different staple';
const SAID = { message: 'If that email address is in our database, we will send you an email to reset your password.' };
const REFUSED = [400, { message: 'Invalid or expired code', code: 'reset.code-refused' }];
const TOKEN_REFUSED = [400, { message: 'Your code was used already, or is too old. Ask for a new one.', code: 'TOKEN_INVALID' }];

const told = async (response: Response) => [response.status, await response.json()] as [number, object];
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

/** The code of the latest mail. */
async function codeFor(email: string): Promise<string> {
  await forgot(email);
  const letters = await mailedTo(email);
  return (
    /^(\d{3}) (\d{3})$/m
      .exec(letters.at(-1)?.body ?? '')
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
  it('is replaced by way of a code and a token, and every session ends', async () => {
    const { token, user } = await app.register();
    expect(await told(await forgot(user.email))).toEqual([200, SAID]);
    const [letter] = await mailedTo(user.email);
    const [, shown = ''] = /^(\d{3} \d{3})$/m.exec(letter?.body ?? '') ?? [];
    expect(letter?.subject).toBe(`${shown} is your code for a new Alma password`);

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

  it('keeps digests, and not a word of what was mailed', async () => {
    const person = await app.register();
    const code = await codeFor(person.user.email);
    const exchanged = (await (await exchange(person.user.email, code)).json()) as { resetToken: string };
    const [row] = await rowsOf(person);
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row?.reset_token).toMatch(/^[\w-]{43}$/);
    expect(row?.reset_token).not.toBe(exchanged.resetToken);
    expect(await told(await reset(row?.reset_token ?? ''))).toEqual(TOKEN_REFUSED);
  });
});

describe('asking for a code', () => {
  it('says the same for everybody, and mails nobody who has no account', async () => {
    const disabled = await app.register();
    await app.db('users').where({ id: disabled.user.id }).update({ disabled_at: app.db.fn.now() });
    for (const email of ['nobody@example.edu', disabled.user.email]) {
      expect(await told(await forgot(email))).toEqual([200, SAID]);
      expect(await mailedTo(email)).toEqual([]);
    }
  });

  it('takes the same time for everybody', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => app.register()));
    const took = async (email: string) => {
      const startedAt = performance.now();
      await forgot(email);
      return performance.now() - startedAt;
    };
    for (const [index, { user }] of people.entries())
      for (const email of [user.email, `nobody${index}@example.edu`]) expect(await took(email)).toBeGreaterThanOrEqual(145);
  });

  it('again within a minute, or a fourth time in an hour, mails nothing more and leaves the last code good', async () => {
    const person = await app.register();
    const { email } = person.user;
    const first = await codeFor(email);
    expect(await told(await forgot(email))).toEqual([200, SAID]);
    expect(await mailedTo(email)).toHaveLength(1);
    await passes(61, 'created_at');
    await forgot(email);
    await passes(61, 'created_at');
    const third = await codeFor(email);
    await passes(61, 'created_at');
    expect(await told(await forgot(email))).toEqual([200, SAID]);
    expect(await mailedTo(email)).toHaveLength(3);
    expect((await rowsOf(person)).map(({ used }) => used)).toEqual([true, true, false]);
    expect(await told(await exchange(email, first === third ? wrong(first) : first))).toEqual(REFUSED);
    expect((await exchange(email, third)).status).toBe(200);
    await passes(3_600, 'created_at');
    await forgot(email);
    expect(await mailedTo(email)).toHaveLength(4);
  });

  it('many times at once mails one', async () => {
    const person = await app.register();
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await forgot(person.user.email)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await mailedTo(person.user.email)).toHaveLength(1);
    expect(await rowsOf(person)).toHaveLength(1);
  });

  it('ignores where the request says it was sent to', async () => {
    const { user } = await app.register();
    await app.get('/api/auth/forgot-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
      body: JSON.stringify({ email: user.email }),
    });
    const [letter] = await mailedTo(user.email);
    expect(letter?.body).toContain('https://alma.example/forgot-password');
    expect(letter?.body).not.toContain('evil.example');
  });
});

describe('a code', () => {
  it('dies with the fifth wrong try', async () => {
    const person = await app.register();
    const code = await codeFor(person.user.email);
    for (let time = 0; time < 5; time += 1) expect(await told(await exchange(person.user.email, wrong(code)))).toEqual(REFUSED);
    expect(await told(await exchange(person.user.email, code))).toEqual(REFUSED);
    expect(await rowsOf(person)).toMatchObject([{ used: true, attempts: 5, reset_token: null }]);
  });

  it('is good at the fifth try', async () => {
    const { user } = await app.register();
    const code = await codeFor(user.email);
    for (let time = 0; time < 4; time += 1) await exchange(user.email, wrong(code));
    expect((await exchange(user.email, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('tried twenty times at once is tried five times', async () => {
    const person = await app.register();
    const code = await codeFor(person.user.email);
    await Promise.all(Array.from({ length: 20 }, () => exchange(person.user.email, wrong(code))));
    expect(await rowsOf(person)).toMatchObject([{ used: true, attempts: 5 }]);
  });

  it('is exchanged once, even ten times at once', async () => {
    const { user } = await app.register();
    const code = await codeFor(user.email);
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await exchange(user.email, code)).status));
    expect(statuses.sort()).toEqual([200, ...Array<number>(9).fill(400)]);
    expect(await told(await exchange(user.email, code))).toEqual(REFUSED);
  });

  it('is good for 15 minutes', async () => {
    const { user } = await app.register();
    const code = await codeFor(user.email);
    await passes(901, 'expires_at');
    expect(await told(await exchange(user.email, code))).toEqual(REFUSED);
    await passes(-60, 'expires_at');
    expect((await exchange(user.email, code)).status).toBe(200);
  });

  it('is good for its own address only, and what is no code is refused in the same words', async () => {
    const [ada, bob] = await Promise.all([app.register(), app.register()]);
    const code = await codeFor(ada.user.email);
    for (const [email, given] of [
      [bob.user.email, code],
      ['nobody@example.edu', code],
      [ada.user.email, ''],
      [ada.user.email, '12345'],
      [ada.user.email, 'abcdef'],
    ] as const)
      expect(await told(await exchange(email, given))).toEqual(REFUSED);
  });
});

describe('the token for a code', () => {
  it('sets one password, even ten times at once', async () => {
    const { user } = await app.register();
    const token = await tokenFor(user.email);
    const passwords = Array.from({ length: 10 }, (_, i) => `a different staple ${i}`);
    const statuses = await Promise.all(passwords.map(async (password) => (await reset(token, password)).status));
    expect([...statuses].sort()).toEqual([204, ...Array<number>(9).fill(400)]);
    await app.login(user.email, passwords[statuses.indexOf(204)]);
    expect(await mailedTo(user.email, 'password-changed')).toHaveLength(1);
    expect(await told(await reset(token))).toEqual(TOKEN_REFUSED);
  });

  it('is good for ten minutes', async () => {
    const { user } = await app.register();
    const token = await tokenFor(user.email);
    await passes(601, 'expires_at');
    expect(await told(await reset(token))).toEqual(TOKEN_REFUSED);
    await passes(-60, 'expires_at');
    expect((await reset(token)).status).toBe(204);
  });

  it('stays good when the password will not do', async () => {
    const { user } = await app.register();
    const token = await tokenFor(user.email);
    for (const [password, message] of [
      ['short', 'At least 8 characters'],
      ['iloveyou', 'This password is one of the first that others would try. Choose another one'],
      [`${user.username}123`, 'Choose a password that is not made of your name, username or email address'],
    ] as const)
      expect(await told(await reset(token, password))).toEqual([
        400,
        { message: `${message}.`, code: 'password.weak', errors: [{ path: 'password', message }] },
      ]);
    expect((await reset(token)).status).toBe(204);
  });

  it('ends with a newer code', async () => {
    const { user } = await app.register();
    const token = await tokenFor(user.email);
    await passes(61, 'created_at');
    await forgot(user.email);
    expect(await told(await reset(token))).toEqual(TOKEN_REFUSED);
  });

  it('is of no use for a disabled account', async () => {
    const { user } = await app.register();
    const token = await tokenFor(user.email);
    await app.db('users').where({ id: user.id }).update({ disabled_at: app.db.fn.now() });
    expect(await told(await reset(token))).toEqual(TOKEN_REFUSED);
  });

  it('lets an owner in again who was made to wait', async () => {
    const { user } = await app.register();
    for (let time = 0; time < 11; time += 1) await app.post('/api/auth/login', { email: user.email, password: 'wrong horse battery' });
    await reset(await tokenFor(user.email));
    await app.login(user.email, NEW_PASSWORD);
  });

  it.each(['x', 'A'.repeat(43), '__proto__'])('is not %j', async (token) => {
    expect(await told(await reset(token))).toEqual(TOKEN_REFUSED);
  });
});
