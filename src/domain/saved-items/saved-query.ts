import type { NamedRows } from './named-item.ts';
import type { Transact } from '../transactions/transact.ts';

/** Something that a page shows for a query string, saved under a name. */
export interface SavedQuery {
  id: number;
  name: string;
  /** Canonical. */
  query: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface SavedQueryChange {
  name?: string | undefined;
  query?: string | undefined;
}

/**
 * The saved queries of each user. Names are unique without regard to case. A method only reads and writes rows of that user. `More` are
 * further changes of one kind.
 */
export interface SavedQueryStore<T extends SavedQuery, More extends object = object> {
  /** Last changed first. */
  all(userId: number): Promise<T[]>;
  /** Does nothing if there is no such item. */
  remove(userId: number, id: number): Promise<void>;
  transact: Transact<{ items: NamedRows<T, { name: string; query: string }, SavedQueryChange & More> }>;
}
