import type { SavedQuery, SavedQueryStore } from '../../saved-items/saved-query.ts';
import type { SearchQuery } from '../params.ts';

export interface SavedSearchesPorts {
  saved: SavedQueryStore<SavedQuery>;
  /** Finds the colleges of a search. Throws `invalid` for an unknown ZIP code. */
  colleges: { list(query: SearchQuery, slice: { offset: number; limit: number }): { total: number } };
}

export type SavedSearchesAdapters = Pick<SavedSearchesPorts, 'saved'>;
