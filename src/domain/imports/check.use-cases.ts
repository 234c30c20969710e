import type { Release, SourceName } from '../colleges/college.ts';
import type { DataSyncPorts } from './imports.ports.ts';
import { findImplausible, tooManyRejects, type GuardLimits } from './guards.ts';
import type { Filled, TableReport } from './import-run.ts';
import { nothingRead, passedRows, type StagedTable } from './row-stream.ts';
import type { ColumnDrift, OpenRequest, RejectedRow, SourceTable, SuppliedBy, SuppliedRow } from './source-table.ts';

/** Rows of a table that are shown whole. */
const SAMPLES = 3;

export interface CheckRequest extends OpenRequest, GuardLimits {
  /** Share of a table's rows that may be rejected, 0 to 1. */
  maxReject: number;
  onProgress?: (table: string) => void;
}

export interface CheckedTable extends Omit<TableReport, 'matched' | 'outside'> {
  year: number;
  encoding: string | null;
  directory: boolean;
  /** Rows about nobody with a UNITID. */
  nobody: number;
  fields: readonly SuppliedBy[];
  filled: Filled;
  /** The first rows that passed; values and letters follow `fields`. */
  samples: SuppliedRow[];
}

/** What is in some files, without a word about the catalog. */
export interface CheckReport {
  source: SourceName;
  year: number;
  release: Release;
  tables: CheckedTable[];
  drift: readonly ColumnDrift[];
  unused: { file: string; reason: string }[];
  /** The first of each table; `tables` counts all. */
  rejects: (RejectedRow & { file: string })[];
  /** Why an import would be refused, for people; none when it would not. */
  refusals: string[];
}

/** Reads files as an import does and writes nothing. Throws what reading throws; what it finds in the rows is in the report. */
export async function checkFiles(
  { reader, imports }: Pick<DataSyncPorts, 'reader' | 'imports'>,
  request: CheckRequest,
): Promise<CheckReport> {
  const { maxReject, allowShrink, allowDrift, onProgress, ...files } = request;
  const { source, year, release, tables, drift, unused } = await reader.open(files);
  const report: CheckReport = { source, year, release, tables: [], drift, unused, rejects: [], refusals: [] };
  for (const table of tables) {
    onProgress?.(table.table);
    const tally = nothingRead(table);
    report.tables.push(tableOf(table, tally, await readWhole(table, tally)));
    report.rejects.push(...tally.rejects.map((reject) => ({ ...reject, file: table.file })));
  }
  const implausible = findImplausible(report, report.tables, await imports.appliedRuns(), { allowShrink, allowDrift });
  const overRejected = tooManyRejects(report.tables, maxReject);
  report.refusals = [...(overRejected ? [overRejected] : []), ...implausible.map(({ message }) => message)];
  return report;
}

/** Reads a table to its end and keeps the first rows that passed. */
async function readWhole(table: SourceTable, tally: StagedTable): Promise<SuppliedRow[]> {
  const samples: SuppliedRow[] = [];
  for await (const rows of passedRows(table, tally)) if (samples.length < SAMPLES) samples.push(...rows.slice(0, SAMPLES - samples.length));
  return samples;
}

function tableOf(table: SourceTable, { read, rejected, folded, nobody, filled }: StagedTable, samples: SuppliedRow[]): CheckedTable {
  const { file, year, encoding = null, directory, fields, isExtract = false } = table;
  return { file, table: table.table, year, encoding, directory, isExtract, read, rejected, folded, nobody, fields, filled, samples };
}
