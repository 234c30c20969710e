import type { Knex } from 'knex';
import type { ClientBase } from 'pg';

/** A report may take longer than a web request. */
const REPORT_MS = 30_000;

/** Runs `work` in a read-only transaction that sees one state of the database. `timeoutMs` limits each statement; 0 for no limit. */
export function readSnapshot<T>(db: Knex, work: (connection: ClientBase) => Promise<T>, timeoutMs = REPORT_MS): Promise<T> {
  return db.transaction(
    async (trx) => {
      const connection = (await (trx.client as { acquireConnection(): Promise<unknown> }).acquireConnection()) as ClientBase;
      await connection.query(`set local statement_timeout = ${Math.trunc(timeoutMs)}; set local jit = off; set local timezone = 'UTC'`);
      return work(connection);
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}
