import type { Release, SourceName } from '../colleges/sources.ts';
import type { EarlierRun } from './earlier-runs.ts';
import type { Filled, TableReport } from './import-run.ts';
import { faultsOf, type FileFaults } from './rows/fault-groups.ts';
import { blankFields, blankNotes, withoutBlank } from './rows/blank-fields.ts';
import { DEFAULT_MAX_REJECT } from './import-request.ts';
import { findImplausible, tooManyRejects, type LossLimits } from './plausibility.ts';
import { emptyTally, passedRows, type RowTally } from './rows/row-stream.ts';
import type { ColumnDrift, OpenedSource, OpenRequest, RejectedRow, RowNote, SourceTable, SuppliedBy, SuppliedRow } from './source-table.ts';

/** Rows of a table that the report shows in full. */
const SAMPLES = 3;

export interface CheckLimits extends LossLimits {
  /** Share of a table's rows that may be rejected, 0 to 1. */
  maxReject?: number;
}

export interface CheckRequest extends OpenRequest, CheckLimits {
  onProgress?: (table: string) => void;
}

export interface CheckedTable extends Omit<TableReport, 'matched' | 'outside'> {
  year: number;
  encoding: string | null;
  directory: boolean;
  rowsWithoutUnitId: number;
  fields: readonly SuppliedBy[];
  /** Without the fields that are blank in every row. */
  filled: Filled;
  /** The first rows that passed. Values and letters are in the order of `fields`. */
  samples: SuppliedRow[];
}

/** The content of some files. The catalog plays no part in it, except in `refusals`. */
export interface CheckReport {
  source: SourceName;
  year: number;
  release: Release;
  tables: CheckedTable[];
  drift: readonly ColumnDrift[];
  unused: { file: string; reason: string }[];
  /** The first of each table; `tables` counts all. */
  rejects: (RejectedRow & { file: string })[];
  /** All of them, by file and cause. */
  faults: FileFaults[];
  /** The first of each table. */
  notes: (RowNote & { file: string })[];
  /** The reasons, as text, why an import would refuse the files. */
  refusals: string[];
}

/** Reads files as an import does, and writes nothing. Throws only what reading throws. */
export async function checkSource(
  { source, year, release, tables, drift, unused }: OpenedSource,
  runs: readonly EarlierRun[],
  limits: CheckLimits,
  onProgress?: (table: string) => void,
): Promise<CheckReport> {
  const report: CheckReport = {
    source,
    year,
    release,
    tables: [],
    drift,
    unused: [...unused],
    rejects: [],
    faults: [],
    notes: [],
    refusals: [],
  };
  for (const table of tables) {
    onProgress?.(table.table);
    const tally = emptyTally(table);
    report.tables.push(tableOf(table, tally, await readWhole(table, tally)));
    report.unused.push(...blankNotes(table, blankFields(table, tally)));
    report.faults.push(...faultsOf(tally.faults, table.file));
    report.rejects.push(...tally.rejects.map((reject) => ({ ...reject, file: table.file })));
    report.notes.push(...tally.notes.map((note) => ({ ...note, file: table.file })));
  }
  const overRejected = tooManyRejects(report.tables, limits.maxReject ?? DEFAULT_MAX_REJECT);
  const implausible = findImplausible(report, report.tables, runs, limits).map(({ message }) => message);
  return { ...report, refusals: [...(overRejected === null ? [] : [overRejected]), ...implausible] };
}

async function readWhole(table: SourceTable, tally: RowTally): Promise<SuppliedRow[]> {
  const samples: SuppliedRow[] = [];
  // Some more than are shown, because some may be withdrawn.
  const wanted = 10 * SAMPLES;
  for await (const rows of passedRows(table, tally)) if (samples.length < wanted) samples.push(...rows.slice(0, wanted - samples.length));
  return samples.filter(({ unitId }) => !tally.withdrawn.has(unitId)).slice(0, SAMPLES);
}

function tableOf(table: SourceTable, tally: RowTally, samples: SuppliedRow[]): CheckedTable {
  const { file, year, encoding = null, directory, fields, isExtract = false } = table;
  const { read, rejected, folded, rowsWithoutUnitId, filled } = tally;
  return {
    file,
    table: table.table,
    year,
    encoding,
    directory,
    isExtract,
    read,
    rejected,
    folded,
    rowsWithoutUnitId,
    fields,
    filled: withoutBlank(filled, blankFields(table, tally)),
    samples,
  };
}
