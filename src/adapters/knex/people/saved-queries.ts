import type { Knex } from 'knex';
import type { SavedQuery, SavedQueryChange, SavedQueryStore } from '../../../domain/saved-items/saved-query.ts';
import type { Feed } from '../events/feed.ts';
import { createTransact } from '../transactions/transact.ts';
import { createNamedRows, createNamedStore, type NamedRow, type NamedTable } from './named-rows.ts';

/** A row of a table of saved queries. */
export interface QueryRow extends NamedRow {
  query: string;
  updated_at: Date;
}

/** A store of saved queries. */
export const createQueryStore = <Row extends QueryRow, T extends SavedQuery, More extends object>(
  db: Knex,
  feed: Feed,
  table: NamedTable<Row, T, { name: string; query: string }, SavedQueryChange & More>,
): SavedQueryStore<T, More> => ({
  ...createNamedStore(db, table, 'updated_at desc, id desc'),
  transact: createTransact(feed, (trx) => ({ items: createNamedRows(trx, table) })),
});

export const toSavedQuery = (row: QueryRow): SavedQuery => ({
  id: row.id,
  name: row.name,
  query: row.query,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Sharing does not change what is saved. */
export const queryColumns = (db: Knex, { name, query }: SavedQueryChange) => ({
  name,
  query,
  updated_at: name === undefined && query === undefined ? undefined : db.raw('now()'),
});
