import { z } from 'zod';
import {
  ACADEMIC_CALENDARS,
  ADMISSION_FACTORS,
  ATHLETIC_ASSOCIATIONS,
  CARNEGIE_SCHEMES,
  CONFERENCE_SPORTS,
  FACTOR_WEIGHTS,
  FEDERAL_AID,
  RACES,
  ROTC_PROGRAMS,
  COLLEGE_FLAGS,
  COLLEGE_TYPES,
  LOCALES,
  OPERATING_STATUSES,
  TESTING_POLICIES,
  VALUE_STATUSES,
} from '../../domain/colleges/college.ts';
import { PROVENANCE_SOURCES, RELEASES, SOURCES } from '../../domain/colleges/sources.ts';
import { SIZE_BANDS } from '../../domain/colleges/size-band.ts';
import { PENNANT_PATTERNS } from '../../domain/colleges/identity/pennant.ts';
import { FIGURE_KEYS } from '../../domain/colleges/figures.ts';
import { PRICE_BASES } from '../../domain/colleges/price/net-price.ts';
import { STATE_CODES } from '../../domain/colleges/states.ts';
import { CONTROLS, INCOME_BANDS } from '../../domain/colleges/categories.ts';

export const record = <K extends string, V extends z.ZodType>(keys: readonly K[], value: V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>;

export const number = z.number().nullable();
const text = z.string().nullable();

/** A state as SVG path data on an area of `width` × `height`. */
export const stateOutline = z.object({ path: z.string(), width: z.int(), height: z.int() });

export const status = z.enum(VALUE_STATUSES);

export const provenance = z
  .object({
    source: z.enum(PROVENANCE_SOURCES),
    table: z.string(),
    variable: z.string(),
    year: z.int(),
    period: z.string(),
    release: z.enum(RELEASES),
    runId: z.int().nullable(),
    importedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Provenance' });

/** An import with its files, for the sources of values. */
export const importFacts = z
  .object({
    runId: z.int(),
    source: z.enum(SOURCES),
    year: z.int(),
    release: z.enum(RELEASES),
    importedAt: z.iso.datetime().nullable(),
    /** Where the files come from, and how rows without a UNITID found their college. Null: the import does not state it. */
    obtainedFrom: text,
    matchedBy: text,
    files: z.array(z.object({ file: z.string(), table: z.string(), sha256: z.string() })).readonly(),
  })
  .meta({ id: 'Import' });

const sourceFlag = z.object({
  year: z.int(),
  release: z.enum(RELEASES),
  runId: z.int().nullable(),
  at: z.string(),
  sha256: text,
  fields: z.array(z.string()),
  belowThreshold: z.literal(true).optional(),
});

/** What stands for the college beside its name. `colors` are those of the background, the pattern and the text. */
const color = z.string().regex(/^#[\da-f]{6}$/);
const pennant = z
  .object({ text: z.string(), colors: z.tuple([color, color, color]).readonly(), pattern: z.enum(PENNANT_PATTERNS) })
  .meta({ id: 'Pennant' });

export const college = z
  .object({
    id: z.int(),
    ipedsUnitId: z.int().nullable(),
    slug: z.string(),
    name: z.string(),
    aliases: z.array(z.string()).readonly(),
    formerNames: z.array(z.string()).readonly(),
    formerSlugs: z.array(z.string()).readonly(),
    isFeatured: z.boolean(),
    location: z.string(),
    state: z.enum(STATE_CODES),
    zip: text,
    latitude: number,
    longitude: number,
    locale: z.enum(LOCALES).nullable(),
    type: z.enum(COLLEGE_TYPES),
    level: z.union([z.literal(2), z.literal(4)]),
    description: text,
    imageUrl: text,
    website: text,
    religiousAffiliation: text,
    acceptanceRate: text,
    testingPolicy: z.enum(TESTING_POLICIES).nullable(),
    openAdmission: z.boolean().nullable(),
    ...record(FIGURE_KEYS, number),
    ...record(COLLEGE_FLAGS, z.boolean().nullable()),
    undergraduateRaces: z.partialRecord(z.enum(RACES), z.number()).readonly().nullable(),
    admissionFactors: z.partialRecord(z.enum(ADMISSION_FACTORS), z.enum(FACTOR_WEIGHTS)).readonly().nullable(),
    academicCalendar: z.enum(ACADEMIC_CALENDARS).nullable(),
    athleticAssociations: z.array(z.enum(ATHLETIC_ASSOCIATIONS)).readonly().nullable(),
    athleticDivision: text,
    athleticConferences: z.partialRecord(z.enum(CONFERENCE_SPORTS), z.string()).readonly().nullable(),
    rotcPrograms: z.array(z.enum(ROTC_PROGRAMS)).readonly().nullable(),
    hasStudyAbroad: z.boolean().nullable(),
    netPriceCalculatorUrl: text,
    applicationUrl: text,
    financialAidUrl: text,
    federalAid: z.enum(FEDERAL_AID).nullable(),
    opeId: text,
    researchFundingByDepartment: z.record(z.string(), z.number()).readonly().nullable(),
    carnegieClassification: text,
    carnegieScheme: z.enum(CARNEGIE_SCHEMES).nullable(),
    netPricesByIncome: z.partialRecord(z.enum(INCOME_BANDS), z.number()).readonly().nullable(),
    netPriceStudents: z.partialRecord(z.enum(INCOME_BANDS), z.int()).readonly().nullable(),
    crimeIncidentsByYear: z.record(z.string(), z.number()).readonly().nullable(),
    researchActivity: text,
    operatingStatus: z.enum(OPERATING_STATUSES),
    successorUnitId: z.int().nullable(),
    lastDataSync: text,
    dataSourceFlags: z.partialRecord(z.enum(SOURCES), sourceFlag).readonly(),
    valueStatus: z.record(z.string(), status).readonly(),
    pennant,
  })
  .meta({ id: 'College' });

/** A figure with its status and year, for cards and comparisons. */
export const shownFigure = z.object({ value: number, status, year: z.int().nullable(), period: text }).meta({ id: 'ShownFigure' });

/** What a price is: a net price, the sticker price because no net price is published, or no tuition. Null if no price is known. */
export const priceBasis = z.enum(PRICE_BASES).nullable();

/** `value` is a net price only with the basis `net-price`. The status is that of the net price. */
const shownPrice = shownFigure.extend({ basis: priceBasis }).meta({ id: 'ShownPrice' });

/** A college as a result card. */
export const collegeCard = z
  .object({
    id: z.int(),
    ipedsUnitId: z.int().nullable(),
    slug: z.string(),
    name: z.string(),
    location: z.string(),
    state: z.enum(STATE_CODES),
    control: z.enum(CONTROLS),
    type: z.enum(COLLEGE_TYPES),
    level: z.union([z.literal(2), z.literal(4)]),
    size: number,
    sizeBand: z.enum(SIZE_BANDS).nullable(),
    imageUrl: text,
    pennant,
    openAdmission: z.boolean().nullable(),
    testingPolicy: z.enum(TESTING_POLICIES).nullable(),
    /** The average scores of new students, and how many sent them, for the chance of admission. */
    avgSAT: number,
    avgACT: number,
    satCohort: number,
    actCohort: number,
    ...record(COLLEGE_FLAGS, z.boolean().nullable()),
    isFeatured: z.boolean(),
    religiousAffiliation: text,
    figures: z.object({
      /** For all income bands. Without a net price, or with one over $80,000, the sticker price takes its place. */
      netPrice: shownPrice,
      acceptanceRate: shownFigure,
      graduationRate: shownFigure,
      medianEarnings: shownFigure,
    }),
    /** Net price by family income. Bands that are not in `publishedBands` are estimates. */
    netPriceByIncome: z.object(record(INCOME_BANDS, number)),
    publishedBands: z.array(z.enum(INCOME_BANDS)),
    /** What a year costs more for students from other states, in US dollars: 0 where all pay the same, null if unknown. */
    otherStatesExtra: number,
  })
  .meta({ id: 'CollegeCard' });
export type CollegeCard = z.output<typeof collegeCard>;
