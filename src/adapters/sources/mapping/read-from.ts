import type { SuppliedBy } from '../../../domain/imports/source-table.ts';
import type { FieldSpec, TableFile } from '../table.ts';

/** A column that the file has under another name. */
interface Renamed {
  column: string;
  from: string;
}

/**
 * The provenance of a field, with the names that its columns have in the file. Rows that are combined first read columns that the field does
 * not name, so all renamed ones are named.
 */
export function readFrom(supplied: SuppliedBy, { columns }: FieldSpec, { inspection }: TableFile, isCombined: boolean): SuppliedBy {
  const renamed = (inspection.mapped?.rules.columns ?? []).flatMap(({ column, from }) => (from === undefined ? [] : [{ column, from }]));
  const used = renamed.filter(({ column }) => isCombined || columns.some((name) => column === name || column === `X${name}`));
  if (used.length === 0) return supplied;
  const alternatives = supplied.alternatives?.map((text) =>
    named(
      text,
      used.filter(({ column }) => isIn(column, text)),
    ),
  );
  return { ...supplied, variable: named(supplied.variable, used), ...(alternatives && { alternatives }) };
}

/** "ADMSSN / APPLCN (column ADMITTED read as ADMSSN)" */
const named = (variable: string, renamed: readonly Renamed[]): string =>
  renamed.length === 0 ? variable : `${variable} (${renamed.map(({ column, from }) => `column ${from} read as ${column}`).join(', ')})`;

/** Whether a text names a column, or the column whose status flag it is. */
const isIn = (column: string, text: string): boolean => {
  const names = new Set(text.match(/\w+/g));
  return names.has(column) || (column.startsWith('X') && names.has(column.slice(1)));
};
