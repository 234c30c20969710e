import { DomainError } from '../shared/domain-error.ts';
import { blankFields, blankNotes, withoutBlank } from './rows/blank-fields.ts';
import { findLosses } from './catalog-effect.ts';
import { checkSource, type CheckReport, type CheckRequest } from './check.ts';
import { asApplied, findLaterRelease, findNewer, findOfJob, findSeeded, type EarlierRun } from './earlier-runs.ts';
import { mergingOf, readingOf, type MergeStep } from './import-progress.ts';
import { termsOf } from './import-terms.ts';
import { DEFAULT_MAX_REJECT, type ImportRequest } from './import-request.ts';
import { faultsOf } from './rows/fault-groups.ts';
import { emptyReport, hasChanges, type EndedImport, type ImportedFile, type ImportReport, type ImportRun } from './import-run.ts';
import type { ArchiveReport, ImportsPorts, ImportTransaction } from './imports.ports.ts';
import { findEmpty, findImplausible } from './plausibility.ts';
import { refuseCurrent, refuseImplausible, refuseOlder, refuseRejects, refuseShrink, refuseUnlisted } from './refusals.ts';
import { strangest } from './looks.ts';
import { columnsOf, withCheckedMapping } from './mapping/request-mapping.ts';
import { applySelection } from './selection.ts';
import type { OpenedSource, OpenRequest, SourceTable } from './source-table.ts';

class Cancelled extends Error {}

/** An import whose transaction is open, and which is not applied yet. */
interface Begun {
  run: ImportRun;
  opened: OpenedSource;
  report: ImportReport;
  terms: string;
  request: ImportRequest;
  runs: readonly EarlierRun[];
}

