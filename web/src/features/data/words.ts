import type { FieldDictionary, LoadedData } from '../../api/domain.ts';
import { SOURCE_NAMES, type Source } from '../../entities/source/source-words.ts';

export type Field = FieldDictionary['fields'][number];
type Version = LoadedData['versions'][number];

export const GROUP_WORDS: Readonly<Record<Field['group'], string>> = {
  identity: 'Names and addresses',
  place: 'Place',
  kind: 'Kind of college',
  students: 'Students',
  cost: 'Cost',
  admissions: 'Admissions',
  outcomes: 'Outcomes',
  safety: 'Safety',
  athletics: 'Athletics',
  research: 'Research',
  scores: 'Scores',
  record: 'This record',
};

export const CONTROL_WORDS: Readonly<Record<FieldDictionary['sectors'][number]['control'], string>> = {
  public: 'Public',
  private_nonprofit: 'Nonprofit',
  private_for_profit: 'For-profit',
};

const UNIT_WORDS: Partial<Record<string, string>> = {
  count: 'a count',
  usd: 'whole US dollars',
  fraction: 'a fraction from 0 to 1',
  score: 'a score from 0 to 100',
  points: 'points',
  'per-1000': 'for each 1,000 students a year',
  degrees: 'degrees',
};

const TYPE_WORDS: Readonly<Record<Field['type'], string>> = {
  integer: 'Whole number',
  number: 'Number',
  boolean: 'True or false',
  string: 'Text',
  list: 'List of texts',
  map: 'Numbers by name',
  object: 'JSON object',
  datetime: 'Time (ISO 8601, UTC)',
};

const MISSING_WORDS: Readonly<Record<Field['missing'], string>> = {
  null: 'null where missing, an empty cell in CSV',
  empty: 'empty where there is none',
  false: 'false also where no source speaks of it',
  never: 'always there',
};

/** "Number, a fraction from 0 to 1; null where missing, an empty cell in CSV." */
export function formWords({ type, unit, missing }: Field): string {
  const what = [TYPE_WORDS[type], unit === null ? undefined : (UNIT_WORDS[unit] ?? unit)].filter(Boolean).join(', ');
  return `${what}; ${MISSING_WORDS[missing]}.`;
}

/** "IPEDS ADM: ADMSSN / APPLCN (2023, 2024)" */
export const originWords = ({ source, table, variable, years }: Field['sources'][number]): string =>
  `${SOURCE_NAMES[source]} ${table}: ${variable} (${years.join(', ')})`;

const isSource = (name: string): name is Source => Object.hasOwn(SOURCE_NAMES, name);

/** What made a data version, as people say it. */
export function reasonWords(reason: Version['reason']): string {
  const [, source = '', year = '', release = ''] = /^import (\w+) (\d+) (\w+)$/.exec(reason) ?? [];
  if (isSource(source)) return `${SOURCE_NAMES[source]} of ${year} imported (${release})`;
  if (reason === 'seed') return 'First filling';
  if (reason.startsWith('scores')) return 'Scores computed anew';
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}

const KILO = 1_000;

/** "402 kB", "1.6 MB" */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return `${bytes} bytes`;
  return bytes < KILO * KILO ? `${Math.round(bytes / KILO)} kB` : `${(bytes / KILO / KILO).toFixed(1)} MB`;
}

/** A share as a whole percentage that says all and none only where it is so. */
export function percentOf(known: number, total: number): number {
  if (total === 0 || known === 0) return 0;
  return known === total ? 100 : Math.min(99, Math.max(1, Math.round((known / total) * 100)));
}
