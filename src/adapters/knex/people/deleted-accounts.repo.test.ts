import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { aCollegeRow } from '../testing/college-row.fixture.ts';
import { createDeletedAccountStore } from './deleted-accounts.repo.ts';
import { createFavoriteListStore } from './favorite-lists.repo.ts';
import { createFavoriteStore } from './favorites.repo.ts';
import { createSavedRankingStore } from '../people/saved-rankings.repo.ts';
import { createSavedSearchStore } from '../people/saved-searches.repo.ts';
import { createStudentFactsStore } from '../accounts/student-facts.repo.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const KEY = { digest: 'digest of the key', encrypt: (text: string) => text };

async function addUser(): Promise<number> {
  const { db } = database;
  const person = { username: 'ada', email: 'ada@example.edu', password: '-', first_name: 'Ada', last_name: 'Lovelace' };
  const [user] = await db('users').insert(person).returning<{ id: number }[]>('id');
  return user?.id ?? 0;
}

it('restores a snapshot that is older than some of the tables', async () => {
  const { db } = database;
  const accounts = createDeletedAccountStore(db);
  const userId = await addUser();
  await createSavedRankingStore(db).add(userId, { name: 'Near home', query: 'st=AL' }, 50);
  await accounts.erase({ userId, passwordHash: '-', addressDigest: 'ada', restorableSeconds: 60, key: KEY });
  const copy = await accounts.find('ada', KEY.digest);
  const { owned, ...snapshot } = JSON.parse(copy?.encrypted ?? '') as { owned: Record<string, unknown> };
  expect(owned).toMatchObject({ saved_rankings: [{ name: 'Near home' }], match_sessions: [] });

  const decrypted = JSON.stringify({ ...snapshot, owned: { user_pictures: [], favorite_lists: [], user_favorites: [] } });
  const back = await accounts.restore({ id: copy?.id ?? 0, decrypted }, (before) => before);
  expect(back).toMatchObject({ id: userId, email: 'ada@example.edu' });
});

it('restores lists from a copy of before a college could be in several', async () => {
  const { db } = database;
  const accounts = createDeletedAccountStore(db);
  await db('users').where({ email: 'ada@example.edu' }).delete();
  await db('colleges').insert([1, 2, 3].map((id) => aCollegeRow(id)));
  const userId = await addUser();
  const favorites = createFavoriteStore(db);
  await favorites.save(userId, [1, 2, 3], 10);
  const list = await createFavoriteListStore(db).add(userId, { name: 'Near', shareToken: null, collegeIds: [1, 3] }, 10);
  const before = await favorites.all(userId);
  await accounts.erase({ userId, passwordHash: '-', addressDigest: 'lists', restorableSeconds: 60, key: KEY });
  expect(await db('favorite_list_members').where({ user_id: userId })).toEqual([]);
  const copy = await accounts.find('lists', KEY.digest);
  const { owned, ...snapshot } = JSON.parse(copy?.encrypted ?? '') as { owned: Record<string, Record<string, unknown>[]> };
  const { favorite_list_members: members = [], user_favorites: saved = [], ...others } = owned;
  const listOf = (id: unknown) => members.find((member) => member['favorite_id'] === id)?.['list_id'] ?? null;
  const old = { ...others, user_favorites: saved.map((row) => ({ ...row, list_id: listOf(row['id']) })) };

  await db('colleges').where({ id: 3 }).delete();
  await accounts.restore({ id: copy?.id ?? 0, decrypted: JSON.stringify({ ...snapshot, owned: old }) }, (type) => type);
  expect(await favorites.all(userId)).toEqual(before.filter(({ collegeId }) => collegeId !== 3));
  expect((await favorites.all(userId)).map(({ listIds }) => listIds)).toEqual([[], [typeof list === 'object' && list.id]]);
});

it('restores saved searches and student facts', async () => {
  const { db } = database;
  const accounts = createDeletedAccountStore(db);
  await db('users').where({ email: 'ada@example.edu' }).delete();
  const userId = await addUser();
  await createSavedSearchStore(db).add(userId, { name: 'Near home', query: 'state=AL' }, 50);
  const facts = createStudentFactsStore(db);
  await facts.write(userId, { sat: 1240, gpa: 3.55, zip: '01002' });
  await accounts.erase({ userId, passwordHash: '-', addressDigest: 'facts', restorableSeconds: 60, key: KEY });
  for (const table of ['saved_searches', 'student_facts']) expect(await db(table).where({ user_id: userId })).toEqual([]);

  const copy = await accounts.find('facts', KEY.digest);
  await accounts.restore({ id: copy?.id ?? 0, decrypted: copy?.encrypted ?? '' }, (before) => before);
  expect(await facts.read(userId)).toEqual({ sat: 1240, gpa: 3.55, zip: '01002' });
  expect(await createSavedSearchStore(db).all(userId)).toMatchObject([{ name: 'Near home', query: 'state=AL' }]);
});

it('finds a copy from before there were digests of keys, behind those of the same key', async () => {
  const { db } = database;
  const accounts = createDeletedAccountStore(db);
  const copies = [
    { sealed: 'old', key_digest: null },
    { sealed: 'of a squatter', key_digest: 'another' },
    { sealed: 'new', key_digest: KEY.digest },
  ];
  for (const copy of copies)
    await db('deleted_accounts').insert({ ...copy, email_digest: 'bob', purge_at: db.raw("now() + interval '1 day'") });
  expect(await accounts.find('bob', KEY.digest)).toMatchObject({ encrypted: 'new' });
  await db('deleted_accounts').where({ key_digest: KEY.digest }).delete();
  expect(await accounts.find('bob', KEY.digest)).toMatchObject({ encrypted: 'old' });
  await db('deleted_accounts').update({ purge_at: db.fn.now() });
  expect(await accounts.find('bob', KEY.digest)).toBeUndefined();
});
