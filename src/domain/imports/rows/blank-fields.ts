import type { Filled } from '../import-run.ts';
import type { RowTally } from './row-stream.ts';
import { DIRECTORY_ONLY, type SourceTable, type SuppliedBy } from '../source-table.ts';

/**
 * The fields without a value in any row of a table. The table does not supply them: a release without earnings says nothing about
 * earnings, so their values stay.
 */
export function blankFields({ fields }: Pick<SourceTable, 'fields'>, { read, filled }: Pick<RowTally, 'read' | 'filled'>): SuppliedBy[] {
  return fields.filter(({ field }) => read > 0 && filled[field] === 0 && !DIRECTORY_ONLY.includes(field));
}

/** The counts of the fields that a table supplies. */
export function withoutBlank(filled: Filled, blank: readonly SuppliedBy[]): Filled {
  const isBlank = new Set<string>(blank.map(({ field }) => field));
  return Object.fromEntries(Object.entries(filled).filter(([field]) => !isBlank.has(field)));
}

/** The note of a report on each blank variable. Two fields may have the same variable. */
export function blankNotes({ file }: Pick<SourceTable, 'file'>, blank: readonly SuppliedBy[]): { file: string; reason: string }[] {
  const variables = new Set(blank.map(({ variable }) => variable));
  return [...variables].map((variable) => ({ file, reason: `${variable} is blank in every row` }));
}
