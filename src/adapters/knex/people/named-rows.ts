import type { Knex } from 'knex';
import type { NamedRows } from '../../../domain/saved-items/named-item.ts';
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

/** A table where people save things by name. `columnsOf` writes the values of a new or changed item; undefined ones stay. */
export interface NamedTable<Row extends NamedRow, Item, New, Change> {
  table: string;
  itemOf: (row: Row) => Item;
  columnsOf: (values: Partial<New> & Partial<Change>) => { [K in keyof Row]?: unknown };
}

const rowsOf = (db: Knex, table: string, userId: number) => db<NamedRow>(table).where({ user_id: userId });

/** Every method affects only the rows of `userId`. */
export const createNamedStore = <Row extends NamedRow, Item>(
  db: Knex,
  { table, itemOf }: Pick<NamedTable<Row, Item, never, never>, 'table' | 'itemOf'>,
  order: string,
) => ({
  all: async (userId: number): Promise<Item[]> => {
    const rows = (await rowsOf(db, table, userId).select('*').orderByRaw(order)) as Row[];
    return rows.map(itemOf);
  },
  remove: async (userId: number, id: number): Promise<void> => {
    await rowsOf(db, table, userId).where({ id }).delete();
  },
});

/** Links of a disabled account do not work. */
export async function sharedRow<Row extends SharedRow>(db: Knex, table: string, shareToken: string): Promise<Row | undefined> {
  const owned = db(table).join('users', 'users.id', `${table}.user_id`).whereNull('users.disabled_at');
  return (await owned.where({ share_token: shareToken }).first(`${table}.*`)) as Row | undefined;
}

export const createNamedRows = <Row extends NamedRow, Item, New extends object, Change extends object>(
  trx: Knex.Transaction,
  { table, itemOf, columnsOf }: NamedTable<Row, Item, New, Change>,
): NamedRows<Item, New, Change> => ({
  lock: (userId) => lockUser(trx, userId),

  isTaken: async (userId, name, exceptId = 0) =>
    (await rowsOf(trx, table, userId).whereRaw('lower(name) = lower(?)', [name]).whereNot({ id: exceptId }).first('id')) !== undefined,

  count: async (userId) => (await rowsOf(trx, table, userId).pluck('id')).length,

  async find(userId, id) {
    const row = (await rowsOf(trx, table, userId).where({ id }).first()) as Row | undefined;
    return row && itemOf(row);
  },

  async add(userId, item) {
    const [row] = (await trx(table)
      .insert({ ...columnsOf(item), user_id: userId })
      .returning('*')) as Row[];
    return itemOf(row as Row);
  },

  async change(userId, id, change) {
    // SQL has no update without columns; the id keeps its value.
    const [row] = (await trx(table)
      .where({ user_id: userId, id })
      .update({ id, ...columnsOf(change) })
      .returning('*')) as Row[];
    return row && itemOf(row);
  },
});
