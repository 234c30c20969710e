import type { FieldKey } from './attributes.ts';
import type { IncomeBand } from './categories.ts';
import type { FigureKey } from './figures.ts';
import type { Provenance, SourceFlag, SourceName } from './sources.ts';
import type { StateCode } from './states.ts';

export const COLLEGE_TYPES = ['Public', 'Private nonprofit', 'Private for-profit'] as const;
export type CollegeType = (typeof COLLEGE_TYPES)[number];

/** 4: awards bachelor's degrees or takes four years or more (IPEDS ICLEVEL 1); 2: at least two but less than four years. */
export const COLLEGE_LEVELS = [2, 4] as const;
export type CollegeLevel = (typeof COLLEGE_LEVELS)[number];

/** NCES urban-centric locale of the campus (HD variable LOCALE). */
// prettier-ignore
export const LOCALES = [
  'city-large', 'city-midsize', 'city-small', 'suburb-large', 'suburb-midsize', 'suburb-small',
  'town-fringe', 'town-distant', 'town-remote', 'rural-fringe', 'rural-distant', 'rural-remote',
] as const;
export type Locale = (typeof LOCALES)[number];

/** How the college uses SAT and ACT scores in admission (ADM variable ADMCON7). */
export const TESTING_POLICIES = ['required', 'optional', 'not-considered'] as const;
export type TestingPolicy = (typeof TESTING_POLICIES)[number];

/** `unlisted`: the college still operates, but Alma no longer lists it, for example because it stopped enrolling undergraduates. */
export const OPERATING_STATUSES = ['open', 'closed', 'merged', 'unlisted'] as const;
export type OperatingStatus = (typeof OPERATING_STATUSES)[number];

/** What a source says about a college: null if none does. */
export const COLLEGE_FLAGS = ['isHBCU', 'isTribal', 'isWomenOnly', 'isOnlineOnly'] as const;
export type CollegeFlag = (typeof COLLEGE_FLAGS)[number];

/**
 * Why a value is present or missing. `reported` includes corrections by the college or NCES. NCES estimated an `imputed` value. The
 * source or Alma withholds a `suppressed` value, because it describes too few students.
 */
export const VALUE_STATUSES = ['reported', 'imputed', 'suppressed', 'not-applicable', 'not-reported'] as const;
export type ValueStatus = (typeof VALUE_STATUSES)[number];

/** Shares of undergraduates, in the categories of the Department of Education. `nonresident`: on a visa, of any race. */
// prettier-ignore
export const RACES = [
  'white', 'black', 'hispanic', 'asian', 'pacificIslander', 'nativeAmerican', 'multiracial', 'nonresident', 'unknown',
] as const;
export type Race = (typeof RACES)[number];

/** What a college asks of applicants (ADM variables ADMCON1–12, without the test scores). */
// prettier-ignore
export const ADMISSION_FACTORS = [
  'gpa', 'rank', 'record', 'preparatoryProgram', 'recommendations', 'demonstrationOfCompetencies', 'workExperience', 'essay', 'legacy',
  'englishTest', 'otherTest',
] as const;
export type AdmissionFactor = (typeof ADMISSION_FACTORS)[number];
export const FACTOR_WEIGHTS = ['required', 'considered', 'not-considered'] as const;
export type FactorWeight = (typeof FACTOR_WEIGHTS)[number];

/** IC variable CALSYS. */
// prettier-ignore
export const ACADEMIC_CALENDARS = [
  'semester', 'quarter', 'trimester', '4-1-4', 'other', 'by-program', 'continuous',
] as const;
export type AcademicCalendar = (typeof ACADEMIC_CALENDARS)[number];

export const ATHLETIC_ASSOCIATIONS = ['NCAA', 'NAIA', 'NJCAA', 'NSCAA', 'NCCAA', 'Other'] as const;
export type AthleticAssociation = (typeof ATHLETIC_ASSOCIATIONS)[number];
/** The sports of which IC names the conference (CONFNO1–4). */
export const CONFERENCE_SPORTS = ['football', 'basketball', 'baseball', 'track'] as const;
export type ConferenceSport = (typeof CONFERENCE_SPORTS)[number];
export const ROTC_PROGRAMS = ['Army', 'Navy', 'Air Force'] as const;
export type RotcProgram = (typeof ROTC_PROGRAMS)[number];

export const CARNEGIE_SCHEMES = ['2021 basic', '2025 institutional'] as const;
export type CarnegieScheme = (typeof CARNEGIE_SCHEMES)[number];

