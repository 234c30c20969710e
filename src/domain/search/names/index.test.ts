import fc from 'fast-check';
import { aCollege, collegesNamed } from '../../colleges/college.fixture.ts';
import type { CollegeRecord } from '../../colleges/college.ts';
import { aNickname } from '../../colleges/names/nickname.fixture.ts';
import type { Nickname } from '../../colleges/names/nicknames.ts';
import { createCatalog } from '../catalog.ts';
import { createNameIndex } from './index.ts';

const colleges: CollegeRecord[] = [
  ['Harvard University', 'Cambridge', 'MA', 8_000, ['Harvard']],
  ['Miami University-Oxford', 'Oxford', 'OH', 17_000, []],
  ['University of Miami', 'Coral Gables', 'FL', 13_000, []],
  ['University of Michigan-Dearborn', 'Dearborn', 'MI', 6_000, []],
  ['University of Michigan-Ann Arbor', 'Ann Arbor', 'MI', 34_000, []],
  ['Pennsylvania State University-Penn State York', 'York', 'PA', 700, []],
  ['Pennsylvania State University-Main Campus', 'University Park', 'PA', 42_000, []],
  ['University of Pennsylvania', 'Philadelphia', 'PA', 11_000, ['Penn']],
  ['San Francisco State University', 'San Francisco', 'CA', 20_000, []],
  ['North Carolina A & T State University', 'Greensboro', 'NC', 12_000, []],
  ['Saint Olaf College', 'Northfield', 'MN', 3_000, []],
  ['Washington and Lee University', 'Lexington', 'VA', 1_900, []],
  ['Virginia Wesleyan University', 'Virginia Beach', 'VA', 1_700, ['Wesleyan']],
  ['Wesleyan University', 'Middletown', 'CT', 3_800, []],
  ['Boston Baptist College', 'Boston', 'MA', 50, []],
  ['Boston University', 'Boston', 'MA', 18_000, []],
  ['Macalester College', 'Saint Paul', 'MN', 2_100, []],
].map(([name, location, state, size, aliases], at) =>
  aCollege({ id: at + 1, ipedsUnitId: 100_000 + at, name, location, state, size, aliases } as Partial<CollegeRecord>),
);
const websites: Record<string, string> = {
  'University of Michigan-Ann Arbor': 'https://umich.edu',
  'Boston Baptist College': 'boston.edu',
  'Wesleyan University': 'wesleyan.edu',
};
const known = colleges.map((college) => ({ ...college, website: websites[college.name] ?? null }));
const unitIdOf = (name: string): number => known.find((college) => college.name === name)?.ipedsUnitId ?? 0;
const nicknames: Nickname[] = [
  aNickname({ texts: ['Miami'], unitIds: [unitIdOf('University of Miami'), unitIdOf('Miami University-Oxford')] }),
  aNickname({
    kind: 'system',
    name: 'Pennsylvania State System',
    texts: ['Nittany'],
    unitIds: ['Pennsylvania State University-Penn State York', 'Pennsylvania State University-Main Campus'].map(unitIdOf),
    basis: 'system',
  }),
];
const index = createNameIndex(known, nicknames);
const namesFor = (text: string): string[] => Array.from(index.find(text).rows, (row) => known[row]?.name ?? '');
const matchFor = (text: string) => {
  const { rows, matchOf } = index.find(text);
  return matchOf(rows[0] ?? -1);
};

