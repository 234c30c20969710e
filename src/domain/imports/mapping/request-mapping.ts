import type { OpenRequest, SourceTable } from '../source-table.ts';
import { columnKindsOf, type TableColumnKinds } from './column-drift.ts';
import type { FileColumn } from './file-columns.ts';
import { checkedMapping } from './mapping-faults.ts';

/** The request with its mapping in one form, or without one that says nothing. Throws `invalid` for one that contradicts itself. */
export function withCheckedMapping<T extends Pick<OpenRequest, 'mapping'>>({
  mapping: given = [],
  ...request
}: T): Omit<T, 'mapping'> & Pick<OpenRequest, 'mapping'> {
  const mapping = checkedMapping(given);
  return mapping.length > 0 ? { ...request, mapping } : request;
}

/** The columns of the files of each table, for the next files of the source. */
export async function columnsOf(tables: readonly SourceTable[]): Promise<TableColumnKinds> {
  const found: [string, FileColumn[]][] = [];
  for (const table of tables) if (table.columns) found.push([table.table, await table.columns()]);
  return columnKindsOf(found);
}
