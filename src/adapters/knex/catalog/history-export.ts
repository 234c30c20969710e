import type { ClientBase } from 'pg';
import { FIGURE_KEYS } from '../../../domain/colleges/figures.ts';

/** One table of one run with its figures. Ids depend on the content only. */
export interface ExportedSuppliedTable {
  id: number;
  run: number;
  source: string;
  table: string;
  year: number;
  fields: string[];
  receipts: number[];
}

/** The figures as a list of SQL string literals. */
export const FIGURE_NAMES = FIGURE_KEYS.map((key) => `'${key}'`).join(', ');

/** Numbers the tables that supplied figures, by run and precedence. Needs the temporary tables `run_numbers` and `value_source_numbers`. */
export const NUMBER_HISTORY = `
  create temp table history_tables on commit drop as
    select t.id, row_number() over (order by r.number, t.id)::int as number, r.number as run, t.source, t.table_name as "table", t.year,
      p.places, p.fields, p.receipts
    from supplied_tables t join run_numbers r on r.id = t.run_id
    cross join lateral (
      select array_agg(f.place::int order by f.place) as places, array_agg(f.field order by f.place) as fields,
        array_agg(n.number order by f.place) as receipts
      from unnest(t.fields, t.receipts) with ordinality as f(field, receipt, place) join value_source_numbers n on n.id = f.receipt
      where f.field in (${FIGURE_NAMES})
    ) p
    where p.places is not null`;

export async function historyTables(connection: ClientBase): Promise<ExportedSuppliedTable[]> {
  const { rows } = await connection.query<ExportedSuppliedTable>(
    'select number as id, run, source, "table", year, fields, receipts from history_tables order by number',
  );
  return rows;
}

/** One row per college and table: a JSON array of figures, and one status letter for each. Rows that report nothing are left out. */
export const HISTORY_ROWS = `
  select c.ipeds_unit_id as unitid, h.number as table, f.supplied, f.statuses
  from supplied_values v join history_tables h on h.id = v.table_id join colleges c on c.id = v.college_id
  cross join lateral (
    select jsonb_agg(v.supplied->(p.place - 1) order by p.nr) as supplied, string_agg(substr(v.statuses, p.place, 1), '' order by p.nr) as statuses
    from unnest(h.places) with ordinality as p(place, nr)
  ) f
  where c.ipeds_unit_id is not null and f.statuses ~ '[^n]'
  order by c.ipeds_unit_id, h.number`;
