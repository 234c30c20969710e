import { DomainError } from '../shared/domain-error.ts';
import type { findNewer } from './earlier-runs.ts';
import type { ImportTransaction, MergeOutcome } from './imports.ports.ts';
import { tooManyRejects } from './guards.ts';
import type { ImportRequest } from './import-request.ts';
import { NO_COUNTS, vanishing, type ImportReport, type ImportRun } from './import-run.ts';
import type { Narrowing } from './selection.ts';
import type { OpenedSource, SourceTable } from './source-table.ts';

/** Somebody asked the run to stop. */
export class Cancelled extends Error {}

/** Asked between batches. */
export function throwIfCancelled({ isCancelled }: ImportRequest): void {
  if (isCancelled?.()) throw new Cancelled('The run was cancelled; nothing was changed.');
}

/** What is known of a run before it has read anything. */
export function emptyReport(run: ImportRun, { tables, unused, drift }: OpenedSource, { onlyFields: only }: Narrowing): ImportReport {
  return {
    ...run,
    runId: null,
    status: 'failed',
    finishedAt: run.startedAt,
    counts: NO_COUNTS,
    diff: null,
    tables: [],
    unused,
    drift,
    rejects: [],
    files: tables.map(({ file, table, bytes, sha256 }) => ({ file, table, bytes, sha256, ...(only && { only }) })),
    message: '',
  };
}

/** The report of a run that found nothing to do. */
export const unchanged = (report: ImportReport, finishedAt: Date, message: string): ImportReport => ({
  ...report,
  status: 'unchanged',
  finishedAt,
  message,
});

/** Takes back what was done so far. */
export async function leave(transaction: ImportTransaction, report: ImportReport): Promise<ImportReport> {
  await transaction.rollback();
  return report;
}

/** Fills the report as it goes, so that a failed run can still say how far it came. */
export async function stageAll(
  transaction: ImportTransaction,
  tables: readonly SourceTable[],
  report: ImportReport,
  request: ImportRequest,
): Promise<void> {
  for (const [index, table] of tables.entries()) {
    const outcome = await transaction.stage(table, (bytesRead) => {
      throwIfCancelled(request);
      request.onProgress?.({ step: 'reading', table: table.table, ...bytesOf(tables, index, bytesRead) });
    });
    report.tables.push({
      file: table.file,
      table: table.table,
      year: table.year,
      read: outcome.read,
      matched: 0,
      outside: 0,
      rejected: outcome.rejected,
      folded: outcome.folded,
      filled: outcome.filled,
      ...(table.isExtract && { isExtract: true }),
    });
    report.rejects.push(...outcome.rejects.map((reject) => ({ ...reject, file: table.file })));
  }
}

/** How much of all tables has been read, when `done` of them are behind. */
export function bytesOf(tables: readonly SourceTable[], done: number, bytesRead: number): { bytesRead: number; bytesTotal: number } {
  const sum = (some: readonly SourceTable[]): number => some.reduce((total, { bytes }) => total + bytes, 0);
  return { bytesRead: sum(tables.slice(0, done)) + bytesRead, bytesTotal: sum(tables) };
}

/** Throws `conflict` where a newer release of a table is in the catalog. */
export function refuseOlder(opened: OpenedSource, newer: ReturnType<typeof findNewer>): void {
  if (!newer) return;
  const { run, table } = newer;
  const message = `${opened.source} ${opened.year} ${opened.release} is older than what run ${run.id} applied to ${table}: ${run.year} ${run.release}.`;
  throw new DomainError(
    'conflict',
    'import.older-release',
    `${message} Use --history to keep it as a former year, or --force to import it all the same.`,
  );
}

/** Throws `invalid` where more rows were rejected than allowed. */
export function refuseRejects({ tables, rejects }: ImportReport, allowed: number): void {
  const over = tooManyRejects(tables, allowed);
  if (over === null) return;
  const faults = rejects.map(({ file, line, message }) => ({ path: `${file}:${line}`, message }));
  throw new DomainError('invalid', 'import.too-many-rejects', `${over} Nothing was changed.`, faults);
}

/** Throws `invalid` where a file is of no former year: kept for the history alone, it would seem to be applied and never be. */
export function refuseCurrent({ source, year }: OpenedSource, newer: ReturnType<typeof findNewer>): void {
  if (newer) return;
  const message = `${source} ${year} is no former year: nothing newer of these tables is in the catalog. Import it without --history.`;
  throw new DomainError('conflict', 'import.no-former-year', message);
}

/** Throws `invalid` where more open colleges would leave than allowed. */
export function refuseShrink({ counts, openBefore }: MergeOutcome, allowed: number): void {
  const lost = vanishing(counts);
  if (lost <= openBefore * allowed) return;
  const message = `${lost} of ${openBefore} open colleges would leave the catalog. Is the directory complete? Nothing was changed.`;
  throw new DomainError('invalid', 'import.too-much-shrink', `${message} Use --allow-shrink to permit it.`);
}
