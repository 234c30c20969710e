import fc from 'fast-check';
import { aCollege } from '../../colleges/college.fixture.ts';
import type { CollegeRecord } from '../../colleges/college.ts';
import { RANK_GROUPS } from '../../order/rank-group.ts';
import { createCatalog } from '../../search/catalog.ts';
import { someColleges } from '../../search/search.fixture.ts';
import { adultLists, isForAdults, SEARCH_FOR_ADULTS } from './adult-lists.ts';

const JUST = { size: 1_000, percentAge25Plus: 0.33, percentPartTime: 0.33, degreeAfter8Years: 0.4 };
let id = 0;
const college = (overrides: Partial<CollegeRecord> = {}) => aCollege({ ...JUST, id: (id += 1), ...overrides });
const linesOf = (colleges: CollegeRecord[], group: (typeof RANK_GROUPS)[number] = 'four-year') =>
  adultLists(colleges)[group].items.map(({ rank, college: { name } }) => `${rank} ${name}`);

it.each<[string, Partial<CollegeRecord>, boolean]>([
  ['just enough of all', {}, true],
  ['too few students', { size: 999 }, false],
  ['too few of 25 or older', { percentAge25Plus: 0.329 }, false],
  ['too few part-time students', { percentPartTime: 0.329 }, false],
  ['an unknown number of students', { size: null }, false],
  ['unknown ages', { percentAge25Plus: null }, false],
  ['unknown part-time students', { percentPartTime: null }, false],
  ['an unknown outcome, which the order decides', { degreeAfter8Years: null }, true],
  ['shares that are no shares', { percentAge25Plus: 33, percentPartTime: 33 }, false],
])('a college with %s', (_name, overrides, expected) => {
  expect(isForAdults(college(overrides))).toBe(expected);
});

it('puts the largest share first, gives equal shares one rank, and takes a share of nothing for a share', () => {
  const of = (name: string, degreeAfter8Years: number | null) => college({ name, degreeAfter8Years });
  const colleges = [of('None', 0), of('Third', 0.5), of('Second', 0.5), of('Best', 0.9), of('Silent', null), of('Fourth', 0.4)];
  expect(linesOf(colleges)).toEqual(['1 Best', '2 Second', '2 Third', '4 Fourth', '5 None']);
  expect(adultLists(colleges)['four-year'].unknown).toBe(1);
});

it('keeps two-year colleges, faith schools and specialist schools apart', () => {
  const colleges = [
    college({ name: 'Four Years' }),
    college({ name: 'Two Years', level: 2 }),
    college({ name: 'Nursing College', carnegieClassification: 'Special Focus Four-Year: Other Health Professions Schools' }),
    college({ name: 'Bible College', carnegieClassification: 'Special Focus Four-Year: Faith-Related Institutions' }),
  ];
  expect(RANK_GROUPS.map((group) => linesOf(colleges, group))).toEqual([
    ['1 Four Years'],
    ['1 Two Years'],
    ['1 Bible College'],
    ['1 Nursing College'],
  ]);
});

it('names the sources and the periods of what it shows', () => {
  const from = (source: 'ipeds' | 'staff', period: string) => ({
    percentPartTime: { source, table: 'DRVEF', variable: 'x', year: 2024, period, release: 'final' as const, runId: 1, importedAt: null },
  });
  const colleges = [
    college({ provenance: from('ipeds', 'fall 2024') }),
    college({ provenance: from('ipeds', 'fall 2023') }),
    college({ provenance: from('staff', 'fall 2022'), degreeAfter8Years: null }),
    college(),
  ];
  expect(adultLists(colleges)['four-year'].basis).toMatchObject({
    percentPartTime: { sources: ['ipeds'], periods: ['fall 2023', 'fall 2024'] },
    transfersIn: { sources: [], periods: [] },
  });
});

it('has the colleges of its search whose outcome is published, of any catalog', () => {
  fc.assert(
    fc.property(someColleges(), fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 20 }), (drawn, outcomes) => {
      const colleges = drawn.map((one, index) => ({ ...one, degreeAfter8Years: outcomes[index] ?? null }));
      const { colleges: found } = createCatalog(colleges, 'v1').list(SEARCH_FOR_ADULTS, { offset: 0, limit: 100 });
      const lists = Object.values(adultLists(colleges));
      const listed = lists.flatMap(({ items }) => items.map((item) => item.college));
      expect(new Set(listed)).toEqual(new Set(found.filter(({ degreeAfter8Years }) => degreeAfter8Years !== null)));
      expect(lists.reduce((sum, { unknown }) => sum + unknown, 0)).toBe(found.length - listed.length);
    }),
  );
});
