import { readdir } from 'node:fs/promises';
import { PRODUCT } from '../../../domain/shared/product.ts';

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
  return compareMigrations(await doneMigrations(query), await readMigrations(folder));
}

/** The names of the program's migrations. */
export async function readMigrations(folder: string): Promise<string[]> {
  return (await readdir(folder)).sort();
}

export function compareMigrations(done: readonly string[], known: readonly string[]): SchemaState {
  return { pending: known.filter((name) => !done.includes(name)), unknown: done.filter((name) => !known.includes(name)) };
}

/** Why this program does not fit the tables, as a clause without a period. Undefined if it does. The start and /readyz share this rule. */
export function schemaFault({ pending, unknown }: SchemaState): string | undefined {
  if (unknown.length > 0) return `The tables belong to a newer version of ${PRODUCT.name} (${unknown.join(', ')})`;
  return pending.length > 0 ? `The tables are outdated (${pending.join(', ')})` : undefined;
}

async function doneMigrations(query: Query): Promise<string[]> {
  const { rows: tables } = await query(`select to_regclass('knex_migrations') is not null as is`);
  if (!(tables[0] as { is: boolean }).is) return [];
  const { rows } = await query('select name from knex_migrations order by id');
  return (rows as { name: string }[]).map(({ name }) => name);
}
