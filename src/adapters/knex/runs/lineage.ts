import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { MAX_LINEAGE_STEPS, type Lineage, type LineageStep } from '../../../domain/import-console/lineage.ts';
import { storedValueOf } from '../../../domain/imports/college-image.ts';
import { columnOf } from '../college-rows.ts';
import { storedChangeSql, withImages, type StoredChange } from '../imports/changes/read-changes.ts';
import { newestSupplied } from '../imports/newest-supplied.ts';
import { readSnapshot } from '../snapshot.ts';

interface OriginRow extends Pick<Lineage, 'collegeId' | 'unitId' | 'name' | 'value' | 'origin' | 'line'> {
  files: Lineage['files'] | null;
  lock: Pick<NonNullable<Lineage['lock']>, 'lockedBy' | 'reason'> | null;
  lockedAt: Date | null;
}

/** $1: UNITID, $2: field, $3: its column. */
const ORIGIN = `
  select c.id as "collegeId", c.ipeds_unit_id as "unitId", c.name, to_jsonb(c)->$3 as value,
    case when v.id is not null then jsonb_build_object('source', v.source, 'table', v.table_name, 'variable', v.variable, 'year', v.year,
      'period', v.period, 'release', v.release, 'runId', v.run_id) end as origin,
    (select jsonb_agg(f) from jsonb_array_elements(r.files) f where f->>'table' = v.table_name) as files,
    (select s.lines[array_position(s.unit_ids, $1::int)] from supplied_tables s
     where s.run_id = v.run_id and s.table_name = v.table_name and s.year = v.year and s.lines is not null limit 1) as line,
    case when l.field is not null then jsonb_build_object('lockedBy', l.locked_by, 'reason', l.reason) end as lock, l.locked_at as "lockedAt"
  from colleges c
  left join value_sources v on v.id = (c.field_sources->>$2)::int
  left join import_runs r on r.id = v.run_id
  left join field_locks l on l.college_id = c.id and l.field = $2
  where c.ipeds_unit_id = $1`;

/** $1: college, $2: field. */
const CHANGES = `
  select ${storedChangeSql('n')}, r.source, r.year, r.status, r.started_at as "startedAt"
  from run_changes n join import_runs r on r.id = n.run_id
  where n.college_id = $1 and (n.after ? $2 or r.change_fields ? $2) order by n.run_id desc`;

/** Follows one value back to its run and files. Undefined if no college has this UNITID. */
export const readLineage = (db: Knex, unitId: number, field: string): Promise<Lineage | undefined> =>
  readSnapshot(db, async (connection) => {
    const { rows } = await connection.query<OriginRow>(ORIGIN, [unitId, field, columnOf(field)]);
    const [row] = rows;
    if (!row) return undefined;
    const { files, lock, lockedAt, ...origin } = row;
    return {
      ...origin,
      field,
      files: (files ?? []).map(({ file, table, bytes, sha256 }) => ({ file, table, bytes, sha256 })),
      lock: lock && lockedAt && { ...lock, lockedAt, supplied: await suppliedOf(connection, row.collegeId, field) },
      steps: await stepsOf(connection, row.collegeId, field),
    };
  });

async function stepsOf(connection: ClientBase, collegeId: number, field: string): Promise<LineageStep[]> {
  const { rows } = await connection.query<StoredChange & LineageStep>(CHANGES, [collegeId, field]);
  const changes = (await withImages(connection, rows)).filter(({ after }) => field in after);
  return changes.slice(0, MAX_LINEAGE_STEPS).map(({ before, after, ...step }) => ({
    ...step,
    before: storedValueOf(before, field)[0],
    after: storedValueOf(after, field)[0],
  }));
}

async function suppliedOf(connection: ClientBase, collegeId: number, field: string): Promise<unknown> {
  const [newest] = await newestSupplied(connection, [{ collegeId, field }]);
  return newest?.stored?.[0] ?? null;
}
