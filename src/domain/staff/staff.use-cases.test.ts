import type { Caller, User } from '../accounts/user.ts';
import { startStaff, type StaffApp } from './staff.fixture.ts';

let app: StaffApp;
let staff: StaffApp['staff'];
let add: StaffApp['add'];
let emails: StaffApp['emails'];
beforeEach(async () => {
  app = await startStaff();
  ({ staff, add, emails } = app);
});
afterEach(() => app.destroy());

const asCaller = (user: User): Caller => ({ sessionId: 'any', user });

describe('asking for access to the admin pages', () => {
  it('emails every admin whose account is not disabled, and no other user', async () => {
    for (const name of ['one', 'two', 'locked']) await add(name, 'admin');
    await add('helper', 'staff');
    await staff.disable('locked@example.edu');
    await staff.requestAccess(asCaller(await add('ada', 'student')), 'I run the career center.\nPlease let me in.');

    const written = await emails();
    expect(written.map(({ recipient }) => recipient)).toEqual(['one@example.edu', 'two@example.edu']);
    expect(written[0]?.body).toContain('Ada Lovelace (ada, ada@example.edu) asks for access');
    expect(written[0]?.body).toContain('\n> I run the career center.\n> Please let me in.\n');
  });

  it('emails the admins once a day per user, also for concurrent requests', async () => {
    await add('one', 'admin');
    const ada = asCaller(await add('ada', 'student'));
    const bob = asCaller(await add('bob', 'student'));
    await Promise.all(Array.from({ length: 8 }, () => staff.requestAccess(ada)));
    await staff.requestAccess(ada);
    expect(await emails()).toHaveLength(1);
    await staff.requestAccess(bob);
    expect(await emails()).toHaveLength(2);

    await app.db('email_outbox').update({ created_at: app.db.raw("now() - interval '25 hours'") });
    await staff.requestAccess(ada);
    expect(await emails()).toHaveLength(3);
  });

  it('emails at most 20 admins, and works without an admin', async () => {
    const ada = asCaller(await add('ada', 'student'));
    await staff.requestAccess(ada);
    expect(await emails()).toEqual([]);
    const admins = Array.from({ length: 25 }, (_, i) => ({ username: `admin${i}`, email: `admin${i}@example.edu` }));
    await app
      .db('users')
      .insert(admins.map((admin) => ({ ...admin, password: 'x', first_name: 'A', last_name: 'L', account_type: 'admin' })));
    await staff.requestAccess(ada);
    expect(await emails()).toHaveLength(20);
  });

  it('leaves no email when the account is deleted', async () => {
    await add('one', 'admin');
    const ada = await add('ada', 'student');
    await staff.requestAccess(asCaller(ada));
    await app.db('users').where({ id: ada.id }).delete();
    expect(await emails()).toEqual([]);
    await staff.requestAccess(asCaller(ada));
    expect(await emails()).toEqual([]);
  });
});
