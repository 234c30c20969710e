import { PUBLIC_URL, useSignedInUser } from '../testing/database-app.fixture.ts';

const PASSWORD = 'correct horse battery';
const STARTED = { message: 'We sent a link to the new address. Your current address stays until you follow it.' };

let wanted: string;
const ada = useSignedInUser();
beforeEach(() => {
  wanted = `new.${ada.user.email}`;
});

interface Mail {
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  user_id: number | null;
}
const emailsTo = (recipient: string): Promise<Mail[]> => ada.app.db('email_outbox').where({ recipient }).orderBy('id');
const ask = (email: string, { password = PASSWORD, token = ada.token } = {}) => ada.app.post('/api/user/email', { email, password }, token);
const pending = async () => (await (await ada.call('GET', '/api/user/account')).json()) as { pendingEmail: string | null };
const verify = (token: string) => ada.app.post('/api/auth/verify-email', { token });
const rowOf = (id: number) => ada.app.db('users').where({ id }).first<Record<string, unknown>>();
const tokenTo = async (recipient: string) => {
  const [email] = (await emailsTo(recipient)).filter(({ kind }) => kind === 'confirm-new-email').slice(-1);
  return /\/verify-email\?token=([\w-]{43})\n/.exec(email?.body ?? '')?.[1] ?? '';
};

