import { PASSWORD, startUseCases, type AccountUseCases } from '../accounts.fixture.ts';

let app: AccountUseCases;
beforeEach(async () => {
  app = await startUseCases();
});
afterEach(() => app.close());

const NEXT = 'a new horse and battery';
const change = { current: PASSWORD, next: NEXT };
const idOf = (token: string) => app.accounts.identify(token);
const events = (userId: number) => app.db('audit_log').where({ user_id: userId }).orderBy('id').pluck<string[]>('event');

describe('a change of the own password', () => {
  it('ends all other sessions, gives this one a new id and informs the owner', async () => {
    const ada = await app.signUp('ada');
    await app.signIn('ada@example.edu');
    expect(await idOf(ada.sessionId)).toBeDefined();
    await app.profile.changePassword(ada, change);

    const live = await app.db('sessions').where({ user_id: ada.user.id }).whereNull('revoked_at').pluck<string[]>('id');
    expect(live).toHaveLength(1);
    expect(live).not.toContain(ada.sessionId);
    expect(await idOf(ada.sessionId)).toBeUndefined();
    expect((await app.emailTo('ada@example.edu')).kind).toBe('password-changed');
    expect(await events(ada.user.id)).toContain('password-changed');
    expect(await app.signIn('ada@example.edu', NEXT)).toMatchObject({ id: ada.user.id });
  });

  it('happens once when two are sent with the same current password', async () => {
    const ada = await app.signUp('ada');
    const both = await Promise.allSettled([1, 2].map((n) => app.profile.changePassword(ada, { current: PASSWORD, next: `${NEXT} ${n}` })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kind: 'invalid', faults: [{ path: 'current' }] } });
    expect((await events(ada.user.id)).filter((event) => event === 'password-changed')).toHaveLength(1);
  });

  it('changes nothing with a wrong password, and nothing in a session that has ended', async () => {
    const ada = await app.signUp('ada');
    const wrong = app.profile.changePassword(ada, { current: 'wrong', next: NEXT });
    await expect(wrong).rejects.toMatchObject({ kind: 'invalid', faults: [{ path: 'current' }] });
    await app.profile.endAllSessions(ada);
    await expect(app.profile.changePassword(ada, change)).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(await events(ada.user.id)).not.toContain('password-changed');
    expect(await app.signIn('ada@example.edu', PASSWORD)).toMatchObject({ id: ada.user.id });
  });
});

it('signing out everywhere ends every session, also this one, and is recorded', async () => {
  const ada = await app.signUp('ada');
  await app.signIn('ada@example.edu');
  await app.profile.endAllSessions(ada);
  expect(await app.db('sessions').where({ user_id: ada.user.id }).whereNull('revoked_at').pluck<string[]>('id')).toEqual([]);
  expect(await idOf(ada.sessionId)).toBeUndefined();
  expect(await events(ada.user.id)).toContain('signed-out-everywhere');
});
