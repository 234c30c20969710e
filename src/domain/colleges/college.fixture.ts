import type { CollegeRecord } from './college.ts';
import { FIGURE_KEYS, type FigureKey } from './figures.ts';
import { slugify } from './slug.ts';

const NO_FIGURES = Object.fromEntries(FIGURE_KEYS.map((key) => [key, null])) as Record<FigureKey, null>;

const PLAIN: Omit<CollegeRecord, FigureKey | 'slug'> = {
  id: 1,
  ipedsUnitId: 100_001,
  name: 'Example College',
  aliases: [],
  formerNames: [],
  formerSlugs: [],
  location: 'Springfield',
  state: 'AL',
  zip: null,
  latitude: null,
  longitude: null,
  locale: null,
  type: 'Public',
  level: 4,
  description: null,
  imageUrl: null,
  website: null,
  religiousAffiliation: null,
  acceptanceRate: null,
  testingPolicy: null,
  openAdmission: null,
  isHBCU: null,
  isTribal: null,
  isWomenOnly: null,
  isOnlineOnly: null,
  isFeatured: false,
  researchFundingByDepartment: null,
  carnegieClassification: null,
  carnegieScheme: null,
  undergraduateRaces: null,
  admissionFactors: null,
  academicCalendar: null,
  athleticAssociations: null,
  athleticDivision: null,
  athleticConferences: null,
  rotcPrograms: null,
  hasStudyAbroad: null,
  netPriceCalculatorUrl: null,
  applicationUrl: null,
  financialAidUrl: null,
  federalAid: null,
  opeId: null,
  netPricesByIncome: null,
  netPriceStudents: null,
  crimeIncidentsByYear: null,
  researchActivity: null,
  operatingStatus: 'open',
  successorUnitId: null,
  lastDataSync: null,
  dataSourceFlags: {},
  valueStatus: {},
  provenance: {},
};

/** A listed college with test data. A test names only the fields it needs; slug and UNITID follow from name and id. */
export function aCollege(overrides: Partial<CollegeRecord> = {}): CollegeRecord {
  const id = overrides.id ?? PLAIN.id;
  const name = overrides.name ?? PLAIN.name;
  return { ...PLAIN, ...NO_FIGURES, size: 1_000, id, ipedsUnitId: 100_000 + id, name, slug: `${slugify(name)}-${id}`, ...overrides };
}

/** Colleges with these names. Ids start at 1. */
export function collegesNamed(...names: string[]): CollegeRecord[] {
  return names.map((name, index) => aCollege({ id: index + 1, name }));
}
