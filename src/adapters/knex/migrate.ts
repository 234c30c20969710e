import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { PRODUCT } from '../../domain/shared/product.ts';
import { connectionOf, createDatabase } from './connection.ts';
import { ensureScores } from './catalog/scores.repo.ts';
import { schemaState } from './schema-state.ts';
import { mayCreateTables } from './serving-role.ts';
import { settleSlugs } from './slugs.ts';
import { SCHEMA_LOCK } from './transactions/advisory-locks.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TYPESCRIPT = { extension: 'ts', loadExtensions: ['.ts'] };

export const MIGRATIONS: Knex.MigratorConfig = { directory: path.join(ROOT, 'migrations'), ...TYPESCRIPT };
export const SEEDS: Knex.SeederConfig = { directory: path.join(ROOT, 'seeds'), ...TYPESCRIPT };

export interface SchemaFolders {
  migrations: Knex.MigratorConfig;
  /** Undefined: no seeds. */
  seeds?: Knex.SeederConfig;
}

/**
 * Migrates the schema, inserts the seeds, and updates the addresses and stored scores to the current rules. Of concurrent processes one works and
 * the others wait. A killed process releases the lock with its connection.
 */
export async function migrateAndSeed(
  db: Knex,
  log: (message: string) => void,
  folders: SchemaFolders = { migrations: MIGRATIONS, seeds: SEEDS },
): Promise<void> {
  // A separate pool: one connection holds the lock, and a migration may exceed the statement timeout of requests.
  const own = createDatabase(connectionOf(db), { applicationName: 'alma migrations', poolMax: 3, statementTimeoutMs: 0 });
  try {
    await own.transaction(async (lock) => {
      await lock.raw('set local idle_in_transaction_session_timeout = 0');
      await lock.raw('select pg_advisory_xact_lock(?)', [SCHEMA_LOCK]);
      await migrate(own, log, folders.migrations);
      await seed(own, folders.seeds);
      await settleSlugs(own, log);
      await ensureScores(own, log);
    });
  } finally {
    await own.destroy();
  }
}

async function migrate(db: Knex, log: (message: string) => void, folder: Knex.MigratorConfig): Promise<void> {
  if (!existsSync(String(folder.directory))) return;
  const { pending, unknown } = await schemaState((sql) => db.raw(sql), String(folder.directory));
  if (unknown.length > 0) throw new Error(`The tables belong to a newer version of ${PRODUCT.name} (${unknown.join(', ')}).`);
  if (pending.length === 0) return;
  await refuseServingRole(db, pending);
  // Knex has its own lock in a table, which a killed process leaves locked. We hold the real lock, so it is safe to free.
  await db.migrate.forceFreeMigrationsLock(folder);
  const [, done] = (await db.migrate.latest(folder)) as [number, string[]];
  if (done.length > 0) log(`migrated: ${done.join(', ')}`);
}

/** The server may run as a role that changes no table. Then the owner migrates. */
async function refuseServingRole(db: Knex, pending: readonly string[]): Promise<void> {
  if (await mayCreateTables(db)) return;
  const { rows } = await db.raw<{ rows: [{ role: string }] }>('select current_user as role');
  const [{ role }] = rows;
  throw new Error(
    `The tables are outdated (${pending.join(', ')}), and the database role "${role}" may not change them. ` +
      `Run this as their owner: npm run cli -- database grant ${role}`,
  );
}

async function seed(db: Knex, folder?: Knex.SeederConfig): Promise<void> {
  if (!folder || !existsSync(String(folder.directory))) return;
  await db.seed.run(folder);
}
