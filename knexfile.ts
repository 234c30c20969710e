import type { Knex } from 'knex';
import { clientConfig } from './src/adapters/knex/connection.ts';
import { MIGRATIONS, SEEDS } from './src/adapters/knex/migrate.ts';
import { startEmbedded } from './src/adapters/postgres/embedded.ts';
import { readConfig } from './src/config.ts';

/** For `npm run knex -- <command>`: the database the server would use. Writes to stderr, because stdout belongs to knex. */
async function connection(): Promise<Knex.PgConnectionConfig> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const log = (message: string) => process.stderr.write(`${message}\n`);
  const target = databaseUrl ?? (await startEmbedded({ dataDir, log })).connection;
  return clientConfig(target, 'alma knex') as Knex.PgConnectionConfig;
}

const config: Knex.Config = { client: 'pg', connection, pool: { min: 0, max: 2 }, migrations: MIGRATIONS, seeds: SEEDS };

export default config;
