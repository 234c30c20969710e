import { createKnexPorts } from '../../adapters/knex/index.ts';
import { createTestDatabase } from '../../adapters/knex/testing/database.fixture.ts';
import type { AccountType, User } from '../accounts/user.ts';
import { createStaff } from './staff.use-cases.ts';

/** The use cases of staff over a new test database, with a hash that costs no time. Call `destroy` at the end. */
export async function startStaff() {
  const { db, destroy } = await createTestDatabase();
  const staff = createStaff({
    ...createKnexPorts(db).staff,
    hasher: { hash: async () => 'a hash' },
    passwords: { minLength: 8, isCommon: () => false },
    publicUrl: 'https://alma.example',
    howToPromote: 'promote them.',
  });
  return {
    db,
    staff,
    destroy,
    add: (username: string, accountType: AccountType): Promise<User> =>
      staff.create({
        username,
        email: `${username}@example.edu`,
        firstName: 'Ada',
        lastName: 'Lovelace',
        password: 'correct horse battery',
        accountType,
        emailVerified: true,
      }),
    emails: () => db('email_outbox').orderBy('id').select<{ kind: string; recipient: string; body: string }[]>('kind', 'recipient', 'body'),
  };
}

export type StaffApp = Awaited<ReturnType<typeof startStaff>>;
