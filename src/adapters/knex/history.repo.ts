import type { Knex } from 'knex';
import type { HistoryStore, NotedChange } from '../../domain/history/history.ports.ts';
import { versionName } from './colleges.repo.ts';
import { readReceipts, readSupplied } from './supplied-rows.ts';

/** A row of `data_versions`. */
export interface VersionRow {
  id: number;
  created_at: Date;
  reason: string;
  run_id: number | null;
}

interface ChangeRow extends VersionRow {
  college_id: number;
  before: NotedChange['before'];
  after: NotedChange['after'];
}

/** A rolled-back run has no changes any more; a run that only added a college has changed nothing about it. */
const CHANGES = `select v.id, v.created_at, v.reason, v.run_id, c.college_id, c.before, c.after
  from run_changes c join data_versions v on v.run_id = c.run_id join import_runs r on r.id = c.run_id
  where r.status = 'succeeded' and c.before is not null`;

export function createHistoryStore(db: Knex): HistoryStore {
  return {
    receipts: (ids) => readReceipts(db, ids),

    suppliedOf: async (collegeId) => (await readSupplied(db, [collegeId])).get(collegeId) ?? [],

    async changesOf(collegeIds, versions) {
      const { rows } = await db.raw<{ rows: ChangeRow[] }>(
        `select * from (
           select *, row_number() over (partition by college_id order by id desc) as place from (${CHANGES} and c.college_id = any(?)) n
         ) numbered where place <= ? order by id desc, college_id`,
        [[...collegeIds], versions],
      );
      return rows.map(toChange);
    },

    async changesBetween(collegeId, from, to) {
      const { rows } = await db.raw<{ rows: ChangeRow[] }>(`${CHANGES} and c.college_id = ? and v.id > ? and v.id <= ? order by v.id`, [
        collegeId,
        from,
        to,
      ]);
      return rows.map(toChange);
    },

    async versions(limit) {
      const rows = await db<VersionRow>('data_versions').select('id', 'created_at', 'reason', 'run_id').orderBy('id', 'desc').limit(limit);
      return rows.map(toVersion);
    },
  };
}

const toChange = (row: ChangeRow): NotedChange => ({
  collegeId: row.college_id,
  version: toVersion(row),
  before: row.before,
  after: row.after,
});

export const toVersion = ({ id, created_at, reason, run_id }: VersionRow) => ({
  version: versionName(created_at, id),
  at: created_at,
  reason,
  runId: run_id,
});
