import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createDeletedAccountStore } from './deleted-accounts.repo.ts';
import { createSavedRankingStore } from '../people/saved-rankings.repo.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

it('restores a snapshot that is older than some of the tables', async () => {
  const { db } = database;
  const accounts = createDeletedAccountStore(db);
  const person = { username: 'ada', email: 'ada@example.edu', password: '-', first_name: 'Ada', last_name: 'Lovelace' };
  const [user] = await db('users').insert(person).returning<{ id: number }[]>('id');
  const userId = user?.id ?? 0;
  await createSavedRankingStore(db).add(userId, { name: 'Near home', query: 'st=AL' }, 50);
  const order = { userId, passwordHash: '-', addressDigest: 'ada', restorableSeconds: 60 };
  await accounts.erase({ ...order, encrypt: (text) => text });
  const encrypted = (await accounts.encrypted('ada')) ?? '';
  const { owned, ...snapshot } = JSON.parse(encrypted) as { owned: Record<string, unknown> };
  expect(owned).toMatchObject({ saved_rankings: [{ name: 'Near home' }], match_sessions: [] });

  const decrypted = JSON.stringify({ ...snapshot, owned: { user_pictures: [], favorite_lists: [], user_favorites: [] } });
  const back = await accounts.restore({ addressDigest: 'ada', encrypted, decrypted }, (before) => before);
  expect(back).toMatchObject({ id: userId, email: 'ada@example.edu' });
});
