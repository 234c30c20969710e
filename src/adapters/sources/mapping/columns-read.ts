import type { ReadColumn } from '../../../domain/imports/mapping/reads.ts';
import { expectedIn, keyColumns, knownColumns, type ColumnContract } from '../drift.ts';
import { CellError } from '../errors.ts';
import type { FieldSpec, TableSpec } from '../table.ts';

/** A text that no reader of numbers or codes takes. */
const NO_NUMBER = 'no number';

/** The columns that Alma reads in a table of a year, the identifying ones first. */
export function columnsRead(spec: TableSpec, contract: ColumnContract, year: number, period: string): ReadColumn[] {
  const identifying = new Set([...keyColumns(contract), ...spec.signature]);
  const fields = spec.aggregate ? [] : spec.fields(year, period);
  const known = knownColumns(contract);
  const used = spec.aggregate ? combinedColumns(contract, year) : fields.flatMap(({ columns }) => columns);
  const others = [spec.years?.column, spec.nameColumn].flatMap((name) => name ?? []);
  // The status of a value is in a column with the prefix X.
  const flags = spec.aggregate ? [] : used.map((name) => `X${name}`).filter((name) => known.has(name));
  const names = new Set([...identifying, ...(spec.anyOf ?? []), ...used, ...others, ...flags]);
  return [...names].map((name) => ({ name, kind: kindIn(name, fields), isIdentifying: identifying.has(name) }));
}

/** Columns of a yearly table end in the last digits of a year, for the three years of a file. */
function combinedColumns(contract: ColumnContract, year: number): string[] {
  const suffixes = [year - 2, year - 1, year].map((each) => String(each % 100).padStart(2, '0'));
  return expectedIn(contract, year).flatMap((name) =>
    name.endsWith('##') ? suffixes.map((suffix) => name.replace('##', suffix)) : [name],
  );
}

function kindIn(name: string, fields: readonly FieldSpec[]): ReadColumn['kind'] {
  if (name.startsWith('UNITID')) return 'number';
  const using = fields.filter(({ columns }) => columns.includes(name));
  if (using.length === 0) return null;
  return using.some((field) => refusesText(name, field)) ? 'number' : 'text';
}

function refusesText(name: string, { columns, read }: FieldSpec): boolean {
  try {
    read(
      columns.map((column) => (column === name ? NO_NUMBER : '')),
      columns.map(() => ''),
    );
    return false;
  } catch (error) {
    if (error instanceof CellError) return true;
    throw error;
  }
}
