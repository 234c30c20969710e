import { createLruCache } from '../../shared/lru-cache.ts';
import type { PoolStore } from '../roommates.ports.ts';
import { applyChanges, dayOf, emptyPool, type CollegePool } from './college-pool.ts';

/** Colleges whose profiles stay in memory. */
const MOST_COLLEGES = 300;

interface Entry {
  known?: CollegePool | undefined;
  running?: Promise<CollegePool> | undefined;
  next?: Promise<CollegePool> | undefined;
}

/** The listed profiles of colleges in memory. Each call sees what was committed before it. */
export function createPools(store: PoolStore) {
  const colleges = createLruCache<Entry>(MOST_COLLEGES);

  async function refresh(entry: Entry, collegeId: number, today: Date): Promise<CollegePool> {
    const kept = entry.known?.day === dayOf(today) ? entry.known : undefined;
    const changes = await store.changes(collegeId, kept?.revision ?? 0);
    const pool = kept && !changes.isWhole ? kept : emptyPool(today);
    applyChanges(pool, changes, today);
    entry.known = pool;
    return pool;
  }

  function start(entry: Entry, collegeId: number, today: Date): Promise<CollegePool> {
    entry.running = refresh(entry, collegeId, today).finally(() => (entry.running = undefined));
    return entry.running;
  }

  return {
    current(collegeId: number, today: Date): Promise<CollegePool> {
      const entry = colleges.getOrCreate(String(collegeId), () => ({}));
      if (!entry.running) return start(entry, collegeId, today);
      // The running read may have begun before the latest commit. Calls that come meanwhile share the next one.
      entry.next ??= entry.running
        .catch(() => undefined)
        .then(() => {
          entry.next = undefined;
          return start(entry, collegeId, today);
        });
      return entry.next;
    },
  };
}

export type Pools = ReturnType<typeof createPools>;
