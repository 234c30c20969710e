import type { Knex } from 'knex';

/** Times as the database's own clock has them. */

/** So many seconds from now. */
export const fromNow = (db: Knex, seconds: number): Knex.Raw => db.raw('now() + make_interval(secs => ?)', [seconds]);

/** For a `where`: the column holds a moment of the last so many seconds, which are the one binding. `column` is ours, never a caller's. */
export const isWithinLast = (column: string): string => `${column} > now() - make_interval(secs => ?)`;

/** How long ago the rows of a query were, in seconds. */
export async function agesOf(db: Knex, query: Knex.QueryBuilder, column: string): Promise<number[]> {
  const age = db.raw('extract(epoch from now() - ??)::float8 as age', [column]);
  const rows = await query.select<{ age: number }[]>(age);
  return rows.map((row) => row.age);
}
