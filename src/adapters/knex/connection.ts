import knex from 'knex';
import type { Knex } from 'knex';
import pg from 'pg';

/** A connection string, or the fields that node-postgres takes. */
export type Connection = string | object;

/** For code that passes a pool on and cannot import knex. */
export type Database = Knex;

export interface DatabaseOptions {
  /** Shown in pg_stat_activity, to find the holder of a lock. */
  applicationName: string;
  poolMax?: number;
  /** The longest that one statement may take; 0 for no limit. */
  statementTimeoutMs?: number;
}

const SERVER_STATEMENT_TIMEOUT_MS = 5_000;
const LONG_IDLE_TRANSACTION_MS = 600_000;
/** The longest wait for a free connection. Failing early keeps requests from piling up. */
const POOL_WAIT_MS = 2_000;
const INT8 = 20;
const DATE = 1082;

/** A connection pool that reads bigint as number and dates as `yyyy-mm-dd`. Connects on the first query. */
export function createDatabase(connection: Connection, options: DatabaseOptions): Knex {
  const statementTimeout = options.statementTimeoutMs ?? SERVER_STATEMENT_TIMEOUT_MS;
  return knex({
    client: 'pg',
    connection: {
      ...clientConfig(connection, options.applicationName),
      connectionTimeoutMillis: POOL_WAIT_MS,
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: statementTimeout === 0 ? LONG_IDLE_TRANSACTION_MS : 2 * statementTimeout,
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max: options.poolMax ?? 10, afterCreate: noticeLostClients },
    acquireConnectionTimeout: POOL_WAIT_MS,
    // Error messages reach the log. They may contain the statement, but not its values, which are personal data.
    compileSqlOnError: false,
    // Knex would print to stdout, which is for logs and --json. It also throws its errors to the caller.
    log: {
      debug: ignore,
      warn: ignore,
      error: ignore,
      deprecate: (method, instead) => process.emitWarning(`knex: ${method}, use ${instead}`),
    },
  });
}

/** The settings of every connection, inside and outside the pool. */
export function clientConfig(connection: Connection, applicationName: string): pg.ClientConfig {
  const target = typeof connection === 'string' ? { connectionString: connection } : connection;
  return { ...target, application_name: applicationName, keepAlive: true, types: { getTypeParser } };
}

/** The server of a pool, for connections outside the pool. */
export function connectionOf(db: Knex): Connection {
  const { connection } = (db.client as { config: { connection: pg.ClientConfig } }).config;
  // Knex makes the password non-enumerable, so a spread loses it.
  return connection.password === undefined ? { ...connection } : { ...connection, password: connection.password };
}

/** The driver's connection of a transaction. */
export const driverOf = (trx: Knex.Transaction): Promise<pg.ClientBase> =>
  (trx.client as { acquireConnection(): Promise<pg.ClientBase> }).acquireConnection();

/** node-postgres calls this for every column, with the OID of its type. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary' && oid === INT8) return toNumber;
  if (format !== 'binary' && oid === DATE) return (text) => text;
  return (pg.types.getTypeParser as (oid: number, format?: string) => (value: string) => unknown)(oid, format);
}

function toNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

/**
 * Makes the server end the statements and locks of a lost client within a second. Only Linux servers support it; errors of other
 * servers are ignored.
 */
function noticeLostClients(connection: pg.Client, done: (error: null, connection: pg.Client) => void): void {
  connection.query("set client_connection_check_interval = '1s'", () => done(null, connection));
}

function ignore(): void {
  // The caller gets the error too.
}
