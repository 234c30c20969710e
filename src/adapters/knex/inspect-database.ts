import type { Knex } from 'knex';
import pg, { type ClientBase } from 'pg';
import type { CatalogFacts, ReachedDatabase } from '../../domain/doctor/installation-facts.ts';
import { findWriter } from './catalog-lock.ts';
import { clientConfig, connectionOf } from './connection.ts';
import { MIGRATIONS } from './migrate.ts';
import { schemaState } from './schema/schema-state.ts';

const TIMEOUT_MS = 5_000;

type StoredCatalog = Pick<CatalogFacts, 'colleges' | 'dataVersion' | 'writer'>;

interface InspectedDatabase extends Pick<ReachedDatabase, 'state' | 'version' | 'pending' | 'unknown'> {
  catalog: StoredCatalog | null;
}

/** Facts about a database, without a migration. Throws the driver's error when the database is unreachable. */
export async function inspectDatabase(db: Knex): Promise<InspectedDatabase> {
  const config = clientConfig(connectionOf(db), `alma doctor (pid ${process.pid})`);
  const connection = new pg.Client({ ...config, connectionTimeoutMillis: TIMEOUT_MS, statement_timeout: TIMEOUT_MS });
  connection.on('error', () => undefined);
  await connection.connect();
  try {
    await connection.query('begin read only');
    const { rows } = await connection.query<{ version: string }>(`select current_setting('server_version') as version`);
    const { pending, unknown } = await schemaState((sql) => connection.query(sql), String(MIGRATIONS.directory));
    const version = /^[\d.]+/.exec(rows[0]?.version ?? '')?.[0] ?? '';
    const catalog = pending.length + unknown.length === 0 ? await readCatalog(connection) : null;
    return { state: 'reached', version, pending, unknown, catalog };
  } finally {
    await connection.end();
  }
}

async function readCatalog(connection: ClientBase): Promise<StoredCatalog> {
  const { rows } = await connection.query<{ colleges: number; dataVersion: number | null }>(
    'select (select count(*)::int from colleges) as colleges, (select max(id) from data_versions) as "dataVersion"',
  );
  return { colleges: 0, dataVersion: null, ...rows[0], writer: (await findWriter(connection)) ?? null };
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens at the address',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host name cannot be resolved',
  ENOENT: 'its socket does not exist',
  EHOSTUNREACH: 'its host is unreachable',
  ETIMEDOUT: 'it does not answer',
  '28000': 'it rejects the user',
  '28P01': 'it rejects the user or the password',
  '3D000': 'the database does not exist',
  '53300': 'all its connections are in use',
  '57P03': 'it is starting or stopping',
};

/** The reason without addresses, names or passwords. */
export function reasonUnreachable(error: unknown): string {
  const { code, message = '' } = error as { code?: unknown; message?: string };
  if (typeof code === 'string') return REASONS[code] ?? `code ${code}`;
  return /timeout/i.test(message) ? 'it does not answer' : 'the connection fails';
}
