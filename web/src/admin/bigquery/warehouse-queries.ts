import { queryOptions } from '@tanstack/react-query';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { callPanel, listRecords } from '../panel-api.ts';

export type WarehouseRun = RecordOf<'bigquery-runs'>;

/** Whether a process works on a run, or will without a person. */
export const isMoving = ({ status }: Pick<WarehouseRun, 'status'>): boolean => status === 'waiting' || status === 'running';

const MOVING_POLL_MS = 1_000;
/** Other people, imports and the command line publish, too. */
const POLL_MS = 10_000;
const MOST_SAVED = 200;
export const WAREHOUSE = ['warehouse'] as const;

export const warehouseStatus = queryOptions({
  queryKey: [...WAREHOUSE, 'status'],
  queryFn: ({ signal }) => callPanel('bigqueryStatus', {}, signal),
  retry: false,
});

export const warehouseTables = queryOptions({
  queryKey: [...WAREHOUSE, 'tables'],
  queryFn: ({ signal }) => callPanel('bigqueryTables', {}, signal),
  retry: false,
});

export const firstRows = (table: string) =>
  queryOptions({
    queryKey: [...WAREHOUSE, 'tables', table],
    queryFn: ({ signal }) => callPanel('bigqueryPreview', { params: { name: table } }, signal),
    retry: false,
  });

export const examples = queryOptions({
  queryKey: [...WAREHOUSE, 'examples'],
  queryFn: ({ signal }) => callPanel('bigqueryExamples', {}, signal),
  retry: false,
  staleTime: Infinity,
});

/** The statements that the person may open, by title. */
export const savedStatements = queryOptions({
  queryKey: ['bigquery-queries', 'all'],
  queryFn: ({ signal }) => listRecords('bigquery-queries', { sort: ['title', 'ASC'], most: MOST_SAVED }, signal),
  retry: false,
});

/** The latest publication of any process; read every second while it moves. */
export const latestPublication = queryOptions({
  queryKey: ['bigquery-runs', 'latest-publication'],
  queryFn: async ({ signal }) => {
    const [latest = null] = await listRecords('bigquery-runs', { sort: ['id', 'DESC'], most: 1, filter: { kind: 'publish' } }, signal);
    return latest;
  },
  refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? MOVING_POLL_MS : POLL_MS),
  retry: false,
});
