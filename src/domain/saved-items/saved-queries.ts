import { addNamed, changeNamed, type SavedKind } from './named-item.ts';
import type { SavedQuery, SavedQueryStore } from './saved-query.ts';

/** The saved queries of one kind. A user can only reach their own. `textOf` writes the canonical query string of a query. */
export function createSavedQueries<T extends SavedQuery, Query, More extends object>(
  kind: SavedKind,
  store: SavedQueryStore<T, More>,
  textOf: (query: Query) => string,
) {
  return {
    /** Last changed first. */
    all: (userId: number): Promise<T[]> => store.all(userId),

    /** Throws `conflict` for a taken name, `refused` at the limit. */
    add: (userId: number, { name, query }: { name: string; query: Query }): Promise<T> =>
      store.transact(({ items }) => addNamed(kind, items, userId, { name, query: textOf(query) })),

    /** Changes only the given values. Throws `conflict` for a taken name, `not-found` for an item of another user. */
    change: (
      userId: number,
      id: number,
      { name, query }: { name?: string | undefined; query?: Query | undefined },
      moreOf: (before: T) => More,
    ): Promise<T> =>
      store.transact(({ items }) =>
        changeNamed(kind, items, userId, id, (before) => ({ name, query: query && textOf(query), ...moreOf(before) })),
      ),

    remove: (userId: number, id: number): Promise<void> => store.remove(userId, id),
  };
}
