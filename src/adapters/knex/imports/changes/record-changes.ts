import type { ClientBase } from 'pg';
import { IMPORT_IMAGE, NAMES_IMAGE, SLUGS_IMAGE, STATUS_IMAGE } from '../../../../domain/imports/college-image.ts';
import { isNaming, type MergedField } from '../merge/plan.ts';
import { FORMER_NAMES, movedJoin } from '../merge/write-sql.ts';
import { CHANGED, MERGED } from '../temp-tables.ts';
import { columnOf } from '../../college-rows.ts';

/**
 * Records, before the merge, what it will change: each changed college before and after. A rollback needs both, so they are written in
 * the transaction of the import. Values, sources and statuses are arrays in the order of `fields`. Many colleges have the same sources and
 * statuses, so these are stored once for all of them.
 */
export async function recordChanges(connection: ClientBase, runId: number, fields: readonly MergedField[]): Promise<void> {
  const names = fields.map(({ field }) => field);
  await connection.query('update import_runs set change_fields = $2 where id = $1', [runId, JSON.stringify(names)]);
  const valuesOf = (alias: string): string => arraySql(names.map((field) => `${alias}.${columnOf(field)}`));
  const listOf = (json: string): string => arraySql(names.map((field) => `${json}->'${field}'`));
  await connection.query(
    `with stored as (
       insert into run_change_sources (run_id, place, sources_before, sources_after, statuses_before, statuses_after)
       select $1, m.sources_place, ${['c.field_sources', 'm.field_sources', 'c.field_status', 'm.field_status'].map(listOf).join(', ')}
       from (select min(id) as id from ${CHANGED} k join ${MERGED} using (id) group by sources_place) k join ${MERGED} m using (id) join colleges c using (id)
     )
     insert into run_changes (run_id, college_id, before, after, values_before, values_after, sources_place)
     select $1, c.id, ${restSql(fields, 'c')} || jsonb_build_object('${IMPORT_IMAGE}', jsonb_build_array(c.last_data_sync)), ${restSql(fields, 'm')},
       ${valuesOf('c')}, ${valuesOf('m')}, m.sources_place
     from ${CHANGED} k join colleges c using (id) join ${MERGED} m using (id) ${movedJoin(fields, 'moved')}`,
    [runId],
  );
}

/** Records the colleges that the run added. */
export async function recordInserted(connection: ClientBase, runId: number): Promise<void> {
  await connection.query(
    `insert into run_changes (run_id, college_id, before, after)
     select $1, id, null, '{}' from ${CHANGED} where is_new order by id`,
    [runId],
  );
}

/** A function takes at most 100 arguments. */
const MOST_ARGUMENTS = 100;

function arraySql(items: readonly string[]): string {
  const parts = Array.from({ length: Math.ceil(items.length / MOST_ARGUMENTS) }, (_, at) =>
    items.slice(at * MOST_ARGUMENTS).slice(0, MOST_ARGUMENTS),
  );
  return parts.map((part) => `jsonb_build_array(${part.join(', ')})`).join(' || ') || `'[]'::jsonb`;
}

/** SQL for the parts of a college image that are no fields: the keys that start with @, if they differ. */
function restSql(fields: readonly MergedField[], of: 'c' | 'm'): string {
  const status = (alias: string): string => `${alias}.operating_status, ${alias}.successor_unit_id`;
  const renamed = isNaming(fields) ? FORMER_NAMES : 'c.former_names';
  const slugs = of === 'c' ? 'c.slug, c.former_slugs' : 'moved.slug, moved.former_slugs';
  const parts = [
    `'${STATUS_IMAGE}', case when row(${status('c')}) is distinct from row(${status('m')}) then jsonb_build_array(${status(of)}) end`,
    `'${NAMES_IMAGE}', case when c.former_names is distinct from ${renamed} then jsonb_build_array(${of === 'c' ? 'c.former_names' : renamed}) end`,
    ...(isNaming(fields) ? [`'${SLUGS_IMAGE}', case when moved.id is not null then jsonb_build_array(${slugs}) end`] : []),
  ];
  return `jsonb_strip_nulls(jsonb_build_object(${parts.join(', ')}))`;
}
