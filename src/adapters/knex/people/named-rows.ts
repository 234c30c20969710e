import type { Knex } from 'knex';
import { lockUser } from '../accounts/lock-user.ts';

/** A row of a table in which people keep things under names of their own. */
export interface NamedRow {
  id: number;
  user_id: number;
  name: string;
  created_at: Date;
}

/** One that a link may show to anybody. */
export interface SharedRow extends NamedRow {
  share_token: string | null;
}

/** Values for columns, or what makes them. */
type Change<Row> = { [K in keyof Row]?: Row[K] | Knex.Raw | undefined } & { name?: string | undefined };

/** Every method touches the rows of the one person only; a name is taken whatever its capitals. */
export function createNamedRows<Row extends NamedRow>(db: Knex, table: string) {
  const rowsOf = (connection: Knex, userId: number) => connection<NamedRow>(table).where({ user_id: userId });
  const isTaken = async (trx: Knex, userId: number, name: string, but = 0): Promise<boolean> =>
    (await rowsOf(trx, userId).whereRaw('lower(name) = lower(?)', [name]).whereNot({ id: but }).first('id')) !== undefined;

  return {
    all: async (userId: number, order: string): Promise<Row[]> => (await rowsOf(db, userId).select('*').orderByRaw(order)) as Row[],

    add: (userId: number, columns: Partial<Row> & { name: string }, limit: number): Promise<Row | 'name-taken' | 'full'> =>
      db.transaction(async (trx) => {
        await lockUser(trx, userId);
        if (await isTaken(trx, userId, columns.name)) return 'name-taken';
        const ids = await rowsOf(trx, userId).pluck('id');
        if (ids.length >= limit) return 'full';
        const [row] = await trx(table)
          .insert({ ...columns, user_id: userId })
          .returning<Row[]>('*');
        return row as Row;
      }),

    /** What is left undefined stays. */
    change: (userId: number, id: number, changeOf: (before: Row) => Change<Row>): Promise<Row | 'name-taken' | 'missing'> =>
      db.transaction(async (trx) => {
        await lockUser(trx, userId);
        const before = (await rowsOf(trx, userId).where({ id }).first()) as Row | undefined;
        if (!before) return 'missing';
        const { name = before.name, ...others } = changeOf(before);
        if (await isTaken(trx, userId, name, id)) return 'name-taken';
        const [after] = await rowsOf(trx, userId)
          .where({ id })
          .update({ ...others, name })
          .returning('*');
        return after as Row;
      }),

    /** Does nothing where there is nothing. */
    remove: async (userId: number, id: number): Promise<void> => {
      await rowsOf(db, userId).where({ id }).delete();
    },

    /** A link speaks for its owner only as long as the owner may speak. */
    async shared(shareToken: string): Promise<Row | undefined> {
      const owned = db(table).join('users', 'users.id', `${table}.user_id`).whereNull('users.disabled_at');
      return (await owned.where({ share_token: shareToken }).first(`${table}.*`)) as Row | undefined;
    },
  };
}

/** The link stays as it is where one is given already. */
export const tokenAfter = (before: string | null, wanted: string | null | undefined): string | null =>
  wanted === undefined ? before : wanted && (before ?? wanted);
