import type { ClientBase } from 'pg';
import type { ImportRun } from '../../domain/data-sync/import-run.ts';
import type { SourceTable, SuppliedField } from '../../domain/data-sync/source-table.ts';
import { differsSql, FORMER_NAMES, isMerged, stagedName, type MergedField } from './merge-sql.ts';
import type { ReceiptBook } from './receipts.ts';
import { columnOf } from './rows.ts';

/** In the images of a change, what belongs to the college and not to a field: its directory's word, its former names, its last import. */
export const CHANGED_STATUS = '@status';
export const CHANGED_NAMES = '@formerNames';
export const CHANGED_SYNC = '@sync';

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
  const before = imageSql(names, 'c', `c.data_source_flags->'${run.source}'`, 'c.last_data_sync', 'c.former_names');
  const renamed = names.includes('name') ? FORMER_NAMES : 'c.former_names';
  const after = imageSql(names, 'm', `$2::jsonb || jsonb_build_object('fields', m.supplied)`, '$3::timestamptz', renamed);
  await connection.query(
    `insert into run_changes (run_id, college_id, before, after)
     select $1, c.id, jsonb_strip_nulls(${before}), jsonb_strip_nulls(${after}) from merged m join colleges c on c.id = m.id
     where ${differsSql(fields)}`,
    [runId, flag, at],
  );
}

/** Notes which colleges the run has added. */
export async function recordInserted(connection: ClientBase, runId: number): Promise<void> {
  await connection.query(
    `insert into run_changes (run_id, college_id, before, after)
     select $1, c.id, null, '{}' from merged m join colleges c on c.ipeds_unit_id = m.unitid where m.id is null`,
    [runId],
  );
}

function imageSql(names: readonly SuppliedField[], of: 'c' | 'm', flag: string, at: string, formerNames: string): string {
  const parts = (alias: string, field: string): string =>
    `${alias}.${columnOf(field)}, ${alias}.field_sources->'${field}', ${alias}.field_status->'${field}'`;
  const changed = names.map(
    (field) =>
      `case when row(${parts('c', field)}) is distinct from row(${parts('m', field)}) then jsonb_build_array(${parts(of, field)}) end as "${field}"`,
  );
  const whole = [
    `jsonb_build_array(${of}.operating_status, ${of}.successor_unit_id) as "${CHANGED_STATUS}"`,
    `jsonb_build_array(${formerNames}) as "${CHANGED_NAMES}"`,
    `jsonb_build_array(${at}, ${flag}) as "${CHANGED_SYNC}"`,
  ];
  return `(select to_jsonb(f) from (select ${[...changed, ...whole].join(',\n')}) f)`;
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
       select v.supplied, v.statuses from supplied_values v join supplied_tables s on s.id = v.table_id
       where v.college_id = c.id and s.id <> $1 and (s.source, s.table_name, s.year, s.fields) =
         (select source, table_name, year, fields from supplied_tables where id = $1)
       order by s.id desc limit 1
     ) l on true
     where row(l.supplied, l.statuses) is distinct from row(n.supplied, n.statuses)
     order by c.id`,
    [id],
  );
  const recorded = result.rowCount ?? 0;
  if (recorded === 0) await connection.query('delete from supplied_tables where id = $1', [id]);
  return recorded;
}
