import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import pg from 'pg';
import { createDatabase } from '../connection.ts';
import type { Connection } from '../connection.ts';
import { ask } from '../../../testing/on-demand.fixture.ts';

/** The global setup passes this to the workers in the environment. */
export interface TestServer {
  connection: Connection;
  /** Every database name of this test run starts with it. */
  prefix: string;
  /** Serves the site in the databases that tests clone, and may change no table. */
  servingRole: { user: string; password: string };
}

declare global {
  var almaSqlMs: number | undefined;
}

export const TEST_SERVER_VARIABLE = 'ALMA_TEST_SERVER';

export interface TestDatabase {
  db: Knex;
  connection: Connection;
  /** The connection of a serving process, as the role that may change no table. */
  serving: Connection;
  destroy: () => Promise<void>;
}

/** All tests of a run share one server. */
export function testServer(): TestServer {
  const text = process.env[TEST_SERVER_VARIABLE];
  if (text === undefined) throw new Error('The global setup of jest did not run.');
  return JSON.parse(text) as TestServer;
}

/** The migrated, unseeded database that tests clone. */
export function templateName({ prefix }: TestServer): string {
  return `${prefix}_template`;
}

/** The same with the catalog of a first start. It is made when a file of the run needs it. */
export function seededTemplateName({ prefix }: TestServer): string {
  return `${prefix}_seeded`;
}

export type Template = 'empty' | 'migrated' | 'seeded';

/** A new database: a copy of a template. Call `destroy` at the end. */
export async function createTestDatabase({ template = 'migrated' }: { template?: Template } = {}): Promise<TestDatabase> {
  const server = testServer();
  if (template === 'seeded') await ask('seeded');
  return copyDatabase({ empty: 'template0', migrated: templateName(server), seeded: seededTemplateName(server) }[template]);
}

/** Copies a database without open connections. Call `destroy` at the end. */
export async function copyDatabase(original: string): Promise<TestDatabase> {
  const server = testServer();
  const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
  await maintain(server, (admin) => admin.raw('create database ?? template ??', [name, original]));
  const connection = inDatabase(server, name);
  const db = createDatabase(connection, { applicationName: 'alma test' });
  const destroy = async () => {
    await db.destroy();
    await dropDatabase(server, name);
  };
  return { db, connection, serving: asRole(connection, server.servingRole), destroy };
}

/** Drops a database, if it exists, and adds the time of its statements to what this test file cost. */
export async function dropDatabase(server: TestServer, name: string): Promise<void> {
  await maintain(server, async (admin) => {
    const { rows } = await admin.raw<{ rows: { ms: number }[] }>('select active_time as ms from pg_stat_database where datname = ?', [
      name,
    ]);
    globalThis.almaSqlMs = (globalThis.almaSqlMs ?? 0) + (rows[0]?.ms ?? 0);
    await admin.raw('drop database if exists ?? with (force)', [name]);
  });
}

/** Runs `work` on the server's maintenance database. */
export async function maintain<T>(server: TestServer, work: (admin: Knex) => PromiseLike<T>): Promise<T> {
  const admin = createDatabase(inDatabase(server, 'postgres'), { applicationName: 'alma test', statementTimeoutMs: 60_000 });
  try {
    return await work(admin);
  } finally {
    await admin.destroy();
  }
}

/** A role that may log in. Roles belong to the server, so drop it after the databases. */
export async function createRole(admin: Knex, { user, password }: { user: string; password: string }): Promise<void> {
  // The statement takes no bound values.
  const statement = `create role ${pg.escapeIdentifier(user)} login password ${pg.escapeLiteral(password)}`;
  await admin.raw(statement);
}

/** The same database, as another role. */
export function asRole(connection: Connection, { user, password }: { user: string; password: string }): Connection {
  if (typeof connection !== 'string') return { ...connection, user, password };
  const url = new URL(connection);
  url.username = user;
  url.password = password;
  return url.href;
}

/** The connection to another database of the server. */
export function inDatabase({ connection }: TestServer, database: string): Connection {
  if (typeof connection !== 'string') return { ...connection, database };
  const url = new URL(connection);
  url.pathname = `/${database}`;
  return url.href;
}

/** A connection as the value of DATABASE_URL. */
export function urlOf(connection: Connection): string {
  if (typeof connection === 'string') return connection;
  const { host, port, user, database } = connection as { host: string; port: number; user: string; database: string };
  return `postgres://${encodeURIComponent(user)}@${encodeURIComponent(host)}:${port}/${database}`;
}
