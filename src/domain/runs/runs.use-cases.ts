import { DomainError } from '../shared/domain-error.ts';
import type { RunDiff } from '../imports/run-diff.ts';
import { chooseFile, rejectedFiles, type RejectedFile, type StoredReject } from './rejected-files.ts';
import type { RejectsPage, RollbackOutcome, RunDetail, RunFilter, RunsPorts, RunSummary } from './runs.ports.ts';

interface RollbackOrder {
  /** The person or operator, for the message of the run. */
  by: string;
  dryRun?: boolean;
  /** For the audit log. */
  reason?: string | null;
}

/** The ledger of imports, and rollbacks. Every method throws `not-found` for an unknown run. */
export function createRuns({ runs, rollbacks, clock }: RunsPorts) {
  async function show(id: number): Promise<RunDetail> {
    return (await runs.find(id)) ?? missing(id);
  }

  return {
    /** Newest first. */
    list: (filter: RunFilter): Promise<RunSummary[]> => runs.list(filter),
    show,
    /** The stored rejected rows, at most `MAX_KEPT_REJECTS` per table. */
    async rejects(id: number): Promise<StoredReject[]> {
      await show(id);
      return runs.rejects(id);
    },
    /** Some of the stored rejected rows with the beginning of their text, and the number of all. */
    async someRejects(id: number, page: RejectsPage): Promise<{ rows: StoredReject[]; total: number }> {
      const { keptRejects } = await show(id);
      return { rows: await runs.rejects(id, page), total: keptRejects };
    },
    /**
     * The stored rejected rows of one file, by its name without folders; without a name, of the only file that has some. Undefined if
     * there are none. Throws `invalid` if there are several files and no name, and `not-found` for another name.
     */
    async rejectedFile(id: number, file?: string): Promise<RejectedFile | undefined> {
      return chooseFile(rejectedFiles(await show(id), await runs.rejects(id)), file);
    },
    /** Throws `refused` for a run without recorded changes: one of the seed catalog, or one that changed nothing. */
    async diff(id: number): Promise<RunDiff> {
      const { status } = await show(id);
      const diff = await runs.diff(id);
      if (diff) return diff;
      throw new DomainError('refused', 'run.no-images', `Run ${id} (${status}) has no recorded changes.`);
    },
    /** Marks a failed run as seen. Repeated calls change nothing. Throws `refused` for a run that has not failed. */
    async acknowledge(id: number, by: string): Promise<void> {
      const { status } = (await runs.acknowledge({ id, by, at: clock.now() })) ?? missing(id);
      if (status !== 'failed') throw new DomainError('refused', 'run.not-failed', `Run ${id} has not failed (${status}).`);
    },
    /**
     * Restores the values that the run replaced, except those that a later run replaced again. A dry run only reports. The outcome is
     * `unchanged` if the run is rolled back already. Throws `refused` for runs that changed nothing or came with the seed catalog.
     */
    async rollback(id: number, { by, dryRun = false, reason }: RollbackOrder): Promise<RollbackOutcome> {
      return (await rollbacks.rollback({ id, by, at: clock.now(), isDryRun: dryRun, reason: reason ?? null })) ?? missing(id);
    },
  };
}

export type Runs = ReturnType<typeof createRuns>;

function missing(id: number): never {
  throw new DomainError('not-found', 'run.not-found', `There is no run ${id}.`);
}
