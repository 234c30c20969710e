import type { Knex } from 'knex';
import type { SavedQuery, SavedQueryStore } from '../../../domain/saved-queries/saved-query.ts';
import { createNamedRows, type Change, type NamedRow } from './named-rows.ts';

/** A row of a table of saved queries. */
export interface QueryRow extends NamedRow {
  query: string;
  updated_at: Date;
}

/** A store of saved queries. `itemOf` reads a row, and `columnsOf` writes the changes that only this kind has. */
export function createQueryStore<Row extends QueryRow, T extends SavedQuery, More extends object>(
  db: Knex,
  table: string,
  { itemOf, columnsOf }: { itemOf: (row: Row) => T; columnsOf?: (before: Row, change: More) => Change<Row> },
): SavedQueryStore<T, More> {
  const rows = createNamedRows<Row>(db, table);
  return {
    all: async (userId) => (await rows.all(userId, 'updated_at desc, id desc')).map(itemOf),

    async add(userId, item, limit) {
      const row = await rows.add(userId, item as Partial<Row> & { name: string }, limit);
      return typeof row === 'string' ? row : itemOf(row);
    },

    async change(userId, id, change) {
      const { name, query } = change;
      // Sharing does not change what is saved.
      const time = name === undefined && query === undefined ? undefined : db.raw('now()');
      const row = await rows.change(
        userId,
        id,
        (before) => ({ ...columnsOf?.(before, change), name, query, updated_at: time }) as Change<Row>,
      );
      return typeof row === 'string' ? row : itemOf(row);
    },

    remove: (userId, id) => rows.remove(userId, id),
  };
}

export const toSavedQuery = (row: QueryRow): SavedQuery => ({
  id: row.id,
  name: row.name,
  query: row.query,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
