import { addFault, type FaultGroups } from './fault-groups.ts';
import { MAX_KEPT_REJECTS, type Filled } from '../import-run.ts';
import { createRepeatCheck } from './repeated-rows.ts';
import { createRowCheck } from './row-checks.ts';
import { withRaw } from './rejected-rows.ts';
import type { ReadReject, RejectedRow, RowBatch, RowNote, SourceTable, SuppliedRow } from '../source-table.ts';

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
  /** The first rejected rows in the order of the file, at most `MAX_KEPT_REJECTS`. Complete after the last batch. */
  rejects: RejectedRow[];
  /** All rejected rows, by cause. */
  faults: FaultGroups;
  /** The UNITIDs of all rejected rows that have a readable one. */
  rejectedUnitIds: Set<number>;
  rejectedWithoutUnitId: number;
  /** The UNITIDs of rows that were passed on, and rejected when another row contradicted them. */
  withdrawn: Set<number>;
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
    faults: new Map(),
    rejectedUnitIds: new Set(),
    rejectedWithoutUnitId: 0,
    withdrawn: new Set(),
    notes: [],
  };
}

/**
 * Yields the rows that pass the checks of a table, batch by batch, and updates `tally` with each batch. After the last one, `withdrawn`
 * names the rows to take back. Reads the file once; a second time if it needs the text of rejected rows or has two rows of one UNITID.
 */
export async function* passedRows(
  table: SourceTable,
  tally: RowTally,
  onProgress: (bytesRead: number) => void = () => undefined,
): AsyncGenerator<SuppliedRow[]> {
  const [faultOf, repeats] = [createRowCheck(table), createRepeatCheck()];
  const rejects: ReadReject[] = [];
  const reject = (rejected: ReadReject): void => {
    tally.rejected += 1;
    addFault(tally.faults, rejected);
    if (rejected.unitId === null) tally.rejectedWithoutUnitId += 1;
    else tally.rejectedUnitIds.add(rejected.unitId);
    if (rejects.length < MAX_KEPT_REJECTS) rejects.push(rejected);
  };
  const withValue = table.fields.map(() => 0);
  for await (const batch of table.batches()) {
    const passed: SuppliedRow[] = [];
    const refuse = (rejected: ReadReject): void => {
      repeats.reject(rejected);
      reject(rejected);
    };
    for (const row of batch.rows) {
      const fault = faultOf(row);
      if (fault) refuse({ line: row.line, unitId: row.unitId, ...fault });
      else if (repeats.isFirst(row)) passed.push(row);
    }
    batch.rejects.forEach(refuse);
    addCounts(tally, batch);
    countValues(passed, withValue);
    table.fields.forEach(({ field }, at) => (tally.filled[field] = withValue[at] ?? 0));
    onProgress(batch.bytesRead);
    if (passed.length > 0) yield passed;
  }
  const { rejects: others, withdrawn } = await repeats.judge(table);
  others.forEach(reject);
  withdrawn.forEach(({ unitId }) => tally.withdrawn.add(unitId));
  countValues(withdrawn, withValue, -1);
  table.fields.forEach(({ field }, at) => (tally.filled[field] = withValue[at] ?? 0));
  tally.rejects = await withRows(rejects, table);
}

/** The rejects in the order of the file, with the text of those rows that the file is read again for. */
async function withRows(rejects: readonly ReadReject[], table: Pick<SourceTable, 'rawRows'>): Promise<RejectedRow[]> {
  const unread = new Set(rejects.filter(({ raw }) => raw === undefined).map(({ line }) => line));
  const texts = unread.size === 0 ? new Map<number, string>() : await table.rawRows(unread);
  return rejects.map((reject) => withRaw(reject, reject.raw ?? texts.get(reject.line) ?? '')).sort((a, b) => a.line - b.line);
}

function countValues(rows: readonly SuppliedRow[], counts: number[], sign = 1): void {
  for (const { values } of rows) {
    for (let at = 0; at < counts.length; at += 1) counts[at] = (counts[at] ?? 0) + ((values[at] ?? null) === null ? 0 : sign);
  }
}

function addCounts(
  tally: RowTally,
  { rows, rejects, folded = 0, rowsWithoutUnitId = 0, notes = [], namesWithoutUnitId = [] }: RowBatch,
): void {
  tally.notes.push(...notes.slice(0, MAX_KEPT_REJECTS - tally.notes.length));
  tally.folded += folded;
  tally.rowsWithoutUnitId += rowsWithoutUnitId;
  for (const name of namesWithoutUnitId) tally.namesWithoutUnitId.add(name);
  tally.read += rows.length + rejects.length + folded + rowsWithoutUnitId;
}
