import { CSV_FIELDS } from '../dictionary/bulk-files.ts';
import type { FieldEntry, FieldType } from '../dictionary/field-entry.ts';
import { FIELDS } from '../dictionary/fields.ts';

/** The types that both engines have under these names. */
export type ColumnType = 'STRING' | 'INT64' | 'FLOAT64' | 'BOOL' | 'TIMESTAMP';

export interface WarehouseColumn {
  name: string;
  type: ColumnType;
  isRequired: boolean;
  meaning: string;
}

export const TABLE_NAMES = ['colleges', 'history', 'value_sources', 'runs', 'run_files'] as const;
export type TableName = (typeof TABLE_NAMES)[number];

export interface WarehouseTable {
  name: TableName;
  meaning: string;
  columns: readonly WarehouseColumn[];
}

/** Raise it when tables or the meaning of their rows change: a version with another number is loaded again. A test compares the tables. */
export const TABLES_VERSION = 3;

const TYPES: Readonly<Partial<Record<FieldType, ColumnType>>> = {
  integer: 'INT64',
  number: 'FLOAT64',
  boolean: 'BOOL',
  datetime: 'TIMESTAMP',
};

/** Lists are one text with "|" between their items, as in colleges.csv, because the engines unpack arrays in different words. */
const fieldColumn = ({ key, type, meaning, missing }: FieldEntry): WarehouseColumn => ({
  name: key,
  type: TYPES[type] ?? 'STRING',
  isRequired: missing === 'never' && type !== 'list',
  meaning: type === 'list' ? `${meaning} Values are separated by "|".` : meaning,
});

const column = (name: string, type: ColumnType, meaning: string): WarehouseColumn => ({ name, type, isRequired: false, meaning });
const key = (name: string, type: ColumnType, meaning: string): WarehouseColumn => ({ name, type, isRequired: true, meaning });

const COLLEGE = [key('id', 'INT64', 'Number of the college, as in colleges.'), column('unitid', 'INT64', 'UNITID of the college.')];

const ORIGIN = [
  column('source', 'STRING', 'Source of the value: ipeds, scorecard, crime, athletics, research or staff.'),
  column('source_table', 'STRING', 'Table of the source.'),
  column('variable', 'STRING', 'Variable or variables of the table.'),
  column('file_year', 'INT64', 'Year of the file as the source numbers it: 2024 is the 2024-25 collection.'),
  column('period', 'STRING', 'Period that the value describes.'),
  column('release', 'STRING', 'Release of the file.'),
  column('run', 'INT64', 'Number of the import, as in runs.'),
  column('imported_at', 'TIMESTAMP', 'When the import finished.'),
];

const STATUS = column('status', 'STRING', 'Whether the value was reported, or why it is missing.');

const plainField = (name: string): FieldEntry => {
  const entry = FIELDS.find(({ key: known }) => known === name);
  if (!entry) throw new Error(`The dictionary has no field ${name}.`);
  return entry;
};

/** What is published. Every publication, schema and page follows from this list; both engines load the same rows. */
export const TABLES: readonly WarehouseTable[] = [
  {
    name: 'colleges',
    meaning: 'Every open college with undergraduates, one per row. Columns have the names of the data dictionary.',
    columns: CSV_FIELDS.map((name) => fieldColumn(plainField(name))),
  },
  {
    name: 'history',
    meaning: 'Every figure in every imported year. One college, figure and year per row.',
    columns: [
      ...COLLEGE,
      key('field', 'STRING', 'Name of the figure, as in colleges.'),
      key('year', 'INT64', 'First year of the period: 2021 for 2021-22 and for fall 2021.'),
      column('value', 'FLOAT64', 'The value; NULL if there is none.'),
      STATUS,
      ...ORIGIN,
    ],
  },
  {
    name: 'value_sources',
    meaning: 'The source of every present value, and why values are missing. One college and field per row.',
    columns: [
      ...COLLEGE,
      key('field', 'STRING', 'Name of the field, as in colleges.'),
      column('value', 'STRING', 'The value as text; NULL if there is none.'),
      STATUS,
      ...ORIGIN,
    ],
  },
  {
    name: 'runs',
    meaning: 'Every import that supplied values. One import per row.',
    columns: [
      key('run', 'INT64', 'Number of the import.'),
      key('source', 'STRING', 'Source of the files.'),
      key('file_year', 'INT64', 'Year of the files as the source numbers it.'),
      key('release', 'STRING', 'Release of the files.'),
      column('imported_at', 'TIMESTAMP', 'When the import finished.'),
      column('obtained_from', 'STRING', 'Where the files come from; NULL if the import does not state it.'),
      column('matched_by', 'STRING', 'How rows without a UNITID found their college; NULL if the import does not state it.'),
      key('files', 'INT64', 'Number of files.'),
    ],
  },
  {
    name: 'run_files',
    meaning: 'The files of the imports. One file per row.',
    columns: [
      key('run', 'INT64', 'Number of the import, as in runs.'),
      key('source_table', 'STRING', 'Table of the source.'),
      key('file', 'STRING', 'Name of the file; a member of a zip follows "!".'),
      key('sha256', 'STRING', 'SHA-256 of the file.'),
    ],
  },
];

export const isTableName = (name: string): name is TableName => (TABLE_NAMES as readonly string[]).includes(name);

/** The name of a published state: "v2026_11_21_3_t3" for data version "2026-11-21.3". */
export const versionNameOf = (dataVersion: string): string => `v${dataVersion.replaceAll(/[^0-9a-z]+/gi, '_')}_t${TABLES_VERSION}`;
