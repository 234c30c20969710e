import type { ClientBase } from 'pg';

/** The colleges that a run may change: `unitid`, and `id` for those in the catalog. */
export const TOUCHED = 'touched';
/** One row per touched college with its values after the run. */
export const MERGED = 'merged';
/** The colleges that a run adds or changes: `id`, `ipeds_unit_id`, `is_new`, and after the run `name`, `field_sources` and `field_status`. */
export const CHANGED = 'changed';
/** The scores of the changed colleges after a run, by `id`. */
export const SCORED = 'scored';
/** The colleges with values of a run's tables, before the run: `table_name`, `unitid`, `year`. */
export const REPLACED = 'replaced';
/** The colleges whose rows the history stores: `college_id`. */
export const NEWS = 'news';
/** The rows of a run's table, by its number. */
export const stagedName = (index: number): string => `staged_${index}`;

/** Rows that fit into a page are stored as they are: compressing them, and unpacking them for each reader, takes longer than the rest. */
const UNCOMPRESSED = 'with (toast_tuple_target = 8160)';

/** Creates a temporary table from a query. It lives until the end of the transaction. `analyzed`: columns, default all. */
export async function createTempTableAs(connection: ClientBase, name: string, query: string, analyzed = ''): Promise<void> {
  await connection.query(`create temp table ${name} ${UNCOMPRESSED} on commit drop as ${query}`);
  await connection.query(`analyze ${name} ${analyzed}`);
}

/** Creates an empty temporary table with columns of some SQL types. */
export async function createTempTable(
  connection: ClientBase,
  name: string,
  columns: readonly { column: string; type: string }[],
): Promise<void> {
  await connection.query(`create temp table ${name} (${columns.map(({ column, type }) => `${column} ${type}`).join(', ')}) on commit drop`);
}
