import { CLIENT, PASSWORD, startUseCases, type AccountUseCases } from '../accounts.fixture.ts';

let app: AccountUseCases;
beforeEach(async () => {
  app = await startUseCases();
});
afterEach(() => app.close());

const restore = (email: string, password = PASSWORD) => app.profile.restore({ email, password }, CLIENT);
const REFUSED = { kind: 'unauthenticated', message: 'Invalid credentials' };

describe('a deleted account', () => {
  it('needs the password, and can be restored for seven days', async () => {
    const caller = await app.signUp('ada');
    await expect(app.profile.remove(caller, { password: 'wrong' })).rejects.toMatchObject({ kind: 'invalid', code: 'password.wrong' });
    const until = await app.profile.remove(caller, { password: PASSWORD });
    expect((until.getTime() - Date.now()) / 86_400_000).toBeCloseTo(7, 2);

    expect(await app.accounts.identify(caller.sessionId)).toBeUndefined();
    await expect(app.signIn(caller.user.email)).rejects.toMatchObject(REFUSED);
    expect((await restore(caller.user.email)).user).toEqual(caller.user);
    expect(await app.signIn(caller.user.email)).toMatchObject({ id: caller.user.id });
  });

  it('is not restored with a wrong password, after its time, or twice, with one message for all', async () => {
    const caller = await app.signUp('ada');
    await app.profile.remove(caller, { password: PASSWORD });
    await expect(restore(caller.user.email, 'wrong')).rejects.toMatchObject(REFUSED);
    await app.db('deleted_accounts').update({ purge_at: app.db.raw("now() - interval '1 second'") });
    await expect(restore(caller.user.email)).rejects.toMatchObject(REFUSED);
    await app.db('deleted_accounts').update({ purge_at: app.db.raw("now() + interval '1 minute'") });
    await restore(caller.user.email);
    await expect(restore(caller.user.email)).rejects.toMatchObject(REFUSED);
  });

  it('can be restored only while its address and username are free', async () => {
    const caller = await app.signUp('ada');
    await app.profile.remove(caller, { password: PASSWORD });
    const other = await app.signUp('ada');
    await expect(restore(caller.user.email)).rejects.toMatchObject({ kind: 'conflict', code: 'account.taken' });
    await app.db('users').where({ id: other.user.id }).delete();
    expect((await restore(caller.user.email)).user.id).toBe(caller.user.id);
  });

  it.each(['staff', 'viewer'] as const)('loses the role %s', async (role) => {
    const caller = await app.signUp('ada');
    await app.staff.setRole(caller.user.email, role);
    await app.profile.remove(caller, { password: PASSWORD });
    expect((await restore(caller.user.email)).user.accountType).toBe('student');
  });

  it('cannot be that of the last admin', async () => {
    const [ada, bob] = [await app.signUp('ada'), await app.signUp('bob')];
    await app.staff.setRole(ada.user.email, 'admin');
    await expect(app.profile.remove(ada, { password: PASSWORD })).rejects.toMatchObject({ code: 'user.last-admin' });
    await app.staff.setRole(bob.user.email, 'admin');
    await app.profile.remove(ada, { password: PASSWORD });
    expect(await app.staff.list({ most: 10 })).toMatchObject([{ username: 'bob' }]);
  });
});
