import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createDeletedAccountStore } from './deleted-accounts.repo.ts';
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
