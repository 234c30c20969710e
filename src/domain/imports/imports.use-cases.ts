import { DomainError } from '../shared/domain-error.ts';
import { findApplied, findNewer, type EarlierRun } from './earlier-runs.ts';
import { checkFiles, type CheckReport, type CheckRequest } from './check.use-cases.ts';
import type { ArchiveReport, DataSyncPorts, ImportTransaction } from './imports.ports.ts';
import { DEFAULT_ALLOWED_DRIFT, findImplausible, refuseImplausible, type GuardLimits } from './guards.ts';
import { DEFAULT_ALLOWED_SHRINK, DEFAULT_MAX_REJECT, type ImportRequest } from './import-request.ts';
import { hasChanges, type ImportReport, type ImportRun } from './import-run.ts';
// prettier-ignore
import {
  bytesOf, Cancelled, emptyReport, leave, refuseCurrent, refuseOlder, refuseRejects, refuseShrink, stageAll, throwIfCancelled, unchanged,
} from './import-steps.use-cases.ts';
import { narrowed } from './selection.ts';
import type { OpenedSource } from './source-table.ts';

const PART_OF_A_TABLE = 'A limit of rows is for trying: it needs a dry run.';

/** Bringing federal data into the catalog, all of it or nothing. */
export function createDataSync({ reader, imports, archive, clock }: DataSyncPorts) {
  const runOf = (opened: OpenedSource, request: ImportRequest, startedAt: Date): ImportRun => ({
    source: opened.source,
    year: opened.year,
    release: opened.release,
    startedAt,
    actor: request.actor ?? 'unknown',
  });

  return {
    /**
     * Imports the files of one source, year and release in one transaction. Throws `busy` while another run writes, `conflict` for
     * an older release, and `invalid` for unusable files or more rejects or losses than allowed; in every case nothing has changed.
     */
    async import(request: ImportRequest): Promise<ImportReport> {
      if (request.limit !== undefined && !request.dryRun) throw new DomainError('invalid', 'import.limit-needs-dry-run', PART_OF_A_TABLE);
      const startedAt = clock.now();
      const { source, paths, year, release } = request;
      const whole = await reader.open({ source, paths, ...(year !== undefined && { year }), ...(release !== undefined && { release }) });
      const opened = narrowed(whole, request);
      const run = runOf(opened, request, startedAt);
      const report = emptyReport(run, opened, request);
      const transaction = await imports.begin(`import ${run.source} ${run.year}`);
      try {
        const runs = await imports.appliedRuns();
        if (!request.force) {
          const applied = findApplied(opened, runs);
          if (applied)
            return await leave(transaction, unchanged(report, clock.now(), `Run ${applied.id} has applied these files already.`));
          (request.historyOnly ? refuseCurrent : refuseOlder)(opened, findNewer(opened, runs));
        }
        const filled = await perform(transaction, run, opened, report, request, runs);
        return await conclude(transaction, filled, request);
      } catch (error) {
        return await giveUp(error, transaction, report, request);
      }
    },

    /** Says what an import of some files would read, and whether it would be refused; writes nothing. */
    check(request: CheckRequest): Promise<CheckReport> {
      return checkFiles({ reader, imports }, request);
    },

    /** Writes the catalog as seed files into a folder: the same catalog gives the same bytes. */
    exportCatalog(directory: string): Promise<ArchiveReport> {
      return archive.write(directory);
    },
  };

  async function perform(
    transaction: ImportTransaction,
    run: ImportRun,
    opened: OpenedSource,
    report: ImportReport,
    request: ImportRequest,
    runs: readonly EarlierRun[],
  ): Promise<ImportReport> {
    await stageAll(transaction, opened.tables, report, request);
    refuseRejects(report, request.maxReject ?? DEFAULT_MAX_REJECT);
    if (request.limit === undefined) refuseImplausible(findImplausible(run, report.tables, runs, limitsOf(request)));
    request.onProgress?.({ step: 'merging', table: '', ...bytesOf(opened.tables, opened.tables.length, 0) });
    const at = clock.now();
    const outcome = await transaction.merge(run, { at, force: request.force ?? false, historyOnly: request.historyOnly ?? false });
    const tables = report.tables.map((table, index) => ({ ...table, ...outcome.tables[index] }));
    refuseShrink(outcome, request.allowShrink ?? DEFAULT_ALLOWED_SHRINK);
    const diff = await transaction.diff({ unchanged: outcome.counts.unchanged, locked: outcome.locked });
    throwIfCancelled(request);
    return { ...report, counts: outcome.counts, diff, finishedAt: at, tables };
  }

  async function conclude(transaction: ImportTransaction, report: ImportReport, { dryRun }: ImportRequest): Promise<ImportReport> {
    if (dryRun) return leave(transaction, { ...report, status: 'dry-run', message: 'Nothing was changed: this was a dry run.' });
    const done: ImportReport = hasChanges(report.counts)
      ? { ...report, status: 'succeeded', message: '' }
      : unchanged(report, report.finishedAt, 'Every value is in the catalog already.');
    return { ...done, runId: await transaction.commit(done) };
  }

  async function giveUp(
    error: unknown,
    transaction: ImportTransaction,
    report: ImportReport,
    request: ImportRequest,
  ): Promise<ImportReport> {
    await transaction.rollback();
    const isCancelled = error instanceof Cancelled;
    const message = error instanceof Error ? error.message : String(error);
    const failed: ImportReport = { ...report, status: isCancelled ? 'cancelled' : 'failed', finishedAt: clock.now(), message };
    // Where the ledger cannot be written either, the first fault is the one to tell.
    if (!request.dryRun) await imports.noteFailure(failed).catch(() => undefined);
    if (!isCancelled) throw error;
    return failed;
  }
}

const limitsOf = ({ allowShrink = DEFAULT_ALLOWED_SHRINK, allowDrift = DEFAULT_ALLOWED_DRIFT }: Partial<GuardLimits>): GuardLimits => ({
  allowShrink,
  allowDrift,
});

export type DataSync = ReturnType<typeof createDataSync>;
