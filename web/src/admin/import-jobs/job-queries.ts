import { queryOptions } from '@tanstack/react-query';
import type { ImportJob } from '../../api/domain.ts';
import { readPanel } from '../panel-api.ts';

/** In milliseconds. Events tell sooner; they can be missed while the connection is down. */
const POLL_MS = 5_000;
const OPEN_JOBS = 50;

/** A job as lists have it. */
export type JobRow = Pick<
  ImportJob,
  'id' | 'step' | 'status' | 'source' | 'year' | 'fileNames' | 'createdBy' | 'appliedBy' | 'createdAt' | 'updatedAt' | 'runId' | 'message'
>;

export const keyOfJob = (id: number | string) => ['import-jobs', 'job', String(id)] as const;

/** Whether the server works on a job, or will without a person. */
export const isMoving = ({ status }: Pick<ImportJob, 'status'>): boolean => status === 'waiting' || status === 'running';

/** A job with everything about it. Events say when to read it again (`live/follow-events.ts`). */
export const importJob = (id: number | string) =>
  queryOptions({
    queryKey: keyOfJob(id),
    queryFn: ({ signal }) => readPanel<ImportJob>(`import-jobs/${id}/details`, {}, signal),
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? POLL_MS : false),
    retry: false,
  });

/** The jobs of all people that are not over, last changed first. */
export const openJobs = queryOptions({
  queryKey: ['import-jobs', 'open'],
  queryFn: ({ signal }) => {
    const query = { sort: '["updatedAt","DESC"]', range: JSON.stringify([0, OPEN_JOBS - 1]), filter: '{"isOpen":true}' };
    return readPanel<JobRow[]>('import-jobs', query, signal);
  },
  retry: false,
});
