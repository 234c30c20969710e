import { aCollege } from '../college.fixture.ts';
import type { CollegeRecord } from '../college.ts';
import { isCommunityCollege, kindNoun, kindText, levelOf } from './level.ts';

const labelled = (carnegieClassification: string | null, rest: Partial<CollegeRecord> = {}) =>
  aCollege({ carnegieClassification, ...rest });

describe('a public college of the official level four-year', () => {
  it.each([
    "Associate's Colleges: High Transfer-High Traditional",
    "Associate's Colleges: High Career & Technical-High Nontraditional",
    "Baccalaureate/Associate's Colleges: Associate's Dominant",
    "Baccalaureate/Associate's Colleges: Mixed Baccalaureate/Associate's",
    'Mixed Associate Large',
    'Professions-focused Associate Large/Medium',
    'Mixed Associate/Baccalaureate',
  ])('of the class %s is a community college', (label) => {
    const college = labelled(label);
    expect([levelOf(college), isCommunityCollege(college), kindText(college), kindNoun(college)]).toEqual([
      2,
      true,
      'Community college',
      'community college',
    ]);
  });

  it.each([
    'Baccalaureate Colleges: Diverse Fields',
    'Mixed Baccalaureate',
    'Professions-focused Baccalaureate Medium',
    'Tribal Colleges',
    "Master's Colleges & Universities: Small Programs",
    null,
  ])('of the class %s is a four-year college', (label) => {
    const college = labelled(label);
    expect([levelOf(college), isCommunityCollege(college), kindText(college), kindNoun(college)]).toEqual([
      4,
      false,
      'Public, four-year',
      'public four-year college',
    ]);
  });
});

it.each<[string, CollegeRecord, string, string]>([
  ['two-year', labelled('Special Focus Two-Year: Technical Professions', { level: 2 }), 'Community college', 'community college'],
  ['tribal and two-year', labelled('Tribal Colleges', { level: 2 }), 'Community college', 'community college'],
  ['typed by hand', labelled(null, { type: ' public' as never, level: 2 }), 'Community college', 'community college'],
  [
    'private and associate’s',
    labelled("Associate's Colleges: High Transfer-High Traditional", { type: 'Private nonprofit' }),
    'Private nonprofit, four-year',
    'private nonprofit four-year college',
  ],
  [
    'for profit',
    labelled(null, { type: 'Private for-profit', level: 2 }),
    'Private for-profit, two-year',
    'private for-profit two-year college',
  ],
])('names a college that is %s', (_name, college, text, noun) => {
  expect([kindText(college), kindNoun(college)]).toEqual([text, noun]);
});
