import type { ClientBase } from 'pg';
import type { ImportRun } from '../../../domain/imports/import-run.ts';
import { isNewer } from '../../../domain/imports/merge/precedence.ts';
import type { SourceTable, SuppliedBy } from '../../../domain/imports/source-table.ts';
import { groupBy } from '../../../domain/shared/collections.ts';
import type { ValueSourceRow } from '../college-rows.ts';

/** Rows of `value_sources` by id, for one variable of one table. */
export interface VariableIds {
  /** Of this run. */
  own: number;
  /** They differ from `own` in the run only: an unchanged value keeps them. */
  same: number[];
}

/** Rows of `value_sources` by id, for one field of one table. */
export interface ProvenanceIds extends VariableIds {
  /** Of the variables that the value can be read from instead, in the order of `SuppliedBy.alternatives`. */
  alternatives: VariableIds[];
  /** Of this table in any year: the table can take these values back. */
  table: number[];
}

export interface RunProvenance {
  of(table: SourceTable, field: SuppliedBy): ProvenanceIds;
  /** Of newer editions of the same source: the run must not replace these values. */
  newer: number[];
}

/** Writes the provenance of a run, one row per variable, and finds the earlier rows to compare with. */
export async function writeProvenance(
  connection: ClientBase,
  run: ImportRun,
  runId: number,
  tables: readonly SourceTable[],
): Promise<RunProvenance> {
  const { rows: known } = await connection.query<ValueSourceRow>('select * from value_sources order by id');
  const own = await insertProvenance(connection, run, runId, tables);
  const ofSource = known.filter(({ source }) => source === run.source);
  const idsOfTable = groupBy(ofSource, ({ table_name }) => table_name);
  const sameIds = groupBy(
    ofSource.filter(({ year, release }) => year === run.year && release === run.release),
    ({ table_name, variable, period }) => keyOf(table_name, variable, period),
  );
  const ids = (rows: ValueSourceRow[] | undefined): number[] => (rows ?? []).map((row) => row.id);
  const idsOf = (table: string, variable: string, period: string): VariableIds => {
    const key = keyOf(table, variable, period);
    const id = own.get(key);
    if (id === undefined) throw new Error(`No provenance was written for ${table} ${variable}`);
    return { own: id, same: ids(sameIds.get(key)) };
  };
  return {
    of: ({ table }, { variable, alternatives = [], period }) => ({
      ...idsOf(table, variable, period),
      alternatives: alternatives.map((each) => idsOf(table, each, period)),
      table: ids(idsOfTable.get(table)),
    }),
    newer: ofSource.filter((earlier) => isNewer(earlier, run)).map(({ id }) => id),
  };
}

async function insertProvenance(connection: ClientBase, run: ImportRun, runId: number, tables: readonly SourceTable[]) {
  const wanted = new Map(
    tables.flatMap(({ table, fields }) =>
      fields.flatMap(({ variable: recipe, alternatives = [], period }) =>
        [recipe, ...alternatives].map((variable) => [keyOf(table, variable, period), { table, variable, period }] as const),
      ),
    ),
  );
  const each = [...wanted.values()];
  const { rows } = await connection.query<ValueSourceRow>(
    `insert into value_sources (source, table_name, variable, year, period, release, run_id)
     select $1, t, v, $2, p, $3, $4 from unnest($5::text[], $6::text[], $7::text[]) as given(t, v, p)
     returning *`,
    [
      run.source,
      run.year,
      run.release,
      runId,
      each.map(({ table }) => table),
      each.map(({ variable }) => variable),
      each.map(({ period }) => period),
    ],
  );
  return new Map(rows.map(({ id, table_name, variable, period }) => [keyOf(table_name, variable, period), id]));
}

/**
 * The receipts of a supplied table: one per field for its recipe, then one per field for its first alternative, and so on. A field with
 * fewer alternatives repeats its recipe.
 */
export function receiptsOf(fields: readonly ProvenanceIds[]): number[] {
  const most = Math.max(0, ...fields.map(({ alternatives }) => alternatives.length));
  const pages = Array.from({ length: most }, (_, at) => fields.map(({ own, alternatives }) => (alternatives[at] ?? { own }).own));
  return [fields.map(({ own }) => own), ...pages].flat();
}

/** SQL: the receipt of the value at a place, from 1, of a row of `supplied_values` and its row of `supplied_tables`. */
export const receiptSql = (values: string, table: string, place: string): string =>
  `${table}.receipts[${place} + cardinality(${table}.fields) * coalesce(nullif(substr(${values}.alternatives, ${place}, 1), ''), '0')::int]`;

const keyOf = (...parts: string[]): string => parts.join('\u0000');
