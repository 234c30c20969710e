import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { createRunDiff, type RunDiff } from '../../../domain/imports/run-diff.ts';
import { combineChanges, type ImageChange } from '../../../domain/history/changes.ts';
import type { HistoryStore, RecordedChange } from '../../../domain/history/history.ports.ts';
import { readInBatches } from '../cursor.ts';
import { storedChangeSql, withImages, type StoredChange } from '../imports/changes/read-changes.ts';
import { versionName } from '../data-versions.ts';
import { readSnapshot } from '../snapshot.ts';
import { readProvenances, readSuppliedRows } from './supplied-rows.ts';

export interface VersionRow {
  id: number;
  created_at: Date;
  reason: string;
  run_id: number | null;
}

type ChangeRow = VersionRow & StoredChange & { college_id: number };

/** Skips rolled-back runs. */
const CHANGES = `select v.id, v.created_at, v.reason, v.run_id, c.college_id, ${storedChangeSql('c')}
  from run_changes c join data_versions v on v.run_id = c.run_id join import_runs r on r.id = c.run_id
  where r.status = 'succeeded'`;

const NEWEST_CHANGES = `select * from (
    select *, row_number() over (partition by college_id order by id desc) as nth from (${CHANGES} and c.college_id = any($1)) n
  ) numbered where nth <= $2 order by id desc, college_id`;

const CHANGES_BETWEEN = `${CHANGES} and c.college_id = $1 and v.id > $2 and v.id <= $3 order by v.id`;

export function createHistoryStore(db: Knex): HistoryStore {
  return {
    provenances: (ids) => readProvenances(db, ids),

    suppliedOf: async (collegeId) => (await readSuppliedRows(db, [collegeId])).get(collegeId) ?? [],

    changesOf: (collegeIds, versions) => readChanges(db, NEWEST_CHANGES, [collegeIds, versions]),

    changesBetween: (collegeId, from, to) => readChanges(db, CHANGES_BETWEEN, [collegeId, from, to]),

    overall: (from, to) => readSnapshot(db, (connection) => combineAll(connection, from, to)),

    async numberOf(version) {
      const id = Number(version.slice(version.indexOf('.') + 1));
      const row = await db<VersionRow>('data_versions').select('id', 'created_at').where({ id }).first();
      return row && versionName(row.created_at, row.id) === version ? row.id : undefined;
    },

    async versions(limit) {
      const rows = await db<VersionRow>('data_versions').select('id', 'created_at', 'reason', 'run_id').orderBy('id', 'desc').limit(limit);
      return rows.map(toVersion);
    },
  };
}

const readChanges = (db: Knex, sql: string, values: readonly unknown[]): Promise<RecordedChange[]> =>
  readSnapshot(db, async (connection) => {
    const { rows } = await connection.query<ChangeRow>(sql, [...values]);
    return (await withImages(connection, rows)).map(toChange);
  });

/** Rows are sorted by college, so that only one college is in memory. */
async function combineAll(connection: ClientBase, from: number, to: number): Promise<RunDiff> {
  const diff = createRunDiff();
  let changes: OverallRow[] = [];
  const close = (): void => {
    const [first] = changes;
    if (first) diff.add({ unitId: first.unitId, name: first.name, ...combineChanges(changes) });
    changes = [];
  };
  for await (const rows of readInBatches<StoredChange & OverallRow>(connection, overallSql(Math.trunc(from), Math.trunc(to)))) {
    for (const row of await withImages(connection, rows)) {
      if (changes[0]?.collegeId !== row.collegeId) close();
      changes.push(row);
    }
  }
  close();
  return diff.result({ unchanged: 0, locked: { count: 0, first: [] } });
}

interface OverallRow extends ImageChange {
  collegeId: number;
  unitId: number | null;
  name: string;
}

const overallSql = (
  from: number,
  to: number,
): string => `select c.college_id as "collegeId", k.ipeds_unit_id as "unitId", k.name, ${storedChangeSql('c')}
  from run_changes c join data_versions v on v.run_id = c.run_id join import_runs r on r.id = c.run_id join colleges k on k.id = c.college_id
  where r.status = 'succeeded' and v.id > ${from} and v.id <= ${to} order by c.college_id, v.id`;

const toChange = (row: VersionRow & ImageChange & { college_id: number }): RecordedChange => ({
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
