import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Knex } from 'knex';
import { clientConfig } from './src/adapters/knex/connection.ts';
import { MIGRATIONS, SEEDS } from './src/adapters/knex/migrate.ts';
import { startEmbedded } from './src/adapters/postgres/embedded.ts';
import { readConfig } from './src/config.ts';

const DETACHED = { cwd: import.meta.dirname, detached: true, stdio: 'ignore' } as const;

/** For `npm run knex -- <command>`: the database the server would use. Writes to stderr, because stdout belongs to knex. */
async function connection(): Promise<Knex.PgConnectionConfig> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  return clientConfig(databaseUrl ?? (await embedded(dataDir)), 'alma knex') as Knex.PgConnectionConfig;
}

async function embedded(dataDir: string): Promise<object> {
  const log = (message: string) => process.stderr.write(`${message}\n`);
  const server = await startEmbedded({ dataDir, log });
  // Knex ends the process by itself, so the last one out must be somebody else.
  const leave = `(await (await import('./src/adapters/postgres/embedded.ts')).startEmbedded({ dataDir: ${JSON.stringify(path.resolve(dataDir))}, log() {} })).stop()`;
  process.once('exit', () => spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', leave], DETACHED).unref());
  return server.connection;
}

const config: Knex.Config = { client: 'pg', connection, pool: { min: 0, max: 2 }, migrations: MIGRATIONS, seeds: SEEDS };

export default config;
