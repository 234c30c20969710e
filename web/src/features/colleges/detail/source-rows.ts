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
import { STATUS_WORDS } from './words.ts';

export interface SourceRow {
  field: string;
  label: string;
  value: string;
  status: ValueStatus;
  receipt: Provenance;
}

type AttributeKey = Exclude<FieldKey, FigureKey>;

const ATTRIBUTE_LABELS: Record<AttributeKey, string> = {
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
  researchActivity: 'Research activity',
};

const LABELS = new Map<string, string>([
  ...Object.entries(FIGURES).map(([key, { label }]) => [key, label] as const),
  ...Object.entries(ATTRIBUTE_LABELS),
]);

/** Every value of the page with its receipt, figures first. What has no receipt was not read from any source. */
export function sourceRows({ college, provenance }: CollegeDetail): SourceRow[] {
  return [...LABELS].flatMap(([field, label]) => {
    const receipt = provenance[field];
    if (!receipt) return [];
    const key = field as FieldKey;
    const status = statusOf(college, key, college[key]);
    return [{ field, label, value: valueText(key, college[key], status), status, receipt }];
  });
}

function valueText(field: FieldKey, value: CollegeDetail['college'][FieldKey], status: ValueStatus): string {
  if (value === null) return STATUS_WORDS[status];
  if (field === 'level') return `${Number(value)}-year`;
  if (typeof value === 'number') return field in FIGURES ? figureText(field as FigureKey, value) : String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : value.join(', ');
}
