import type { Knex } from 'knex';

/** Expressions over the database's clock. */

/** The time that is `seconds` from now. */
export const fromNow = (db: Knex, seconds: number): Knex.Raw => db.raw('now() + make_interval(secs => ?)', [seconds]);

/** SQL condition: the column's time is within the last seconds, the one binding. `column` must be a literal, never user input. */
export const isWithinLast = (column: string): string => `${column} > now() - make_interval(secs => ?)`;

/** The ages of a query's rows, in seconds. */
export async function agesOf(db: Knex, query: Knex.QueryBuilder, column: string): Promise<number[]> {
  const age = db.raw('extract(epoch from now() - ??)::float8 as age', [column]);
  const rows = await query.select<{ age: number }[]>(age);
  return rows.map((row) => row.age);
}
