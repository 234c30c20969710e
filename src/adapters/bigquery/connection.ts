import type { BigQuery, BigQueryOptions } from '@google-cloud/bigquery';
import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  isTaskCancelledError,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { DomainError } from '../../domain/shared/domain-error.ts';
import type { Place } from '../../domain/warehouse/query.ts';
import { faultOf, isPassing, ServiceFault } from './service-fault.ts';

export interface ConnectionOptions extends Place {
  /** For tests: another address with its own sign-in, and shorter waits in milliseconds. */
  client?: Pick<BigQueryOptions, 'apiEndpoint' | 'authClient'>;
  waits?: Waits;
}

interface Waits {
  retry: number;
  reopen: number;
  poll: number;
}

/** The service, asked with patience. */
export interface Connection {
  place: Place;
  /** Loads the client, which holds the thread. Never throws: the first call says what is wrong. */
  prepare: () => Promise<void>;
  /** Between two looks at a job, in milliseconds. */
  pollMs: number;
  /**
   * Runs one call, which must be safe to repeat: it is tried again after faults that pass. Throws `ServiceFault`, and `unavailable`
   * without asking while the service fails.
   */
  call: <T>(work: (service: BigQuery) => Promise<T>) => Promise<T>;
}

const CALL_MS = 120_000;
const RETRIES = 3;
const FAILURES_TO_OPEN = 5;
const WAITS = { retry: 500, reopen: 30_000, poll: 200 };

/** Loads the client with the first call, or with `prepare`. */
export function createConnection({ client, waits = WAITS, project, dataset, location }: ConnectionOptions): Connection {
  let service: Promise<BigQuery> | undefined;
  const passing = handleWhen(isPassing);
  const breaker = circuitBreaker(passing, { halfOpenAfter: waits.reopen, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) });
  const policy = wrap(retry(passing, { maxAttempts: RETRIES, backoff: new ExponentialBackoff({ initialDelay: waits.retry }) }), breaker);
  const limit = timeout(CALL_MS, TimeoutStrategy.Aggressive);

  // The client's own retries are off: they would multiply with ours, and know no breaker.
  const load = async (): Promise<BigQuery> => {
    const { BigQuery } = await import('@google-cloud/bigquery');
    return new BigQuery({ ...client, projectId: project, location, retryOptions: { autoRetry: false } });
  };

  return {
    place: { project, dataset, location },
    pollMs: waits.poll,
    prepare: () =>
      (service ??= load()).then(
        () => undefined,
        () => undefined,
      ),
    async call(work) {
      const ready = await (service ??= load());
      try {
        return await policy.execute(() => limit.execute(() => work(ready)).catch(rethrow));
      } catch (error) {
        throw isBrokenCircuitError(error) ? paused() : error;
      }
    },
  };
}

function rethrow(error: unknown): never {
  throw isTaskCancelledError(error) ? new ServiceFault(504, 'timeout', 'The service gave no answer.') : faultOf(error);
}

const paused = (): DomainError =>
  new DomainError(
    'unavailable',
    'warehouse.paused',
    `BigQuery failed ${FAILURES_TO_OPEN} times in a row, so Alma asks it again only after ${WAITS.reopen / 1_000} seconds. Try again then.`,
  );
