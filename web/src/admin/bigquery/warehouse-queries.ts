import { queryOptions } from '@tanstack/react-query';
import type { RunStatus, WarehouseAnswer, WarehouseExample, WarehouseStatus, WarehouseTable } from '../../api/warehouse.ts';
import { readPanel } from '../panel-api.ts';

/** A saved statement, as lists have it. */
export interface SavedStatement {
  id: number;
  title: string;
  sql: string;
  isOwn: boolean;
  authorName: string | null;
}

/** A run, as lists have it. */
export interface WarehouseRun {
  key: string;
  status: RunStatus;
  message: string;
  /** Of a publication that works. */
  progress: { table: string; rows: number } | null;
}

/** Whether a process works on a run, or will without a person. */
export const isMoving = ({ status }: Pick<WarehouseRun, 'status'>): boolean => status === 'waiting' || status === 'running';

const MOVING_POLL_MS = 1_000;
/** Other people, imports and the command line publish, too. */
const POLL_MS = 10_000;
const MOST_SAVED = 200;
export const WAREHOUSE = ['warehouse'] as const;

export const warehouseStatus = queryOptions({
  queryKey: [...WAREHOUSE, 'status'],
  queryFn: ({ signal }) => readPanel<WarehouseStatus>('bigquery/status', {}, signal),
  retry: false,
});

export const warehouseTables = queryOptions({
  queryKey: [...WAREHOUSE, 'tables'],
  queryFn: ({ signal }) => readPanel<WarehouseTable[]>('bigquery/tables', {}, signal),
  retry: false,
});

export const firstRows = (table: string) =>
  queryOptions({
    queryKey: [...WAREHOUSE, 'tables', table],
    queryFn: ({ signal }) => readPanel<WarehouseAnswer>(`bigquery/tables/${table}/rows`, {}, signal),
    retry: false,
  });

export const examples = queryOptions({
  queryKey: [...WAREHOUSE, 'examples'],
  queryFn: ({ signal }) => readPanel<WarehouseExample[]>('bigquery/examples', {}, signal),
  retry: false,
  staleTime: Infinity,
});

/** The statements that the person may open, by title. */
export const savedStatements = queryOptions({
  queryKey: ['bigquery-queries', 'all'],
  queryFn: ({ signal }) =>
    readPanel<SavedStatement[]>('bigquery-queries', { sort: '["title","ASC"]', range: `[0,${MOST_SAVED - 1}]`, filter: '{}' }, signal),
  retry: false,
});

/** The latest publication of any process; read every second while it moves. */
export const latestPublication = queryOptions({
  queryKey: ['bigquery-runs', 'latest-publication'],
  queryFn: async ({ signal }) => {
    const query = { sort: '["id","DESC"]', range: '[0,0]', filter: '{"kind":"publish"}' };
    const [latest = null] = await readPanel<WarehouseRun[]>('bigquery-runs', query, signal);
    return latest;
  },
  refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? MOVING_POLL_MS : POLL_MS),
  retry: false,
});
