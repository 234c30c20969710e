import knex from 'knex';
import type { Knex } from 'knex';
import pg from 'pg';

/** A connection string, or the fields that node-postgres takes. */
export type Connection = string | object;

export interface DatabaseOptions {
  /** Shown in pg_stat_activity, so that a waiting lock can be traced to its holder. */
  applicationName: string;
  poolMax?: number;
  /** How long one statement may take; 0 for work that is long by nature. */
  statementTimeoutMs?: number;
}

const SERVER_STATEMENT_TIMEOUT_MS = 5_000;
const LONG_IDLE_TRANSACTION_MS = 600_000;
/** A caller waits this long for a free connection; then it is better to say "busy" than to pile up. */
const POOL_WAIT_MS = 2_000;
const INT8 = 20;
const DATE = 1082;

/** A pool of connections that turns bigint into numbers and leaves calendar dates as `yyyy-mm-dd`. Nothing connects before the first query. */
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
    // Messages of errors reach the log: they may hold the statement, never the values, which are people's.
    compileSqlOnError: false,
    // Knex would print on stdout, which belongs to the logs and to --json. What it has to say is also thrown to the caller.
    log: {
      debug: ignore,
      warn: ignore,
      error: ignore,
      deprecate: (method, instead) => process.emitWarning(`knex: ${method}, use ${instead}`),
    },
  });
}

/** What a connection of ours is made with, wherever it is made. */
export function clientConfig(connection: Connection, applicationName: string): pg.ClientConfig {
  const target = typeof connection === 'string' ? { connectionString: connection } : connection;
  return { ...target, application_name: applicationName, keepAlive: true, types: { getTypeParser } };
}

/** The way back from a pool to the server it talks to, for connections that must not come from that pool. */
export function connectionOf(db: Knex): Connection {
  const { connection } = (db.client as { config: { connection: pg.ClientConfig } }).config;
  // Knex hides the password from enumeration, and a spread would lose it.
  return connection.password === undefined ? { ...connection } : { ...connection, password: connection.password };
}

/** node-postgres asks for every column it reads, by the number of the type. */
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
 * A statement whose client is gone ends within a second, and its locks with it. Only Linux servers can look; what others answer is of
 * no interest, and a connection that is broken says so at its first use.
 */
function noticeLostClients(connection: pg.Client, done: (error: null, connection: pg.Client) => void): void {
  connection.query("set client_connection_check_interval = '1s'", () => done(null, connection));
}

function ignore(): void {
  // see above
}
