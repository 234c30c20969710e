import { createStaff } from './staff.use-cases.ts';
import type { AccountType, Caller, User } from '../user.ts';
import { createTestDatabase, type TestDatabase } from '../../../adapters/knex/testing/database.fixture.ts';
import { createStaffStore } from '../../../adapters/knex/accounts/staff.repo.ts';

let database: TestDatabase;
let staff: ReturnType<typeof createStaff>;
beforeEach(async () => {
  database = await createTestDatabase();
  staff = createStaff({
    staff: createStaffStore(database.db, ''),
    hasher: { hash: async () => 'a hash', matches: async () => false, isOutdated: () => false },
    passwords: { minLength: 8, isCommon: () => false },
    publicUrl: 'https://alma.example',
    howToPromote: 'promote them.',
  });
});
afterEach(() => database.destroy());

const add = (username: string, accountType: AccountType): Promise<User> =>
  staff.create({
    username,
    email: `${username}@example.edu`,
    firstName: 'Ada',
    lastName: 'Lovelace',
    password: 'correct horse battery',
    accountType,
    emailVerified: true,
  });
const asCaller = (user: User): Caller => ({ sessionId: 'any', user });
const emails = () => database.db('email_outbox').orderBy('id').select<{ recipient: string; body: string }[]>('recipient', 'body');

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

    await database.db('email_outbox').update({ created_at: database.db.raw("now() - interval '25 hours'") });
    await staff.requestAccess(ada);
    expect(await emails()).toHaveLength(3);
  });

  it('emails at most 20 admins, and works without an admin', async () => {
    const ada = asCaller(await add('ada', 'student'));
    await staff.requestAccess(ada);
    expect(await emails()).toEqual([]);
    const admins = Array.from({ length: 25 }, (_, i) => ({ username: `admin${i}`, email: `admin${i}@example.edu` }));
    await database
      .db('users')
      .insert(admins.map((admin) => ({ ...admin, password: 'x', first_name: 'A', last_name: 'L', account_type: 'admin' })));
    await staff.requestAccess(ada);
    expect(await emails()).toHaveLength(20);
  });

  it('leaves no email when the account is deleted', async () => {
    await add('one', 'admin');
    const ada = await add('ada', 'student');
    await staff.requestAccess(asCaller(ada));
    await database.db('users').where({ id: ada.id }).delete();
    expect(await emails()).toEqual([]);
    await staff.requestAccess(asCaller(ada));
    expect(await emails()).toEqual([]);
  });
});
