import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import type { Provenance } from '../colleges/sources.ts';
import { SHOWN_RULES, type ShownKey } from './shown-values.ts';

const problems = (key: ShownKey, values: Partial<CollegeRecord>): string[] => SHOWN_RULES[key](aCollege(values));
const from = (source: Provenance['source'], table = '') => ({ source, table }) as Provenance;

it.each<[string, ShownKey, Partial<CollegeRecord>, string[]]>([
  ['a college of undergraduates', 'listed', { size: 1, totalEnrollment: 1 }, []],
  ['an office', 'listed', { size: null, totalEnrollment: null }, []],
  [
    'an office with undergraduates',
    'listed',
    { size: 1200, totalEnrollment: null, provenance: { size: from('ipeds', 'DRVEF') } },
    ['it has 1,200 undergraduates, but no students in all'],
  ],
  ['a number from staff', 'listed', { size: 1200, totalEnrollment: null, provenance: { size: from('staff') } }, []],
  ['an unlisted office', 'listed', { size: 1200, totalEnrollment: null, operatingStatus: 'unlisted' }, []],
  ['a featured office', 'listed', { isFeatured: true, size: null }, ['it is featured, but not listed']],

  ['an estimate below the sticker price', 'incomePrices', { netPricePublic: 10_000, annualCost: 14_000 }, []],
  ['an unknown sticker price', 'incomePrices', { netPricesByIncome: { '0-30000': 60_000 } }, []],
  ['a published price of three sticker prices', 'incomePrices', { netPricesByIncome: { '0-30000': 30_000 }, annualCost: 10_000 }, []],
  [
    'a published price of more',
    'incomePrices',
    { netPricesByIncome: { '0-30000': 30_001 }, annualCost: 10_000 },
    ['the reported price of 0-30000 is $30,001, the sticker price $10,000'],
  ],

  ['30 students', 'smallCohorts', { graduationRate: 1, graduationCohort: 30 }, []],
  ['a rate between', 'smallCohorts', { graduationRate: 0.5, graduationCohort: 2 }, []],
  ['a graduation rate without cohort', 'smallCohorts', { graduationRate: 1 }, []],
  ['29 graduates', 'smallCohorts', { graduationRate: 1, graduationCohort: 29 }, ['Graduation rate is 100%, of 29 students']],
  ['no graduates', 'smallCohorts', { transferRate: 0, graduationCohort: 3 }, ['Transfer-out rate is 0%, of 3 students']],
  [
    'fewer than 29 with a Pell grant',
    'smallCohorts',
    { pellGraduationRate: 0, graduationCohort: 29 },
    ['Graduation rate of students with a Pell grant is 0%, of 29 students'],
  ],
  [
    'a retention rate whose cohort is lost',
    'smallCohorts',
    { retentionRate: 1, provenance: { retentionCohort: from('ipeds') } },
    ['Retention rate is 100%, of an unknown number of students'],
  ],

  ['a text', 'acceptanceRates', { acceptanceRate: '58%', acceptanceRateNum: 0.581 }, []],
  ['another text', 'acceptanceRates', { acceptanceRate: '59%', acceptanceRateNum: 0.581 }, ['the text is 59%, the number is 0.581']],
])('reads %s', (_what, key, values, expected) => {
  expect(problems(key, values)).toEqual(expected);
});
