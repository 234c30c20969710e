import { DomainError } from '../shared/domain-error.ts';
import type { RunDiff } from '../imports/run-diff.ts';
import type { RollbackOutcome, RunDetail, RunFilter, RunsPorts, RunSummary, StoredReject } from './runs.ports.ts';

/** What imports have done, and taking it back. Every method throws `not-found` for a run that is not there. */
export function createRuns({ runs, rollbacks, clock }: RunsPorts) {
  async function show(id: number): Promise<RunDetail> {
    return (await runs.find(id)) ?? missing(id);
  }

  return {
    /** The runs, newest first. */
    list: (filter: RunFilter): Promise<RunSummary[]> => runs.list(filter),
    show,
    /** The rejected rows that were kept, at most `MAX_KEPT_REJECTS` a table. */
    async rejects(id: number): Promise<StoredReject[]> {
      await show(id);
      return runs.rejects(id);
    },
    /** What the run changed. Throws `refused` for a run that left no notes: one of the seed catalog, or one that changed nothing. */
    async diff(id: number): Promise<RunDiff> {
      const { status } = await show(id);
      const diff = await runs.diff(id);
      if (diff) return diff;
      throw new DomainError('refused', 'run.no-images', `Run ${id} (${status}) has left no notes of what it changed.`);
    },
    /**
     * Gives back what the run replaced, wherever no later run has replaced it since. A dry run says what would happen. Taking back
     * what is taken back already is "unchanged"; throws `refused` for runs that changed nothing or came with the seed catalog.
     */
    async rollback(id: number, { by, dryRun = false }: { by: string; dryRun?: boolean }): Promise<RollbackOutcome> {
      return (await rollbacks.rollback({ id, by, at: clock.now(), isDryRun: dryRun })) ?? missing(id);
    },
  };
}

export type Runs = ReturnType<typeof createRuns>;

function missing(id: number): never {
  throw new DomainError('not-found', 'run.not-found', `There is no run ${id}.`);
}
