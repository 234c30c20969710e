import { PUBLIC_URL, startAccountsApp, type AccountsApp, type SignedInWire } from '../testing/accounts.fixture.ts';

const PASSWORD = 'correct horse battery';
const ASKED = { message: 'We have sent a link to that address. Your address stays as it is until you follow it.' };

let app: AccountsApp;
let ada: SignedInWire;
let wanted: string;
beforeAll(async () => {
  app = await startAccountsApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await app.register();
  wanted = `new.${ada.user.email}`;
});

interface Mail {
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  user_id: number | null;
}
const mailsTo = (recipient: string): Promise<Mail[]> => app.db('email_outbox').where({ recipient }).orderBy('id');
const ask = (email: string, { password = PASSWORD, token = ada.token } = {}) => app.post('/api/user/email', { email, password }, token);
const pending = async () =>
  (await (await app.send('GET', '/api/user/account', undefined, ada.token)).json()) as { pendingEmail: string | null };
const verify = (token: string) => app.post('/api/auth/verify-email', { token });
const rowOf = (id: number) => app.db('users').where({ id }).first<Record<string, unknown>>();
const tokenTo = async (email: string) => {
  const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === 'confirm-new-email').slice(-1);
  return /\/verify-email\?token=([\w-]{43})\n/.exec(mail?.body ?? '')?.[1] ?? '';
};

describe('asking for another address', () => {
  it('mails a link there, keeps its digest, and leaves the address as it is', async () => {
    const answer = await ask(wanted);
    expect([answer.status, await answer.json()]).toEqual([202, ASKED]);
    const [mail] = await mailsTo(wanted);
    expect(mail).toMatchObject({ kind: 'confirm-new-email', user_id: ada.user.id });
    expect(mail?.body).toContain(`${PUBLIC_URL}/verify-email?token=`);
    const row = await rowOf(ada.user.id);
    expect(JSON.stringify(row)).not.toContain(await tokenTo(wanted));
    expect(row).toMatchObject({ email: ada.user.email, pending_email: wanted });
    expect(await pending()).toMatchObject({ pendingEmail: wanted });
  });

  it('takes the password, and says at its field when it is wrong', async () => {
    const answer = await ask(wanted, { password: 'not the battery' });
    const errors = [{ path: 'password', message: 'This is not your password' }];
    expect([answer.status, await answer.json()]).toEqual([400, { message: 'This is not your password', code: 'password.wrong', errors }]);
    expect(await mailsTo(wanted)).toEqual([]);
    expect(await pending()).toMatchObject({ pendingEmail: null });
  });

  it('looks the same when the address is somebody else’s, who gets a notice instead of a link', async () => {
    const other = await app.register();
    const answer = await ask(other.user.email.toUpperCase());
    expect([answer.status, await answer.json()]).toEqual([202, ASKED]);
    expect(await pending()).toMatchObject({ pendingEmail: other.user.email.toUpperCase() });
    const mails = await mailsTo(other.user.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['verify-email', 'account-exists']);
    expect(mails[1]).toMatchObject({ user_id: other.user.id });
    expect(mails[1]?.body).not.toMatch(/token=|Ada|Lovelace/);
    expect(await mailsTo(other.user.email.toUpperCase())).toEqual([]);
  });

  it('for one’s own address does nothing', async () => {
    const answer = await ask(ada.user.email.toUpperCase());
    expect([answer.status, await answer.json()]).toEqual([202, ASKED]);
    expect(await pending()).toMatchObject({ pendingEmail: null });
    expect((await mailsTo(ada.user.email)).map(({ kind }) => kind)).toEqual(['verify-email']);
  });

  it.each([['nobody'], [''], ['a@b'], [`${'x'.repeat(250)}@example.edu`], ['two@example.edu, three@example.edu']])(
    'refuses %j',
    async (email) => {
      const answer = await ask(email);
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { errors: [{ path: 'email', message: 'Please enter a valid email address' }] },
      ]);
    },
  );

  it('writes to one address three times an hour, free or not, whoever asks', async () => {
    const [other, third] = [await app.register(), await app.register()];
    for (const address of [wanted, third.user.email]) {
      for (const token of [ada.token, other.token, ada.token]) expect((await ask(address, { token })).status).toBe(202);
      const refused = await ask(address, { token: other.token });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
      expect((await mailsTo(address)).filter(({ kind }) => kind !== 'verify-email')).toHaveLength(3);
      await app
        .db('email_outbox')
        .where({ recipient: address })
        .update({ created_at: app.db.raw("now() - interval '61 minutes'") });
      expect((await ask(address, { token: other.token })).status).toBe(202);
    }
  });

  it('can be given up, and then the link is worth nothing', async () => {
    await ask(wanted);
    for (let i = 0; i < 2; i += 1) expect((await app.send('DELETE', '/api/user/email', undefined, ada.token)).status).toBe(204);
    expect(await pending()).toMatchObject({ pendingEmail: null });
    expect((await verify(await tokenTo(wanted))).status).toBe(400);
  });

  it('for another address replaces the link before', async () => {
    await ask(wanted);
    await ask(`2.${wanted}`);
    expect((await verify(await tokenTo(wanted))).status).toBe(400);
    expect((await verify(await tokenTo(`2.${wanted}`))).status).toBe(200);
  });
});

