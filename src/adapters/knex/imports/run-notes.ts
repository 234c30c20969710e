import type { ClientBase } from 'pg';
import type { ImportRun } from '../../../domain/imports/import-run.ts';
import type { SourceTable, SuppliedField } from '../../../domain/imports/source-table.ts';
import { createRunDiff, type NotedRow, type RunDiff } from '../../../domain/imports/run-diff.ts';
import { NAMES_IMAGE, STATUS_IMAGE, SYNC_IMAGE } from '../../../domain/imports/run-images.ts';
import { readInBatches } from '../cursor.ts';
import { differsSql, FORMER_NAMES, isMerged, SOURCE_FLAG, stagedName, type MergedField } from './merge-sql.ts';
import type { ReceiptBook } from './provenance.ts';
import { columnOf } from '../rows.ts';

/**
 * Notes, before the merge, what it will change: for each college the changed fields as [value, receipt, status], as they are and as
 * they will be. Takes part in the transaction of the import, so that a value and the note on it come or go together.
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
     select $1, c.id, ${before}, ${after} from merged m join colleges c on c.id = m.id ${unpacked('c')} ${unpacked('m')}
     where ${differsSql(fields)}`,
    [runId, flag, at],
  );
}

/** Receipts and statuses of a row, unpacked once: a stored JSON is unpacked anew for every key that is read from it. */
const unpacked = (alias: string): string =>
  `cross join lateral (select ${alias}.field_sources || '{}' as sources, ${alias}.field_status || '{}' as statuses offset 0) ${alias}j`;

/** Notes which colleges the run has added. */
export async function recordInserted(connection: ClientBase, runId: number): Promise<void> {
  await connection.query(
    `insert into run_changes (run_id, college_id, before, after)
     select $1, c.id, null, '{}' from merged m join colleges c on c.ipeds_unit_id = m.unitid where m.id is null`,
    [runId],
  );
}

/** The fields that differ, and what belongs to the college as a whole. The source's flag is noted as it is, with its nulls. */
function imageSql(names: readonly SuppliedField[], of: 'c' | 'm', renamed: string, sync: string): string {
  const parts = (alias: string, field: string): string =>
    `${alias}.${columnOf(field)}, ${alias}j.sources->'${field}', ${alias}j.statuses->'${field}'`;
  const status = (alias: string): string => `${alias}.operating_status, ${alias}.successor_unit_id`;
  const changed = names.map(
    (field) =>
      `case when row(${parts('c', field)}) is distinct from row(${parts('m', field)}) then jsonb_build_array(${parts(of, field)}) end as "${field}"`,
  );
  const whole = [
    `case when row(${status('c')}) is distinct from row(${status('m')}) then jsonb_build_array(${status(of)}) end as "${STATUS_IMAGE}"`,
    `case when c.former_names is distinct from ${renamed} then jsonb_build_array(${of === 'c' ? 'c.former_names' : renamed}) end as "${NAMES_IMAGE}"`,
  ];
  const image = `jsonb_strip_nulls((select to_jsonb(f) from (select ${[...changed, ...whole].join(',\n')}) f))`;
  return `${image} || jsonb_build_object('${SYNC_IMAGE}', jsonb_build_array(${sync}))`;
}

/** Keeps what each table says of each college and year, where it differs from what the table said of that year before. */
export async function recordSupplied(
  connection: ClientBase,
  run: ImportRun,
  runId: number,
  tables: readonly SourceTable[],
  book: ReceiptBook,
): Promise<number> {
  let recorded = 0;
  for (const [index, table] of tables.entries()) recorded += await recordTable(connection, run, runId, table, index, book);
  return recorded;
}

async function recordTable(connection: ClientBase, run: ImportRun, runId: number, table: SourceTable, index: number, book: ReceiptBook) {
  const kept = table.fields.map((supplied, place) => ({ supplied, place })).filter(({ supplied }) => isMerged(supplied.field));
  if (kept.length === 0) return 0;
  const { rows } = await connection.query<{ id: number }>(
    'insert into supplied_tables (run_id, source, table_name, year, fields, receipts) values ($1, $2, $3, $4, $5, $6) returning id',
    [
      runId,
      run.source,
      table.table,
      table.year,
      kept.map(({ supplied }) => supplied.field),
      kept.map(({ supplied }) => book.of(table, supplied).own),
    ],
  );
  const id = rows[0]?.id ?? 0;
  const values = kept.map(({ supplied }) => `t.${columnOf(supplied.field)}`).join(', ');
  const letters = kept.map(({ place }) => `substr(t.statuses, ${place + 1}, 1)`).join(' || ');
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

/** The tables that said the same kind of things of the same year before. */
async function earlierTables(connection: ClientBase, id: number): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>(
    `select s.id from supplied_tables s join supplied_tables own on own.id = $1
     where s.id <> own.id and (s.source, s.table_name, s.year, s.fields) = (own.source, own.table_name, own.year, own.fields)`,
    [id],
  );
  return rows.map((row) => row.id);
}

/** What a run has noted so far, added up. Needs a transaction. */
export async function readDiff(connection: ClientBase, runId: number, rest: Pick<RunDiff, 'unchanged' | 'locked'>): Promise<RunDiff> {
  const diff = createRunDiff();
  const select = `select c.ipeds_unit_id as "unitId", c.name, n.before, n.after
    from run_changes n join colleges c on c.id = n.college_id where n.run_id = ${runId} order by n.college_id`;
  for await (const rows of readInBatches<NotedRow>(connection, select)) rows.forEach((row) => diff.add(row));
  return diff.result(rest);
}
