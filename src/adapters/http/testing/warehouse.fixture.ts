import { randomUUID } from 'node:crypto';
import type { DatabaseApp } from './database-app.fixture.ts';
import type { Sample } from './samples.fixture.ts';

/** A successful call of every endpoint of the warehouse. */
export function warehouseSamples(app: DatabaseApp, admin: string): Record<string, () => Sample | Promise<Sample>> {
  const as = () => admin;
  const sql = 'select 1 as one, null as nothing';
  return {
    'admin.bigqueryStatus': async () => {
      await app.useCases.refreshCatalog();
      await app.useCases.warehouse.publishNow({ key: randomUUID(), by: 'ada' });
      return { as };
    },
    'admin.bigqueryTables': () => ({ as }),
    'admin.bigqueryPreview': () => ({ path: '/api/admin/bigquery/tables/colleges/rows', as }),
    'admin.bigqueryExamples': () => ({ as }),
    'admin.planBigqueryRun': () => ({ as, body: { sql } }),
    'admin.startBigqueryRun': () => ({ as, body: { key: randomUUID(), sql } }),
    'admin.bigqueryCsv': () => ({ as, body: { key: randomUUID(), sql } }),
    'admin.cancelBigqueryRun': async () => {
      const key = randomUUID();
      await app.db('warehouse_runs').insert({ key, kind: 'query', engine: 'duckdb', sql, created_by: 'ada', bytes: 0, billed_bytes: 0 });
      return { path: `/api/admin/bigquery/runs/${key}/cancel`, as, body: {} };
    },
    'admin.publishBigquery': () => ({ as, status: 202, body: { key: randomUUID() } }),
  };
}
