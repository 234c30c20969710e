import { type FieldDictionary, type LoadedData, releaseText } from '../../api/domain/colleges.ts';
import { SOURCE_NAMES, type Source } from '../../entities/source/source-words.ts';

export type Field = FieldDictionary['fields'][number];
type Version = LoadedData['versions'][number];

export const GROUP_LABELS: Readonly<Record<Field['group'], string>> = {
  identity: 'Names and addresses',
  place: 'Location',
  kind: 'Type of college',
  students: 'Students',
  cost: 'Cost',
  admissions: 'Admissions',
  outcomes: 'Outcomes',
  safety: 'Safety',
  athletics: 'Athletics',
  research: 'Research',
  scores: 'Scores',
  record: 'Record',
};

export const CONTROL_LABELS: Readonly<Record<FieldDictionary['sectors'][number]['control'], string>> = {
  public: 'Public',
  private_nonprofit: 'Nonprofit',
  private_for_profit: 'For-profit',
};

const UNIT_LABELS: Partial<Record<string, string>> = {
  count: 'a count',
  usd: 'whole US dollars',
  fraction: 'a fraction from 0 to 1',
  score: 'a score from 0 to 100',
  points: 'points',
  'per-1000': 'per 1,000 students a year',
  ratio: 'a ratio to one',
  degrees: 'degrees',
};

const TYPE_LABELS: Readonly<Record<Field['type'], string>> = {
  integer: 'Whole number',
  number: 'Number',
  boolean: 'True or false',
  string: 'Text',
  list: 'List of text values',
  map: 'Numbers by name',
  'text-map': 'Text values by name',
  object: 'JSON object',
  datetime: 'Time (ISO 8601, UTC)',
};

const MISSING_LABELS: Readonly<Record<Field['missing'], string>> = {
  null: 'null if missing, an empty cell in CSV',
  empty: 'empty if there is none',
  never: 'never missing',
};

/** "Number, a fraction from 0 to 1; null if missing, an empty cell in CSV." */
export function formatText({ type, unit, missing }: Field): string {
  const what = [TYPE_LABELS[type], unit === null ? undefined : (UNIT_LABELS[unit] ?? unit)].filter(Boolean).join(', ');
  return `${what}; ${MISSING_LABELS[missing]}.`;
}

/** "IPEDS ADM: ADMSSN / APPLCN (2023, 2024)" */
export const originText = ({ source, table, variable, years }: Field['sources'][number]): string =>
  `${SOURCE_NAMES[source]} ${table}: ${variable} (${years.join(', ')})`;

const isSource = (name: string): name is Source => Object.hasOwn(SOURCE_NAMES, name);

/** The reason of a data version as text. */
export function reasonText(reason: Version['reason']): string {
  const [, source = '', year = '', release = 'not-stated'] = /^import (\w+) (\d+)(?: (\w+))?$/.exec(reason) ?? [];
  if (isSource(source)) return `Import of ${SOURCE_NAMES[source]} ${year} (${releaseText(release)})`;
  if (reason === 'seed') return 'Initial load';
  if (reason.startsWith('scores')) return 'Scores recalculated';
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}

const KB = 1_000;

/** "402 kB", "1.6 MB" */
export function sizeText(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`;
  return bytes < KB * KB ? `${Math.round(bytes / KB)} kB` : `${(bytes / KB / KB).toFixed(1)} MB`;
}

/** A whole percentage. 0 and 100 are exact: other shares round to 1 through 99. */
export function percentOf(known: number, total: number): number {
  if (total === 0 || known === 0) return 0;
  return known === total ? 100 : Math.min(99, Math.max(1, Math.round((known / total) * 100)));
}
