import type { College } from '../../api/domain/colleges.ts';

type NameIn<K extends keyof College> = keyof NonNullable<College[K]>;
type ValueOf<K extends keyof College> = NonNullable<College[K]>;

/** The categories of the Department of Education, in its order. */
export const RACE_WORDS: Record<NameIn<'undergraduateRaces'>, string> = {
  white: 'White',
  black: 'Black',
  hispanic: 'Hispanic',
  asian: 'Asian',
  pacificIslander: 'Pacific Islander',
  nativeAmerican: 'Native American',
  multiracial: 'Two or more races',
  nonresident: 'International, of any race',
  unknown: 'Not known',
};

export const FACTOR_WORDS: Record<NameIn<'admissionFactors'>, string> = {
  gpa: 'High school GPA',
  rank: 'High school rank',
  record: 'High school record',
  preparatoryProgram: 'College preparatory courses',
  recommendations: 'Recommendations',
  demonstrationOfCompetencies: 'Portfolio or proof of skills',
  workExperience: 'Work experience',
  essay: 'Personal statement or essay',
  legacy: 'Family members who went here',
  englishTest: 'English test for international students',
  otherTest: 'Another test',
};

export const FACTOR_WEIGHT_WORDS: Record<ValueOf<'admissionFactors'>[NameIn<'admissionFactors'>] & string, string> = {
  required: 'Required',
  considered: 'Considered if sent',
  'not-considered': 'Not considered',
};

export const CALENDAR_WORDS: Record<ValueOf<'academicCalendar'>, string> = {
  semester: 'Semesters',
  quarter: 'Quarters',
  trimester: 'Trimesters',
  '4-1-4': 'Two semesters with a short term between them (4-1-4)',
  other: 'Another calendar',
  'by-program': 'Differs by program',
  continuous: 'Continuous: programs start at any time',
};

export const FEDERAL_AID_WORDS: Record<ValueOf<'federalAid'>, string> = {
  full: 'Pell grants and federal loans',
  'deferment-only': 'Only a pause of payments for earlier loans',
  none: 'No Pell grants or federal loans',
};

export const SPORT_WORDS: Record<NameIn<'athleticConferences'>, string> = {
  football: 'Football',
  basketball: 'Basketball',
  baseball: 'Baseball',
  track: 'Track and cross country',
};

const NAMES: Readonly<Record<string, string>> = { ...RACE_WORDS, ...FACTOR_WORDS, ...SPORT_WORDS };
const VALUES: Readonly<Record<string, string>> = { ...FACTOR_WEIGHT_WORDS, ...CALENDAR_WORDS, ...FEDERAL_AID_WORDS };

/** The name of an item in a map; the key itself if it has no words. */
export const itemName = (key: string): string => NAMES[key] ?? key;
/** A coded value in words; any other text as it is. */
export const codedText = (value: string): string => (Object.hasOwn(VALUES, value) ? (VALUES[value] ?? value) : value);
