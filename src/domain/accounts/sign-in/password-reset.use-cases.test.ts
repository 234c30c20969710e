import { PASSWORD, startUseCases, type AccountUseCases } from '../accounts.fixture.ts';

const NEW_PASSWORD = 'a new horse and battery';

let app: AccountUseCases;
beforeEach(async () => {
  app = await startUseCases();
});
afterEach(() => app.close());

async function codeFor(email: string): Promise<string> {
  await app.accounts.requestCode(email);
  return /^\d{3} \d{3}$/m.exec((await app.emailTo(email)).text)?.[0] ?? '';
}

describe('a password reset', () => {
  it('exchanges a code for a token, which sets a password and ends every session', async () => {
    const { user, sessionId } = await app.signUp('ada');
    const resetToken = await app.accounts.exchangeCode({ email: user.email, code: await codeFor(user.email) });
    await app.accounts.resetPassword({ resetToken, password: NEW_PASSWORD });

    expect(await app.accounts.identify(sessionId)).toBeUndefined();
    expect(await app.signIn(user.email, NEW_PASSWORD)).toMatchObject({ id: user.id });
    await expect(app.signIn(user.email, PASSWORD)).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect((await app.emailTo(user.email)).kind).toBe('password-changed');
  });

  it('does not use up the token with a weak password', async () => {
    const { user } = await app.signUp('ada');
    const resetToken = await app.accounts.exchangeCode({ email: user.email, code: await codeFor(user.email) });
    await expect(app.accounts.resetPassword({ resetToken, password: 'ada' })).rejects.toMatchObject({ code: 'password.weak' });
    await app.accounts.resetPassword({ resetToken, password: NEW_PASSWORD });
    await expect(app.accounts.resetPassword({ resetToken, password: NEW_PASSWORD })).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('refuses the right code after five wrong ones', async () => {
    const { user } = await app.signUp('ada');
    const code = await codeFor(user.email);
    const wrong = code === '000 000' ? '111 111' : '000 000';
    const refused = { code: 'reset.code-refused', message: 'Invalid or expired code' };
    for (let i = 0; i < 5; i += 1)
      await expect(app.accounts.exchangeCode({ email: user.email, code: wrong })).rejects.toMatchObject(refused);
    await expect(app.accounts.exchangeCode({ email: user.email, code })).rejects.toMatchObject(refused);
  });

  it('ends the wait after failed attempts to sign in', async () => {
    const { user } = await app.signUp('ada');
    for (let i = 0; i < 10; i += 1) await expect(app.signIn(user.email, 'wrong')).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(app.signIn(user.email)).rejects.toMatchObject({ kind: 'too-many' });
    const resetToken = await app.accounts.exchangeCode({ email: user.email, code: await codeFor(user.email) });
    await app.accounts.resetPassword({ resetToken, password: NEW_PASSWORD });
    expect(await app.signIn(user.email, NEW_PASSWORD)).toMatchObject({ id: user.id });
  });

  it('gives the same answer for an unknown address, and sends no email', async () => {
    const { user } = await app.signUp('ada');
    const answers = [await app.accounts.requestCode(user.email), await app.accounts.requestCode('nobody@example.edu')];
    expect(answers[0]).toBe(answers[1]);
    expect(await app.db('email_outbox').where({ kind: 'reset-password' }).pluck('recipient')).toEqual([user.email]);
  });
});