/** Imports of federal data into the catalog: all of a run or nothing. */
export function createImports({ reader, imports, archive, clock }: ImportsPorts) {
  return {
    /**
     * Imports the files of one source, year and release in one transaction. Files that a run has applied under the same options, with no
     * change of the catalog since, are recognized and not read again; the ledger then notes only that they were checked. Throws `busy`
     * while another run writes, `conflict` for an older release, and `invalid` for unusable files or more rejects or losses than
     * allowed. After an error nothing has changed; the ledger keeps the failure.
     */
    import: (given: ImportRequest): Promise<ImportReport> =>
      attempt(given, async (transaction, { run, opened, report, terms, request, runs }) => {
        const filled = await perform(transaction, run, opened, report, request, runs);
        return conclude(transaction, filled, terms, request);
      }),

    /**
     * The report of an import that has nothing to do, as `import` would return and note it; undefined for others. Reads no row, so a file
     * that declares its content needs only its header yet. Throws like `import` before the first row.
     */
    findApplied: (given: ImportRequest): Promise<ImportReport | undefined> =>
      attempt(given, (transaction) => transaction.rollback().then(() => undefined)),

    /** Keeps the failure of an import whose files could not be obtained, and throws its error. */
    failUnread: (error: unknown, request: ImportRequest): Promise<never> => failUnread(error, request, clock.now()),

    /** Reports what an import of some files would read, and whether it would be refused. Writes nothing. */
    async check({ onProgress, ...given }: CheckRequest): Promise<CheckReport> {
      const request = withCheckedMapping(given);
      const opened = await reader.open(request);
      return checkSource(opened, await imports.appliedRuns(), request, onProgress);
    },

    /** Writes the catalog as seed files into a folder. The same catalog gives the same bytes. */
    exportCatalog(directory: string): Promise<ArchiveReport> {
      return archive.write(directory);
    },
  };

  /** Opens the files and the transaction, and does `work` unless there is nothing to do or the edition is refused. */
  async function attempt<T>(
    given: ImportRequest,
    work: (transaction: ImportTransaction, begun: Begun) => Promise<T>,
  ): Promise<T | ImportReport> {
    const request = withCheckedMapping(given);
    if (request.limit !== undefined && !request.dryRun)
      throw new DomainError('invalid', 'import.limit-needs-dry-run', 'A limit of rows needs a dry run.');
    const startedAt = clock.now();
    const whole = await reader.open(openRequestOf(request)).catch((error: unknown) => failUnread(error, request, startedAt));
    const opened = applySelection(whole, request);
    const run = runOf(opened, request, startedAt);
    const report = emptyReport(run, opened, factsOfFiles(request));
    const terms = termsOf(opened, request);
    const transaction = await imports.begin(`import ${run.source} ${run.year}`);
    try {
      const runs = await imports.appliedRuns();
      const done = await findDone(transaction, report, terms, request, runs);
      if (done) return done;
      if (!request.force) refuseEdition(opened, runs, request);
      return await work(transaction, { run, opened, report, terms, request, runs });
    } catch (error) {
      return await giveUp(error, transaction, report, request);
    }
  }

  async function perform(
    transaction: ImportTransaction,
    run: ImportRun,
    opened: OpenedSource,
    report: ImportReport,
    request: ImportRequest,
    runs: readonly EarlierRun[],
  ): Promise<ImportReport> {
    await stageAll(transaction, opened.tables, report, request);
    refuseRejects(report, request.maxReject);
    refuseImplausible(
      request.limit === undefined
        ? findImplausible(run, report.tables, runs, { ...request, isPart: request.onlyFields !== undefined })
        : findEmpty(report.tables, true),
    );
    report.mergedFrom = clock.now();
    const onStep = (part: MergeStep): void => beginStep(request, part);
    const outcome = await transaction.merge(run, { force: request.force ?? false, historyOnly: request.historyOnly ?? false, onStep });
    const tables = report.tables.map((table, index) => ({ ...table, ...outcome.tables[index] }));
    if ((request.maxReject ?? 0) < DEFAULT_MAX_REJECT) refuseUnlisted(outcome, rejectsOfDirectory(opened, report));
    if (request.limit === undefined) refuseImplausible(findLosses(outcome.effect, request));
    refuseShrink(outcome, request.allowShrink);
    onStep('sum');
    const diff = await transaction.diff({ unchanged: outcome.counts.unchanged, locked: outcome.locked, history: outcome.history });
    const columns = await columnsOf(opened.tables);
    return { ...report, counts: outcome.counts, diff, finishedAt: clock.now(), tables, columns };
  }

  /** The report of a run that has nothing to do: its job or its files are applied. Undefined for other runs. */
  async function findDone(
    transaction: ImportTransaction,
    report: ImportReport,
    terms: string,
    { jobId, force, limit, dryRun, mapping }: ImportRequest,
    runs: readonly EarlierRun[],
  ): Promise<ImportReport | undefined> {
    const own = findOfJob(jobId, runs);
    if (own) return leave(transaction, { ...unchanged(report, clock.now(), `Run ${own.id} has applied this import.`), runId: own.id });
    if (force || limit !== undefined) return undefined;
    const appliedBy = (await transaction.appliedBy(terms)) ?? (mapping ? undefined : findSeeded(report, runs)?.id);
    if (appliedBy === undefined) return undefined;
    const message = `Run ${appliedBy} has applied these files already, and nothing has changed since.`;
    const done = { ...unchanged(report, clock.now(), message), appliedBy, files: asApplied(report.files, runs) };
    if (dryRun) return leave(transaction, done);
    const runId = await transaction.write(done);
    await transaction.commit(done, terms);
    return { ...done, runId };
  }

  async function conclude(
    transaction: ImportTransaction,
    report: ImportReport,
    terms: string,
    request: ImportRequest,
  ): Promise<ImportReport> {
    const done: ImportReport = hasChanges(report.counts)
      ? { ...report, status: 'succeeded', message: '' }
      : unchanged(report, report.finishedAt, 'Every value is in the catalog already.');
    beginStep(request, 'write');
    const runId = await transaction.write(done);
    beginStep(request, 'finish');
    if (request.dryRun) {
      const looks = request.withLooks && report.diff ? { looks: await transaction.looks(strangest(report.diff)) } : {};
      return leave(transaction, { ...report, ...looks, status: 'dry-run', message: 'Nothing was changed: this was a dry run.' });
    }
    await transaction.commit(done, terms);
    return { ...done, runId };
  }

  /** Keeps the error of an import that no person watches. `busy` is not a failure: the schedule tries again. */
  async function failUnread(error: unknown, request: ImportRequest, startedAt: Date): Promise<never> {
    const { dryRun, isWatched, isCancelled } = request;
    const isKept = !dryRun && !isWatched && !isCancelled?.() && !(error instanceof DomainError && error.kind === 'busy');
    if (isKept) await imports.noteFailure(unreadReport(request, startedAt, clock.now(), messageOf(error))).catch(() => undefined);
    throw error;
  }

  async function giveUp(
    error: unknown,
    transaction: ImportTransaction,
    report: ImportReport,
    request: ImportRequest,
  ): Promise<ImportReport> {
    await transaction.rollback();
    const isCancelled = error instanceof Cancelled;
    const status = isCancelled ? 'cancelled' : 'failed';
    const failed: ImportReport = { ...report, status, finishedAt: clock.now(), message: messageOf(error) };
    // If the ledger fails too, the first error is the one to report.
    if (!request.dryRun) await imports.noteFailure(failed).catch(() => undefined);
    if (!isCancelled) throw error;
    return failed;
  }
}

