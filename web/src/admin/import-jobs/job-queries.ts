import { queryOptions } from '@tanstack/react-query';
import type { ImportJob } from '../../api/domain/imports.ts';
import { callPanel, listRecords } from '../panel-api.ts';

/** In milliseconds. Events tell sooner; they can be missed while the connection is down. */
const POLL_MS = 5_000;
const OPEN_JOBS = 50;

export const keyOfJob = (id: number | string) => ['import-jobs', 'job', String(id)] as const;

/** Whether the server works on a job, or will without a person. */
export const isMoving = ({ status }: Pick<ImportJob, 'status'>): boolean => status === 'waiting' || status === 'running';

/** A job with everything about it. Events say when to read it again (`live/follow-events.ts`). */
export const importJob = (id: number | string) =>
  queryOptions({
    queryKey: keyOfJob(id),
    queryFn: ({ signal }) => callPanel('importJob', { params: { id } }, signal),
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? POLL_MS : false),
    retry: false,
  });

/** The jobs of all people that are not over, last changed first. */
export const openJobs = queryOptions({
  queryKey: ['import-jobs', 'open'],
  queryFn: ({ signal }) => listRecords('import-jobs', { sort: ['updatedAt', 'DESC'], most: OPEN_JOBS, filter: { isOpen: true } }, signal),
  retry: false,
});
