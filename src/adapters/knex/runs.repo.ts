import type { Knex } from 'knex';
import pg from 'pg';
import type { LockedConflict, Listed } from '../../domain/data-sync/run-diff.ts';
import type { RunDetail, RunStore, RunSummary, StoredReject } from '../../domain/data-sync/runs.ports.ts';
import { clientConfig, connectionOf } from './connection.ts';
import { readDiff } from './run-record.ts';

const NO_LOCKED: Listed<LockedConflict> = { count: 0, first: [] };
/** Beside the counts of the colleges the ledger keeps what the report says of tables and locks. */
const SUMMARY = {
  id: 'id',
  source: 'source',
  year: 'year',
  release: 'release',
  status: 'status',
  startedAt: 'started_at',
  finishedAt: 'finished_at',
  actor: 'actor',
  message: 'message',
};

export function createRunStore(db: Knex): RunStore {
  return {
    async list({ source, most }) {
      const rows = db('import_runs').select<RunSummary[]>(SUMMARY, db.raw(`counts - 'tables' - 'locked' as counts`));
      if (source !== undefined) void rows.where({ source });
      return rows.orderBy('id', 'desc').limit(most);
    },

    async find(id) {
      return db('import_runs')
        .select<RunDetail[]>(
          SUMMARY,
          'files',
          db.raw(`counts - 'tables' - 'locked' as counts, coalesce(counts->'tables', '[]') as tables`),
          db.raw('(select count(*)::int from import_rejects where run_id = import_runs.id) as "keptRejects"'),
        )
        .where({ id })
        .first();
    },

    async rejects(id) {
      const columns = ['file', 'line', 'key', 'code', 'message', 'raw'] as const;
      return db('import_rejects').select<StoredReject[]>(columns).where('run_id', id).orderBy('id');
    },

    async diff(id) {
      const connection = new pg.Client(clientConfig(connectionOf(db), `alma runs diff (pid ${process.pid})`));
      await connection.connect();
      try {
        await connection.query('begin isolation level repeatable read read only; set local statement_timeout = 0');
        const { rows } = await connection.query<{ unchanged: number; locked: Listed<LockedConflict> | null }>(
          `select coalesce((counts->>'unchanged')::int, 0) as unchanged, counts->'locked' as locked from import_runs
           where id = $1 and (counts ? 'recorded' or exists (select from run_changes where run_id = $1)) and status in ('succeeded', 'rolled_back')`,
          [id],
        );
        const [row] = rows;
        return row && (await readDiff(connection, id, { unchanged: row.unchanged, locked: row.locked ?? NO_LOCKED }));
      } finally {
        await connection.end();
      }
    },
  };
}
