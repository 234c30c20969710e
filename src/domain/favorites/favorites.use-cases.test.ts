import fc from 'fast-check';
import type { Knex } from 'knex';
import { aCollege } from '../colleges/college.fixture.ts';
import { parseRanking } from '../rankings/params.ts';
import { createSavedRankings } from '../rankings/saved-rankings.use-cases.ts';
import { someMajorWords } from '../majors/majors.fixture.ts';
import { createFavorites } from './favorites.use-cases.ts';
import { aCollegeRow } from '../../adapters/knex/testing/college-row.fixture.ts';
import { createKnexPorts } from '../../adapters/knex/index.ts';
import { createTestDatabase, type TestDatabase } from '../../adapters/knex/testing/database.fixture.ts';

const STORED = 12;
/** Includes ids that no college has. */
const anyId = fc.integer({ min: 1, max: STORED + 4 });
const UNKNOWN = '99';
const code = fc.constantFrom('51', '51.38', '51.3805');
const step = fc.oneof(
  fc.record({
    merge: fc.array(anyId, { maxLength: 20 }),
    majors: fc.array(fc.tuple(anyId, fc.oneof(code, fc.constant(UNKNOWN))), { maxLength: 6 }),
  }),
  fc.record({ add: fc.integer({ min: 1, max: STORED }), major: fc.option(code, { nil: undefined }) }),
  fc.record({ change: fc.integer({ min: 1, max: STORED }), major: fc.option(code) }),
  fc.record({ remove: anyId }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The majors of saved colleges after one step, by id. `saved` are the colleges after it. */
function chosenAfter(chosen: ReadonlyMap<number, string>, one: Step, saved: readonly number[]): Map<number, string> {
  const next = new Map(chosen);
  if ('merge' in one) {
    for (const [id, major] of new Map(one.majors)) if (one.merge.includes(id) && major !== UNKNOWN) next.set(id, major);
  } else if ('add' in one) {
    if (one.major !== undefined) next.set(one.add, one.major);
  } else if ('change' in one) {
    if (one.major === null) next.delete(one.change);
    else next.set(one.change, one.major);
  }
  return new Map([...next].filter(([id]) => saved.includes(id)));
}

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
    vocabulary: { words: someMajorWords },
    newToken: () => 'not used',
  });
}

it('saves each college once, the newest first, after any merges, additions and removals, and affects no other user', async () => {
  const { db } = database;
  const favorites = favoritesOver(db);
  const bystander = await aUser(db);
  await favorites.merge(bystander, [3, 1], new Map([[3, '11']]));
  const history = fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
    const userId = await aUser(db);
    // The oldest first, as in the browser.
    let model: number[] = [];
    let chosen = new Map<number, string>();
    for (const one of steps) {
      if ('remove' in one) {
        await favorites.remove(userId, one.remove);
        model = model.filter((id) => id !== one.remove);
        chosen = chosenAfter(chosen, one, model);
        continue;
      }
      if ('change' in one) {
        const changing = favorites.change(userId, one.change, { major: one.major });
        if (model.includes(one.change)) await changing;
        else await expect(changing).rejects.toMatchObject({ kind: 'not-found' });
        chosen = chosenAfter(chosen, one, model);
        continue;
      }
      const given = 'add' in one ? [one.add] : one.merge;
      const fresh = [...new Set(given)].filter((id) => id <= STORED && !model.includes(id));
      model.push(...fresh);
      if ('add' in one) expect((await favorites.add(userId, one.add, one.major)).isNew).toBe(fresh.length === 1);
      else expect((await favorites.merge(userId, one.merge, new Map(one.majors))).added).toBe(fresh.length);
      chosen = chosenAfter(chosen, one, model);
    }
    const saved = await favorites.all(userId);
    expect(saved.map(({ collegeId }) => collegeId)).toEqual(model.toReversed());
    expect(new Map(saved.flatMap(({ collegeId, major }) => (major ? [[collegeId, major.code]] : [])))).toEqual(chosen);
  });
  await fc.assert(history, { numRuns: 40 });
  expect((await favorites.all(bystander)).map(({ collegeId, major }) => [collegeId, major])).toEqual([
    [1, null],
    [3, { code: '11', name: 'Computing' }],
  ]);
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
