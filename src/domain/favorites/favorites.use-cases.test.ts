import fc from 'fast-check';
import type { Knex } from 'knex';
import { aCollege } from '../colleges/college.fixture.ts';
import { parseRanking } from '../rankings/params.ts';
import { createSavedRankings } from '../rankings/saved-rankings.use-cases.ts';
import { createFavorites } from './favorites.use-cases.ts';
import { aCollegeRow } from '../../adapters/knex/testing/college-row.fixture.ts';
import { createKnexPorts } from '../../adapters/knex/index.ts';
import { createTestDatabase, type TestDatabase } from '../../adapters/knex/testing/database.fixture.ts';

const STORED = 12;
/** Includes ids that no college has. */
const anyId = fc.integer({ min: 1, max: STORED + 4 });
const step = fc.oneof(
  fc.record({ merge: fc.array(anyId, { maxLength: 20 }) }),
  fc.record({ add: fc.integer({ min: 1, max: STORED }) }),
  fc.record({ remove: anyId }),
);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db('colleges').insert(Array.from({ length: STORED }, (_, index) => aCollegeRow(index + 1)));
});
afterAll(() => database.destroy());

let people = 0;
async function aUser(db: Knex): Promise<number> {
  people += 1;
  const name = `person${people}`;
  const user = { username: name, email: `${name}@example.edu`, password: '-', first_name: 'Ada', last_name: 'Lovelace' };
  const rows = await db('users').insert(user).returning<{ id: number }[]>('id');
  return rows[0]?.id ?? 0;
}

function favoritesOver(db: Knex) {
  const records = Array.from({ length: STORED }, (_, index) => aCollege({ id: index + 1 }));
  const byIds = (ids: readonly number[]) => ids.flatMap((id) => records.find((college) => college.id === id) ?? []);
  return createFavorites({
    ...createKnexPorts(db).favorites,
    colleges: { byIds },
    newToken: () => 'not used',
  });
}

it('saves each college once, the newest first, after any merges, additions and removals, and affects no other user', async () => {
  const { db } = database;
  const favorites = favoritesOver(db);
  const bystander = await aUser(db);
  await favorites.merge(bystander, [3, 1]);
  const history = fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
    const userId = await aUser(db);
    // The oldest first, as in the browser.
    let model: number[] = [];
    for (const one of steps) {
      if ('remove' in one) {
        await favorites.remove(userId, one.remove);
        model = model.filter((id) => id !== one.remove);
        continue;
      }
      const given = 'add' in one ? [one.add] : one.merge;
      const fresh = [...new Set(given)].filter((id) => id <= STORED && !model.includes(id));
      model.push(...fresh);
      if ('add' in one) expect((await favorites.add(userId, one.add)).isNew).toBe(fresh.length === 1);
      else expect((await favorites.merge(userId, one.merge)).added).toBe(fresh.length);
    }
    expect((await favorites.all(userId)).map(({ collegeId }) => collegeId)).toEqual(model.toReversed());
  });
  await fc.assert(history, { numRuns: 40 });
  expect((await favorites.all(bystander)).map(({ collegeId }) => collegeId)).toEqual([1, 3]);
});

it('saves nothing for an account that was just deleted', async () => {
  const favorites = favoritesOver(database.db);
  await expect(favorites.add(999_999, 1)).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(favorites.addList(999_999, { name: 'Dream' })).rejects.toMatchObject({ kind: 'unauthenticated' });
  const rankings = createSavedRankings({ ...createKnexPorts(database.db).rankings, newToken: () => 'not used' });
  const query = parseRanking(new URLSearchParams()).query;
  await expect(rankings.add(999_999, { name: 'Dream', query })).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(rankings.change(999_999, 1, { name: 'Dream' })).rejects.toMatchObject({ kind: 'unauthenticated' });
});
