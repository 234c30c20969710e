import { unwrapSaved, type SavedKind } from '../shared/named-item.ts';
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
    add: async (userId: number, { name, query }: { name: string; query: Query }): Promise<T> =>
      unwrapSaved(kind, await store.add(userId, { name, query: textOf(query) }, kind.limit)),

    /** Changes only the given values. Throws `conflict` for a taken name, `not-found` for an item of another user. */
    async change(
      userId: number,
      id: number,
      { name, query, more }: { name?: string | undefined; query?: Query | undefined; more: More },
    ): Promise<T> {
      return unwrapSaved(kind, await store.change(userId, id, { name, query: query && textOf(query), ...more }));
    },

    remove: (userId: number, id: number): Promise<void> => store.remove(userId, id),
  };
}
