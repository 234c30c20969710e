import type { RunDiff } from '../imports/run-diff.ts';
import { fieldsOf, storedValueOf, type CollegeImage } from '../imports/college-image.ts';
import { DomainError } from '../shared/domain-error.ts';
import { fieldChanges } from './changes.ts';
import type { CollegeChanges, DataVersion, FieldChange, History } from './history.ts';
import type { HistoryPorts, RecordedChange } from './history.ports.ts';
import { historyOf } from './history-points.ts';

/** The newest run may only mark figures as final. The last visible change is then in an older version. */
const VERSIONS_SEARCHED = 5;
const MAX_VERSIONS = 100;

/** Version numbers are PostgreSQL integers. */
const MAX_VERSION_NUMBER = 2_147_483_647;

/** A range of data versions, `from` excluded. The default is all versions. */
export interface VersionRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Values of former years, and the changes between data versions. */
export function createHistory({ history }: HistoryPorts) {
  /** Throws `invalid` for an unknown version name. This keeps the number of distinct cacheable requests small. */
  async function numbersOf({ from, to }: VersionRange): Promise<[from: number, to: number]> {
    const numberOf = async (version?: string) => (version === undefined ? undefined : history.numberOf(version));
    const numbers = await Promise.all([numberOf(from), numberOf(to)]);
    const unknown = [from, to].filter((version, at) => version !== undefined && numbers[at] === undefined);
    if (unknown.length === 0) return [numbers[0] ?? 0, numbers[1] ?? MAX_VERSION_NUMBER];
    const faults = unknown.map((version) => ({
      path: version === from ? 'from' : 'to',
      message: `There is no data version ${version ?? ''}`,
    }));
    throw new DomainError('invalid', 'history.unknown-version', 'The data version does not exist.', faults);
  }

  async function changesIn(steps: readonly RecordedChange[]): Promise<FieldChange[]> {
    const provenances = await history.provenances(provenanceIdsIn(steps));
    return fieldChanges(steps, (id) => provenances.get(id));
  }

  /** The most recent changes of each college. Colleges without changes are left out. */
  async function recentOf(collegeIds: readonly number[]): Promise<CollegeChanges[]> {
    const recorded = await history.changesOf(collegeIds, VERSIONS_SEARCHED);
    const provenances = await history.provenances(provenanceIdsIn(recorded));
    const newest = new Map<number, CollegeChanges>();
    for (const step of recorded) {
      const { collegeId, version } = step;
      const changes = newest.has(collegeId) ? [] : fieldChanges([step], (id) => provenances.get(id));
      if (changes.length > 0) newest.set(collegeId, { collegeId, version, changes });
    }
    return [...newest.values()];
  }

  return {
    ofCollege: async (collegeId: number): Promise<History> => historyOf(await history.suppliedOf(collegeId)),
    recentOf,
    async latestChangesOf(collegeId: number): Promise<CollegeChanges | null> {
      const [latest] = await recentOf([collegeId]);
      return latest ?? null;
    },
    /** Changes of a college between two data versions. A field that returned to its old value is left out. */
    async changesBetween(collegeId: number, range: VersionRange): Promise<FieldChange[]> {
      return changesIn(await history.changesBetween(collegeId, ...(await numbersOf(range))));
    },
    /** Changes of the whole catalog between two data versions. */
    async overall(range: VersionRange): Promise<RunDiff> {
      return history.overall(...(await numbersOf(range)));
    },
    versions: (limit = MAX_VERSIONS): Promise<DataVersion[]> => history.versions(Math.min(limit, MAX_VERSIONS)),
  };
}

export type HistoryUseCases = ReturnType<typeof createHistory>;

function provenanceIdsIn(steps: readonly RecordedChange[]): number[] {
  const idsIn = (image: CollegeImage): number[] => fieldsOf(image).flatMap((field) => storedValueOf(image, field)[1] ?? []);
  return [...new Set(steps.flatMap(({ before, after }) => [...idsIn(before ?? {}), ...idsIn(after)]))];
}
