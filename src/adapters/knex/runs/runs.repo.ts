import type { Knex } from 'knex';
import type { CountedList, HistoryDiff, LockedConflict } from '../../../domain/imports/run-diff.ts';
import type { RunDetail, RunStore, RunSummary } from '../../../domain/runs/runs.ports.ts';
import type { StoredReject } from '../../../domain/runs/rejected-files.ts';
import { readDiff } from '../imports/changes/read-changes.ts';
import { readSnapshot } from '../snapshot.ts';
import { acknowledgeRun } from './acknowledge.ts';
import { RUN_COLUMNS, runNumbers } from './run-columns.ts';

const NO_LOCKED: CountedList<LockedConflict> = { count: 0, first: [] };
const FACTS = {
  obtainedFrom: 'obtained_from',
  matchedBy: 'matched_by',
  mapping: 'mapping',
  remarks: 'remarks',
  acknowledgedAt: 'acknowledged_at',
  acknowledgedBy: 'acknowledged_by',
};

export function createRunStore(db: Knex): RunStore {
  return {
    async list({ source, most }) {
      const rows = db('import_runs').select<RunSummary[]>(RUN_COLUMNS, ...runNumbers(db));
      if (source !== undefined) void rows.where({ source });
      return rows.orderBy('id', 'desc').limit(most);
    },

    async find(id) {
      return db('import_runs')
        .select<RunDetail[]>(
          { ...RUN_COLUMNS, ...FACTS },
          'files',
          ...runNumbers(db),
          db.raw(`coalesce(counts->'tables', '[]') as tables`),
          db.raw('(select count(*)::int from import_rejects where run_id = import_runs.id) as "keptRejects"'),
        )
        .where({ id })
        .first();
    },

    async rejects(id, page) {
      const raw = page ? db.raw('left(raw, ?) as raw', [page.characters]) : 'raw';
      const rows = db('import_rejects')
        .select<StoredReject[]>('file', 'line', 'key', 'code', 'message', raw)
        .where('run_id', id)
        .orderBy('id');
      return page ? rows.offset(page.offset).limit(page.most) : rows;
    },

    acknowledge: (seen) => acknowledgeRun(db, seen),

    diff: (id) =>
      readSnapshot(db, async (connection) => {
        const { rows } = await connection.query<{
          unchanged: number;
          locked: CountedList<LockedConflict> | null;
          history: HistoryDiff | null;
        }>(
          `select coalesce((counts->>'unchanged')::int, 0) as unchanged, counts->'locked' as locked, counts->'history' as history from import_runs
           where id = $1 and (counts ? 'recorded' or exists (select from run_changes where run_id = $1)) and status in ('succeeded', 'rolled_back')`,
          [id],
        );
        const [row] = rows;
        return row && readDiff(connection, id, { ...row, locked: row.locked ?? NO_LOCKED });
      }),
  };
}
