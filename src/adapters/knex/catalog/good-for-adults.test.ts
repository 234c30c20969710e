import { isListed } from '../../../domain/colleges/kind/listed.ts';
import { adultLists } from '../../../domain/rankings/adults/adult-lists.ts';
import type { RankGroup } from '../../../domain/order/rank-group.ts';
import { createKnexPorts } from '../index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';

/** The list for adults of the shipped catalog, as a counselor would read it. */

let database: TestDatabase;
let lists: ReturnType<typeof adultLists>;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'seeded' });
  lists = adultLists((await createKnexPorts(database.db).colleges.store.all()).filter(isListed));
});
afterAll(() => database.destroy());

const first = (group: RankGroup, count: number) => lists[group].items.slice(0, count).map(({ college }) => college);

it.each<[RankGroup, string[]]>([
  [
    'four-year',
    ['University of Houston-Clear Lake', 'Athens State University', 'Charter Oak State College', 'Metropolitan State University'],
  ],
  ['two-year', ['Northwood Technical College', 'Lakeshore Technical College', 'Western Technical College']],
])('has known %s colleges for adults among the first 25', (group, expected) => {
  expect(first(group, 25).map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
});

it('has open colleges of some size with all values, and no seminaries or nursing schools beside four-year colleges', () => {
  const odd = first('four-year', 25).filter(
    ({ name, size, operatingStatus, carnegieClassification }) =>
      operatingStatus !== 'open' ||
      (size ?? 0) < 1_000 ||
      /seminary|nursing|special focus/i.test(`${name} ${carnegieClassification ?? ''}`),
  );
  expect(odd.map(({ name }) => name)).toEqual([]);
});

it('says where its values are from', () => {
  const { degreeAfter8Years, percentAge25Plus, percentPartTime } = lists['four-year'].basis;
  expect([degreeAfter8Years, percentAge25Plus, percentPartTime].map(({ sources }) => sources)).toEqual([
    ['scorecard'],
    ['scorecard'],
    ['ipeds'],
  ]);
  expect(degreeAfter8Years.periods).toEqual([expect.stringMatching(/^by August 20\d\d \(entered 20\d\d-\d\d\)$/)]);
});
