import type { ClientBase } from 'pg';
import type { SuppliedField } from '../../../domain/imports/source-table.ts';
import { createRunDiff, type RunChangeRow, type RunDiff, type RunDiffRest } from '../../../domain/imports/run-diff.ts';
import { NAMES_IMAGE, SLUGS_IMAGE, STATUS_IMAGE, IMPORT_IMAGE } from '../../../domain/imports/college-image.ts';
import { FEW_ROWS, readInBatches } from '../cursor.ts';
import { isNaming, type MergedField } from './merge/plan.ts';
import { differsSql, FORMER_NAMES, movedJoin } from './merge/write-sql.ts';
import { openedJson } from './merge/opened-json.ts';
import { MERGED } from './temp-tables.ts';
import { columnOf } from '../college-rows.ts';

/**
 * Records, before the merge, what it will change: the image of each changed college before and after. A rollback needs these images,
 * so they are written in the transaction of the import.
 */
export async function recordChanges(connection: ClientBase, runId: number, fields: readonly MergedField[]): Promise<void> {
  const names = fields.map(({ field }) => field);
  const renamed = isNaming(fields) ? FORMER_NAMES : 'c.former_names';
  const before = `${imageSql(names, 'c', renamed)} || jsonb_build_object('${IMPORT_IMAGE}', jsonb_build_array(c.last_data_sync))`;
  const after = imageSql(names, 'm', renamed);
  await connection.query(
    `insert into run_changes (run_id, college_id, before, after)
     select $1, c.id, ${before}, ${after} from ${MERGED} m join colleges c on c.id = m.id ${movedJoin(fields)} ${openedJson('c')} ${openedJson('m')}
     where ${differsSql(fields)}`,
    [runId],
  );
}

/** Records the colleges that the run added. */
export async function recordInserted(connection: ClientBase, runId: number): Promise<void> {
  await connection.query(
    `insert into run_changes (run_id, college_id, before, after)
     select $1, c.id, null, '{}' from ${MERGED} m join colleges c on c.ipeds_unit_id = m.unitid where m.id is null`,
    [runId],
  );
}

/** SQL for a college image: the fields that differ, and the keys that start with @. */
function imageSql(names: readonly SuppliedField[], of: 'c' | 'm', renamed: string): string {
  const parts = (alias: string, field: string): string =>
    `${alias}.${columnOf(field)}, ${alias}j.sources->'${field}', ${alias}j.statuses->'${field}'`;
  const status = (alias: string): string => `${alias}.operating_status, ${alias}.successor_unit_id`;
  const fields = names.map(
    (field) =>
      `case when row(${parts('c', field)}) is distinct from row(${parts('m', field)}) then jsonb_build_array(${parts(of, field)}) end as "${field}"`,
  );
  const whole = [
    `case when row(${status('c')}) is distinct from row(${status('m')}) then jsonb_build_array(${status(of)}) end as "${STATUS_IMAGE}"`,
    `case when c.former_names is distinct from ${renamed} then jsonb_build_array(${of === 'c' ? 'c.former_names' : renamed}) end as "${NAMES_IMAGE}"`,
    ...(names.includes('name') ? [`case when s.id is not null then ${slugsSql(of)} end as "${SLUGS_IMAGE}"`] : []),
  ];
  return `jsonb_strip_nulls((select to_jsonb(f) from (select ${[...fields, ...whole].join(',\n')}) f))`;
}

const slugsSql = (of: 'c' | 'm'): string => {
  const alias = of === 'c' ? 'c' : 's';
  return `jsonb_build_array(${alias}.slug, ${alias}.former_slugs)`;
};

/** Adds up the changes that a run has recorded. Needs a transaction. */
export async function readDiff(connection: ClientBase, runId: number, rest: RunDiffRest): Promise<RunDiff> {
  const diff = createRunDiff();
  const select = `select c.ipeds_unit_id as "unitId", c.name, n.before, n.after
    from run_changes n join colleges c on c.id = n.college_id where n.run_id = ${runId} order by n.college_id`;
  for await (const rows of readInBatches<RunChangeRow>(connection, select, FEW_ROWS)) rows.forEach((row) => diff.add(row));
  return diff.result(rest);
}
