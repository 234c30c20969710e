import type { Knex } from 'knex';
import type { DatabaseApp } from './database-app.fixture.ts';
import type { Sample } from './samples.fixture.ts';

/** A run of the ledger that has changed nothing yet and can be rolled back. Returns its id. */
export async function newRun(db: Knex, facts: object = {}): Promise<number> {
  const run = {
    source: 'crime',
    year: 2022,
    release: 'not-stated',
    status: 'succeeded',
    started_at: '2026-11-20T10:00:00Z',
    finished_at: '2026-11-20T10:01:00Z',
    actor: 'ada',
    counts: JSON.stringify({ inserted: 0, updated: 0, unchanged: 3, recorded: 1 }),
    ...facts,
  };
  const [row] = await db('import_runs').insert(run).returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}

/** A successful call of every endpoint about imports. `admin` is the token of an admin. */
export function runSamples(app: DatabaseApp, admin: string): Record<string, () => Sample | Promise<Sample>> {
  const as = () => admin;
  const ofRun = async (rest: string): Promise<Sample> => ({ path: `/api/admin/import-runs/${await newRun(app.db)}/${rest}`, as });
  return {
    'admin.sources': () => ({ as }),
    'admin.runLog': () => ofRun('log'),
    'admin.runDiff': () => ofRun('diff'),
    'admin.runRejects': () => ofRun('rejects'),
    'admin.runRejectsCsv': () => ofRun('rejects.csv'),
    'admin.rollBackRun': async () => ({ ...(await ofRun('rollback')), body: { dryRun: true } }),
  };
}
