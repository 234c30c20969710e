import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { connectionOf, createDatabase } from './connection.ts';
import { ensureScores } from './catalog/scores.repo.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TYPESCRIPT = { extension: 'ts', loadExtensions: ['.ts'] };
/** "alma" in hexadecimal: one number for all who change the schema of this database. */
const SCHEMA_LOCK = 0x616c6d61;

export const MIGRATIONS: Knex.MigratorConfig = { directory: path.join(ROOT, 'migrations'), ...TYPESCRIPT };
export const SEEDS: Knex.SeederConfig = { directory: path.join(ROOT, 'seeds'), ...TYPESCRIPT };

export interface SchemaFolders {
  migrations: Knex.MigratorConfig;
  /** Left out: no seeds. */
  seeds?: Knex.SeederConfig;
}

/**
 * Brings the schema up to date, plants the seeds and brings the stored scores in line with the method. Of several starters at once one works and the others wait for it; a starter that
 * is killed leaves nothing behind, because the lock dies with its connection.
 */
export async function migrateAndSeed(
  db: Knex,
  log: (message: string) => void,
  folders: SchemaFolders = { migrations: MIGRATIONS, seeds: SEEDS },
): Promise<void> {
  // Connections of its own: one holds the lock all the time, and a migration may take longer than a request may.
  const own = createDatabase(connectionOf(db), { applicationName: 'alma migrations', poolMax: 3, statementTimeoutMs: 0 });
  try {
    await own.transaction(async (lock) => {
      await lock.raw('set local idle_in_transaction_session_timeout = 0');
      await lock.raw('select pg_advisory_xact_lock(?)', [SCHEMA_LOCK]);
      await migrate(own, log, folders.migrations);
      await seed(own, folders.seeds);
      await ensureScores(own, log);
    });
  } finally {
    await own.destroy();
  }
}

async function migrate(db: Knex, log: (message: string) => void, folder: Knex.MigratorConfig): Promise<void> {
  if (!existsSync(String(folder.directory))) return;
  // Knex keeps its own lock in a table, which a killed starter leaves locked for ever. We hold the real lock, so it is nobody's.
  await db.migrate.forceFreeMigrationsLock(folder);
  const [, done] = (await db.migrate.latest(folder)) as [number, string[]];
  if (done.length > 0) log(`migrated: ${done.join(', ')}`);
}

async function seed(db: Knex, folder?: Knex.SeederConfig): Promise<void> {
  if (!folder || !existsSync(String(folder.directory))) return;
  await db.seed.run(folder);
}
