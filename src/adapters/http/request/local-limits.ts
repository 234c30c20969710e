import { LRUCache } from 'lru-cache';
import type { Limit } from '../../../contracts/endpoint.ts';
import type { RateLimits } from './admission.ts';

const MOST_KEYS = 20_000;

/**
 * Counts calls in fixed windows within this process, at no cost. For calls that are cheap to answer and merely must not come without
 * end; what guards secrets is counted for all processes together. Who comes from many networks at once pushes old counts out, which
 * forgives, and never fills the memory.
 */
export function createLocalLimits(multiplier = 1, now: () => number = () => performance.now()): RateLimits {
  const windows = new LRUCache<string, { calls: number; endsAt: number }>({ max: MOST_KEYS });
  return {
    take(bucket: string, key: string, { calls, seconds }: Limit) {
      const name = `${bucket} ${key}`;
      const time = now();
      const known = windows.get(name);
      const window = known && known.endsAt > time ? known : { calls: 0, endsAt: time + seconds * 1_000 };
      window.calls += 1;
      if (window !== known) windows.set(name, window);
      return Promise.resolve(window.calls > calls * multiplier ? Math.ceil((window.endsAt - time) / 1_000) : 0);
    },
  };
}
