import type { Knex } from 'knex';
import type { ClientBase } from 'pg';

/** A report may take longer than an answer that somebody waits for. */
const REPORT_MS = 30_000;

/** Reads one state of the database, however long it takes within `timeoutMs` a statement, on a connection of the pool; writes nothing. */
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
