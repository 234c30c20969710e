import {
  PASSWORD,
  PUBLIC_URL,
  startDatabaseApp,
  untilLocked,
  type DatabaseApp,
  type SignedInWire,
} from '../testing/database-app.fixture.ts';

/** Someone who knew the password for a moment has asked for another address. Whatever the owner does about it ends that request. */

const NEW_PASSWORD = 'seven quiet harbours';
const INVALID = [400, { message: 'This link is not valid, or was used already.', code: 'TOKEN_INVALID' }];

let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp();
});
afterAll(() => app.close());

let ada: SignedInWire;
let elsewhere: string;
beforeEach(async () => {
  ada = await app.register();
  elsewhere = `eve.${ada.user.email}`;
});

const textsTo = (recipient: string, kind: string): Promise<string[]> =>
  app.db('email_outbox').where({ recipient, kind }).orderBy('id').pluck<string[]>('body');
const emailTo = async (recipient: string, kind: string): Promise<string> => (await textsTo(recipient, kind)).at(-1) ?? '';
const verify = async (token: string) => {
  const answer = await app.post('/api/auth/verify-email', { token });
  return [answer.status, (await answer.json()) as unknown];
};
const succeeds = async (answer: Promise<Response>) => {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response;
};

/** The token of the link that the new address gets. */
async function askForAddress({ token }: SignedInWire, email = elsewhere, password = PASSWORD): Promise<string> {
  await succeeds(app.post('/api/user/email', { email, password }, token));
  return /\/verify-email\?token=([\w-]{43})\n/.exec(await emailTo(email, 'confirm-new-email'))?.[1] ?? '';
}

async function resetByEmail(email: string): Promise<void> {
  await succeeds(app.post('/api/auth/forgot-password', { email }));
  const code = /^\d{3} \d{3}$/m.exec(await emailTo(email, 'reset-password'))?.[0];
  const exchanged = await succeeds(app.post('/api/auth/verify-reset-code', { email, code }));
  const { resetToken } = (await exchanged.json()) as { resetToken: string };
  await succeeds(app.post('/api/auth/reset-password', { resetToken, password: NEW_PASSWORD }));
}

const REMEDIES: Record<string, () => Promise<unknown>> = {
  'a reset of the password by email': () => resetByEmail(ada.user.email),
  'a change of the password': () => succeeds(app.post('/api/user/password', { current: PASSWORD, next: NEW_PASSWORD }, ada.token)),
  'signing out everywhere': () => succeeds(app.post('/api/auth/logout-all', undefined, ada.token)),
  'an operator who disables and enables the account': async () => {
    await app.useCases.staff.disable(ada.user.email);
    await app.useCases.staff.enable(ada.user.email);
  },
  'an operator who enables an account that was disabled with a request pending': async () => {
    await app.db('users').where({ id: ada.user.id }).update({ disabled_at: app.db.fn.now() });
    await app.useCases.staff.enable(ada.user.email);
  },
  'an operator who sets a password': () => app.useCases.staff.resetPassword(ada.user.email, NEW_PASSWORD),
  'a change of the role': () => app.useCases.staff.setRole(ada.user.email, 'parent'),
  'deleting and restoring the account': async () => {
    await succeeds(app.call('DELETE', '/api/user', { password: PASSWORD }, ada.token));
    await succeeds(app.post('/api/user/restore', { email: ada.user.email, password: PASSWORD }));
  },
};

describe('a pending change of address is ended by', () => {
  it.each(Object.keys(REMEDIES))('%s', async (name) => {
    const token = await askForAddress(ada);
    await REMEDIES[name]?.();
    expect(await verify(token)).toEqual(INVALID);
    const nothing = { email: ada.user.email, pending_email: null, pending_email_token: null, pending_email_expiry: null };
    expect(await app.db('users').where({ id: ada.user.id }).first<object>()).toMatchObject(nothing);
  });

  it('a new password that is being set while the old one asks', async () => {
    const replacing = await app.db.transaction();
    await replacing('users').where({ id: ada.user.id }).update({ password: 'another hash' });
    const asking = app.post('/api/user/email', { email: elsewhere, password: PASSWORD }, ada.token);
    await untilLocked(app.db);
    await replacing.commit();
    const answer = await asking;
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'password.wrong', errors: [{ path: 'password' }] }]);
    expect(await emailTo(elsewhere, 'confirm-new-email')).toBe('');
  });
});

describe('an account that another person created with the owner’s address', () => {
  it('belongs to the owner after a reset by email, whatever was asked for before', async () => {
    const owner = `owner.${ada.user.email}`;
    const squatter = await app.register({ email: owner });
    const token = await askForAddress(squatter);
    await resetByEmail(owner);
    const { user } = await app.login(owner, NEW_PASSWORD);
    expect(await verify(token)).toEqual(INVALID);
    expect((await app.me(squatter.token)).status).toBe(401);

    await app.post('/api/auth/forgot-password', { email: elsewhere });
    expect(await emailTo(elsewhere, 'reset-password')).toBe('');
    expect((await app.login(owner, NEW_PASSWORD)).user).toEqual(user);
  });

  it('stays the owner’s who confirmed the address and then resets the password', async () => {
    const first = /token=([\w-]{43})/.exec(await emailTo(ada.user.email, 'verify-email'))?.[1] ?? '';
    const token = await askForAddress(ada);
    expect((await verify(first))[0]).toBe(200);
    await resetByEmail(ada.user.email);
    expect(await verify(token)).toEqual(INVALID);
    expect((await app.login(ada.user.email, NEW_PASSWORD)).user).toMatchObject({ email: ada.user.email, emailVerified: true });
  });
});

describe('the current address', () => {
  const warnings = () => textsTo(ada.user.email, 'email-change-asked');

  it('is told about a change when it is asked for, and what to do about it', async () => {
    await askForAddress(ada);
    const [text = '', ...more] = await warnings();
    expect(more).toEqual([]);
    expect(text).toContain(`${PUBLIC_URL}/forgot-password`);
    expect(text).not.toMatch(/token=|Ada|Lovelace/);
    expect(text).not.toContain(elsewhere);
  });

  it('is also told when the new address is taken, so that this does not show', async () => {
    const other = await app.register();
    await askForAddress(ada, other.user.email);
    expect(await warnings()).toHaveLength(1);
  });

  it('gets at most three of these emails an hour, and then nothing can be asked for', async () => {
    for (let i = 0; i < 3; i += 1) await askForAddress(ada, `${i}.${elsewhere}`);
    const refused = await app.post('/api/user/email', { email: elsewhere, password: PASSWORD }, ada.token);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await warnings()).toHaveLength(3);
    expect(await emailTo(elsewhere, 'confirm-new-email')).toBe('');
  });
});
