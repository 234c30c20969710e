import type { ClientBase } from 'pg';
import { DATED_PROGRAM_FIELDS } from '../../../domain/majors/awards.ts';
import { FIGURE_NAMES } from '../imports/history/history-sql.ts';

/** The fields with former years in the file, as a list of SQL string literals. */
const DATED_NAMES = `${FIGURE_NAMES}, ${DATED_PROGRAM_FIELDS.map((key) => `'${key}'`).join(', ')}`;

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

/** SQL: the receipts of the dated fields of a supplied table `t`, as rows `f` in the order of `receipts`. */
export const DATED_RECEIPTS = `(
  select receipt, nr from unnest(t.receipts) with ordinality as r(receipt, nr)
  where t.fields[(nr - 1) % cardinality(t.fields) + 1] in (${DATED_NAMES})) f`;

/** Numbers the tables that supplied figures, by run and precedence. Needs the temporary tables `run_numbers` and `value_source_numbers`. */
export const NUMBER_HISTORY = `
  create temp table history_tables on commit drop as
    select t.id, row_number() over (order by r.number, t.id)::int as number, r.number as run, t.source, t.table_name as "table", t.year,
      p.places, p.fields, g.receipts
    from supplied_tables t join run_numbers r on r.id = t.run_id
    cross join lateral (
      select array_agg(f.place::int order by f.place) as places, array_agg(f.field order by f.place) as fields
      from unnest(t.fields) with ordinality as f(field, place) where f.field in (${DATED_NAMES})
    ) p
    cross join lateral (
      select array_agg(n.number order by f.nr) as receipts
      from ${DATED_RECEIPTS} join value_source_numbers n on n.id = f.receipt
    ) g
    where p.places is not null`;

export async function historyTables(connection: ClientBase): Promise<ExportedSuppliedTable[]> {
  const { rows } = await connection.query<ExportedSuppliedTable>(
    'select number as id, run, source, "table", year, fields, receipts from history_tables order by number',
  );
  return rows;
}

/** The columns of `HISTORY_ROWS`. */
export const HISTORY_COLUMNS = ['unitid', 'table_number', 'supplied', 'statuses', 'alternatives'] as const;

/**
 * One row per college and table: a JSON array of figures, a status letter for each, and a digit for each unless all are 0. Rows that
 * report nothing are left out.
 */
export const HISTORY_ROWS = `
  select c.ipeds_unit_id as unitid, h.number as table_number, f.supplied, f.statuses,
    case when f.alternatives ~ '[1-9]' then f.alternatives else '' end as alternatives
  from supplied_values v join history_tables h on h.id = v.table_id join colleges c on c.id = v.college_id
  cross join lateral (
    select jsonb_agg(v.supplied->(p.place - 1) order by p.nr) as supplied, string_agg(substr(v.statuses, p.place, 1), '' order by p.nr) as statuses,
      string_agg(substr(v.alternatives, p.place, 1), '' order by p.nr) as alternatives
    from unnest(h.places) with ordinality as p(place, nr)
  ) f
  where c.ipeds_unit_id is not null and f.statuses ~ '[^n]'
  order by c.ipeds_unit_id, h.number`;