/**
 * Part in the programs of federal student aid (HD variable OPEFLAG). `full`: students can use Pell grants and federal loans.
 * `deferment-only`: they can only pause payments of earlier loans.
 */
export const FEDERAL_AID = ['full', 'deferment-only', 'none'] as const;
export type FederalAid = (typeof FEDERAL_AID)[number];

/** A college without provenance. A figure is null when it is missing; `valueStatus` says why. */
export interface College extends Record<FigureKey, number | null>, Record<CollegeFlag, boolean | null> {
  id: number;
  ipedsUnitId: number | null;
  slug: string;
  name: string;
  aliases: readonly string[];
  formerNames: readonly string[];
  /** Earlier addresses of its page. They redirect to `slug`. */
  formerSlugs: readonly string[];
  isFeatured: boolean;
  /** The city. */
  location: string;
  state: StateCode;
  zip: string | null;
  latitude: number | null;
  longitude: number | null;
  locale: Locale | null;
  type: CollegeType;
  level: CollegeLevel;
  description: string | null;
  imageUrl: string | null;
  website: string | null;
  religiousAffiliation: string | null;
  /** Display text: "58%". The number is `acceptanceRateNum`. */
  acceptanceRate: string | null;
  testingPolicy: TestingPolicy | null;
  openAdmission: boolean | null;
  /** Shares of undergraduates, 0–1. */
  undergraduateRaces: Readonly<Partial<Record<Race, number>>> | null;
  admissionFactors: Readonly<Partial<Record<AdmissionFactor, FactorWeight>>> | null;
  academicCalendar: AcademicCalendar | null;
  /** Null: not reported. Empty: none. */
  athleticAssociations: readonly AthleticAssociation[] | null;
  /** "NCAA Division I-FBS", as EADA names it. */
  athleticDivision: string | null;
  /** The conference by sport: {"football": "Southeastern Conference"}. */
  athleticConferences: Readonly<Partial<Record<ConferenceSport, string>>> | null;
  /** Null: not reported. Empty: none. */
  rotcPrograms: readonly RotcProgram[] | null;
  hasStudyAbroad: boolean | null;
  netPriceCalculatorUrl: string | null;
  applicationUrl: string | null;
  financialAidUrl: string | null;
  federalAid: FederalAid | null;
  /** Six digits of the institution that answers for federal aid, and two of the campus: "00332900". Null without one. */
  opeId: string | null;
  /** Published net prices by family income, whole US dollars. Bands without a published price, or of few students, are absent. */
  netPricesByIncome: Readonly<Partial<Record<IncomeBand, number>>> | null;
  /** How many students each of these prices describes, also where the price is absent. */
  netPriceStudents: Readonly<Partial<Record<IncomeBand, number>>> | null;
  /** On-campus crimes by calendar year: {"2022": 14}. `crimeIncidentsTotal` is their sum. */
  crimeIncidentsByYear: Readonly<Record<string, number>> | null;
  /** US dollars by field of research. */
  researchFundingByDepartment: Readonly<Record<string, number>> | null;
  carnegieClassification: string | null;
  /** The classification that the label belongs to. The two classifications use the same words with different meanings. */
  carnegieScheme: CarnegieScheme | null;
  researchActivity: string | null;
  operatingStatus: OperatingStatus;
  /** UNITID of the college that this one merged into. */
  successorUnitId: number | null;
  /** ISO time of the last applied run that changed this college. */
  lastDataSync: string | null;
  dataSourceFlags: Readonly<Partial<Record<SourceName, SourceFlag>>>;
  /** Only fields whose status is not `reported`. */
  valueStatus: Readonly<Partial<Record<FieldKey, ValueStatus>>>;
}

/** A college with the provenance of each value. Provenance objects are shared: one per variable and run. */
export interface CollegeRecord extends College {
  /** The nickname on its pennant. Absent where none fits. The catalog adds it, from the nicknames at the time it is loaded. */
  shortName?: string;
  /** The main and the second school color, as #rrggbb. Absent where Alma does not know them. Source: seeds/school-colors.json. */
  schoolColors?: readonly [main: string, second: string];
  provenance: Readonly<Partial<Record<FieldKey, Provenance>>>;
}

/** The status of one value: the stored status, else `reported` or `not-reported`. */
export function statusOf(college: Pick<College, 'valueStatus'>, field: FieldKey, value: unknown): ValueStatus {
  return college.valueStatus[field] ?? (value === null ? 'not-reported' : 'reported');
}
