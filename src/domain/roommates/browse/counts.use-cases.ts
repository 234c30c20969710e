import type { Clock } from '../../shared/time.ts';
import type { PoolStore } from '../roommates.ports.ts';
import type { ShownCollege } from '../seen/seen-profile.ts';

/** Fewer profiles are not stated, so that no person can be recognized. */
const FEWEST_COUNTED = 5;
const MOST_COLLEGES = 24;
/** Everyone may ask for the counts, so they are read at most every ten seconds. */
const KEPT_MS = 10_000;

export interface CountsPorts {
  pools: PoolStore;
  collegeOf: (id: number) => ShownCollege | undefined;
  clock: Clock;
}

interface Counts {
  colleges: { college: ShownCollege; profiles: number | null }[];
  total: number | null;
}

const stated = (count: number): number | null => (count < FEWEST_COUNTED ? null : count);

/** Counts of listed profiles, for everyone. */
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
    const wanted = collegeId === undefined ? counts.slice(0, MOST_COLLEGES) : counts.filter((count) => count.collegeId === collegeId);
    const colleges = wanted.flatMap(({ collegeId: id, profiles }) => {
      const college = collegeOf(id);
      return college ? [{ college, profiles: stated(profiles) }] : [];
    });
    return { colleges, total };
  };
}
