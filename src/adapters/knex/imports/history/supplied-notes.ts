import type { ClientBase } from 'pg';
import type { ImportRun } from '../../../../domain/imports/import-run.ts';
import type { SourceTable } from '../../../../domain/imports/source-table.ts';
import { columnOf } from '../../college-rows.ts';
import { isMerged } from '../merge/plan.ts';
import { receiptsOf, type RunProvenance } from '../provenance.ts';
import { charactersAt } from '../stage.ts';
import { createTempTableAs, NEWS, stagedName } from '../temp-tables.ts';

/**
 * Stores the rows of each table for the history, and returns their number. A college is left out if the run does not change it and all its
 * rows repeat earlier ones of the same release. Of other colleges every row is stored: precedence compares the rows of one run.
 */
export async function recordSupplied(
  connection: ClientBase,
  run: ImportRun,
  runId: number,
  tables: readonly SourceTable[],
  provenance: RunProvenance,
): Promise<number> {
  const numbered = tables.map((table, index) => ({ table, index })).filter(({ table }) => mergedFields(table).length > 0);
  const newRows = numbered.map(({ table, index }) => newRowsSql(run, runId, table, index));
  await createTempTableAs(connection, NEWS, [`select college_id from run_changes where run_id = ${runId}`, ...newRows].join(' union '));
  let recorded = 0;
  for (const { table, index } of numbered) recorded += await recordTable(connection, run, runId, table, index, provenance);
  return recorded;
}

async function recordTable(
  connection: ClientBase,
  run: ImportRun,
  runId: number,
  table: SourceTable,
  index: number,
  provenance: RunProvenance,
): Promise<number> {
  const fields = mergedFields(table).map(({ supplied }) => supplied);
  const { rows } = await connection.query<{ id: number }>(
    `insert into supplied_tables (run_id, source, table_name, year, fields, receipts, unit_ids, lines)
     select $1, $2, $3, $4, $5, $6, array_agg(unitid order by unitid), array_agg(line order by unitid) from ${stagedName(index)} returning id`,
    [
      runId,
      run.source,
      table.table,
      table.year,
      fields.map(({ field }) => field),
      receiptsOf(fields.map((supplied) => provenance.of(table, supplied))),
    ],
  );
  const id = rows[0]?.id ?? 0;
  const result = await connection.query(
    `insert into supplied_values (college_id, table_id, supplied, statuses, alternatives)
     select n.college_id, $1, n.supplied, n.statuses, n.alternatives from (${rowsSql(table, index)}) n join ${NEWS} using (college_id) order by n.college_id`,
    [id],
  );
  const recorded = result.rowCount ?? 0;
  if (recorded === 0) await connection.query('delete from supplied_tables where id = $1', [id]);
  return recorded;
}

/**
 * A query for the colleges that the run does not change, and whose row differs from the last one of the same table, year and release. A
 * later release is stored also if it repeats the earlier one: the history must know that it is the later one.
 */
function newRowsSql({ source, release }: ImportRun, runId: number, table: SourceTable, index: number): string {
  const fields = mergedFields(table).map(({ supplied }) => supplied.field);
  return `select n.college_id from (${rowsSql(table, index)}) n
    left join (
      select v.* from supplied_values v join (
        select v.college_id, max(v.table_id) as table_id
        from supplied_values v join supplied_tables s on s.id = v.table_id join import_runs r on r.id = s.run_id and r.release = '${release}'
        where s.source = '${source}' and s.table_name = '${table.table}' and s.year = ${table.year}
          and s.fields = '{${fields.join(',')}}' and s.run_id <> ${runId}
        group by v.college_id
      ) newest using (college_id, table_id)
    ) l using (college_id)
    where not exists (select from run_changes r where r.run_id = ${runId} and r.college_id = n.college_id)
      and row(l.supplied, l.statuses, l.alternatives) is distinct from row(n.supplied, n.statuses, n.alternatives)`;
}

const mergedFields = ({ fields }: SourceTable) =>
  fields.map((supplied, at) => ({ supplied, place: at + 1 })).filter(({ supplied }) => isMerged(supplied.field));

/** A query for the staged rows of known colleges: values, letters and digits in the order of the merged fields. */
function rowsSql(table: SourceTable, index: number): string {
  const merged = mergedFields(table);
  const values = merged.map(({ supplied }) => `t.${columnOf(supplied.field)}`).join(', ');
  const places = merged.map(({ place }) => place);
  const hasAlternatives = merged.some(({ supplied }) => supplied.alternatives);
  return `select c.id as college_id, jsonb_build_array(${values}) as supplied, ${charactersAt('t.statuses', places)} as statuses,
      ${hasAlternatives ? charactersAt('t.alternatives', places) : "''"} as alternatives
    from ${stagedName(index)} t join colleges c on c.ipeds_unit_id = t.unitid`;
}
