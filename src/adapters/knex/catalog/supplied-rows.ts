import type { Knex } from 'knex';
import type { Provenance } from '../../../domain/colleges/college.ts';
import type { SuppliedRowOfCollege } from '../../../domain/history/points.ts';
import { receiptsOf, toProvenance, type ReceiptRow } from '../rows.ts';

interface SuppliedJoin {
  collegeId: number;
  runId: number;
  tableId: number;
  year: number;
  fields: string[];
  receipts: number[];
  values: unknown[];
  statuses: string;
}

/** Receipts by their number. */
export async function readReceipts(db: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, Provenance>> {
  if (ids.length === 0) return new Map();
  const rows = (await receiptsOf(db).whereIn('v.id', ids)) as ReceiptRow[];
  return new Map(rows.map((row) => [row.id, toProvenance(row)]));
}

/** What every table of every run said of these colleges, by college. */
export async function readSupplied(db: Knex, collegeIds: readonly number[]): Promise<Map<number, SuppliedRowOfCollege[]>> {
  const rows = await db<SuppliedJoin>('supplied_values as v')
    .join('supplied_tables as t', 't.id', 'v.table_id')
    .whereIn('v.college_id', collegeIds)
    .select<SuppliedJoin[]>({
      collegeId: 'v.college_id',
      runId: 't.run_id',
      tableId: 't.id',
      year: 't.year',
      fields: 't.fields',
      receipts: 't.receipts',
      values: 'v.supplied',
      statuses: 'v.statuses',
    });
  const known = await readReceipts(db, [...new Set(rows.flatMap((row) => row.receipts))]);
  const found = new Map<number, SuppliedRowOfCollege[]>();
  for (const { collegeId, ...row } of rows) {
    const supplied = { ...row, receipts: row.receipts.map((id) => known.get(id)) };
    const others = found.get(collegeId);
    if (others) others.push(supplied);
    else found.set(collegeId, [supplied]);
  }
  return found;
}
