import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { focusOf } from './focus.ts';
import { groupOf } from './rank-group.ts';

const COMPANY: Partial<CollegeRecord> = { type: 'Private for-profit' };

it.each<[focus: string | null, carnegieClassification: string | null, values: Partial<CollegeRecord>]>([
  ['liberal-arts', 'Baccalaureate Colleges: Arts & Sciences Focus', {}],
  ['liberal-arts', 'Special Focus: Arts and Sciences', {}],
  [null, 'Baccalaureate Colleges: Diverse Fields', {}],
  [null, 'Doctoral Universities: Very High Research Activity', {}],
  [null, null, {}],
  ['arts', 'Special Focus Four-Year: Arts, Music & Design Schools', {}],
  ['arts', 'Special Focus Two-Year: Arts & Design', {}],
  ['health', 'Special Focus Four-Year: Other Health Professions Schools', {}],
  ['health', 'Special Focus Four-Year: Medical Schools & Centers', {}],
  ['health', 'Special Focus Four-Year: Research Institutions', {}],
  ['health', 'Special Focus Two-Year: Health Professions', {}],
  ['business', 'Special Focus Four-Year: Business & Management Schools', {}],
  ['business', 'Special Focus Four-Year: Engineering and Other Technology-Related Schools', {}],
  ['trades', 'Special Focus Two-Year: Technical Professions', COMPANY],
  ['trades', 'Special Focus Two-Year: Other Fields', COMPANY],
  // A public one has a class of two-year colleges.
  [null, 'Special Focus Two-Year: Technical Professions', { level: 2 }],
  ['other', 'Special Focus Four-Year: Law Schools', {}],
  ['other', 'Special Focus Four-Year: Other Special Focus Institutions', {}],
  [null, 'Special Focus Four-Year: Faith-Related Institutions', {}],
  ['health', null, { ...COMPANY, level: 4, name: 'Arizona College of Nursing-Dallas' }],
  ['trades', null, { ...COMPANY, level: 2, name: 'Aviation Institute of Maintenance-Atlanta' }],
  ['other', null, { ...COMPANY, level: 4, name: 'Strayer University-New Jersey' }],
])('%s: %s %j', (focus, carnegieClassification, values) => {
  expect(focusOf(aCollege({ carnegieClassification, ...values }))).toBe(focus);
});

it('ranks liberal arts colleges of both classifications with the four-year colleges', () => {
  const classes = ['Baccalaureate Colleges: Arts & Sciences Focus', 'Special Focus: Arts and Sciences'];
  expect(classes.map((carnegieClassification) => groupOf(aCollege({ carnegieClassification })))).toEqual(['four-year', 'four-year']);
});
