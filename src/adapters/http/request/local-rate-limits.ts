import { LRUCache } from 'lru-cache';
import type { RateLimit } from '../../../contracts/endpoint.ts';
import type { RateLimits } from './access.ts';

const MAX_KEYS = 20_000;

/**
 * Counts calls in fixed windows, in the memory of this process. For calls that are cheap to answer; calls that guard secrets are
 * counted across all processes. Many networks at once push old counts out, so memory stays bounded.
 */
export function createLocalRateLimits(multiplier = 1, now: () => number = () => performance.now()): RateLimits {
  const windows = new LRUCache<string, { calls: number; endsAt: number }>({ max: MAX_KEYS });
  return {
    take(bucket: string, key: string, { calls, seconds }: RateLimit) {
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
