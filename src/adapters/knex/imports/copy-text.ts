import type { SuppliedValue } from '../../../domain/imports/source-table.ts';
import type { ColumnType } from '../college-rows.ts';

const NEEDS_ESCAPE = /[\\\t\n\r\0]/;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '' };
const NULL = '\\N';

/** Writes one value in the text format of COPY. */
export type CopyEncoder = (value: SuppliedValue | undefined) => string;

/** The encoder for a column type. Whole-number columns round: cents are not stored. */
export function copyEncoderOf(type: ColumnType): CopyEncoder {
  const encode = ENCODERS[type];
  return (value) => (value === null || value === undefined ? NULL : encode(value));
}

const whole = (value: unknown): string => String(Math.round(Number(value)));
const text = (value: unknown): string => escapeCopyText(String(value));

const ENCODERS: Record<ColumnType, (value: unknown) => string> = {
  integer: whole,
  bigint: whole,
  'double precision': String,
  boolean: (value) => (value === true ? 't' : 'f'),
  text,
  timestamptz: text,
  jsonb: (value) => escapeCopyText(JSON.stringify(value)),
  'text[]': (value) => escapeCopyText(arrayLiteral(value as readonly string[])),
};

/** Most values need no escaping, and one test is faster than a replace. */
export function escapeCopyText(value: string): string {
  return NEEDS_ESCAPE.test(value) ? value.replace(/[\\\t\n\r\0]/g, (character) => ESCAPES[character] ?? '') : value;
}

function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
