import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { translated } from './driver-errors.ts';

interface Limit {
  calls: number;
  seconds: number;
}

export interface RateLimitsOptions {
  /** Allows so many times the calls; for trying the whole site out from one address, never for the public. */
  multiplier?: number;
}

const LONGEST_BUCKET = 200;

/**
 * Counts calls in fixed windows, for all processes together. What is counted for is kept as a digest, so the table names neither
 * addresses nor people. A key that is over its limit is remembered in memory until its window ends: a flood costs the database nothing.
 *
 * While the database is away each process counts for itself; while it only has no connection to spare, `take` throws `unavailable`,
 * because what follows would wait for one just as long.
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
    /** 0 when the call may go on, else the seconds, at least one, after which it may be tried again. */
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
      // Rows that are over are cleared with everything else that is.
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points,
      duration,
      inMemoryBlockOnConsumed: points + 1,
    }),
    own: new RateLimiterMemory({ points, duration }),
  };
}

/** Resolves to the seconds to wait; throws where counting itself failed. */
async function consume(limiter: RateLimiterPostgres | RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
  }
}
