import { MAX_KEPT_REJECTS, type Filled } from './import-run.ts';
import { createRowCheck, type RowFault } from './row-checks.ts';
import type { RejectedRow, RowBatch, SourceTable, SuppliedRow } from './source-table.ts';

/** What became of one table's rows on their way into staging. */
export interface StagedTable {
  read: number;
  rejected: number;
  folded: number;
  /** Rows about nobody with a UNITID. */
  nobody: number;
  /** What those rows call the institution, each name once. */
  strangers: Set<string>;
  /** Of the rows that passed, how many hold a value, by field. */
  filled: Filled;
  /** The first rejects, with reasons; duplicates within the file included. */
  rejects: RejectedRow[];
}

/** A table that nobody has read yet. */
export function nothingRead({ fields }: Pick<SourceTable, 'fields'>): StagedTable {
  const filled = Object.fromEntries(fields.map(({ field }) => [field, 0]));
  return { read: 0, rejected: 0, folded: 0, nobody: 0, strangers: new Set(), filled, rejects: [] };
}

/** Reads a table once and hands on the rows that pass its checks, a batch at a time; `tally` says at every moment what has become of all. */
export async function* passedRows(
  table: SourceTable,
  tally: StagedTable,
  onProgress: (bytesRead: number) => void = () => undefined,
): AsyncGenerator<SuppliedRow[]> {
  const faultOf = createRowCheck(table);
  const held = table.fields.map(() => 0);
  for await (const batch of table.batches()) {
    const passed = passing(batch, faultOf, tally);
    countValues(passed, held);
    table.fields.forEach(({ field }, at) => (tally.filled[field] = held[at] ?? 0));
    onProgress(batch.bytesRead);
    if (passed.length > 0) yield passed;
  }
}

function countValues(rows: readonly SuppliedRow[], held: number[]): void {
  for (const { values } of rows) {
    for (let at = 0; at < held.length; at += 1) held[at] = (held[at] ?? 0) + ((values[at] ?? null) === null ? 0 : 1);
  }
}

function passing(batch: RowBatch, faultOf: (row: SuppliedRow) => RowFault | undefined, tally: StagedTable): SuppliedRow[] {
  const reject = (rejected: RejectedRow): void => {
    tally.rejected += 1;
    if (tally.rejects.length < MAX_KEPT_REJECTS) tally.rejects.push(rejected);
  };
  const passed: SuppliedRow[] = [];
  for (const row of batch.rows) {
    const fault = faultOf(row);
    if (fault) reject(toReject(row, fault));
    else passed.push(row);
  }
  batch.rejects.forEach(reject);
  const { folded = 0, nobody = 0 } = batch;
  tally.folded += folded;
  tally.nobody += nobody;
  batch.strangers?.forEach((name) => tally.strangers.add(name));
  tally.read += batch.rows.length + batch.rejects.length + folded + nobody;
  return passed;
}

function toReject(row: SuppliedRow, { code, message }: RowFault): RejectedRow {
  return { line: row.line, unitId: row.unitId, code, message, raw: JSON.stringify(row.values).slice(0, 1_000) };
}
