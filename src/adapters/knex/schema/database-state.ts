import type { Knex } from 'knex';
import { compareMigrations, readMigrations, schemaFault } from './schema-state.ts';

const TIMEOUT_MS = 2_000;

export interface DatabaseState {
  isReachable: boolean;
  /** Why the program does not fit the tables, as a sentence. Undefined if it does, or if the database does not answer. */
  schemaFault: string | undefined;
}

/**
 * Reads the names of the program's migrations once. The result asks the database with one statement at each call; it never throws, and
 * answers within two seconds.
 */
export async function watchDatabase(db: Knex, folder: string): Promise<() => Promise<DatabaseState>> {
  const known = await readMigrations(folder);
  return async () => {
    try {
      const done = await db('knex_migrations').orderBy('id').pluck<string[]>('name').timeout(TIMEOUT_MS);
      const fault = schemaFault(compareMigrations(done, known));
      return { isReachable: true, schemaFault: fault && `${fault}.` };
    } catch {
      return { isReachable: false, schemaFault: undefined };
    }
  };
}
