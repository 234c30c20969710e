import { queryOptions } from '@tanstack/react-query';
import { callPanel, readRows } from '../../panel-api.ts';

/** All queries of one run start with this key. */
export const keyOfRun = (id: number | string) => ['import-runs', 'run', String(id)] as const;

export const runLog = (id: number | string) =>
  queryOptions({
    queryKey: [...keyOfRun(id), 'log'],
    queryFn: ({ signal }) => callPanel('runLog', { params: { id } }, signal),
    retry: false,
  });

export const runDiff = (id: number | string) =>
  queryOptions({
    queryKey: [...keyOfRun(id), 'diff'],
    queryFn: ({ signal }) => callPanel('runDiff', { params: { id } }, signal),
    retry: false,
    // The changes of a run stay as they are, and adding them up takes the server a moment.
    staleTime: Infinity,
  });

export const REJECTS_PER_PAGE = 25;

/** `page` counts from 1. */
export const runRejects = (id: number | string, page: number) =>
  queryOptions({
    queryKey: [...keyOfRun(id), 'rejects', page],
    queryFn: ({ signal }) => {
      const range: [number, number] = [(page - 1) * REJECTS_PER_PAGE, page * REJECTS_PER_PAGE - 1];
      return readRows('runRejects', { params: { id }, query: { range } }, signal);
    },
    retry: false,
  });

/** What a rollback would do. It is computed again for each dialog. */
export const rollbackDryRun = (id: number) =>
  queryOptions({
    queryKey: [...keyOfRun(id), 'dry-run'],
    queryFn: () => callPanel('rollBackRun', { params: { id }, body: { dryRun: true } }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
