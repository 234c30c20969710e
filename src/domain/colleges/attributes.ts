import { FIGURE_KEYS, FIGURES, type FigureKey } from './figures.ts';

/** Every attribute that a source supplies, with its label. Provenance is stored for each of them. */
export const ATTRIBUTE_LABELS = {
  name: 'Name',
  aliases: 'Other names',
  location: 'City',
  state: 'State',
  zip: 'ZIP code',
  latitude: 'Latitude',
  longitude: 'Longitude',
  locale: 'Surroundings',
  type: 'Control',
  level: 'Level',
  website: 'Website',
  religiousAffiliation: 'Religious affiliation',
  testingPolicy: 'Test scores in admission',
  openAdmission: 'Open admission',
  isHBCU: 'Historically Black college',
  isTribal: 'Tribal college',
  isWomenOnly: "Women's college",
  isOnlineOnly: 'Online only',
  carnegieClassification: 'Carnegie classification',
  carnegieScheme: 'Carnegie scheme',
  researchActivity: 'Research activity',
  researchFundingByDepartment: 'Research spending by field of research',
  undergraduateRaces: 'Race and ethnicity of undergraduates',
  admissionFactors: 'What counts in admission',
  academicCalendar: 'Academic calendar',
  athleticAssociations: 'Athletic associations',
  athleticDivision: 'Athletic division',
  athleticConferences: 'Athletic conferences',
  rotcPrograms: 'Officer training (ROTC)',
  hasStudyAbroad: 'Study abroad',
  netPriceCalculatorUrl: 'Net price calculator',
  applicationUrl: 'Application',
  financialAidUrl: 'Financial aid',
  federalAid: 'Federal student aid',
  opeId: 'Federal aid ID',
  netPricesByIncome: 'Net price by family income',
  netPriceStudents: 'Students in the net price by family income',
  crimeIncidentsByYear: 'On-campus crimes by year',
} as const;

export type AttributeKey = keyof typeof ATTRIBUTE_LABELS;
export const ATTRIBUTE_KEYS = Object.keys(ATTRIBUTE_LABELS) as AttributeKey[];

/** Every field that can have provenance. */
export type FieldKey = FigureKey | AttributeKey;
export const FIELD_KEYS: readonly FieldKey[] = [...FIGURE_KEYS, ...ATTRIBUTE_KEYS];

/** Label of every field, figures first. */
export const FIELD_LABELS = {
  ...Object.fromEntries(FIGURE_KEYS.map((key) => [key, FIGURES[key].label])),
  ...ATTRIBUTE_LABELS,
} as Readonly<Record<FieldKey, string>>;
