import { baseName } from '../imports/import-facts.ts';
import type { CollegeLook } from '../imports/looks.ts';
import type { ImportCounts, ImportReport, TableReport } from '../imports/import-run.ts';
import type { Mapping } from '../imports/mapping/mapping.ts';
import type { RunDiff } from '../imports/run-diff.ts';
import { remarksOf, type RunRemarks } from '../imports/rows/run-remarks.ts';

/** What an import would do, as a person reads it before applying it. */
export interface JobOutcome extends RunRemarks {
  /** `unchanged`: these files are applied already, or every value is in the catalog. Then there is nothing to apply. */
  status: 'dry-run' | 'unchanged';
  message: string;
  counts: ImportCounts;
  tables: TableReport[];
  diff: RunDiff | null;
  looks: readonly CollegeLook[];
  /** How the columns were read. Outcomes of earlier versions have none. */
  mapping?: Mapping;
}

/** The outcome of a dry run. Files have their names without folders. */
export function outcomeOf(report: ImportReport): JobOutcome {
  const { message, counts, tables, diff, looks, mapping } = report;
  return {
    status: report.status === 'dry-run' ? 'dry-run' : 'unchanged',
    message,
    counts,
    tables: tables.map((table) => ({ ...table, file: baseName(table.file) })),
    ...remarksOf(report),
    diff,
    looks: looks ?? [],
    ...(mapping && { mapping }),
  };
}
