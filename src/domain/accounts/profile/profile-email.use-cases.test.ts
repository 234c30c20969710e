import { PASSWORD, startUseCases, type AccountUseCases } from '../accounts.fixture.ts';

let app: AccountUseCases;
beforeEach(async () => {
  app = await startUseCases();
});
afterEach(() => app.close());

const NEW = 'ada.new@example.edu';
const tokenFor = async (address: string) => /verify-email\?token=(\S+)/.exec((await app.emailTo(address)).text)?.[1] ?? '';

describe('a change of address', () => {
  it('takes effect with the link, ends every session and informs the previous address', async () => {
    const caller = await app.signUp('ada');
    await app.profile.changeEmail(caller, { email: NEW, password: PASSWORD });
    expect(await app.signIn('ada@example.edu')).toMatchObject({ email: 'ada@example.edu' });

    expect(await app.accounts.verifyEmail(await tokenFor(NEW))).toMatchObject({ email: NEW, emailVerified: true });
    expect(await app.accounts.identify(caller.sessionId)).toBeUndefined();
    expect(await app.signIn(NEW)).toMatchObject({ id: caller.user.id });
    expect((await app.emailTo('ada@example.edu')).kind).toBe('email-changed');
  });

  it('needs the password', async () => {
    const caller = await app.signUp('ada');
    const wrong = app.profile.changeEmail(caller, { email: NEW, password: 'wrong' });
    await expect(wrong).rejects.toMatchObject({ kind: 'invalid', faults: [{ path: 'password' }] });
  });

  it('to a taken address sends a notice instead of a link', async () => {
    const [ada, bob] = [await app.signUp('ada'), await app.signUp('bob')];
    await app.profile.changeEmail(ada, { email: bob.user.email, password: PASSWORD });
    expect((await app.emailTo(bob.user.email)).kind).toBe('account-exists');
    expect(await tokenFor(bob.user.email)).toBe('');
  });

  it('is refused when another account took the address in between, and after 24 hours', async () => {
    const caller = await app.signUp('ada');
    await app.profile.changeEmail(caller, { email: NEW, password: PASSWORD });
    const token = await tokenFor(NEW);
    await app.signUp('ada.new');
    await expect(app.accounts.verifyEmail(token)).rejects.toMatchObject({ kind: 'conflict', code: 'email.taken' });
    await app
      .db('users')
      .where({ id: caller.user.id })
      .update({ pending_email_expiry: app.db.raw("now() - interval '1 second'") });
    await expect(app.accounts.verifyEmail(token)).rejects.toMatchObject({ kind: 'gone', code: 'TOKEN_EXPIRED' });
  });

  it('emails one address three times an hour, from all accounts together', async () => {
    const callers = [await app.signUp('ada'), await app.signUp('bob')];
    const change = (i: number) => app.profile.changeEmail(callers[i % 2]!, { email: NEW, password: PASSWORD });
    for (let i = 0; i < 3; i += 1) await change(i);
    await expect(change(3)).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 3_600 });
  });
});
