import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { translated } from './driver-errors.ts';

interface Limit {
  calls: number;
  seconds: number;
}

export interface RateLimitsOptions {
  /** Multiplies every limit, to test the whole site from one address. Not for production. */
  multiplier?: number;
}

const LONGEST_BUCKET = 200;

/**
 * Counts calls in fixed windows, across all processes. Keys are stored as digests, so the table contains no address and no name.
 * A key over its limit stays in memory until its window ends, so a flood of calls does not reach the database.
 *
 * While the database is unavailable, each process counts alone. While all connections are in use, `take` throws `unavailable`,
 * because the request would wait for a connection too.
 */
export function createRateLimits(db: Knex, { multiplier = 1 }: RateLimitsOptions = {}) {
  const limiters = new Map<string, Limiters>();
  const limitersFor = (calls: number, seconds: number): Limiters => {
    const name = `${calls}/${seconds}`;
    const known = limiters.get(name) ?? createLimiters(db, calls, seconds);
    limiters.set(name, known);
    return known;
  };

  return {
    /** Returns 0 when the call may go on, else the seconds to wait, at least one. */
    async take(bucket: string, key: string, { calls, seconds }: Limit): Promise<number> {
      const { shared, own } = limitersFor(calls * multiplier, seconds);
      const digest = createHash('sha256').update(key).digest('base64url').slice(0, 22);
      const counted = `${bucket.slice(0, LONGEST_BUCKET)} ${digest}`;
      try {
        return await consume(shared, counted);
      } catch (error) {
        if ((error as Error).name === 'KnexTimeoutError') throw translated(error);
        return consume(own, counted);
      }
    },
  };
}

interface Limiters {
  shared: RateLimiterPostgres;
  own: RateLimiterMemory;
}

function createLimiters(db: Knex, points: number, duration: number): Limiters {
  return {
    shared: new RateLimiterPostgres({
      storeClient: db,
      storeType: 'knex',
      tableName: 'rate_limits',
      tableCreated: true,
      // Housekeeping deletes expired rows.
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points,
      duration,
      inMemoryBlockOnConsumed: points + 1,
    }),
    own: new RateLimiterMemory({ points, duration }),
  };
}

/** Returns the seconds to wait. Throws when counting failed. */
async function consume(limiter: RateLimiterPostgres | RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
  }
}
