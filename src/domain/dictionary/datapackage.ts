import { VALUE_STATUSES } from '../colleges/college.ts';
import { FREE_LICENSE, isFreeSource, SOURCE_FACTS, PROVENANCE_SOURCES, RELEASES, type ProvenanceSource } from '../colleges/sources.ts';
import { PRODUCT } from '../shared/product.ts';
import { CSV_FIELDS, IMPORT_COLUMNS, LONG_COLUMNS, type BulkFile } from './bulk-files.ts';
import type { FieldEntry, FieldType } from './field-entry.ts';
import { FIELDS } from './fields.ts';
import { PROGRAM_COLUMNS } from './program-lines.ts';

/** A finished bulk file. */
export interface BulkFacts {
  name: BulkFile;
  bytes: number;
  sha256: string;
}

export interface PackageFacts {
  dataVersion: string;
  /** The date of the data (2026-11-20); null if nothing was ever imported. */
  day: string | null;
  files: readonly BulkFacts[];
  /** The sources of the catalog's values. */
  sources: readonly ProvenanceSource[];
  /** The address of the site. */
  publicUrl: string;
}

export const BULK_FILE_TEXTS: Readonly<Record<BulkFile, string>> = {
  'colleges.csv': 'Every open college with undergraduates, one per line, with a column for each field that fits in a cell.',
  'colleges.ndjson':
    'The same colleges as JSON, one per line, with the nested fields: prices by income, race and ethnicity, what counts in admission, conferences, crimes by year, research by field.',
  'programs.csv':
    'Degrees and certificates by program: CIP code and award level, first majors only, in the newest school year of each college. One college and program per line.',
  'receipts.csv': 'Every value with its status and its source: table, variable, period, year, release and import. One value per line.',
  'history.csv': 'Every figure in every imported year, with its status and source. One college, figure and year per line.',
  'imports.csv': 'Every import: where its files come from, how they were matched, and the SHA-256 of each file. One file per line.',
};

export const EXCLUDED_TEXT =
  'The files leave out values from the Carnegie Classification’s own files, and scores that reveal them, because we may not redistribute them. They also leave out descriptions, pictures and other texts by the people who run this site, and closed colleges.';

/** The citation of the data. */
export const citationOf = (dataVersion: string, day: string | null, publicUrl: string): string =>
  `${PRODUCT.name}, college data, version ${dataVersion}${day === null ? '' : ` of ${day}`}. ${publicUrl}/data. Compiled from public files of the ${SOURCE_FACTS.ipeds.publisher} and others.`;

/** Describes the bulk files as a Frictionless data package (version 1). */
export function dataPackageOf({ dataVersion, day, files, sources, publicUrl }: PackageFacts): object {
  return {
    profile: 'data-package',
    name: 'colleges',
    title: `${PRODUCT.name}: colleges of the United States`,
    description: `${EXCLUDED_TEXT} Rates are fractions from 0 to 1, money is whole US dollars. Text that a spreadsheet would run as a formula starts with an apostrophe.`,
    homepage: `${publicUrl}/data`,
    version: dataVersion,
    ...(day !== null && { created: `${day}T00:00:00Z` }),
    citation: citationOf(dataVersion, day, publicUrl),
    licenses: [{ name: 'other-pd', title: FREE_LICENSE, path: 'https://www.usa.gov/government-copyright' }],
    sources: sources.flatMap((source) => {
      if (source === 'staff' || !isFreeSource(source)) return [];
      const { name, publisher, address } = SOURCE_FACTS[source];
      return [{ title: `${publisher}: ${name}`, path: address }];
    }),
    resources: files.map(resourceOf),
  };
}

function resourceOf({ name, bytes, sha256 }: BulkFacts): object {
  const isTable = name.endsWith('.csv');
  return {
    name: name.replace('.', '-'),
    title: BULK_FILE_TEXTS[name],
    path: name,
    profile: isTable ? 'tabular-data-resource' : 'data-resource',
    format: isTable ? 'csv' : 'ndjson',
    mediatype: isTable ? 'text/csv' : 'application/x-ndjson',
    encoding: 'utf-8',
    bytes,
    hash: `sha256:${sha256}`,
    ...(isTable && {
      dialect: { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true, header: true },
      schema: schemaOf(name),
    }),
  };
}

