import { setTimeout as waitFor } from 'node:timers/promises';
import { DomainError } from '../../domain/shared/domain-error.ts';
import type { Field } from './cells.ts';
import type { Connection } from './connection.ts';
import { hasStatus, jobFault, type ServiceError } from './service-fault.ts';

/** What the service says about a job, as far as it is used here. Numbers are text. */
export interface JobFacts {
  status?: { state?: string; errorResult?: ServiceError };
  configuration?: { query?: { query?: string } };
  statistics?: {
    query?: {
      statementType?: string;
      totalBytesProcessed?: string;
      totalBytesBilled?: string;
      referencedTables?: TableReference[];
      schema?: { fields?: Field[] };
    };
  };
}

export interface TableReference {
  projectId?: string;
  datasetId?: string;
  tableId?: string;
}

const MOST_MS = 600_000;
const SLOWER = 1.5;
const SLOWEST_POLL_MS = 3_000;

/** Looking at jobs. Their names are made by us, so a job is found again after a lost answer. */
export function createJobs({ place: { location }, pollMs, call }: Connection) {
  /** Undefined: the service does not know the job. */
  async function facts(jobId: string): Promise<JobFacts | undefined> {
    try {
      const [found] = (await call((service) => service.job(jobId, { location }).getMetadata())) as [JobFacts, unknown];
      return found;
    } catch (error) {
      if (hasStatus(error, 404)) return undefined;
      throw error;
    }
  }

  return {
    facts,

    /** Starts a job. If an earlier call has started it, and its answer was lost, nothing happens. Returns false then. */
    async start(send: () => Promise<unknown>): Promise<boolean> {
      try {
        await send();
        return true;
      } catch (error) {
        if (hasStatus(error, 409)) return false;
        throw error;
      }
    },

    /** Waits for the end of a job. Returns its fault, if it has one. */
    async finish(jobId: string): Promise<Error | undefined> {
      const end = Date.now() + MOST_MS;
      for (let pause = pollMs; Date.now() < end; pause = Math.min(pause * SLOWER, SLOWEST_POLL_MS)) {
        const { status } = (await facts(jobId)) ?? {};
        if (status?.state === 'DONE') return status.errorResult && jobFault(status.errorResult);
        await waitFor(pause);
      }
      throw new DomainError('unavailable', 'warehouse.job-slow', 'BigQuery has not finished a job in ten minutes. Try again later.');
    },

    /** True if the job was running. */
    async cancel(jobId: string): Promise<boolean> {
      const { status } = (await facts(jobId)) ?? { status: { state: 'DONE' } };
      if (status?.state === 'DONE') return false;
      await call((service) => service.job(jobId, { location }).cancel());
      return true;
    },
  };
}
