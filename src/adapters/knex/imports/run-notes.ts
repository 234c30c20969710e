import type { ClientBase } from 'pg';
import type { ImportRun } from '../../../domain/imports/import-run.ts';
import type { SourceTable, SuppliedField } from '../../../domain/imports/source-table.ts';
import { createRunDiff, type RunChangeRow, type RunDiff } from '../../../domain/imports/run-diff.ts';
import { NAMES_IMAGE, STATUS_IMAGE, IMPORT_IMAGE } from '../../../domain/imports/college-image.ts';
import { readInBatches } from '../cursor.ts';
import { differsSql, FORMER_NAMES, isMerged, SOURCE_FLAG, type MergedField } from './merge-sql.ts';
import { MERGED, stagedName } from './temp-tables.ts';
import type { RunProvenance } from './provenance.ts';
import { columnOf } from '../college-rows.ts';

/**
 * Records, before the merge, what it will change: the image of each changed college before and after. A rollback needs these images,
 * so they are written in the transaction of the import.
 */
export async function recordChanges(
  connection: ClientBase,
  run: ImportRun,
  runId: number,
  fields: readonly MergedField[],
  flag: string,
  at: Date,
) {
  const names = fields.map(({ field }) => field);
  const renamed = names.includes('name') ? FORMER_NAMES : 'c.former_names';
  const before = imageSql(names, 'c', renamed, `c.last_data_sync, c.data_source_flags->'${run.source}'`);
  const after = imageSql(names, 'm', renamed, `$3::timestamptz, ${SOURCE_FLAG}`);
  await connection.query(
    `insert into run_changes (run_id, college_id, before, after)
     select $1, c.id, ${before}, ${after} from ${MERGED} m join colleges c on c.id = m.id ${unpacked('c')} ${unpacked('m')}
     where ${differsSql(fields)}`,
    [runId, flag, at],
  );
}

/** Unpacks provenance and statuses once per row. PostgreSQL would unpack the stored JSON for every key that is read. */
const unpacked = (alias: string): string =>
  `cross join lateral (select ${alias}.field_sources || '{}' as sources, ${alias}.field_status || '{}' as statuses offset 0) ${alias}j`;

/** Records the colleges that the run added. */
export async function recordInserted(connection: ClientBase, runId: number): Promise<void> {
  await connection.query(
    `insert into run_changes (run_id, college_id, before, after)
     select $1, c.id, null, '{}' from ${MERGED} m join colleges c on c.ipeds_unit_id = m.unitid where m.id is null`,
    [runId],
  );
}

/** SQL for a college image: the fields that differ, and the keys that start with @. */
function imageSql(names: readonly SuppliedField[], of: 'c' | 'm', renamed: string, sync: string): string {
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
  ];
  const image = `jsonb_strip_nulls((select to_jsonb(f) from (select ${[...fields, ...whole].join(',\n')}) f))`;
  return `${image} || jsonb_build_object('${IMPORT_IMAGE}', jsonb_build_array(${sync}))`;
}

/** Stores the rows of each table for the history, if they differ from the table's earlier rows of that year. Returns their number. */
export async function recordSupplied(
  connection: ClientBase,
  run: ImportRun,
  runId: number,
  tables: readonly SourceTable[],
  provenance: RunProvenance,
): Promise<number> {
  let recorded = 0;
  for (const [index, table] of tables.entries()) recorded += await recordTable(connection, run, runId, table, index, provenance);
  return recorded;
}

async function recordTable(
  connection: ClientBase,
  run: ImportRun,
  runId: number,
  table: SourceTable,
  index: number,
  provenance: RunProvenance,
) {
  const merged = table.fields.map((supplied, place) => ({ supplied, place })).filter(({ supplied }) => isMerged(supplied.field));
  if (merged.length === 0) return 0;
  const { rows } = await connection.query<{ id: number }>(
    'insert into supplied_tables (run_id, source, table_name, year, fields, receipts) values ($1, $2, $3, $4, $5, $6) returning id',
    [
      runId,
      run.source,
      table.table,
      table.year,
      merged.map(({ supplied }) => supplied.field),
      merged.map(({ supplied }) => provenance.of(table, supplied).own),
    ],
  );
  const id = rows[0]?.id ?? 0;
  const values = merged.map(({ supplied }) => `t.${columnOf(supplied.field)}`).join(', ');
  const letters = merged.map(({ place }) => `substr(t.statuses, ${place + 1}, 1)`).join(' || ');
  const result = await connection.query(
    `insert into supplied_values (college_id, table_id, supplied, statuses)
     select c.id, $1, n.supplied, n.statuses
     from (select t.unitid, jsonb_build_array(${values}) as supplied, ${letters} as statuses from ${stagedName(index)} t) n
     join colleges c on c.ipeds_unit_id = n.unitid
     left join lateral (
       select v.supplied, v.statuses from supplied_values v where v.college_id = c.id and v.table_id = any($2) order by v.table_id desc limit 1
     ) l on true
     where row(l.supplied, l.statuses) is distinct from row(n.supplied, n.statuses)
     order by c.id`,
    [id, await earlierTables(connection, id)],
  );
  const recorded = result.rowCount ?? 0;
  if (recorded === 0) await connection.query('delete from supplied_tables where id = $1', [id]);
  return recorded;
}

/** Earlier rows of the same table: same source, year and fields. */
async function earlierTables(connection: ClientBase, id: number): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>(
    `select s.id from supplied_tables s join supplied_tables own on own.id = $1
     where s.id <> own.id and (s.source, s.table_name, s.year, s.fields) = (own.source, own.table_name, own.year, own.fields)`,
    [id],
  );
  return rows.map((row) => row.id);
}

/** Adds up the changes that a run has recorded. Needs a transaction. */
export async function readDiff(connection: ClientBase, runId: number, rest: Pick<RunDiff, 'unchanged' | 'locked'>): Promise<RunDiff> {
  const diff = createRunDiff();
  const select = `select c.ipeds_unit_id as "unitId", c.name, n.before, n.after
    from run_changes n join colleges c on c.id = n.college_id where n.run_id = ${runId} order by n.college_id`;
  for await (const rows of readInBatches<RunChangeRow>(connection, select)) rows.forEach((row) => diff.add(row));
  return diff.result(rest);
}
