import type { Knex } from 'knex';
import { lockUser } from '../accounts/users.ts';

/** A row of a table where people save things by name. */
export interface NamedRow {
  id: number;
  user_id: number;
  name: string;
  created_at: Date;
}

/** A row that can be shared by a link. */
export interface SharedRow extends NamedRow {
  share_token: string | null;
}

/** Values or SQL expressions for columns. */
export type Change<Row> = { [K in keyof Row]?: Row[K] | Knex.Raw | undefined } & { name?: string | undefined };

/** What else changes with a row, in its transaction. */
type Alongside<Row> = (trx: Knex, row: Row) => Promise<void>;
const nothing = () => Promise.resolve();

/** Every method affects only the rows of `userId`. Names are unique per person, ignoring case. */
export function createNamedRows<Row extends NamedRow>(db: Knex, table: string) {
  const rowsOf = (connection: Knex, userId: number) => connection<NamedRow>(table).where({ user_id: userId });
  const isTaken = async (trx: Knex, userId: number, name: string, exceptId = 0): Promise<boolean> =>
    (await rowsOf(trx, userId).whereRaw('lower(name) = lower(?)', [name]).whereNot({ id: exceptId }).first('id')) !== undefined;

  return {
    all: async (userId: number, order: string): Promise<Row[]> => (await rowsOf(db, userId).select('*').orderByRaw(order)) as Row[],

    add: (
      userId: number,
      columns: Partial<Row> & { name: string },
      limit: number,
      alongside: Alongside<Row> = nothing,
    ): Promise<Row | 'name-taken' | 'full'> =>
      db.transaction(async (trx) => {
        await lockUser(trx, userId);
        if (await isTaken(trx, userId, columns.name)) return 'name-taken';
        const ids = await rowsOf(trx, userId).pluck('id');
        if (ids.length >= limit) return 'full';
        const [row] = await trx(table)
          .insert({ ...columns, user_id: userId })
          .returning<Row[]>('*');
        await alongside(trx, row as Row);
        return row as Row;
      }),

    /** Undefined columns stay. */
    change: (
      userId: number,
      id: number,
      changeOf: (before: Row) => Change<Row>,
      alongside: Alongside<Row> = nothing,
    ): Promise<Row | 'name-taken' | 'missing'> =>
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
        // It was removed in the meantime.
        if (!after) return 'missing';
        await alongside(trx, after as Row);
        return after as Row;
      }),

    /** No-op if the row does not exist. */
    remove: async (userId: number, id: number): Promise<void> => {
      await rowsOf(db, userId).where({ id }).delete();
    },

    /** Links of a disabled account do not work. */
    async shared(shareToken: string): Promise<Row | undefined> {
      const owned = db(table).join('users', 'users.id', `${table}.user_id`).whereNull('users.disabled_at');
      return (await owned.where({ share_token: shareToken }).first(`${table}.*`)) as Row | undefined;
    },
  };
}

/** A row that is already shared keeps its token. */
export const nextShareToken = (before: string | null, wanted: string | null | undefined): string | null =>
  wanted === undefined ? before : wanted && (before ?? wanted);
