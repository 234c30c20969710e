import type { CollegeChanges, History } from './history.ts';
import type { HistoryPorts } from './history.ports.ts';

/** Former years of figures, and what each data version changed. */
export function createHistory({ history }: HistoryPorts) {
  return {
    ofCollege: (collegeId: number): Promise<History> => history.ofCollege(collegeId),
    /** What the newest data version that touched a college changed; nothing where no run since its first has. */
    async latestChangesOf(collegeId: number): Promise<CollegeChanges | null> {
      const [latest] = await history.changesOf([collegeId], 1);
      return latest ?? null;
    },
  };
}

export type HistoryUseCases = ReturnType<typeof createHistory>;
