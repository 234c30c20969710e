import type { RunDiff } from '../imports/run-diff.ts';
import { fieldsOf, storedValueOf, type Image } from '../imports/run-images.ts';
import { DomainError } from '../shared/domain-error.ts';
import { netChanges } from './changes.ts';
import type { CollegeChanges, DataVersion, FieldChange, History } from './history.ts';
import type { HistoryPorts, NotedChange } from './history.ports.ts';
import { historyOf } from './points.ts';

/** The newest run may only have confirmed figures as final, and what people want to know lies before it. */
const VERSIONS_LOOKED_AT = 5;
/** More data versions than this are nobody's idea of what is new. */
const MAX_VERSIONS = 100;

/** Numbers of data versions are PostgreSQL integers. */
const LAST = 2_147_483_647;

/** From after one data version up to another one; by default from the first to the last. */
export interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/** Former years of figures, and what data versions changed. */
export function createHistory({ history }: HistoryPorts) {
  /** Throws `invalid` for a name that no data version has: there are few spans to ask for, and each answer can be kept. */
  async function numbersOf({ from, to }: Span): Promise<[from: number, to: number]> {
    const numberOf = async (version?: string) => (version === undefined ? undefined : history.numberOf(version));
    const numbers = await Promise.all([numberOf(from), numberOf(to)]);
    const unknown = [from, to].filter((version, at) => version !== undefined && numbers[at] === undefined);
    if (unknown.length === 0) return [numbers[0] ?? 0, numbers[1] ?? LAST];
    const faults = unknown.map((version) => ({
      path: version === from ? 'from' : 'to',
      message: `There is no data version ${version ?? ''}`,
    }));
    throw new DomainError('invalid', 'history.unknown-version', 'A data version is not known.', faults);
  }

  async function changesIn(steps: readonly NotedChange[]): Promise<FieldChange[]> {
    const receipts = await history.receipts(receiptIdsIn(steps));
    return netChanges(steps, (id) => receipts.get(id));
  }

  /** What the newest data version that changed it did to each of the colleges; colleges nothing happened to are left out. */
  async function recentOf(collegeIds: readonly number[]): Promise<CollegeChanges[]> {
    const noted = await history.changesOf(collegeIds, VERSIONS_LOOKED_AT);
    const receipts = await history.receipts(receiptIdsIn(noted));
    const newest = new Map<number, CollegeChanges>();
    for (const step of noted) {
      const { collegeId, version } = step;
      const changes = newest.has(collegeId) ? [] : netChanges([step], (id) => receipts.get(id));
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
    /** What happened to a college between two data versions; a field that came back to what it was is left out. */
    async changesBetween(collegeId: number, span: Span): Promise<FieldChange[]> {
      return changesIn(await history.changesBetween(collegeId, ...(await numbersOf(span))));
    },
    /** What happened to the whole catalog between two data versions. */
    async overall(span: Span): Promise<RunDiff> {
      return history.overall(...(await numbersOf(span)));
    },
    versions: (limit = MAX_VERSIONS): Promise<DataVersion[]> => history.versions(Math.min(limit, MAX_VERSIONS)),
  };
}

export type HistoryUseCases = ReturnType<typeof createHistory>;

function receiptIdsIn(steps: readonly NotedChange[]): number[] {
  const idsIn = (image: Image): number[] => fieldsOf(image).flatMap((field) => storedValueOf(image, field)[1] ?? []);
  return [...new Set(steps.flatMap(({ before, after }) => [...idsIn(before ?? {}), ...idsIn(after)]))];
}
