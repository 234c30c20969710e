import type { Knex } from 'knex';
import type { LockedConflict, CountedList } from '../../../domain/imports/run-diff.ts';
import type { RunDetail, RunStore, RunSummary, StoredReject } from '../../../domain/runs/runs.ports.ts';
import { readDiff } from '../imports/run-notes.ts';
import { readSnapshot } from '../snapshot.ts';

const NO_LOCKED: CountedList<LockedConflict> = { count: 0, first: [] };
/** The ledger's counts also hold the tables and locks of the report. */
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
          { ...SUMMARY, obtainedFrom: 'obtained_from', matchedBy: 'matched_by' },
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

    diff: (id) =>
      readSnapshot(db, async (connection) => {
        const { rows } = await connection.query<{ unchanged: number; locked: CountedList<LockedConflict> | null }>(
          `select coalesce((counts->>'unchanged')::int, 0) as unchanged, counts->'locked' as locked from import_runs
           where id = $1 and (counts ? 'recorded' or exists (select from run_changes where run_id = $1)) and status in ('succeeded', 'rolled_back')`,
          [id],
        );
        const [row] = rows;
        return row && readDiff(connection, id, { unchanged: row.unchanged, locked: row.locked ?? NO_LOCKED });
      }),
  };
}
