import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { connectionOf, createDatabase } from './connection.ts';
import { ensureScores } from './catalog/scores.repo.ts';
import { applyMigrations, type LockPatience } from './schema/apply-migrations.ts';
import { schemaFault, schemaState, type SchemaState } from './schema/schema-state.ts';
import { mayCreateTables } from './serving-role.ts';
import { settleSlugs } from './slugs.ts';
import { SCHEMA_LOCK } from './transactions/advisory-locks.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TYPESCRIPT = { extension: 'ts', loadExtensions: ['.ts'] };

export const MIGRATIONS: Knex.MigratorConfig = { directory: path.join(ROOT, 'migrations'), ...TYPESCRIPT };
export const SEEDS: Knex.SeederConfig = { directory: path.join(ROOT, 'seeds'), ...TYPESCRIPT };

export interface SchemaOptions {
  migrations: Knex.MigratorConfig;
  /** Undefined: no seeds. */
  seeds?: Knex.SeederConfig;
  /** False: pending migrations are an error. */
  mayMigrate?: boolean;
  /** For tests. */
  patience?: LockPatience;
}

/**
 * Migrates the schema, inserts the seeds, and updates the addresses and stored scores to the current rules. Returns the
 * applied migrations. Of concurrent processes one works and the others wait. A killed process releases the lock with its connection.
 */
export async function migrateAndSeed(
  db: Knex,
  log: (message: string) => void,
  options: SchemaOptions = { migrations: MIGRATIONS, seeds: SEEDS },
): Promise<string[]> {
  // A separate pool: one connection holds the lock, and a migration may exceed the statement timeout of requests.
  const own = createDatabase(connectionOf(db), { applicationName: 'alma migrations', poolMax: 3, statementTimeoutMs: 0 });
  try {
    return await own.transaction(async (lock) => {
      await lock.raw('set local idle_in_transaction_session_timeout = 0');
      await lock.raw('select pg_advisory_xact_lock(?)', [SCHEMA_LOCK]);
      const done = await migrate(own, log, options);
      await seed(own, options.seeds);
      await settleSlugs(own, log);
      await ensureScores(own, log);
      return done;
    });
  } finally {
    await own.destroy();
  }
}

async function migrate(
  db: Knex,
  log: (message: string) => void,
  { migrations: folder, mayMigrate = true, patience }: SchemaOptions,
): Promise<string[]> {
  if (!existsSync(String(folder.directory))) return [];
  const state = await schemaState((sql) => db.raw(sql), String(folder.directory));
  const fault = schemaFault(state);
  if (fault === undefined) return [];
  await refuse(db, fault, { ...state, mayMigrate });
  const done = await applyMigrations(db, log, folder, patience);
  if (done.length > 0) log(`migrated: ${done.join(', ')}`);
  return done;
}

/** Throws unless this process may and can repair the tables. */
async function refuse(db: Knex, fault: string, { unknown, mayMigrate }: SchemaState & { mayMigrate: boolean }): Promise<void> {
  if (unknown.length > 0) throw new Error(`${fault}.`);
  if (!mayMigrate) throw new Error(`${fault}, and ALMA_MIGRATE is "never". Run this as their owner: npm run cli -- database migrate`);
  // The server may run as a role that changes no table. Then the owner migrates.
  if (await mayCreateTables(db)) return;
  const { rows } = await db.raw<{ rows: [{ role: string }] }>('select current_user as role');
  const [{ role }] = rows;
  throw new Error(
    `${fault}, and the database role "${role}" may not change them. Run this as their owner: npm run cli -- database grant ${role}`,
  );
}

async function seed(db: Knex, folder?: Knex.SeederConfig): Promise<void> {
  if (!folder || !existsSync(String(folder.directory))) return;
  await db.seed.run(folder);
}
