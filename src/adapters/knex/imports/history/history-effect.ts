import type { ClientBase } from 'pg';
import type { CatalogEffect, FieldEffect, TableEffect } from '../../../../domain/imports/catalog-effect.ts';
import type { ImportRun } from '../../../../domain/imports/import-run.ts';
import type { SourceTable } from '../../../../domain/imports/source-table.ts';
import { columnOf } from '../../college-rows.ts';
import { compareFields, isFigure, type Comparison } from '../effect.ts';
import { rankSql } from './history-sql.ts';
import type { StagedTable } from '../stage.ts';
import { createTempTableAs, stagedName } from '../temp-tables.ts';

/** Compares the figures of each staged table with those that the history has from the same table in the nearest year. */
export async function measureHistory(connection: ClientBase, run: ImportRun, staged: readonly StagedTable[]): Promise<CatalogEffect> {
  const tables: TableEffect[] = [];
  const fields: FieldEffect[] = [];
  for (const [index, { table }] of staged.entries()) {
    const figures = table.fields.map(({ field }) => field).filter(isFigure);
    const year = await nearestYear(connection, run, table, figures);
    if (year === undefined) continue;
    const stored = `stored_${index}`;
    await createTempTableAs(connection, stored, storedSql(run, table, year, figures));
    tables.push(await tableEffect(connection, stored, stagedName(index), table, year));
    const compared = figures.map((field): Comparison => {
      const before = `(h.supplied->>(array_position(h.fields, '${field}') - 1))::float8`;
      return { field, table, before, after: `t.${columnOf(field)}`, isListed: 'true', isRead: 'true' };
    });
    fields.push(...(await compareFields(connection, `${stored} h join ${stagedName(index)} t on t.unitid = h.unitid`, compared)));
  }
  return { tables, fields };
}

async function nearestYear(connection: ClientBase, { source }: ImportRun, { table, year }: SourceTable, figures: readonly string[]) {
  const { rows } = await connection.query<{ year: number }>(
    'select year from supplied_tables where source = $1 and table_name = $2 and fields && $3::text[] order by abs(year - $4), year desc limit 1',
    [source, table, figures, year],
  );
  return rows[0]?.year;
}

/** The row of each college that its history shows. A college with a small amount may fall below the threshold of its survey, so it is left out. */
function storedSql({ source }: ImportRun, { table, belowThreshold }: SourceTable, year: number, figures: readonly string[]): string {
  const rows = `select distinct on (v.college_id) c.ipeds_unit_id as unitid, v.supplied, s.fields
    from supplied_values v join supplied_tables s on s.id = v.table_id join import_runs r on r.id = s.run_id join colleges c on c.id = v.college_id
    where s.source = '${source}' and s.table_name = '${table}' and s.year = ${year} and s.fields && '{${figures.join(',')}}'::text[]
    order by v.college_id, ${rankSql('r.release')} desc, s.run_id desc, s.id`;
  const { field, minSmall } = belowThreshold ?? {};
  const isLarge = field && minSmall ? `where (supplied->>(array_position(fields, '${field}') - 1))::float8 >= ${minSmall.below}` : '';
  return `select * from (${rows}) h ${isLarge}`;
}

async function tableEffect(
  connection: ClientBase,
  stored: string,
  staged: string,
  { table, file, year, isExtract = false }: SourceTable,
  storedYear: number,
): Promise<TableEffect> {
  const { rows } = await connection.query<Pick<TableEffect, 'colleges' | 'missing' | 'beyond' | 'last'>>(
    `select count(*)::int as colleges, (count(*) filter (where t.unitid is null))::int as missing,
       (count(*) filter (where h.unitid > l.last))::int as beyond, coalesce(min(l.last), 0) as last
     from ${stored} h left join ${staged} t on t.unitid = h.unitid cross join (select max(unitid) as last from ${staged}) l`,
  );
  const counts = rows[0] ?? { colleges: 0, missing: 0, beyond: 0, last: 0 };
  // A history run closes no college, so a directory has no limit of its own.
  return { ...counts, table, file, isDirectory: false, isExtract, year: storedYear, years: year - storedYear };
}