function schemaOf(name: BulkFile): object {
  if (name === 'colleges.csv') return { fields: CSV_FIELDS.map((key) => columnOf(entryOf(key))), missingValues: [''], primaryKey: 'id' };
  if (name === 'imports.csv')
    return { fields: IMPORT_COLUMNS.map((column) => ({ name: column, ...COLUMN_TEXTS[column] })), missingValues: [''] };
  const foreignKeys = [{ fields: 'id', reference: { resource: 'colleges-csv', fields: 'id' } }];
  const columns = name === 'programs.csv' ? PROGRAM_COLUMNS : LONG_COLUMNS;
  return { fields: columns.map((column) => ({ name: column, ...COLUMN_TEXTS[column] })), missingValues: [''], foreignKeys };
}

function entryOf(key: FieldEntry['key']): FieldEntry {
  const entry = FIELDS.find((field) => field.key === key);
  if (!entry) throw new Error(`The dictionary has no field ${key}.`);
  return entry;
}

/** CSV types that differ from the dictionary's. A list is one string with "|" between its items. */
const TABLE_TYPES: Partial<Record<FieldType, string>> = { list: 'string' };

const NO_ITEMS = ' An empty cell means none or not reported; receipts.csv says which.';

function columnOf({ key, label, type, meaning, codes, missing }: FieldEntry): object {
  const isList = type === 'list';
  // A cell with several items is not one of the codes.
  const constraints = { ...(missing === 'never' && { required: true }), ...(codes && !isList && { enum: codes }) };
  return {
    name: key,
    title: label,
    type: TABLE_TYPES[type] ?? type,
    description: isList ? `${meaning} Values are separated by "|".${missing === 'null' ? NO_ITEMS : ''}` : meaning,
    ...(Object.keys(constraints).length > 0 && { constraints }),
  };
}

const COLUMN_TEXTS: Readonly<Record<(typeof LONG_COLUMNS | typeof IMPORT_COLUMNS | typeof PROGRAM_COLUMNS)[number], object>> = {
  id: { type: 'integer', description: 'Number of the college, as in colleges.csv.' },
  unitid: { type: 'integer', description: 'UNITID of the college.' },
  field: { type: 'string', description: 'Name of the field, as in colleges.csv.' },
  value: { type: 'string', description: 'The value; empty if there is none.' },
  status: {
    type: 'string',
    description:
      'Whether the value was reported, or why it is missing. suppressed: too few students; we also withhold rates of fewer than 30.',
    constraints: { enum: VALUE_STATUSES },
  },
  source: { type: 'string', description: 'Source of the value.', constraints: { enum: PROVENANCE_SOURCES } },
  table: { type: 'string', description: 'Table of the source.' },
  variable: { type: 'string', description: 'Variable or variables of the table.' },
  period: { type: 'string', description: 'Period that the value describes.' },
  year: { type: 'integer', description: 'Year of the file as the source numbers it: 2024 is the 2024-25 collection.' },
  release: { type: 'string', description: 'Release of the file.', constraints: { enum: RELEASES } },
  run: { type: 'integer', description: 'Number of the import, as in imports.csv.' },
  imported_at: { type: 'datetime', description: 'When the import finished.' },
  cip: { type: 'string', description: 'Six digits of the Classification of Instructional Programs (CIP), as text: 01.0000.' },
  title: { type: 'string', description: 'Title of the program in the CIP; empty if it has none.' },
  level: { type: 'integer', description: 'Award level, AWLEVEL of IPEDS: 3 associate’s, 5 bachelor’s, 7 master’s degree.' },
  award: { type: 'string', description: 'The award level in words.' },
  awards: {
    type: 'integer',
    description: 'Degrees and certificates awarded in the school year. 0: offered, and none awarded.',
  },
  obtained_from: { type: 'string', description: 'Where the files of the import come from; empty if the import does not state it.' },
  matched_by: {
    type: 'string',
    description: 'How rows without a UNITID found their college; empty if every row has one, or the import does not state it.',
  },
  file: { type: 'string', description: 'Name of the file; a member of a zip follows "!".' },
  sha256: { type: 'string', description: 'SHA-256 of the file.' },
};
