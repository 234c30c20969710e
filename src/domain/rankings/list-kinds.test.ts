import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord, CollegeType } from '../colleges/college.ts';
import { createCatalog } from '../search/catalog.ts';
import { someColleges } from '../search/search.fixture.ts';
import { COLLEGE_KINDS, SEARCH_OF_LIST, defaultGroupOf, isOfKind, type CollegeKind } from './list-kinds.ts';

const ASSOCIATES = "Associate's Colleges: High Transfer-High Traditional";
const listsOf = (overrides: Partial<CollegeRecord>) => COLLEGE_KINDS.filter((kind) => isOfKind(aCollege(overrides), kind));

it.each<[string, Partial<CollegeRecord>, string[]]>([
  ['a state university', { type: 'Public' }, ['public']],
  ['one whose type was typed by hand', { type: ' public' as CollegeType }, ['public']],
  ['a private college', { type: 'Private nonprofit' }, ['private']],
  ['a company', { type: 'Private for-profit', level: 2 }, ['private']],
  ['a public two-year college', { type: 'Public', level: 2 }, ['public', 'community']],
  ['one that grants a few bachelor’s degrees', { type: 'Public', level: 4, carnegieClassification: ASSOCIATES }, ['public', 'community']],
  [
    'one that grants more of them',
    { type: 'Public', level: 4, carnegieClassification: "Baccalaureate/Associate's Colleges: Associate's Dominant" },
    ['public', 'community'],
  ],
  ['a private one of that class', { type: 'Private nonprofit', carnegieClassification: ASSOCIATES }, ['private']],
  ['a historically Black university', { type: 'Public', isHBCU: true }, ['public', 'hbcu']],
])('lists %s', (_name, college, lists) => {
  expect(listsOf(college)).toEqual(lists);
});

it.each(COLLEGE_KINDS)('the list and the search of %s colleges agree on every college', (kind) => {
  fc.assert(
    fc.property(someColleges(), (colleges) => {
      const found = createCatalog(colleges, 'v1').list(SEARCH_OF_LIST[kind], { offset: 0, limit: 100 }).colleges;
      expect(new Set(found)).toEqual(new Set(colleges.filter((college) => isOfKind(college, kind))));
    }),
  );
});

it.each<[readonly CollegeKind[], string]>([
  [[], 'four-year'],
  [['public'], 'four-year'],
  [['community'], 'two-year'],
  [['community', 'hbcu'], 'four-year'],
])('a ranking of the kinds %j opens with the %s colleges', (kinds, group) => {
  expect(defaultGroupOf(kinds)).toBe(group);
});
