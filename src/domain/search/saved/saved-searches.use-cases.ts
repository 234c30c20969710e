import { createSavedQueries } from '../../saved-items/saved-queries.ts';
import type { SavedQuery } from '../../saved-items/saved-query.ts';
import { DomainError } from '../../shared/domain-error.ts';
import type { SavedKind } from '../../saved-items/named-item.ts';
import { parseSearch, type SearchQuery } from '../params.ts';
import { MAX_SAVED_SEARCHES, savedSearchText, type VisitorValues } from './saved-search.ts';
import type { SavedSearchesPorts } from './saved-searches.ports.ts';

const KIND: SavedKind = { code: 'saved-searches', one: 'saved search', many: 'saved searches', limit: MAX_SAVED_SEARCHES };

/** A saved search, and how many colleges it finds now. Null if its place is not known any more. */
export interface CountedSearch extends SavedQuery {
  count: number | null;
}

/** The saved searches of a user. A user can only reach their own. */
export function createSavedSearches({ saved, colleges }: SavedSearchesPorts) {
  const queries = createSavedQueries(KIND, saved, savedSearchText);

  const countOf = (text: string, visitor: VisitorValues): number | null => {
    try {
      return colleges.list({ ...parseSearch(new URLSearchParams(text)).query, ...visitor }, { offset: 0, limit: 0 }).total;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'invalid') return null;
      throw error;
    }
  };

  return {
    add: queries.add,
    remove: queries.remove,

    /** Last changed first. The counts use the visitor's own values. */
    async all(userId: number, visitor: VisitorValues): Promise<CountedSearch[]> {
      return (await queries.all(userId)).map((search) => ({ ...search, count: countOf(search.query, visitor) }));
    },

    change: (userId: number, id: number, given: { name?: string | undefined; query?: SearchQuery | undefined }): Promise<SavedQuery> =>
      queries.change(userId, id, given, () => ({})),
  };
}

export type SavedSearches = ReturnType<typeof createSavedSearches>;
