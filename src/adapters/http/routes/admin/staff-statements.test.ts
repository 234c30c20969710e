import { statementsOf } from '../../../knex/testing/statements.fixture.ts';
import { PASSWORD, signUpForm, startDatabaseApp, type DatabaseApp } from '../../testing/database-app.fixture.ts';

let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp();
});
afterAll(() => app.close());

/** With `begin` and `commit`. Raise a number only for a new statement that the call needs. */
const STATEMENTS = {
  create: 4,
  ask: 6,
  promote: 18,
  demote: 12,
  disable: 9,
  enable: 9,
  password: 9,
  secondStep: 13,
  changeRole: 15,
  changeLock: 10,
  changeBoth: 18,
  lockThree: 17,
  endSessions: 8,
};

it('sends no more statements to the database than a change of accounts by staff needs', async () => {
  const { staff, records } = app.useCases;
  const [{ user: admin }, { user: ada }, { user: bob }] = [await app.register(), await app.register(), await app.register()];
  await app.db('users').where({ id: admin.id }).update({ account_type: 'admin' });
  const sent: Record<string, number> = {};
  const count = async (name: string, work: () => Promise<unknown>) => void (sent[name] = await statementsOf(work));
  const change = async (name: string, changes: Record<string, unknown>) => {
    const { version } = await app.db('users').where({ id: bob.id }).first<{ version: number }>('version');
    await count(name, () =>
      app.actAs({ actor: `user ${admin.id}`, network: '' }, () =>
        records.change('users', { id: String(bob.id), version, reason: 'A test' }, changes),
      ),
    );
  };

  await count('create', () => staff.create({ ...signUpForm(), password: PASSWORD, accountType: 'viewer', emailVerified: true }));
  const caller = { sessionId: '', user: { ...ada, createdAt: new Date(ada.createdAt) } };
  await app.useCases.reports.send({ reporterId: ada.id, kind: 'access', targetId: ada.id, reason: 'other', message: 'I edit services.' });
  await count('ask', () => staff.requestAccess(caller));
  await count('promote', () => staff.setRole(ada.email, 'staff'));
  await count('demote', () => staff.setRole(ada.email, 'parent'));
  await count('disable', () => staff.disable(ada.email));
  await count('enable', () => staff.enable(ada.email));
  await count('password', () => staff.resetPassword(ada.email, `another ${PASSWORD}`));
  await app.db('second_steps').insert({ user_id: ada.id, sealed_secret: 'x', confirmed_at: new Date() });
  await count('secondStep', () => staff.resetSecondStep(ada.email));
  await change('changeRole', { accountType: 'staff' });
  await change('changeLock', { isDisabled: true });
  await change('changeBoth', { accountType: 'parent', isDisabled: false });
  await count('endSessions', () => app.useCases.people.endSessions(bob.id, 'A test'));
  const filter = { accountType: 'viewer' };
  for (const name of ['x', 'y']) {
    await staff.create({ ...signUpForm({ firstName: name }), password: PASSWORD, accountType: 'viewer', emailVerified: true });
  }
  await count('lockThree', () =>
    records.changeAll('users', { filter, action: 'change', changes: { isDisabled: true }, reason: 'A test' }, 3),
  );
  expect(sent).toEqual(STATEMENTS);
});