describe('following the link', () => {
  it('moves the account, proves the address, ends every session and tells the old address', async () => {
    const elsewhere = await app.login(ada.user.email);
    await app.post('/api/auth/forgot-password', { email: ada.user.email });
    await ask(wanted);
    const answer = await verify(await tokenTo(wanted));
    expect([answer.status, await answer.json()]).toEqual([200, { user: { ...ada.user, email: wanted, emailVerified: true } }]);
    for (const { token } of [ada, elsewhere]) expect((await app.me(token)).status).toBe(401);
    expect((await app.post('/api/auth/login', { email: ada.user.email, password: PASSWORD })).status).toBe(401);
    expect((await app.login(wanted)).user.email).toBe(wanted);
    expect(await app.db('password_resets').where({ user_id: ada.user.id, used: false })).toEqual([]);
    const last = (await mailsTo(ada.user.email)).at(-1);
    expect(last).toMatchObject({ kind: 'email-changed', user_id: ada.user.id });
    expect(last?.body).not.toContain(wanted);
    const nothing = { pending_email: null, pending_email_token: null, pending_email_expiry: null, email_verification_token: null };
    expect(await rowOf(ada.user.id)).toMatchObject(nothing);
  });

  it('makes the link of the first mail worthless: it proved the old address', async () => {
    const first = /token=([\w-]{43})/.exec((await mailsTo(ada.user.email))[0]?.body ?? '')?.[1] ?? '';
    await ask(wanted);
    await verify(await tokenTo(wanted));
    expect((await verify(first)).status).toBe(400);
  });

  it('works once, of many at once too', async () => {
    await ask(wanted);
    const token = await tokenTo(wanted);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)]);
    expect((await mailsTo(ada.user.email)).filter(({ kind }) => kind === 'email-changed')).toHaveLength(1);
  });

  it('is too late after 24 hours', async () => {
    await ask(wanted);
    await app
      .db('users')
      .where({ id: ada.user.id })
      .update({ pending_email_expiry: app.db.raw("now() - interval '1 second'") });
    expect(await pending()).toMatchObject({ pendingEmail: null });
    const answer = await verify(await tokenTo(wanted));
    expect([answer.status, await answer.json()]).toMatchObject([410, { code: 'TOKEN_EXPIRED' }]);
    expect(await rowOf(ada.user.id)).toMatchObject({ email: ada.user.email });
    expect((await app.me(ada.token)).status).toBe(200);
  });

  it('comes too late where somebody else has the address by now', async () => {
    await ask(wanted);
    const other = await app.register({ email: wanted });
    const answer = await verify(await tokenTo(wanted));
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'email.taken' }]);
    expect((await app.me(ada.token)).status).toBe(200);
    expect(await (await app.me(other.token)).json()).toMatchObject({ email: wanted, emailVerified: false });
  });

  it('gives an address that two accounts want at once to one of them', async () => {
    const other = await app.register();
    await ask(wanted);
    const mine = await tokenTo(wanted);
    await ask(wanted, { token: other.token });
    const answers = await Promise.all([verify(mine), verify(await tokenTo(wanted))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await app.db('users').where({ email: wanted })).toHaveLength(1);
  });

  it('is in vain for a disabled account', async () => {
    await ask(wanted);
    await app.db('users').where({ id: ada.user.id }).update({ disabled_at: app.db.fn.now() });
    expect((await verify(await tokenTo(wanted))).status).toBe(400);
  });
});
