import { MAX_KEPT_REJECTS, type Filled } from './import-run.ts';
import { createRowCheck, type RowFault } from './row-checks.ts';
import type { RejectedRow, RowBatch, RowNote, SourceTable, SuppliedRow } from './source-table.ts';

/** Counts the rows of one table while it is read. */
export interface RowTally {
  read: number;
  rejected: number;
  folded: number;
  rowsWithoutUnitId: number;
  /** The names on those rows, each once. */
  namesWithoutUnitId: Set<string>;
  /** Passed rows with a value, by field. */
  filled: Filled;
  /** The first rejected rows, at most `MAX_KEPT_REJECTS`. */
  rejects: RejectedRow[];
  /** The UNITIDs of all rejected rows that have a readable one. */
  rejectedUnitIds: Set<number>;
  rejectedWithoutUnitId: number;
  /** The first notes, at most `MAX_KEPT_REJECTS`. */
  notes: RowNote[];
}

export function emptyTally({ fields }: Pick<SourceTable, 'fields'>): RowTally {
  const filled = Object.fromEntries(fields.map(({ field }) => [field, 0]));
  return {
    read: 0,
    rejected: 0,
    folded: 0,
    rowsWithoutUnitId: 0,
    namesWithoutUnitId: new Set(),
    filled,
    rejects: [],
    rejectedUnitIds: new Set(),
    rejectedWithoutUnitId: 0,
    notes: [],
  };
}

/** Reads a table once and yields the rows that pass its checks, batch by batch. Updates `tally` with each batch. */
export async function* passedRows(
  table: SourceTable,
  tally: RowTally,
  onProgress: (bytesRead: number) => void = () => undefined,
): AsyncGenerator<SuppliedRow[]> {
  const faultOf = createRowCheck(table);
  const withValue = table.fields.map(() => 0);
  for await (const batch of table.batches()) {
    const passed = checkedRows(batch, faultOf, tally);
    countValues(passed, withValue);
    table.fields.forEach(({ field }, at) => (tally.filled[field] = withValue[at] ?? 0));
    onProgress(batch.bytesRead);
    if (passed.length > 0) yield passed;
  }
}

function countValues(rows: readonly SuppliedRow[], counts: number[]): void {
  for (const { values } of rows) {
    for (let at = 0; at < counts.length; at += 1) counts[at] = (counts[at] ?? 0) + ((values[at] ?? null) === null ? 0 : 1);
  }
}

function checkedRows(batch: RowBatch, faultOf: (row: SuppliedRow) => RowFault | undefined, tally: RowTally): SuppliedRow[] {
  const reject = (rejected: RejectedRow): void => {
    tally.rejected += 1;
    if (rejected.unitId === null) tally.rejectedWithoutUnitId += 1;
    else tally.rejectedUnitIds.add(rejected.unitId);
    if (tally.rejects.length < MAX_KEPT_REJECTS) tally.rejects.push(rejected);
  };
  const passed: SuppliedRow[] = [];
  for (const row of batch.rows) {
    const fault = faultOf(row);
    if (fault) reject(toReject(row, fault));
    else passed.push(row);
  }
  batch.rejects.forEach(reject);
  const { folded = 0, rowsWithoutUnitId = 0, notes = [] } = batch;
  tally.notes.push(...notes.slice(0, MAX_KEPT_REJECTS - tally.notes.length));
  tally.folded += folded;
  tally.rowsWithoutUnitId += rowsWithoutUnitId;
  batch.namesWithoutUnitId?.forEach((name) => tally.namesWithoutUnitId.add(name));
  tally.read += batch.rows.length + batch.rejects.length + folded + rowsWithoutUnitId;
  return passed;
}

function toReject(row: SuppliedRow, { code, message }: RowFault): RejectedRow {
  return { line: row.line, unitId: row.unitId, code, message, raw: JSON.stringify(row.values).slice(0, 1_000) };
}
