import {
  FIGURES,
  figureText,
  statusOf,
  type CollegeDetail,
  type FieldKey,
  type FigureKey,
  type Provenance,
  type ValueStatus,
} from '../../../api/contracts.ts';
import { localeWords, STATUS_WORDS } from './words.ts';

type Locale = NonNullable<CollegeDetail['college']['locale']>;

export interface SourceRow {
  field: string;
  label: string;
  value: string;
  status: ValueStatus;
  receipt: Provenance;
}

/** What the page says besides figures; flags are listed where they hold. */
const ATTRIBUTES = {
  name: 'Name',
  location: 'City',
  state: 'State',
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
  researchActivity: 'Research activity',
} as const satisfies Partial<Record<FieldKey, string>>;

type ListedKey = FigureKey | keyof typeof ATTRIBUTES;

const LABELS = [...Object.entries(FIGURES).map(([key, { label }]) => [key, label]), ...Object.entries(ATTRIBUTES)] as [ListedKey, string][];

/** Every value of the page with its receipt, figures first. What has no receipt was not read from any source. */
export function sourceRows({ college, provenance }: CollegeDetail): SourceRow[] {
  const rows: SourceRow[] = [];
  for (const [field, label] of LABELS) {
    const receipt = provenance[field];
    const value = college[field];
    if (!receipt || value === false || (value === null && isOtherSector(field, college.type))) continue;
    const status = statusOf(college, field, value);
    rows.push({ field, label, value: valueText(field, value, status), status, receipt });
  }
  return rows;
}

/** A public college has no private net price, and saying so in every table would only puzzle. */
const isOtherSector = (field: ListedKey, type: CollegeDetail['college']['type']): boolean =>
  field === (type === 'Public' ? 'netPricePrivate' : 'netPricePublic');

function valueText(field: ListedKey, value: CollegeDetail['college'][ListedKey], status: ValueStatus): string {
  if (value === null) return STATUS_WORDS[status];
  if (field === 'level') return `${Number(value)}-year`;
  if (typeof value === 'number') return figureText(field as FigureKey, value);
  if (value === true) return 'Yes';
  return field === 'locale' ? localeWords(value as Locale) : String(value);
}
