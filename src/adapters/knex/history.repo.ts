import type { Knex } from 'knex';
import type { Provenance } from '../../domain/colleges/college.ts';
import type { HistoryStore, NotedChange } from '../../domain/history/history.ports.ts';
import { versionName } from './colleges.repo.ts';
import { receiptsOf, toProvenance, type ReceiptRow } from './rows.ts';

interface SuppliedJoin {
  runId: number;
  tableId: number;
  year: number;
  fields: string[];
  receipts: number[];
  values: unknown[];
  statuses: string;
}

interface VersionRow {
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
  async function receipts(ids: readonly number[]): Promise<ReadonlyMap<number, Provenance>> {
    if (ids.length === 0) return new Map();
    const rows = (await receiptsOf(db).whereIn('v.id', ids)) as ReceiptRow[];
    return new Map(rows.map((row) => [row.id, toProvenance(row)]));
  }

  return {
    receipts,

    async suppliedOf(collegeId) {
      const rows = await db<SuppliedJoin>('supplied_values as v')
        .join('supplied_tables as t', 't.id', 'v.table_id')
        .where('v.college_id', collegeId)
        .select<SuppliedJoin[]>({
          runId: 't.run_id',
          tableId: 't.id',
          year: 't.year',
          fields: 't.fields',
          receipts: 't.receipts',
          values: 'v.supplied',
          statuses: 'v.statuses',
        });
      const known = await receipts([...new Set(rows.flatMap((row) => row.receipts))]);
      return rows.map((row) => ({ ...row, receipts: row.receipts.map((id) => known.get(id)) }));
    },

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

const toVersion = ({ id, created_at, reason, run_id }: VersionRow) => ({
  version: versionName(created_at, id),
  at: created_at,
  reason,
  runId: run_id,
});
