import type { WireOf } from '../../../contracts/endpoint.ts';
import type { accountsContract } from '../../../contracts/accounts.contract.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { answerOf } from '../testing/http.fixture.ts';

let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp();
});
afterAll(() => app.close());

type Verified = WireOf<(typeof accountsContract)['verifyEmail']>;

/** The emailed tokens of a user, the latest last. */
async function tokensOf(userId: number): Promise<string[]> {
  const emails = await app
    .db('email_outbox')
    .where({ user_id: userId, kind: 'verify-email' })
    .orderBy('id')
    .select<{ body: string }[]>('body');
  return emails.map(({ body }) => /^https:\/\/alma\.example\/verify-email\?token=(\S+)$/m.exec(body)?.[1] ?? '');
}

const verify = (token: string) => app.post('/api/auth/verify-email', { token });
const resend = (token: string) => app.post('/api/auth/resend-verification', undefined, token);
const INVALID = [400, { message: 'This link is not valid, or was used already.', code: 'TOKEN_INVALID' }];

/** Makes all emails older, instead of waiting. */
const passes = (seconds: number) =>
  app.db('email_outbox').update({ created_at: app.db.raw('created_at - make_interval(secs => ?)', [seconds]) });

describe('confirming an address', () => {
  it('works once with the emailed link', async () => {
    const { user, token } = await app.register();
    const [mailed = ''] = await tokensOf(user.id);
    const response = await verify(mailed);
    const verified = (await response.json()) as Verified;
    expect([response.status, verified]).toEqual([200, { user: { ...user, emailVerified: true } }]);
    expect(await (await app.me(token)).json()).toMatchObject({ emailVerified: true });
    expect(await answerOf(await verify(mailed))).toEqual(INVALID);
    const row = await app.db('users').where({ id: user.id }).first<Record<string, unknown>>();
    expect(row).toMatchObject({ email_verification_token: null, email_verification_expiry: null });
  });

  it('ten times at once succeeds once', async () => {
    const { user } = await app.register();
    const [mailed = ''] = await tokensOf(user.id);
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await verify(mailed)).status));
    expect(statuses.sort()).toEqual([200, ...Array<number>(9).fill(400)]);
  });

  it('returns 410 after a day, each time', async () => {
    const { user } = await app.register();
    const [mailed = ''] = await tokensOf(user.id);
    const expiry = async (interval: string) =>
      app
        .db('users')
        .where({ id: user.id })
        .update({ email_verification_expiry: app.db.raw('email_verification_expiry - ?::interval', [interval]) });
    await expiry('24 hours 1 second');
    for (let time = 0; time < 2; time += 1)
      expect(await answerOf(await verify(mailed))).toEqual([
        410,
        { message: 'This link has expired. Ask for a new one.', code: 'TOKEN_EXPIRED' },
      ]);
    expect(await app.json('/api/user', { headers: { Authorization: `Bearer ${(await app.login(user.email)).token}` } })).toMatchObject({
      emailVerified: false,
    });
    await expiry('-1 minute');
    expect((await verify(mailed)).status).toBe(200);
  });

  it.each(['x', 'constructor', "' or 1=1 --", 'A'.repeat(43), '%00'])('refuses %j', async (token) => {
    expect(await answerOf(await verify(token))).toEqual(INVALID);
  });

  it('refuses a digest as token, and tokens of a disabled account', async () => {
    const { user } = await app.register();
    const row = await app.db('users').where({ id: user.id }).first<{ email_verification_token: string }>();
    expect(await answerOf(await verify(row.email_verification_token))).toEqual(INVALID);
    const [mailed = ''] = await tokensOf(user.id);
    await app.db('users').where({ id: user.id }).update({ disabled_at: app.db.fn.now() });
    expect(await answerOf(await verify(mailed))).toEqual(INVALID);
  });
});

describe('asking for another email', () => {
  it('replaces the link', async () => {
    const { user, token } = await app.register();
    expect(await answerOf(await resend(token))).toEqual([
      202,
      { message: 'We have sent you a new email with a link to confirm your address.' },
    ]);
    const [first = '', second = ''] = await tokensOf(user.id);
    expect(await answerOf(await verify(first))).toEqual(INVALID);
    expect((await verify(second)).status).toBe(200);
  });

  it('is possible once a minute, also when calls come at once', async () => {
    const { user, token } = await app.register();
    const responses = await Promise.all(Array.from({ length: 5 }, () => resend(token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([202, 429, 429, 429, 429]);
    expect(await tokensOf(user.id)).toHaveLength(2);
    const response = await resend(token);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(55);
    expect(await answerOf(response)).toEqual([
      429,
      { message: 'We have already sent you an email. Try again later.', code: 'verification.too-many' },
    ]);
  });

  it('is possible five times a day', async () => {
    const { user, token } = await app.register();
    for (let time = 0; time < 5; time += 1) {
      expect((await resend(token)).status).toBe(202);
      // The account is as old as its first email.
      await app
        .db('users')
        .where({ id: user.id })
        .update({ created_at: app.db.raw("created_at - interval '61 seconds'") });
      await passes(61);
    }
    const response = await resend(token);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(86_000);
    await app
      .db('users')
      .where({ id: user.id })
      .update({ created_at: app.db.raw("created_at - interval '1 day'") });
    await passes(86_400);
    expect((await resend(token)).status).toBe(202);
  });

  it('sends no email for a confirmed address', async () => {
    const { user, token } = await app.register();
    await verify((await tokensOf(user.id))[0] ?? '');
    expect(await answerOf(await resend(token))).toEqual([202, { message: 'Your email address is already confirmed.' }]);
    expect(await tokensOf(user.id)).toHaveLength(1);
  });

  it('requires a session', async () => {
    expect((await app.post('/api/auth/resend-verification')).status).toBe(401);
  });
});
