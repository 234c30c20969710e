import type { Release, SourceName } from '../colleges/college.ts';
import { DomainError } from '../shared/domain-error.ts';
import { findApplied, findNewer, type EarlierRun } from './applied.ts';
import { checkFiles, type CheckReport, type CheckRequest } from './check.use-cases.ts';
import type { ArchiveReport, DataSyncPorts, ImportTransaction, MergeOutcome } from './data-sync.ports.ts';
import { DEFAULT_ALLOWED_DRIFT, findImplausible, refuseImplausible, tooManyRejects, type GuardLimits } from './guards.ts';
import { hasChanges, NO_COUNTS, vanishing, type ImportReport, type ImportRun } from './import-run.ts';
import { narrowed, type Narrowing } from './narrowing.ts';
import type { OpenedSource, SourceTable } from './source-table.ts';

/** A table with more faulty rows than this is more likely misread than faulty. */
export const DEFAULT_MAX_REJECT = 0.01;
/** Colleges come and go at one to two per cent a year. */
export const DEFAULT_ALLOWED_SHRINK = 0.05;

const PART_OF_A_TABLE = 'A limit of rows is for trying: it needs a dry run.';

export interface ImportProgress {
  step: 'reading' | 'merging';
  /** The table being read; nothing while merging. */
  table: string;
  bytesRead: number;
  bytesTotal: number;
}

export interface ImportRequest extends Narrowing {
  source: SourceName;
  paths: readonly string[];
  year?: number;
  release?: Release;
  /** Does everything, reports it, and takes it back. */
  dryRun?: boolean;
  /** Share of a table's rows that may be rejected, 0 to 1. */
  maxReject?: number;
  /** Share of the open colleges that may leave the catalogue, and of a table's rows that may be missing since the last run, 0 to 1. */
  allowShrink?: number;
  /** Share of a table's rows that may have lost a field's value since the last run, 0 to 1. */
  allowDrift?: number;
  /** Imports files that were applied before, and lets an older release replace a newer one. */
  force?: boolean;
  /** Keeps the values as former years and changes no current one; older releases are then welcome. */
  historyOnly?: boolean;
  actor?: string;
  onProgress?: (progress: ImportProgress) => void;
  /** Asked between batches; true ends the run and leaves nothing behind. */
  isCancelled?: () => boolean;
}

/** Bringing federal data into the catalogue, all of it or nothing. */
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
          if (!request.historyOnly) refuseOlder(opened, findNewer(opened, runs));
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

    /** Writes the catalogue as seed files into a folder: the same catalogue gives the same bytes. */
    exportCatalogue(directory: string): Promise<ArchiveReport> {
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
      : unchanged(report, report.finishedAt, 'Every value is in the catalogue already.');
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

class Cancelled extends Error {}

function throwIfCancelled({ isCancelled }: ImportRequest): void {
  if (isCancelled?.()) throw new Cancelled('The run was cancelled; nothing was changed.');
}

function emptyReport(run: ImportRun, { tables, unused, drift }: OpenedSource, { onlyFields: only }: Narrowing): ImportReport {
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

const unchanged = (report: ImportReport, finishedAt: Date, message: string): ImportReport => ({
  ...report,
  status: 'unchanged',
  finishedAt,
  message,
});

async function leave(transaction: ImportTransaction, report: ImportReport): Promise<ImportReport> {
  await transaction.rollback();
  return report;
}

/** Fills the report as it goes, so that a failed run can still say how far it came. */
async function stageAll(
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

function bytesOf(tables: readonly SourceTable[], done: number, bytesRead: number): { bytesRead: number; bytesTotal: number } {
  const sum = (some: readonly SourceTable[]): number => some.reduce((total, { bytes }) => total + bytes, 0);
  return { bytesRead: sum(tables.slice(0, done)) + bytesRead, bytesTotal: sum(tables) };
}

function refuseOlder(opened: OpenedSource, newer: ReturnType<typeof findNewer>): void {
  if (!newer) return;
  const { run, table } = newer;
  const message = `${opened.source} ${opened.year} ${opened.release} is older than what run ${run.id} applied to ${table}: ${run.year} ${run.release}.`;
  throw new DomainError(
    'conflict',
    'import.older-release',
    `${message} Use --history to keep it as a former year, or --force to import it all the same.`,
  );
}

function refuseRejects({ tables, rejects }: ImportReport, allowed: number): void {
  const over = tooManyRejects(tables, allowed);
  if (over === null) return;
  const faults = rejects.map(({ file, line, message }) => ({ path: `${file}:${line}`, message }));
  throw new DomainError('invalid', 'import.too-many-rejects', `${over} Nothing was changed.`, faults);
}

function refuseShrink({ counts, openBefore }: MergeOutcome, allowed: number): void {
  const lost = vanishing(counts);
  if (lost <= openBefore * allowed) return;
  const message = `${lost} of ${openBefore} open colleges would leave the catalogue. Is the directory complete? Nothing was changed.`;
  throw new DomainError('invalid', 'import.too-much-shrink', `${message} Use --allow-shrink to permit it.`);
}
