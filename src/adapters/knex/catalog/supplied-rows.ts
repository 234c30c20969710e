import type { Knex } from 'knex';
import type { Provenance } from '../../../domain/colleges/sources.ts';
import type { SuppliedRowOfCollege } from '../../../domain/history/history-points.ts';
import { selectProvenance, toProvenance, type ProvenanceRow } from '../college-rows.ts';

interface SuppliedJoin {
  collegeId: number;
  runId: number;
  tableId: number;
  year: number;
  fields: string[];
  receipts: number[];
  values: unknown[];
  statuses: string;
  alternatives: string;
}

/** Reads provenance by its id. */
export async function readProvenances(db: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, Provenance>> {
  if (ids.length === 0) return new Map();
  const rows = (await selectProvenance(db).whereIn('v.id', ids)) as ProvenanceRow[];
  return new Map(rows.map((row) => [row.id, toProvenance(row)]));
}

/** Reads the rows that all tables of all runs supplied for these colleges, by college. */
export async function readSuppliedRows(db: Knex, collegeIds: readonly number[]): Promise<Map<number, SuppliedRowOfCollege[]>> {
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
      alternatives: 'v.alternatives',
    });
  const known = await readProvenances(db, [...new Set(rows.flatMap((row) => row.receipts))]);
  const found = new Map<number, SuppliedRowOfCollege[]>();
  for (const { collegeId, receipts, alternatives, ...row } of rows) {
    // The receipts of the recipes come first, then those of the first alternatives, and so on.
    const receiptAt = (at: number): number => receipts[at + row.fields.length * Number(alternatives.charAt(at))] ?? 0;
    const supplied = { ...row, provenances: row.fields.map((_, at) => known.get(receiptAt(at))) };
    const others = found.get(collegeId);
    if (others) others.push(supplied);
    else found.set(collegeId, [supplied]);
  }
  return found;
}
