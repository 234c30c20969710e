import { FIGURE_KEYS, type FigureKey } from './figures.ts';
import type { StateCode } from './states.ts';
import type { IncomeBand } from './income-band.ts';

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

/** What an applicant's SAT or ACT means to the college (ADM variable ADMCON7). */
export const TESTING_POLICIES = ['required', 'optional', 'not-considered'] as const;
export type TestingPolicy = (typeof TESTING_POLICIES)[number];

/** `unlisted`: still operating, but no longer in Alma's universe (it stopped enrolling undergraduates, for instance). */
export const OPERATING_STATUSES = ['open', 'closed', 'merged', 'unlisted'] as const;
export type OperatingStatus = (typeof OPERATING_STATUSES)[number];

export const COLLEGE_FLAGS = ['isHBCU', 'isTribal', 'isWomenOnly', 'isOnlineOnly', 'isFeatured'] as const;
export type CollegeFlag = (typeof COLLEGE_FLAGS)[number];

/** Why a value is there, or is not. `reported` includes what the institution or NCES corrected; `imputed` was estimated by NCES. */
export const VALUE_STATUSES = ['reported', 'imputed', 'suppressed', 'not-applicable', 'not-reported'] as const;
export type ValueStatus = (typeof VALUE_STATUSES)[number];

export const SOURCES = ['ipeds', 'scorecard', 'crime', 'athletics', 'research', 'carnegie'] as const;
export type SourceName = (typeof SOURCES)[number];

/** Who a value may come from: a source, or Alma's staff, whose value no import replaces. */
export const RECEIPT_SOURCES = [...SOURCES, 'staff'] as const;
export type ReceiptSource = (typeof RECEIPT_SOURCES)[number];

export const RELEASES = ['preliminary', 'provisional', 'final'] as const;
export type Release = (typeof RELEASES)[number];

/** The receipt of a value: which variable of which table of which release it was read from, and by which run. */
export interface Provenance {
  source: ReceiptSource;
  table: string;
  variable: string;
  /** The collection or file year, for instance 2024 for the 2024-25 collection. */
  year: number;
  /** What the value describes, for people: "fall 2024", "2023-24". */
  period: string;
  release: Release;
  runId: number | null;
  /** ISO time the run finished; null where no run supplied the value. */
  importedAt: string | null;
}

/** What the last applied run of a source left on a college. */
export interface SourceFlag {
  year: number;
  release: Release;
  runId: number | null;
  /** ISO time the run finished. */
  at: string;
  fields: string[];
  /** The source covers only what is above a threshold, and has nothing about this college: what it would say is shown as "under". */
  belowThreshold?: true;
}

export const CARNEGIE_SCHEMES = ['2021 basic', '2025 institutional'] as const;
export type CarnegieScheme = (typeof CARNEGIE_SCHEMES)[number];

/** Fields besides the figures that a source supplies, and whose receipt is therefore kept. */
// prettier-ignore
export const ATTRIBUTE_KEYS = [
  'name', 'aliases', 'location', 'state', 'zip', 'latitude', 'longitude', 'locale', 'type', 'level', 'website',
  'religiousAffiliation', 'testingPolicy', 'openAdmission', 'isHBCU', 'isTribal', 'isWomenOnly', 'isOnlineOnly',
  'carnegieClassification', 'carnegieScheme', 'researchActivity',
  'researchFundingByDepartment', 'netPricesByIncome', 'crimeIncidentsByYear',
] as const;
export type AttributeKey = (typeof ATTRIBUTE_KEYS)[number];
export type FieldKey = FigureKey | AttributeKey;
/** Every field that can have a receipt. */
export const FIELD_KEYS: readonly FieldKey[] = [...FIGURE_KEYS, ...ATTRIBUTE_KEYS];

/** A college as the world sees it. Figures: null means missing, and `valueStatus` says why. */
export interface College extends Record<FigureKey, number | null>, Record<CollegeFlag, boolean> {
  id: number;
  ipedsUnitId: number | null;
  slug: string;
  name: string;
  aliases: readonly string[];
  formerNames: readonly string[];
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
  /** Text, as people write it: "58%". The number is `acceptanceRateNum`. */
  acceptanceRate: string | null;
  testingPolicy: TestingPolicy | null;
  openAdmission: boolean | null;
  /** Published net prices by family income, whole US dollars; bands nobody reported are left out. */
  netPricesByIncome: Readonly<Partial<Record<IncomeBand, number>>> | null;
  /** On-campus crimes of each calendar year that `crimeIncidentsTotal` sums up: {"2022": 14}. */
  crimeIncidentsByYear: Readonly<Record<string, number>> | null;
  /** US dollars by field of research. */
  researchFundingByDepartment: Readonly<Record<string, number>> | null;
  carnegieClassification: string | null;
  /** Which classification the label is of: the same words and numbers mean different things in each. */
  carnegieScheme: CarnegieScheme | null;
  researchActivity: string | null;
  operatingStatus: OperatingStatus;
  /** UNITID of the college this one was merged into. */
  successorUnitId: number | null;
  /** ISO time of the last applied run that touched this college. */
  lastDataSync: string | null;
  dataSourceFlags: Readonly<Partial<Record<SourceName, SourceFlag>>>;
  /** Only the figures and attributes whose status is not `reported`. */
  valueStatus: Readonly<Partial<Record<FieldKey, ValueStatus>>>;
}

/** A college with the receipt of each of its values; receipts are shared objects, one per variable and run. */
export interface CollegeRecord extends College {
  provenance: Readonly<Partial<Record<FieldKey, Provenance>>>;
}

/** Status of one value: what the source said, else whether there is a value at all. */
export function statusOf(college: Pick<College, 'valueStatus'>, field: FieldKey, value: unknown): ValueStatus {
  return college.valueStatus[field] ?? (value === null ? 'not-reported' : 'reported');
}
