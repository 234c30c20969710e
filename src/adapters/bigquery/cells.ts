import type { AnswerColumn, Cell } from '../../domain/warehouse/query.ts';

/** A column as the service describes it. */
export interface Field {
  name?: string;
  type?: string;
  mode?: string;
  fields?: Field[];
}

/** A row as the service sends it: text in the order of the columns. */
export interface ServiceRow {
  f?: { v: unknown }[];
}

const SAFE_DIGITS = 15;
const MICROS_PER_MS = 1_000;

/** The names that SQL has for the types; answers use older ones. */
const SQL_NAMES: Readonly<Record<string, string>> = { INTEGER: 'INT64', FLOAT: 'FLOAT64', BOOLEAN: 'BOOL', RECORD: 'STRUCT' };
function typeName({ type = '', mode }: Field): string {
  const name = SQL_NAMES[type] ?? type;
  return mode === 'REPEATED' ? `ARRAY<${name}>` : name;
}

export const columnsOf = (fields: readonly Field[]): AnswerColumn[] =>
  fields.map((field) => ({ name: field.name ?? '', type: typeName(field) }));

/** The values of a row as JSON: numbers that a double cannot hold stay text. */
export const cellsOf = (fields: readonly Field[], { f = [] }: ServiceRow): Cell[] => fields.map((field, at) => cellOf(field, f[at]?.v));

function cellOf(field: Field, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (field.mode === 'REPEATED')
    return Array.isArray(value) ? value.map((item: { v: unknown }) => cellOf({ ...field, mode: 'NULLABLE' }, item.v)) : [];
  if (field.fields) {
    const cells = cellsOf(field.fields, value);
    return Object.fromEntries(field.fields.map(({ name = '' }, at) => [name, cells[at]]));
  }
  return typeof value === 'string' ? (SCALARS[field.type ?? '']?.(value) ?? value) : value;
}

const whole = (text: string): Cell => (Number.isSafeInteger(Number(text)) ? Number(text) : text);
const decimal = (text: string): Cell => (text.replace(/\D/g, '').length <= SAFE_DIGITS ? Number(text) : text);

/** By the older names of the types, which answers use. Other types stay text. */
const SCALARS: Readonly<Record<string, (text: string) => Cell>> = {
  INTEGER: whole,
  FLOAT: (text) => (Number.isFinite(Number(text)) ? Number(text) : text),
  NUMERIC: decimal,
  BIGNUMERIC: decimal,
  BOOLEAN: (text) => text === 'true',
  TIMESTAMP: (text) => dateOf(text).toISOString(),
};

/** A moment that the service sends as microseconds. */
export const dateOf = (micros: string): Date => new Date(Math.floor(Number(micros) / MICROS_PER_MS));
