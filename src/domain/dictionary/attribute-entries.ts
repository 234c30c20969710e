// prettier-ignore
import {
  CARNEGIE_SCHEMES, COLLEGE_LEVELS, COLLEGE_TYPES, LOCALES, TESTING_POLICIES, type AttributeKey,
} from '../colleges/college.ts';
import { STATE_CODES } from '../colleges/states.ts';
import type { FieldEntry } from './field-entry.ts';

/** What is said of a field beside what follows from its key and type. */
export type GivenEntry = Pick<FieldEntry, 'group' | 'type' | 'meaning'> & Partial<FieldEntry>;

/** Everything that sources supply besides figures; the labels are where all pages find them. */
export const ATTRIBUTE_ENTRIES: Readonly<Record<AttributeKey, GivenEntry>> = {
  name: { group: 'identity', type: 'string', meaning: 'Name of the institution.', missing: 'never', searchParam: 'q' },
  aliases: { group: 'identity', type: 'list', meaning: 'Other names by which it is known.', searchParam: 'q' },
  website: { group: 'identity', type: 'string', meaning: 'Address of its own website.' },
  location: { group: 'place', type: 'string', meaning: 'City of the campus.', missing: 'never' },
  state: {
    group: 'place',
    type: 'string',
    meaning: 'Postal code of the state or territory.',
    codes: STATE_CODES,
    missing: 'never',
    searchParam: 'state',
  },
  zip: { group: 'place', type: 'string', meaning: 'ZIP code of the campus, with its extension where known.', searchParam: 'zip' },
  latitude: { group: 'place', type: 'number', unit: 'degrees', meaning: 'Latitude of the campus.', searchParam: 'near' },
  longitude: { group: 'place', type: 'number', unit: 'degrees', meaning: 'Longitude of the campus.', searchParam: 'near' },
  locale: {
    group: 'place',
    type: 'string',
    meaning: 'How urban the surroundings of the campus are, in the twelve classes of the Department of Education.',
    codes: LOCALES,
  },
  type: {
    group: 'kind',
    type: 'string',
    meaning: 'Who runs the college: a state or city, a nonprofit body or a company.',
    codes: COLLEGE_TYPES,
    missing: 'never',
    searchParam: 'control',
  },
  level: {
    group: 'kind',
    type: 'integer',
    meaning: '4 where bachelor’s degrees or programs of four years are offered, else 2.',
    codes: COLLEGE_LEVELS,
    missing: 'never',
    searchParam: 'level',
  },
  religiousAffiliation: {
    group: 'kind',
    type: 'string',
    meaning: 'Religious body the college belongs to.',
    searchParam: 'religious',
  },
  isHBCU: {
    group: 'kind',
    type: 'boolean',
    meaning: 'Founded before 1964 to teach Black Americans, and recognized as such (historically Black college or university).',
    searchParam: 'hbcu',
  },
  isTribal: { group: 'kind', type: 'boolean', meaning: 'Run by a tribe, or recognized as a tribal college.', searchParam: 'tribal' },
  isWomenOnly: { group: 'kind', type: 'boolean', meaning: 'Admits only women as undergraduates.', searchParam: 'women' },
  isOnlineOnly: { group: 'kind', type: 'boolean', meaning: 'Teaches all of its programs at a distance.', searchParam: 'online' },
  carnegieClassification: {
    group: 'kind',
    type: 'string',
    meaning: 'Class in the Carnegie Classification, which sorts colleges by the degrees they award; a kind, not a quality.',
    searchParam: 'carnegie',
  },
  carnegieScheme: {
    group: 'kind',
    type: 'string',
    meaning: 'Which edition of the classification the class belongs to.',
    codes: CARNEGIE_SCHEMES,
  },
  testingPolicy: {
    group: 'admissions',
    type: 'string',
    meaning: 'Whether applicants must send SAT or ACT scores.',
    codes: TESTING_POLICIES,
  },
  openAdmission: {
    group: 'admissions',
    type: 'boolean',
    meaning: 'Admits whoever meets the basic requirements, such as a high school diploma.',
    missing: 'null',
    searchParam: 'admissions',
  },
  netPricesByIncome: {
    group: 'cost',
    type: 'map',
    unit: 'usd',
    meaning: 'Net price of a year by band of family income; bands that nobody reported are left out.',
    missing: 'null',
    searchParam: 'income',
  },
  crimeIncidentsByYear: {
    group: 'safety',
    type: 'map',
    unit: 'count',
    meaning: 'Criminal offenses on campus in each of the calendar years that crimeIncidentsTotal sums up.',
    missing: 'null',
  },
  researchFundingByDepartment: {
    group: 'research',
    type: 'map',
    unit: 'usd',
    meaning: 'Research spending by field of research.',
    missing: 'null',
  },
  researchActivity: {
    group: 'research',
    type: 'string',
    meaning: 'Designation for colleges that spend much on research and award doctorates: R1, R2 or research college.',
  },
};
