import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createStudentFactsStore } from './student-facts.repo.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

async function addUser(username: string): Promise<number> {
  const person = { username, email: `${username}@example.edu`, password: '-', first_name: 'Ada', last_name: 'Lovelace' };
  const [user] = await database.db('users').insert(person).returning<{ id: number }[]>('id');
  return user?.id ?? 0;
}

const ALL = { sat: 1240, act: 26, gpa: 3.55, income: '30001-48000', budget: 20_000, homeState: 'MA', zip: '01002' } as const;

it('replaces the facts of one user as a whole, and removes them', async () => {
  const facts = createStudentFactsStore(database.db);
  const [ada, bob] = [await addUser('ada'), await addUser('bob')];
  expect([await facts.read(ada), await facts.write(ada, ALL), await facts.read(ada)]).toEqual([null, ALL, ALL]);
  expect(await facts.write(bob, {})).toEqual({});
  expect(await facts.write(ada, { act: 30 })).toEqual({ act: 30 });
  expect([await facts.read(ada), await facts.read(bob)]).toEqual([{ act: 30 }, {}]);
  await facts.remove(ada);
  await facts.remove(ada);
  expect([await facts.read(ada), await facts.read(bob)]).toEqual([null, {}]);
});

it('refuses to write for a user who is gone, and values that the rules forbid', async () => {
  const facts = createStudentFactsStore(database.db);
  await expect(facts.write(999_999, ALL)).rejects.toMatchObject({ kind: 'unauthenticated' });
  const userId = await addUser('eve');
  for (const wrong of [{ sat: 399 }, { act: 37 }, { gpa: 5.1 }, { budget: 80_001 }, { homeState: 'o1' as 'OH' }, { zip: 'abcde' }])
    await expect(facts.write(userId, wrong)).rejects.toThrow();
});
