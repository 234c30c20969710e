// prettier-ignore
import {
  ACADEMIC_CALENDARS, ADMISSION_FACTORS, ATHLETIC_ASSOCIATIONS, CARNEGIE_SCHEMES, COLLEGE_LEVELS, COLLEGE_TYPES, CONFERENCE_SPORTS,
  FACTOR_WEIGHTS, FEDERAL_AID, LOCALES, RACES, ROTC_PROGRAMS, TESTING_POLICIES,
} from '../colleges/college.ts';
import type { AttributeKey } from '../colleges/attributes.ts';
import { INCOME_BANDS } from '../colleges/categories.ts';
import { STATE_CODES } from '../colleges/states.ts';
import type { FieldEntry } from './field-entry.ts';

/** The part of a dictionary entry that does not follow from its key and type. */
export type EntryFacts = Pick<FieldEntry, 'group' | 'type' | 'meaning'> & Partial<FieldEntry>;

/** All supplied fields except figures. Their labels are in `ATTRIBUTE_LABELS`. */
export const ATTRIBUTE_ENTRIES: Readonly<Record<AttributeKey, EntryFacts>> = {
  name: { group: 'identity', type: 'string', meaning: 'Name of the institution.', missing: 'never', searchParam: 'q' },
  aliases: { group: 'identity', type: 'list', meaning: 'Other names of the institution.', searchParam: 'q' },
  website: { group: 'identity', type: 'string', meaning: 'Address of the institution’s website.' },
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
    searchParam: 'setting',
  },
  type: {
    group: 'kind',
    type: 'string',
    meaning: 'Operator of the college: a state or city, a nonprofit organization or a company.',
    codes: COLLEGE_TYPES,
    missing: 'never',
    searchParam: 'control',
  },
  level: {
    group: 'kind',
    type: 'integer',
    meaning:
      'Official level: 4 if the college offers bachelor’s degrees or four-year programs, otherwise 2; pages and filters count public colleges with mainly associate’s degrees as 2.',
    codes: COLLEGE_LEVELS,
    missing: 'never',
    searchParam: 'level',
  },
  religiousAffiliation: {
    group: 'kind',
    type: 'string',
    meaning: 'Religious organization that the college belongs to.',
    searchParam: 'religious',
  },
  isHBCU: {
    group: 'kind',
    type: 'boolean',
    meaning: 'Founded before 1964 to educate Black Americans, and recognized as a historically Black college or university.',
    searchParam: 'hbcu',
  },
  isTribal: { group: 'kind', type: 'boolean', meaning: 'Run by a tribe, or recognized as a tribal college.', searchParam: 'tribal' },
  isWomenOnly: { group: 'kind', type: 'boolean', meaning: 'Admits only women as undergraduates.', searchParam: 'women' },
  isOnlineOnly: {
    group: 'kind',
    type: 'boolean',
    meaning: 'Teaches all of its programs at a distance, by its own report; percentOnlineOnly has the share of students.',
    searchParam: 'online',
  },
  carnegieClassification: {
    group: 'kind',
    type: 'string',
    meaning: 'Class in the Carnegie Classification, which groups colleges by the degrees they award; it is not a measure of quality.',
    searchParam: 'carnegie',
  },
  carnegieScheme: {
    group: 'kind',
    type: 'string',
    meaning: 'Edition of the Carnegie Classification.',
    codes: CARNEGIE_SCHEMES,
  },
  testingPolicy: {
    group: 'admissions',
    type: 'string',
    meaning: 'Whether applicants must send SAT or ACT scores.',
    codes: TESTING_POLICIES,
    searchParam: 'tests',
  },
  openAdmission: {
    group: 'admissions',
    type: 'boolean',
    meaning: 'Admits all applicants who meet the basic requirements, such as a high school diploma.',
    searchParam: 'admissions',
  },
  undergraduateRaces: {
    group: 'students',
    type: 'map',
    unit: 'fraction',
    meaning: 'Shares of undergraduates by race and ethnicity; students on a visa are in a share of their own, nonresident, of any race.',
    names: RACES,
  },
  admissionFactors: {
    group: 'admissions',
    type: 'text-map',
    meaning: 'What the college requires of applicants, considers if they send it, or does not consider; test scores are in testingPolicy.',
    names: ADMISSION_FACTORS,
    codes: FACTOR_WEIGHTS,
  },
  academicCalendar: {
    group: 'kind',
    type: 'string',
    meaning: 'Division of the academic year into terms; by-program and continuous have no common terms.',
    codes: ACADEMIC_CALENDARS,
  },
  athleticAssociations: {
    group: 'athletics',
    type: 'list',
    meaning: 'National athletic associations of the college; an empty list means none.',
    codes: ATHLETIC_ASSOCIATIONS,
    missing: 'null',
  },
  athleticDivision: {
    group: 'athletics',
    type: 'string',
    meaning: 'Association and division in which the college competes.',
    searchParam: 'division',
  },
  athleticConferences: {
    group: 'athletics',
    type: 'text-map',
    meaning: 'Conference of the football, basketball, baseball and track teams; a sport without a conference is left out.',
    names: CONFERENCE_SPORTS,
  },
  rotcPrograms: {
    group: 'kind',
    type: 'list',
    meaning: 'Military branches that train officers at the college (ROTC); an empty list means none.',
    codes: ROTC_PROGRAMS,
    missing: 'null',
    searchParam: 'rotc',
  },
  hasStudyAbroad: { group: 'kind', type: 'boolean', meaning: 'Offers programs in which students study abroad.', searchParam: 'abroad' },
  netPriceCalculatorUrl: {
    group: 'cost',
    type: 'string',
    meaning: 'Address of the college’s own net price calculator, which estimates the price for one student.',
  },
  applicationUrl: { group: 'admissions', type: 'string', meaning: 'Address of the application for undergraduate admission.' },
  financialAidUrl: { group: 'cost', type: 'string', meaning: 'Address of the financial aid office or its web pages.' },
  federalAid: {
    group: 'cost',
    type: 'string',
    meaning:
      'Part in federal student aid: full, if students can use Pell grants and federal loans; deferment-only, if they can only pause payments of earlier loans; none; a campus without a part of its own has no value, because its main campus may answer for it.',
    codes: FEDERAL_AID,
    searchParam: 'federalAid',
  },
  opeId: {
    group: 'identity',
    type: 'string',
    meaning:
      'Number of the college at the office for federal student aid; colleges with the same first six digits share their published earnings, debt, default rate and first-generation share.',
  },
  netPricesByIncome: {
    group: 'cost',
    type: 'map',
    unit: 'usd',
    meaning: 'Net price of a year by family income; income bands without a reported price, or of fewer than 10 students, are left out.',
    names: INCOME_BANDS,
    searchParam: 'income',
  },
  netPriceStudents: {
    group: 'cost',
    type: 'map',
    unit: 'count',
    meaning: 'Students with federal aid whose net price is averaged, by family income; an average of fewer than 10 is withheld.',
    names: INCOME_BANDS,
  },
  crimeIncidentsByYear: {
    group: 'safety',
    type: 'map',
    unit: 'count',
    meaning: 'Criminal offenses on campus in each calendar year that crimeIncidentsTotal includes.',
  },
  researchFundingByDepartment: {
    group: 'research',
    type: 'map',
    unit: 'usd',
    meaning: 'Research spending by field of research.',
  },
  researchActivity: {
    group: 'research',
    type: 'string',
    meaning: 'Designation for colleges with high research spending and doctorates: R1, R2 or research college.',
  },
};
