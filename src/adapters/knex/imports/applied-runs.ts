import type { ClientBase } from 'pg';

/**
 * SQL: a text that differs after each change of the catalog that could change what a run does: a write of any college, by an import, a rollback,
 * staff or hand (each update raises the row's version), a lock set or removed, and a run that ended with changes or was rolled back.
 */
const CATALOG_STATE = `concat_ws(' ',
  (select concat_ws(' ', count(*), sum(version), max(id)) from colleges),
  (select concat_ws(' ', count(*), extract(epoch from max(locked_at))) from field_locks),
  (select concat_ws(' ', count(*), max(id)) from supplied_tables),
  (select concat_ws(' ', max(id) filter (where status = 'succeeded'), count(*) filter (where status = 'rolled_back')) from import_runs))`;

/** SQL: one hash for the terms of a run, $1, and the catalog that they were applied to. */
const APPLIED = `encode(sha256(convert_to($1 || ' ' || ${CATALOG_STATE}, 'UTF8')), 'hex')`;

/** Notes in the ledger that the catalog, as it is now, holds what a run of these terms supplies. The last write of a run. */
export async function noteApplied(connection: ClientBase, runId: number, terms: string): Promise<void> {
  await connection.query(`update import_runs set counts = counts || jsonb_build_object('applied', ${APPLIED}) where id = $2`, [
    terms,
    runId,
  ]);
}

/** The first run in effect that applied these terms, if nothing has changed since. */
export async function findAppliedRun(connection: ClientBase, terms: string): Promise<number | undefined> {
  const { rows } = await connection.query<{ id: number }>(
    `select id from import_runs where status in ('succeeded', 'unchanged') and counts->>'applied' = ${APPLIED} order by id limit 1`,
    [terms],
  );
  return rows[0]?.id;
}
