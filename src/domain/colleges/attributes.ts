import type { AttributeKey } from './college.ts';

/** What sources say of a college besides figures, as people call it. */
export const ATTRIBUTE_LABELS: Readonly<Record<AttributeKey, string>> = {
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
  netPricesByIncome: 'Net price by family income',
  crimeIncidentsByYear: 'On-campus crimes by year',
};
