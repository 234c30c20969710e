import type { ClientBase } from 'pg';
import { createHistoryDiff } from '../../../../domain/imports/history-diff.ts';
import type { HistoryChange, HistoryDiff } from '../../../../domain/imports/run-diff.ts';
import { readInBatches } from '../../cursor.ts';
import { describedYearSql, editionSql, FIGURE_NAMES } from './history-sql.ts';
import { createTempTableAs } from '../temp-tables.ts';

const POINTS = 'history_points';

/** Compares the history with and without the rows of one run: what the run changes, and what its rollback takes back. */
export async function compareHistory(connection: ClientBase, runId: number): Promise<HistoryDiff> {
  await createTempTableAs(connection, POINTS, pointsSql(Math.trunc(runId)));
  const { rows } = await connection.query<Omit<HistoryDiff, 'largest'>>(
    `select count(*) filter (where was is null and value is not null)::int as gained, count(*) filter (where was <> value)::int as changed,
       count(*) filter (where was is not null and value is null)::int as lost,
       count(*) filter (where was is not distinct from value and is_new)::int as "receiptOnly" from ${POINTS}`,
  );
  const diff = createHistoryDiff();
  const changed = `select c.ipeds_unit_id as "unitId", c.name, p.field, p.year, p.was as before, p.value as after
    from ${POINTS} p join colleges c on c.id = p.college_id where p.was <> p.value order by c.ipeds_unit_id, p.field, p.year`;
  for await (const batch of readInBatches<Omit<HistoryChange, 'relative'>>(connection, changed)) batch.forEach((row) => diff.add(row));
  await connection.query(`drop table ${POINTS}`);
  return diff.result(rows[0] ?? { gained: 0, changed: 0, lost: 0, receiptOnly: 0 });
}

/**
 * A query for the points of `historyOf` that a run has rows of: the value with the run, the value without it (`was`), and whether the run
 * supplies the point.
 */
function pointsSql(runId: number): string {
  const winners = (name: string, cells: string): string => `${name} as (
    select distinct on (college_id, field, year) college_id, field, year, run_id, value from (
      select distinct on (college_id, field, year, source) * from ${cells}
      order by college_id, field, year, source, edition desc, run_id desc, value is null, table_id
    ) s order by college_id, field, year, run_id desc
  )`;
  return `with places as (
      select t.id as table_id, t.source, t.run_id, f.field, f.place::int, ${describedYearSql('r.period', 't.year')} as year, ${editionSql('r')} as edition
      from supplied_tables t cross join unnest(t.fields) with ordinality as f(field, place) join value_sources r on r.id = t.receipts[f.place]
      where f.field in (${FIGURE_NAMES})
    ), concerned as (
      select distinct v.college_id from supplied_values v join supplied_tables t on t.id = v.table_id where t.run_id = ${runId}
    ), cells as materialized (
      select v.college_id, p.field, p.year, p.source, p.run_id, p.edition, p.table_id, (v.supplied->>(p.place - 1))::float8 as value
      from places p join supplied_values v on v.table_id = p.table_id
      where (p.field, p.year) in (select field, year from places where run_id = ${runId})
        and v.college_id in (select college_id from concerned)
    ), others as (
      select * from cells where run_id <> ${runId}
    ), ${winners('all_points', 'cells')}, ${winners('other_points', 'others')}
    select a.college_id, a.field, a.year, a.value, o.value as was, a.run_id = ${runId} as is_new
    from all_points a left join other_points o using (college_id, field, year)`;
}
