import type { Clock } from '../../shared/time.ts';
import type { PoolStore } from '../roommates.ports.ts';
import type { ShownCollege } from '../seen/seen-profile.ts';

/** Fewer profiles are not stated, so that no person can be recognized. */
const FEWEST_COUNTED = 5;
/** Counts are rounded down to whole steps, so that one person more or less shows seldom. */
const STEP = 5;
const MOST_COLLEGES = 24;
/** Everyone may ask for the counts, so they are read at most every ten seconds. */
const KEPT_MS = 10_000;

export interface CountsPorts {
  pools: PoolStore;
  collegeOf: (id: number) => ShownCollege | undefined;
  clock: Clock;
}

type CollegeProfiles = Awaited<ReturnType<PoolStore['counts']>>[number];

interface Counts {
  colleges: { college: ShownCollege; profiles: number | null }[];
  total: number | null;
}

const stated = (count: number): number | null => (count < FEWEST_COUNTED ? null : count - (count % STEP));

/** Most first. Equal statements in the order of the ids: an order by the counts would say them. */
const byStatement = (a: CollegeProfiles, b: CollegeProfiles): number =>
  (stated(b.profiles) ?? 0) - (stated(a.profiles) ?? 0) || a.collegeId - b.collegeId;

/** Lower bounds of the number of profiles, for everyone. The store leaves out profiles that some members of the college do not see. */
export function createCounts({ pools, collegeOf, clock }: CountsPorts) {
  let known: { at: number; counts: ReturnType<PoolStore['counts']> } | undefined;

  function read(): ReturnType<PoolStore['counts']> {
    const now = clock.now().getTime();
    if (known && now - known.at < KEPT_MS && now >= known.at) return known.counts;
    const counts = pools.counts();
    known = { at: now, counts };
    counts.catch(() => (known = undefined));
    return counts;
  }

  return async (collegeId?: number): Promise<Counts> => {
    const counts = await read();
    const total = stated(counts.reduce((sum, { profiles }) => sum + profiles, 0));
    const wanted =
      collegeId === undefined
        ? counts.toSorted(byStatement).slice(0, MOST_COLLEGES)
        : counts.filter((count) => count.collegeId === collegeId);
    const colleges = wanted.flatMap(({ collegeId: id, profiles }) => {
      const college = collegeOf(id);
      return college ? [{ college, profiles: stated(profiles) }] : [];
    });
    return { colleges, total };
  };
}
