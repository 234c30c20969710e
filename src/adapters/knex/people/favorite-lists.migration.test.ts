import { down, up } from '../../../../migrations/0052_let_a_college_be_in_several_lists.ts';
import { aCollegeRow } from '../testing/college-row.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createListRows } from './favorite-lists.repo.ts';
import { createFavoriteStore } from './favorites.repo.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.db('colleges').insert([1, 2, 3, 4, 5].map((id) => aCollegeRow(id)));
  await down(database.db);
});
afterEach(() => database.destroy());

async function aUser(username: string): Promise<number> {
  const user = { username, email: `${username}@example.edu`, password: '-', first_name: 'Ada', last_name: 'Lovelace' };
  const [row] = await database.db('users').insert(user).returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}
async function aList(userId: number, name: string): Promise<number> {
  const [row] = await database.db('favorite_lists').insert({ user_id: userId, name }).returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}

it('keeps each college in its list, and the order in which the page showed the lists', async () => {
  const { db } = database;
  const [ada, grace] = [await aUser('ada'), await aUser('grace')];
  const [near, far] = [await aList(ada, 'near'), await aList(ada, 'Far')];
  const rows = [
    { college_id: 1, list_id: near, position: 1 },
    { college_id: 2, list_id: near, position: 0 },
    { college_id: 3, list_id: far, position: 0 },
    { college_id: 4, list_id: null, position: 7 },
    { college_id: 5, list_id: null, position: 0 },
  ];
  await db('user_favorites').insert(rows.map((row) => ({ ...row, user_id: ada })));
  await db('user_favorites').insert({ user_id: grace, college_id: 1, position: 4 });

  await up(db);
  const favorites = createFavoriteStore(db);
  const shown = (await favorites.all(ada)).map(({ collegeId, listIds, position }) => [collegeId, listIds, position]);
  expect(shown).toEqual([
    [5, [], 0],
    [4, [], 1],
    [3, [far], 2],
    [2, [near], 3],
    [1, [near], 4],
  ]);
  expect(await favorites.all(grace)).toMatchObject([{ collegeId: 1, listIds: [], position: 4 }]);

  await db.transaction((trx) => createListRows(trx).changeMembers(ada, far, { add: [1] }));
  await down(db);
  const back = await db('user_favorites').where({ user_id: ada }).orderBy('college_id').pluck<(number | null)[]>('list_id');
  expect(back).toEqual([near, near, far, null, null]);
  await up(db);
});

it('lets no list hold a college that another person saved', async () => {
  const { db } = database;
  await up(db);
  const [ada, grace] = [await aUser('ada'), await aUser('grace')];
  const list = await aList(ada, 'Mine');
  const [theirs] = await db('user_favorites').insert({ user_id: grace, college_id: 1 }).returning<{ id: number }[]>('id');
  for (const user of [ada, grace]) {
    const row = { user_id: user, list_id: list, favorite_id: theirs?.id };
    await expect(db('favorite_list_members').insert(row)).rejects.toThrow('foreign key');
  }
});
