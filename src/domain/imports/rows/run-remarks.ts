import { baseName } from '../import-facts.ts';
import type { ImportReport } from '../import-run.ts';
import type { FileFaults } from './fault-groups.ts';
import type { ColumnDrift, RowNote } from '../source-table.ts';

/** What a run found in its files beside their values. Files have their names without folders. Lists are cut. */
export interface RunRemarks {
  /** The rejected rows by file and cause. */
  faults: readonly FileFaults[];
  /** Remarks on rows that were read. */
  notes: readonly (RowNote & { file: string })[];
  /** New and missing columns. */
  drift: readonly ColumnDrift[];
  /** Files and columns that were not used, with the reason. */
  unused: readonly { file: string; reason: string }[];
}

const MAX_KEPT = 100;

export const remarksOf = ({ faults, notes, drift, unused }: Pick<ImportReport, keyof RunRemarks>): RunRemarks => ({
  faults: kept(faults),
  notes: kept(notes),
  drift: kept(drift),
  unused: kept(unused),
});

const kept = <T extends { file: string }>(items: readonly T[]): T[] =>
  items.slice(0, MAX_KEPT).map((item) => ({ ...item, file: baseName(item.file) }));
