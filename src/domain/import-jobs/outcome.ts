import { baseName } from '../imports/import-facts.ts';
import type { CollegeLook } from '../imports/looks.ts';
import type { FileFaults } from '../imports/rows/fault-groups.ts';
import type { ImportCounts, ImportReport, TableReport } from '../imports/import-run.ts';
import type { Mapping } from '../imports/mapping/mapping.ts';
import type { RunDiff } from '../imports/run-diff.ts';
import type { ColumnDrift, RowNote } from '../imports/source-table.ts';

/** What an import would do, as a person reads it before applying it. Lists are cut. */
export interface JobOutcome {
  /** `unchanged`: these files are applied already, or every value is in the catalog. Then there is nothing to apply. */
  status: 'dry-run' | 'unchanged';
  message: string;
  counts: ImportCounts;
  tables: TableReport[];
  unused: { file: string; reason: string }[];
  drift: readonly ColumnDrift[];
  /** The rejected rows by file and cause, at most `MAX_GROUPS`. */
  faults: FileFaults[];
  /** Remarks on rows that were read, at most `MAX_NOTES`. */
  notes: (RowNote & { file: string })[];
  diff: RunDiff | null;
  looks: readonly CollegeLook[];
  /** How the columns were read. Outcomes of earlier versions have none. */
  mapping?: Mapping;
}

const MAX_GROUPS = 100;
const MAX_NOTES = 100;

/** The outcome of a dry run. Files have their names without folders. */
export function outcomeOf(report: ImportReport): JobOutcome {
  const named = <T extends { file: string }>(items: readonly T[]): T[] => items.map((item) => ({ ...item, file: baseName(item.file) }));
  const { message, counts, tables, unused, drift, faults, notes, diff, looks, mapping } = report;
  return {
    status: report.status === 'dry-run' ? 'dry-run' : 'unchanged',
    message,
    counts,
    tables: named(tables),
    unused: named(unused),
    drift: named(drift),
    faults: named(faults.slice(0, MAX_GROUPS)),
    notes: named(notes.slice(0, MAX_NOTES)),
    diff,
    looks: looks ?? [],
    ...(mapping && { mapping }),
  };
}
