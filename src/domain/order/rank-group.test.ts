import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { groupOf } from './rank-group.ts';

const TRANSFER = "Associate's Colleges: High Transfer-High Traditional";
const TRADES = 'Special Focus Two-Year: Technical Professions';
const OTHER = 'Special Focus Two-Year: Other Fields';
const NURSING = 'Special Focus Two-Year: Health Professions';
const FAITH = 'Special Focus Four-Year: Faith-Related Institutions';
const ART = 'Special Focus Four-Year: Arts, Music & Design Schools';

it.each<[group: string, what: string, carnegieClassification: string | null, values: Partial<CollegeRecord>]>([
  ['four-year', 'a university', 'Doctoral Universities: High Research Activity', {}],
  ['four-year', 'a college without a class', null, {}],
  ['four-year', 'a university that also trains clergy', "Master's Colleges & Universities: Larger Programs", { name: 'Grace Seminary' }],
  ['four-year', 'a private college of level four', TRANSFER, { type: 'Private nonprofit' }],
  ['two-year', 'a community college', TRANSFER, { level: 2 }],
  ['two-year', 'a community college with bachelor’s degrees', TRANSFER, {}],
  ['two-year', 'a public technical college', TRADES, { level: 2 }],
  ['two-year', 'a public junior college of the residual class', OTHER, { level: 2 }],
  ['specialist', 'a public school of nursing', NURSING, { level: 2 }],
  ['specialist', 'a trade school', TRADES, { type: 'Private for-profit', level: 2 }],
  ['specialist', 'an art school', ART, {}],
  ['specialist', 'a for-profit college without a class', null, { type: 'Private for-profit' }],
  ['faith', 'a seminary by its class', FAITH, { name: 'Moody Institute', type: 'Private nonprofit' }],
  ['faith', 'a yeshiva of the residual class', OTHER, { name: 'Yeshiva of Springfield', type: 'Private nonprofit' }],
  ['faith', 'a yeshiva without a class', null, { name: 'Beth Hamedrash Institute', type: 'Private nonprofit' }],
])('%s: %s', (group, _what, carnegieClassification, values) => {
  expect(groupOf(aCollege({ carnegieClassification, ...values }))).toBe(group);
});