describe('a name index', () => {
  it.each([
    ['penn state', 'Pennsylvania State University-Main Campus'],
    ['pennstate', 'Pennsylvania State University-Main Campus'],
    ['penn', 'University of Pennsylvania'],
    ['penn state york', 'Pennsylvania State University-Penn State York'],
    ['university of michigan', 'University of Michigan-Ann Arbor'],
    ['u of michigan', 'University of Michigan-Ann Arbor'],
    ['um ann arbor', 'University of Michigan-Ann Arbor'],
    ['umich', 'University of Michigan-Ann Arbor'],
    ['umich dearborn', 'University of Michigan-Dearborn'],
    ['miami', 'University of Miami'],
    ['miami ohio', 'Miami University-Oxford'],
    ['miami oh', 'Miami University-Oxford'],
    ['sf state', 'San Francisco State University'],
    ['nc a&t', 'North Carolina A & T State University'],
    ['st olaf', 'Saint Olaf College'],
    ['w&l', 'Washington and Lee University'],
    ['wesleyan', 'Wesleyan University'],
    ['boston', 'Boston University'],
    ['harvard college', 'Harvard University'],
    ['mac alester', 'Macalester College'],
    ['harverd', 'Harvard University'],
    ['penn philadelphia', 'University of Pennsylvania'],
  ])('finds for %s first %s', (text, name) => {
    expect(namesFor(text)[0]).toBe(name);
  });

  it('tells which name matched', () => {
    expect(matchFor('umich')).toEqual({ kind: 'domain', text: 'umich' });
    expect(matchFor('miami')).toEqual({ kind: 'nickname', text: 'Miami' });
    expect(matchFor('nittany')).toEqual({ kind: 'system', text: 'Nittany' });
    expect(matchFor('w&l')).toEqual({ kind: 'name', text: 'Washington and Lee University' });
  });

  it('finds every campus of a system, its flagship first', () => {
    expect(namesFor('nittany')).toEqual(['Pennsylvania State University-Penn State York', 'Pennsylvania State University-Main Campus']);
  });

  it('finds only the members of a system by its name, unless a college has the same name', () => {
    const some = collegesNamed('Harvard University', 'Ivy League Institute', 'Yale University', 'Big Ten');
    const unitIds = [some[0]?.ipedsUnitId ?? 0];
    const league = aNickname({ kind: 'system', name: 'Ivy League', texts: ['Big Ten'], unitIds, basis: 'system' });
    const found = (text: string) => Array.from(createNameIndex(some, [league]).find(text).rows, (row) => some[row]?.name);
    expect(found('ivy league')).toEqual(['Harvard University']);
    expect(found('big ten')).toEqual(expect.arrayContaining(['Harvard University', 'Big Ten']));
    expect(found('ivy')).toContain('Ivy League Institute');
  });

  it('forgives no typing error in a word of four letters', () => {
    expect([namesFor('olav'), namesFor('pemn')]).toEqual([[], []]);
  });

  it('takes words of the language for words', () => {
    const odd = createNameIndex(collegesNamed('Constructor College', 'Prototype Institute'));
    expect(['constructor', 'prototype', 'valueof', 'tostring'].map((text) => Array.from(odd.find(text).rows))).toEqual([[0], [1], [], []]);
  });

  it('finds no college by its place alone', () => {
    expect([namesFor('philadelphia'), namesFor('college ohio')]).toEqual([[], []]);
  });

  it('names the nearest colleges for a text that finds nothing, at most as many as asked', () => {
    const nearestTo = (text: string, limit = 3): string[] => Array.from(index.nearest(text, limit).rows, (row) => known[row]?.name ?? '');
    expect(namesFor('hxrvvaard unyversty')).toEqual([]);
    expect(nearestTo('hxrvvaard unyversty')[0]).toBe('Harvard University');
    expect(nearestTo('pemn')[0]).toBe('University of Pennsylvania');
    expect(nearestTo('university of', 2)).toHaveLength(2);
    expect([nearestTo('xqzzy'), nearestTo('?!')]).toEqual([[], []]);
  });
});

const WORDS = ['Auburn', 'State', 'University', 'College', 'of', 'Saint', 'John', 'A&M', 'Penn', 'York', 'City', 'Tech'];
const someText = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const someCatalog = fc
  .array(fc.record({ name: someText, size: fc.constantFrom(1, 900, 40_000), aliases: fc.array(someText, { maxLength: 1 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((drawn) => drawn.map((college, at) => aCollege({ ...college, id: at + 1, ipedsUnitId: at + 1 })));
const someNicknames = fc.array(
  fc.record({
    texts: fc.array(someText, { minLength: 1, maxLength: 2 }),
    unitIds: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 }),
  }),
  { maxLength: 3 },
);

describe('any name index', () => {
  it('finds each college by its own name, with any nicknames', () => {
    fc.assert(
      fc.property(someCatalog, someNicknames, (drawn, given) => {
        const catalog = createNameIndex(
          drawn,
          given.map((nickname) => aNickname(nickname)),
        );
        const missing = drawn.filter(({ name }, row) => !catalog.find(name).rows.includes(row));
        expect(missing.map(({ name }) => name)).toEqual([]);
      }),
    );
  });

  it('gives the same order whatever the order of the colleges', () => {
    fc.assert(
      fc.property(someCatalog, someNicknames, someText, (drawn, given, q) => {
        const idsOf = (order: CollegeRecord[]): number[] =>
          createCatalog(
            order,
            'v1',
            [],
            given.map((nickname) => aNickname(nickname)),
          )
            .list({ q }, { offset: 0, limit: 100 })
            .colleges.map(({ id }) => id);
        expect(idsOf([...drawn].reverse())).toEqual(idsOf(drawn));
      }),
    );
  });

  it('finds colleges with equal names in order of size', () => {
    const [small, large] = collegesNamed('Union College', 'Union College').map((college, at) => ({
      ...college,
      size: at === 0 ? 700 : 2_000,
    }));
    const catalog = createNameIndex([small, large].filter((college) => college !== undefined));
    expect(Array.from(catalog.find('union college').rows)).toEqual([1, 0]);
  });
});