export type Imports = ReturnType<typeof createImports>;

const runOf = (
  { source, year, release }: OpenedSource,
  { actor = 'unknown', obtainedFrom = null, matchedBy = null, jobId, mapping }: ImportRequest,
  startedAt: Date,
): ImportRun => ({
  source,
  year,
  release,
  startedAt,
  actor,
  obtainedFrom,
  matchedBy,
  ...(jobId !== undefined && { jobId }),
  ...(mapping && { mapping }),
});

function unreadReport(
  { source, year, release = 'not-stated', ...request }: ImportRequest,
  startedAt: Date,
  finishedAt: Date,
  message: string,
): EndedImport {
  const files = { source, year: year ?? 0, release, tables: [], unused: [], drift: [] };
  return { ...emptyReport(runOf(files, { source, ...request }, startedAt), files), year: year ?? null, finishedAt, message };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const factsOfFiles = ({ onlyFields, declared }: ImportRequest): Pick<ImportedFile, 'only' | 'sql'> => ({
  ...(onlyFields && { only: onlyFields }),
  ...(declared?.sql !== undefined && { sql: declared.sql }),
});

const openRequestOf = ({ source, paths, year, release, mapping, declared }: ImportRequest): OpenRequest => ({
  source,
  paths,
  ...(year !== undefined && { year }),
  ...(release !== undefined && { release }),
  ...(mapping && { mapping }),
  ...(declared && { declared }),
});

/** Throws `conflict` if the catalog or, for a history run, the history has a later edition. */
function refuseEdition(opened: OpenedSource, runs: readonly EarlierRun[], { historyOnly }: ImportRequest): void {
  refuseOlder(opened, historyOnly ? findLaterRelease(opened, runs) : findNewer(opened, runs));
  if (historyOnly) refuseCurrent(opened, findNewer(opened, runs));
}

function rejectsOfDirectory({ tables }: OpenedSource, { rejects }: ImportReport): ImportReport['rejects'] {
  const directory = tables.find((table) => table.directory);
  return rejects.filter(({ file }) => file === directory?.file);
}

/** Fills the report table by table, so that the report of a failed run shows how far it came. */
async function stageAll(
  transaction: ImportTransaction,
  tables: readonly SourceTable[],
  report: ImportReport,
  request: ImportRequest,
): Promise<void> {
  for (const [index, sourceTable] of tables.entries()) {
    const { file, table, year, isExtract, header } = sourceTable;
    const tally = await transaction.stage(sourceTable, (bytesRead) => {
      throwIfCancelled(request);
      request.onProgress?.(readingOf(tables, index, bytesRead));
    });
    const { read, rejected, folded, rejects, notes } = tally;
    const blank = blankFields(sourceTable, tally);
    const filled = withoutBlank(tally.filled, blank);
    report.unused = [...report.unused, ...blankNotes(sourceTable, blank)];
    const more = { ...(isExtract && { isExtract }), ...(rejected > 0 && { header }) };
    report.tables.push({ file, table, year, read, matched: 0, outside: 0, rejected, folded, filled, ...more });
    report.faults.push(...faultsOf(tally.faults, file));
    report.rejects.push(...rejects.map((reject) => ({ ...reject, file })));
    report.notes.push(...notes.map((note) => ({ ...note, file })));
  }
}

function beginStep(request: ImportRequest, part: MergeStep): void {
  throwIfCancelled(request);
  request.onProgress?.(mergingOf(part));
}

function throwIfCancelled({ isCancelled }: ImportRequest): void {
  if (isCancelled?.()) throw new Cancelled('The run was canceled. Nothing changed.');
}

async function leave(transaction: ImportTransaction, report: ImportReport): Promise<ImportReport> {
  await transaction.rollback();
  return report;
}

const unchanged = (report: ImportReport, finishedAt: Date, message: string): ImportReport => ({
  ...report,
  status: 'unchanged',
  finishedAt,
  message,
});
