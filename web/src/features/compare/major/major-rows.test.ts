import type { CollegeProgram, CollegePrograms } from '../../../api/domain/colleges.ts';
import { aProgram, aTaught, COMPUTING } from '../../../entities/college/programs.fixture.ts';
import { aComparison } from '../compare.fixture.ts';
import { tableOf, type TableGroup } from '../comparison-table.ts';
import { majorRows } from './major-rows.ts';

type Outcomes = NonNullable<CollegeProgram['outcomes']>;

const NATION = { earnings4: 76_512, earnings5: 79_000, debt: 23_000 };
const outcomes = (college: Outcomes['college'], campuses = 1): Outcomes => ({ college, campuses, national: NATION });
const computing = (awards: (number | null)[]) => aProgram({ cip: '11.0701', title: 'Computer Science', major: COMPUTING, awards });
const nursing = (college: Outcomes['college'], newest = 100) => aProgram({ awards: [90, 95, newest], outcomes: outcomes(college) });
const associate = (newest: number) =>
  aProgram({ level: 3, award: 'Associate’s degree', awardGroup: 'associate', awards: [1, 1, newest], outcomes: outcomes({ debt: 9_000 }) });

/** The first group of a comparison of these colleges, as the table shows it. */
function groupOf(taught: CollegePrograms[], code = '51.38', onlyDifferences = false): TableGroup | undefined {
  const major = { code, name: 'Nursing', ...majorRows(taught, code) };
  return tableOf(aComparison(...taught.map(() => ({}))), onlyDifferences, major)[0];
}

const cellsOf = (group: TableGroup | undefined, key: string) => group?.rows.find((row) => row.key === key)?.cells.map(({ text }) => text);
const notesOf = (group: TableGroup | undefined, key: string) => group?.rows.find((row) => row.key === key)?.cells.map(({ note }) => note);

const FULL = aTaught([nursing({ earnings4: 80_110, debt: 20_000 }), computing([1, 2, 300])]);
const NONE = aTaught([computing([1, 2, 3])]);
const ENDED = aTaught([aProgram({ awards: [4, 2, null] }), computing([1, 2, 3])]);
const EMPTY = aTaught([nursing(null, 0), computing([1, 2, 3])]);

it('has the level, graduates, share, earnings and debt of the major, first in the table', () => {
  const group = groupOf([FULL, aTaught([nursing({ earnings4: 70_000, debt: 25_000 }, 7), computing([1, 2, 9_993])])]);
  expect(group?.title).toBe('Nursing');
  expect(group?.rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)])).toEqual([
    ['Level', 'Bachelor’s degree', 'Bachelor’s degree'],
    ['Graduates', '100', '7'],
    ['Share of all graduates', '25%', 'under 0.1%'],
    ['Median earnings', '$80,110', '$70,000'],
    ['Median debt', '$20,000', '$25,000'],
  ]);
  expect(group?.rows.find(({ key }) => key === 'majorGraduates')?.notes).toEqual(['a year', 'all levels', '2023-24']);
  expect(group?.rows.find(({ key }) => key === 'majorEarnings')?.notes).toEqual(['a year', 'with federal aid', 'four years on']);
  expect(notesOf(group, 'majorEarnings')).toEqual(['nationwide $76,512', 'nationwide $76,512']);
  expect(group?.rows.map(({ cells }) => cells.map(({ best }) => best)).slice(3)).toEqual([
    ['Highest', undefined],
    ['Lowest', undefined],
  ]);
});

it('says in words that a major is not taught, has no graduates, or has no published figure, and never 0', () => {
  const group = groupOf([FULL, NONE, ENDED, EMPTY, aTaught([]), { ...aTaught([]), years: [] }]);
  expect(cellsOf(group, 'majorGraduates')).toEqual([
    '100',
    'Not taught here',
    'Not taught here',
    'Offered, no graduates in 2023-24',
    'Not taught here',
    'Not reported',
  ]);
  expect(cellsOf(group, 'majorShare')?.[3]).toBe('No graduates in 2023-24');
  expect(notesOf(group, 'majorLevel')?.[2]).toBe('no longer listed in 2023-24');
  expect(cellsOf(group, 'majorEarnings')?.[3]).toBe('Withheld or not published');
  expect(notesOf(group, 'majorEarnings')?.[3]).toBe('nationwide $76,512');
  expect(group?.rows.flatMap(({ cells }) => cells.map(({ text }) => text)).filter((text) => /^\$?0/.test(text))).toEqual([]);
});

it('compares one definition if all colleges have it, and else says which each figure is', () => {
  const later = aTaught([nursing({ earnings5: 90_000 })]);
  const both = aTaught([nursing({ earnings4: 70_000, earnings5: 75_000 })]);
  expect(cellsOf(groupOf([later, both]), 'majorEarnings')).toEqual(['$90,000', '$75,000']);
  const mixed = groupOf([later, FULL]);
  expect(notesOf(mixed, 'majorEarnings')).toEqual(['five years on · nationwide $79,000', 'four years on · nationwide $76,512']);
  expect(mixed?.rows.find(({ key }) => key === 'majorEarnings')?.cells.map(({ best }) => best)).toEqual([undefined, undefined]);
});

it('takes the undergraduate level with most graduates, and names the levels of figures if they differ', () => {
  const master = aProgram({ level: 7, award: 'Master’s degree', awardGroup: 'graduate', awards: [1, 1, 500] });
  const group = groupOf([aTaught([master, nursing({ debt: 20_000 }), associate(40)]), aTaught([associate(30)]), aTaught([master])]);
  expect(cellsOf(group, 'majorLevel')).toEqual(['Bachelor’s degree', 'Associate’s degree', 'Master’s degree']);
  expect(notesOf(group, 'majorLevel')).toEqual(['100 of 640 graduates', undefined, undefined]);
  expect(notesOf(group, 'majorDebt')?.slice(0, 2)).toEqual([
    'bachelor’s degree · nationwide $23,000',
    'associate’s degree · nationwide $23,000',
  ]);
  expect(group?.rows.find(({ key }) => key === 'majorDebt')?.cells.map(({ best }) => best)).toEqual([undefined, undefined, undefined]);
});

it('gives the years of earnings, which the file does not name for debt', () => {
  const latest = { ...aTaught().years[0]!, source: 'scorecard' as const, period: 'earnings until 2023' };
  const group = groupOf([{ ...FULL, outcomeSources: { latest, former: null } }]);
  expect(group?.rows.slice(3).map(({ notes }) => notes)).toEqual([
    ['a year', 'with federal aid', 'four years on', 'earnings until 2023'],
    ['of federal loans', 'at graduation'],
  ]);
});

it('says that campuses have a figure in common', () => {
  const shared = aTaught([aProgram({ outcomes: outcomes({ debt: 20_000 }, 3) })]);
  expect(notesOf(groupOf([shared]), 'majorDebt')).toEqual(['nationwide $23,000 · the same figure for 3 campuses']);
});

it('has no earnings of a family, and no rows where no college teaches the major', () => {
  const family = groupOf([FULL, NONE], '51');
  expect(family?.rows.map(({ key }) => key)).toEqual(['majorLevel', 'majorGraduates', 'majorShare']);
  expect(family?.reason).toMatch(/^Earnings and debt are published for majors/);
  expect(groupOf([NONE, ENDED])).toMatchObject({ rows: [], reason: 'None of these colleges teaches it.' });
});

it('leaves out what is the same for all colleges, if only differences are shown', () => {
  expect(groupOf([FULL, FULL], '51.38', true)).toMatchObject({ rows: [], reason: 'No differences.' });
});