describe('asking for another address', () => {
  it('emails a link to the new address, stores its digest, and does not change the address yet', async () => {
    const answer = await ask(wanted);
    expect([answer.status, await answer.json()]).toEqual([202, STARTED]);
    const [email] = await emailsTo(wanted);
    expect(email).toMatchObject({ kind: 'confirm-new-email', user_id: ada.user.id });
    expect(email?.body).toContain(`${PUBLIC_URL}/verify-email?token=`);
    const row = await rowOf(ada.user.id);
    expect(JSON.stringify(row)).not.toContain(await tokenTo(wanted));
    expect(row).toMatchObject({ email: ada.user.email, pending_email: wanted });
    expect(await pending()).toMatchObject({ pendingEmail: wanted });
  });

  it('requires the password, and names its field in the error', async () => {
    const answer = await ask(wanted, { password: 'not the battery' });
    const errors = [{ path: 'password', message: 'This is not your password' }];
    expect([answer.status, await answer.json()]).toEqual([400, { message: 'This is not your password', code: 'password.wrong', errors }]);
    expect(await emailsTo(wanted)).toEqual([]);
    expect(await pending()).toMatchObject({ pendingEmail: null });
  });

  it('has the same answer for a taken address, and emails its owner a notice instead of a link', async () => {
    const other = await ada.app.register();
    const answer = await ask(other.user.email.toUpperCase());
    expect([answer.status, await answer.json()]).toEqual([202, STARTED]);
    expect(await pending()).toMatchObject({ pendingEmail: other.user.email.toUpperCase() });
    const emails = await emailsTo(other.user.email);
    expect(emails.map(({ kind }) => kind)).toEqual(['verify-email', 'account-exists']);
    expect(emails[1]).toMatchObject({ user_id: other.user.id });
    expect(emails[1]?.body).not.toMatch(/token=|Ada|Lovelace/);
    expect(await emailsTo(other.user.email.toUpperCase())).toEqual([]);
  });

  it('does nothing for the current address', async () => {
    const answer = await ask(ada.user.email.toUpperCase());
    expect([answer.status, await answer.json()]).toEqual([202, STARTED]);
    expect(await pending()).toMatchObject({ pendingEmail: null });
    expect((await emailsTo(ada.user.email)).map(({ kind }) => kind)).toEqual(['verify-email']);
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

  it('sends at most three emails an hour to one address, for all users together', async () => {
    const [other, third] = [await ada.app.register(), await ada.app.register()];
    const people = [ada, other, third];
    for (const address of [wanted, (await ada.app.register()).user.email]) {
      for (const { token } of people) expect((await ask(address, { token })).status).toBe(202);
      const refused = await ask(address, { token: other.token });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
      expect((await emailsTo(address)).filter(({ kind }) => kind !== 'verify-email')).toHaveLength(3);
      await ada.app.db('email_outbox').update({ created_at: ada.app.db.raw("now() - interval '61 minutes'") });
      expect((await ask(address, { token: other.token })).status).toBe(202);
    }
  });

  it('can be canceled, and then the link does not work', async () => {
    await ask(wanted);
    for (let i = 0; i < 2; i += 1) expect((await ada.call('DELETE', '/api/user/email')).status).toBe(204);
    expect(await pending()).toMatchObject({ pendingEmail: null });
    expect((await verify(await tokenTo(wanted))).status).toBe(400);
  });

  it('replaces the link of an earlier request', async () => {
    await ask(wanted);
    await ask(`2.${wanted}`);
    expect((await verify(await tokenTo(wanted))).status).toBe(400);
    expect((await verify(await tokenTo(`2.${wanted}`))).status).toBe(200);
  });
});

describe('following the link', () => {
  it('changes and verifies the address, ends every session and emails the old address', async () => {
    const elsewhere = await ada.app.login(ada.user.email);
    await ada.app.post('/api/auth/forgot-password', { email: ada.user.email });
    await ask(wanted);
    const answer = await verify(await tokenTo(wanted));
    expect([answer.status, await answer.json()]).toEqual([200, { user: { ...ada.user, email: wanted, emailVerified: true } }]);
    for (const { token } of [ada, elsewhere]) expect((await ada.app.me(token)).status).toBe(401);
    expect((await ada.app.post('/api/auth/login', { email: ada.user.email, password: PASSWORD })).status).toBe(401);
    expect((await ada.app.login(wanted)).user.email).toBe(wanted);
    expect(await ada.app.db('password_resets').where({ user_id: ada.user.id, used: false })).toEqual([]);
    const last = (await emailsTo(ada.user.email)).at(-1);
    expect(last).toMatchObject({ kind: 'email-changed', user_id: ada.user.id });
    expect(last?.body).not.toContain(wanted);
    const nothing = { pending_email: null, pending_email_token: null, pending_email_expiry: null, email_verification_token: null };
    expect(await rowOf(ada.user.id)).toMatchObject(nothing);
  });

  it('voids the verification link of the old address', async () => {
    const first = /token=([\w-]{43})/.exec((await emailsTo(ada.user.email))[0]?.body ?? '')?.[1] ?? '';
    await ask(wanted);
    await verify(await tokenTo(wanted));
    expect((await verify(first)).status).toBe(400);
  });

  it('works once, also when calls come at once', async () => {
    await ask(wanted);
    const token = await tokenTo(wanted);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)]);
    const kinds = (await emailsTo(ada.user.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['verify-email', 'email-change-asked', 'email-changed']);
  });

  it('returns 410 after 24 hours', async () => {
    await ask(wanted);
    await ada.app
      .db('users')
      .where({ id: ada.user.id })
      .update({ pending_email_expiry: ada.app.db.raw("now() - interval '1 second'") });
    expect(await pending()).toMatchObject({ pendingEmail: null });
    const answer = await verify(await tokenTo(wanted));
    expect([answer.status, await answer.json()]).toMatchObject([410, { code: 'TOKEN_EXPIRED' }]);
    expect(await rowOf(ada.user.id)).toMatchObject({ email: ada.user.email });
    expect((await ada.app.me(ada.token)).status).toBe(200);
  });

  it('returns 409 when someone else has taken the address', async () => {
    await ask(wanted);
    const other = await ada.app.register({ email: wanted });
    const answer = await verify(await tokenTo(wanted));
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'email.taken' }]);
    expect((await ada.app.me(ada.token)).status).toBe(200);
    expect(await (await ada.app.me(other.token)).json()).toMatchObject({ email: wanted, emailVerified: false });
  });

  it('gives the address to one account when two ask for it at once', async () => {
    const other = await ada.app.register();
    await ask(wanted);
    const mine = await tokenTo(wanted);
    await ask(wanted, { token: other.token });
    const answers = await Promise.all([verify(mine), verify(await tokenTo(wanted))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ada.app.db('users').where({ email: wanted })).toHaveLength(1);
  });

  it('does not work for a disabled account', async () => {
    await ask(wanted);
    await ada.app.db('users').where({ id: ada.user.id }).update({ disabled_at: ada.app.db.fn.now() });
    expect((await verify(await tokenTo(wanted))).status).toBe(400);
  });
});
