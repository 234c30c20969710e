import { createElement } from 'react';
import { renderPanel } from '../records/panel.fixture.ts';
import type { WarehouseAnswer, WarehouseStatus } from '../../api/domain/warehouse.ts';
import type { WarehouseRun } from './warehouse-queries.ts';

const { BigQueryPage } = await import('./BigQueryPage.tsx');

export const PUBLISHED: NonNullable<WarehouseStatus['shown']> = {
  name: 'v20261125_1',
  dataVersion: '2026-11-25.1',
  at: '2026-11-25T10:00:00.000Z',
  isShown: true,
  tables: [{ name: 'colleges', rows: 3_693, bytes: 732_000 }],
};
export const STATUS: WarehouseStatus = {
  engine: 'duckdb',
  place: null,
  missing: [],
  shown: PUBLISHED,
  versions: [PUBLISHED],
  dataVersion: '2026-11-25.1',
  isCurrent: true,
  billedToday: 0,
  caps: { queryBytes: 10_000_000_000, dayBytes: 100_000_000_000 },
};
const TABLE = { name: 'colleges', meaning: 'One college per row.', rows: 3_693, bytes: 732_000, columns: [] };
const PLAN = {
  statementType: 'SELECT',
  columns: [{ name: 'one', type: 'INTEGER' }],
  tables: ['colleges'],
  bytes: 0,
  billedBytes: 0,
  price: 'Reads at most 732 kB, without a charge.',
};
const EXAMPLE = { name: 'states', title: 'Colleges by state', sql: 'select state, count(*) from colleges group by 1' };

export const answerOf = (names: string[], rows: unknown[][]): WarehouseAnswer => ({
  columns: names.map((name) => ({ name, type: 'ANY' })),
  rows,
  hasMore: false,
  bytes: 0,
  billedBytes: 0,
});

/** A publication that another page ordered. */
export const runOf = (facts: Partial<WarehouseRun>): WarehouseRun => ({
  id: 1,
  key: 'of another page',
  kind: 'publish',
  engine: 'duckdb',
  status: 'waiting',
  sql: '',
  createdBy: 'ada',
  startedAt: '2026-11-25T10:00:00.000Z',
  finishedAt: null,
  bytes: 0,
  billedBytes: 0,
  rows: null,
  code: null,
  message: '',
  progress: null,
  ...facts,
});

interface Reply {
  status: number;
  body: unknown;
}
export const refused = (status: number, message: string): Reply => ({ status, body: { code: 'warehouse', message } });

/** The page on a server that has this status. `reply` answers a POST; by default every statement passes its check. */
export function showWarehouse(facts: Partial<WarehouseStatus> = {}) {
  const state = {
    status: { ...STATUS, ...facts },
    publications: [] as WarehouseRun[],
    reply: undefined as ((path: string) => Reply | Promise<Reply> | undefined) | undefined,
  };
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const read = (path: string): unknown => {
    if (path === 'bigquery/status') return state.status;
    if (path === 'bigquery/tables') return [TABLE];
    if (path === 'bigquery/examples') return [EXAMPLE];
    return path === 'bigquery-runs' ? state.publications : [];
  };
  globalThis.fetch = async (url, { method = 'GET', body } = {}) => {
    const path = (url as string).replace(/^.*\/api\/admin\//, '').replace(/[?].*$/, '');
    let reply: Reply = { status: 200, body: path === 'bigquery/plan' ? PLAN : {} };
    if (method === 'GET') reply = { status: 200, body: read(path) };
    else {
      sent.push({ path, body: JSON.parse(body as string) as Record<string, unknown> });
      reply = (await state.reply?.(path)) ?? reply;
    }
    const headers = new Headers({ 'Content-Range': 'x */0' });
    const text = JSON.stringify(reply.body);
    return { status: reply.status, ok: reply.status < 300, statusText: '', headers, text: async () => text } as unknown as Response;
  };
  renderPanel({ '/bigquery': createElement(BigQueryPage) }, '/bigquery', ['read', 'bigquery']);
  return { state, sent };
}
