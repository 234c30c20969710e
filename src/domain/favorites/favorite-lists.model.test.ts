import fc from 'fast-check';
import type { Knex } from 'knex';
import { aCollege } from '../colleges/college.fixture.ts';
import { DomainError } from '../shared/domain-error.ts';
import { someMajorWords } from '../majors/majors.fixture.ts';
import { createFavorites, type Favorites } from './favorites.use-cases.ts';
import { aCollegeRow } from '../../adapters/knex/testing/college-row.fixture.ts';
import { createKnexPorts } from '../../adapters/knex/index.ts';
import { createTestDatabase, type TestDatabase } from '../../adapters/knex/testing/database.fixture.ts';

const COLLEGES = 5;
const LISTS = 3;
const college = fc.integer({ min: 1, max: COLLEGES });
const list = fc.nat({ max: LISTS - 1 });
const step = fc.oneof(
  fc.record({ save: college }),
  fc.record({ unsave: college }),
  fc.record({ deleteList: list }),
  fc.record({ list, add: fc.array(college, { maxLength: 4 }), remove: fc.array(college, { maxLength: 4 }) }),
  fc.record({ foreign: fc.array(college, { minLength: 1, maxLength: 3 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let database: TestDatabase;
let favorites: Favorites;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const records = Array.from({ length: COLLEGES }, (_, index) => aCollege({ id: index + 1 }));
  await db('colleges').insert(records.map(({ id }) => aCollegeRow(id)));
  favorites = createFavorites({
    ...createKnexPorts(db).favorites,
    colleges: { byIds: (ids) => records.filter(({ id }) => ids.includes(id)) },
    vocabulary: { words: someMajorWords },
    newToken: () => 'not used',
  });
});
afterAll(() => database.destroy());

let people = 0;
async function aUser(db: Knex): Promise<number> {
  people += 1;
  const name = `lister${people}`;
  const user = { username: name, email: `${name}@example.edu`, password: '-', first_name: 'Ada', last_name: 'Lovelace' };
  const [row] = await db('users').insert(user).returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}

/** A person with lists, and what a step does to them. `theirs` is the list of another person. */
async function aPerson(theirs: number) {
  const userId = await aUser(database.db);
  const lists: number[] = [];
  for (let index = 0; index < LISTS; index += 1) lists.push((await favorites.addList(userId, { name: `List ${index}` })).id);
  const idOf = (index: number) => lists[index] ?? 0;
  const run = async (one: Step): Promise<unknown> => {
    if ('save' in one) return favorites.add(userId, one.save);
    if ('unsave' in one) return favorites.remove(userId, one.unsave);
    if ('deleteList' in one) return favorites.removeList(userId, idOf(one.deleteList));
    if ('foreign' in one) return favorites.changeList(userId, theirs, { add: one.foreign, remove: one.foreign });
    return favorites.changeList(userId, idOf(one.list), { add: one.add, remove: one.remove });
  };
  return { userId, lists, run };
}

const memberRows = (userId: number) =>
  database.db('favorite_list_members').where({ user_id: userId }).select<{ list_id: number; favorite_id: number }[]>();

/** What is saved, and what each list holds. */
function aModel(listIds: readonly number[]) {
  const saved = new Set<number>();
  const lists = new Map(listIds.map((id) => [id, new Set<number>()]));
  const unsave = (id: number) => {
    saved.delete(id);
    for (const members of lists.values()) members.delete(id);
  };
  const change = (members: Set<number> | undefined, add: readonly number[], remove: readonly number[]) => {
    for (const id of remove) members?.delete(id);
    for (const id of add) if (saved.has(id)) members?.add(id);
  };
  const idOf = (index: number) => listIds[index] ?? 0;
  return {
    run(one: Step): void {
      if ('save' in one) saved.add(one.save);
      else if ('unsave' in one) unsave(one.unsave);
      else if ('deleteList' in one) lists.delete(idOf(one.deleteList));
      else if ('list' in one) change(lists.get(idOf(one.list)), one.add, one.remove);
    },
    isMissing: (one: Step): boolean => 'foreign' in one || ('list' in one && !lists.has(idOf(one.list))),
    listsOfSaved: () => new Map([...saved].map((id) => [id, [...lists].flatMap(([listId, members]) => (members.has(id) ? [listId] : []))])),
  };
}

/** Another person, and the list that the others must not change. */
async function aBystander() {
  const userId = await aUser(database.db);
  await favorites.merge(userId, [1, 2]);
  const { id } = await favorites.addList(userId, { name: 'Mine', collegeIds: [1] });
  return { userId, id, before: await memberRows(userId) };
}

it('holds what the steps of one person leave, and no other row', async () => {
  const bystander = await aBystander();
  const history = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
    const { userId, lists, run } = await aPerson(bystander.id);
    const model = aModel(lists);
    for (const one of steps) {
      if (model.isMissing(one)) await expect(run(one)).rejects.toMatchObject({ kind: 'not-found' });
      else await run(one);
      model.run(one);
    }
    const expected = model.listsOfSaved();
    expect(new Map((await favorites.all(userId)).map(({ collegeId, listIds }) => [collegeId, listIds]))).toEqual(expected);
    expect(await memberRows(userId)).toHaveLength([...expected.values()].flat().length);
  });
  await fc.assert(history, { numRuns: 60 });
  expect(await memberRows(bystander.userId)).toEqual(bystander.before);
}, 60_000);

it('leaves no row of a removed college or list, also when all steps come at once', async () => {
  const bystander = await aBystander();
  const history = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
    const { userId, run } = await aPerson(bystander.id);
    await favorites.merge(userId, [1, 2, 3]);
    const results = await Promise.allSettled(steps.map(run));
    // A list that another step deletes is the only reason for a refusal.
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(failures.filter((failure) => !(failure instanceof DomainError && failure.kind === 'not-found'))).toEqual([]);

    const known = (await favorites.all(userId)).flatMap(({ id, listIds }) => listIds.map((listId) => `${listId} ${id}`));
    expect((await memberRows(userId)).map((row) => `${row.list_id} ${row.favorite_id}`).sort()).toEqual(known.sort());
    const lists = new Set((await favorites.lists(userId)).map(({ id }) => id));
    expect(known.every((member) => lists.has(Number(member.split(' ')[0])))).toBe(true);
  });
  await fc.assert(history, { numRuns: 40 });
  expect(await memberRows(bystander.userId)).toEqual(bystander.before);
}, 60_000);
