import { readdir } from 'node:fs/promises';
import type { Knex } from 'knex';
import pg, { type ClientBase } from 'pg';
import type { CatalogFacts, ReachedDatabase } from '../../domain/health/installation-facts.ts';
import { findWriter } from './catalog-lock.ts';
import { clientConfig, connectionOf } from './connection.ts';
import { MIGRATIONS } from './migrate.ts';

const PATIENCE_MS = 5_000;

/** What is known of a database without bringing its schema up to date. Throws what the driver throws where it cannot be reached. */
export async function readCondition(
  db: Knex,
): Promise<Omit<ReachedDatabase, 'catalog'> & { catalog: Omit<CatalogFacts, 'sources'> | null }> {
  const config = clientConfig(connectionOf(db), `alma doctor (pid ${process.pid})`);
  const connection = new pg.Client({ ...config, connectionTimeoutMillis: PATIENCE_MS, statement_timeout: PATIENCE_MS });
  connection.on('error', () => undefined);
  await connection.connect();
  try {
    await connection.query('begin read only');
    const { rows } = await connection.query<{ version: string }>(`select current_setting('server_version') as version`);
    const [done, known] = [await doneMigrations(connection), await readdir(String(MIGRATIONS.directory))];
    const pending = known.filter((name) => !done.includes(name)).sort();
    const unknown = done.filter((name) => !known.includes(name));
    const version = /^[\d.]+/.exec(rows[0]?.version ?? '')?.[0] ?? '';
    const catalog = pending.length + unknown.length === 0 ? await readCatalog(connection) : null;
    return { state: 'reached', version, pending, unknown, catalog };
  } finally {
    await connection.end();
  }
}

async function doneMigrations(connection: ClientBase): Promise<string[]> {
  const { rows: tables } = await connection.query<{ is: boolean }>(`select to_regclass('knex_migrations') is not null as is`);
  if (!tables[0]?.is) return [];
  const { rows } = await connection.query<{ name: string }>('select name from knex_migrations order by id');
  return rows.map(({ name }) => name);
}

async function readCatalog(connection: ClientBase): Promise<Omit<CatalogFacts, 'sources'>> {
  const { rows } = await connection.query<{ colleges: number; dataVersion: number | null }>(
    'select (select count(*)::int from colleges) as colleges, (select max(id) from data_versions) as "dataVersion"',
  );
  return { colleges: 0, dataVersion: null, ...rows[0], writer: (await findWriter(connection)) ?? null };
}

const WHY: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host cannot be looked up',
  ENOENT: 'its socket is not there',
  EHOSTUNREACH: 'no way leads to its host',
  ETIMEDOUT: 'it does not answer',
  '28000': 'it refuses the user',
  '28P01': 'it refuses the user or the password',
  '3D000': 'there is no such database',
  '53300': 'all its connections are taken',
  '57P03': 'it is starting or stopping',
};

/** Why a database cannot be reached, without addresses, names or passwords. */
export function whyUnreachable(error: unknown): string {
  const { code, message = '' } = error as { code?: unknown; message?: string };
  if (typeof code === 'string') return WHY[code] ?? `code ${code}`;
  return /timeout/i.test(message) ? 'it does not answer' : 'the connection fails';
}
