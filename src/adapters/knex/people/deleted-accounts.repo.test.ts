import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { aCollegeRow } from '../testing/college-row.fixture.ts';
import { createDeletedAccountStore, createDeletionRows } from './deleted-accounts.repo.ts';
import { createKnexPorts } from '../index.ts';
import { createStudentFactsStore } from '../accounts/student-facts.repo.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const KEY = 'digest of the key';

/** Stores the copy without encryption, and returns it. */
async function erase(userId: number, addressDigest: string): Promise<string> {
  await database.db.transaction(async (trx) => {
    const deletions = createDeletionRows(trx);
    const { email } = await deletions.lock(userId);
    await deletions.keep({ addressDigest, keyDigest: KEY, encrypted: await deletions.snapshot(userId), seconds: 60 });
    await deletions.erase({ id: userId, email });
  });
  const copy = await createDeletedAccountStore(database.db).find(addressDigest, KEY);
  return copy?.encrypted ?? '';
}

const restore = (text: string) => database.db.transaction((trx) => createDeletionRows(trx).restore(text, 'student'));

async function addUser(): Promise<number> {
  const { db } = database;
  const person = { username: 'ada', email: 'ada@example.edu', password: '-', first_name: 'Ada', last_name: 'Lovelace' };
  const [user] = await db('users').insert(person).returning<{ id: number }[]>('id');
  return user?.id ?? 0;
}

it('restores a snapshot that is older than some of the tables', async () => {
  const { db } = database;
  const userId = await addUser();
  await db('saved_rankings').insert({ user_id: userId, name: 'Near home', query: 'st=AL' });
  const text = await erase(userId, 'ada');
  const { owned, ...snapshot } = JSON.parse(text) as { owned: Record<string, unknown> };
  expect(owned).toMatchObject({ saved_rankings: [{ name: 'Near home' }], match_sessions: [] });

  const decrypted = JSON.stringify({ ...snapshot, owned: { user_pictures: [], favorite_lists: [], user_favorites: [] } });
  const back = await restore(decrypted);
  expect(back).toMatchObject({ id: userId, email: 'ada@example.edu' });
});

it('restores lists from a copy of before a college could be in several', async () => {
  const { db } = database;
  await db('users').where({ email: 'ada@example.edu' }).delete();
  await db('colleges').insert([1, 2, 3].map((id) => aCollegeRow(id)));
  const userId = await addUser();
  const { favorites, transact } = createKnexPorts(db).favorites;
  const listId = await transact(async (stores) => {
    await stores.favorites.add(userId, [1, 2, 3]);
    const { id } = await stores.lists.add(userId, { name: 'Near', shareToken: null });
    await stores.lists.changeMembers(userId, id, { add: [1, 3] });
    return id;
  });
  const before = await favorites.all(userId);
  const text = await erase(userId, 'lists');
  expect(await db('favorite_list_members').where({ user_id: userId })).toEqual([]);
  const { owned, ...snapshot } = JSON.parse(text) as { owned: Record<string, Record<string, unknown>[]> };
  const { favorite_list_members: members = [], user_favorites: saved = [], ...others } = owned;
  const listOf = (id: unknown) => members.find((member) => member['favorite_id'] === id)?.['list_id'] ?? null;
  const old = { ...others, user_favorites: saved.map((row) => ({ ...row, list_id: listOf(row['id']) })) };

  await db('colleges').where({ id: 3 }).delete();
  await restore(JSON.stringify({ ...snapshot, owned: old }));
  expect(await favorites.all(userId)).toEqual(before.filter(({ collegeId }) => collegeId !== 3));
  expect((await favorites.all(userId)).map(({ listIds }) => listIds)).toEqual([[], [listId]]);
});

it('restores saved searches and student facts', async () => {
  const { db } = database;
  await db('users').where({ email: 'ada@example.edu' }).delete();
  const userId = await addUser();
  await db('saved_searches').insert({ user_id: userId, name: 'Near home', query: 'state=AL' });
  const facts = createStudentFactsStore(db);
  await facts.write(userId, { sat: 1240, gpa: 3.55, zip: '01002' });
  const text = await erase(userId, 'facts');
  for (const table of ['saved_searches', 'student_facts']) expect(await db(table).where({ user_id: userId })).toEqual([]);

  await restore(text);
  expect(await facts.read(userId)).toEqual({ sat: 1240, gpa: 3.55, zip: '01002' });
  expect(await createKnexPorts(db).searches.saved.all(userId)).toMatchObject([{ name: 'Near home', query: 'state=AL' }]);
});

it('finds a copy from before there were digests of keys, behind those of the same key', async () => {
  const { db } = database;
  const accounts = createDeletedAccountStore(db);
  const copies = [
    { sealed: 'old', key_digest: null },
    { sealed: 'of a squatter', key_digest: 'another' },
    { sealed: 'new', key_digest: KEY },
  ];
  for (const copy of copies)
    await db('deleted_accounts').insert({ ...copy, email_digest: 'bob', purge_at: db.raw("now() + interval '1 day'") });
  expect(await accounts.find('bob', KEY)).toMatchObject({ encrypted: 'new' });
  await db('deleted_accounts').where({ key_digest: KEY }).delete();
  expect(await accounts.find('bob', KEY)).toMatchObject({ encrypted: 'old' });
  await db('deleted_accounts').update({ purge_at: db.fn.now() });
  expect(await accounts.find('bob', KEY)).toBeUndefined();
});
