import { readdir } from 'node:fs/promises';

/** Runs a statement without values. */
type Query = (sql: string) => PromiseLike<{ rows: unknown[] }>;

/** File names, in their order. */
export interface SchemaState {
  /** Migrations that the database lacks. */
  pending: string[];
  /** Migrations of a newer version. */
  unknown: string[];
}

/** Compares a database with a folder of migrations. Changes nothing. */
export async function schemaState(query: Query, folder: string): Promise<SchemaState> {
  const [done, known] = [await doneMigrations(query), await readdir(folder)];
  return { pending: known.filter((name) => !done.includes(name)).sort(), unknown: done.filter((name) => !known.includes(name)) };
}

async function doneMigrations(query: Query): Promise<string[]> {
  const { rows: tables } = await query(`select to_regclass('knex_migrations') is not null as is`);
  if (!(tables[0] as { is: boolean }).is) return [];
  const { rows } = await query('select name from knex_migrations order by id');
  return (rows as { name: string }[]).map(({ name }) => name);
}
