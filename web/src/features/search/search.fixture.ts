import type { SearchResult } from '../../api/domain/search.ts';

/** An answer without colleges. `state` are the counts by state. */
export const anAnswer = (overrides: Partial<SearchResult> = {}, state: SearchResult['facets']['state'] = []): SearchResult => ({
  items: [],
  total: 12,
  unknown: 0,
  page: 1,
  perPage: 24,
  facets: { state, flags: [] } as unknown as SearchResult['facets'],
  histograms: {} as SearchResult['histograms'],
  hiddenByMissing: {},
  dataVersion: 'v1',
  ...overrides,
});
