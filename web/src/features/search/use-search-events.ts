import { useEffect, useRef } from 'react';
import { type SearchQuery, serializeSearch } from '../../api/domain/search.ts';
import { track } from '../../entities/consent/analytics.ts';

interface Props {
  query: SearchQuery;
  /** The results of the query are shown. */
  isSettled: boolean;
}

/** Renders nothing. A component, because the page begins to track after hydration. */
export function SearchEvents({ query, isSettled }: Props): null {
  useSearchEvents(query, isSettled);
  return null;
}

/**
 * Tracks a search when its results arrive, and each change of the filters. A change of order, page or view is not a search.
 */
export function useSearchEvents(query: SearchQuery, isSettled: boolean): void {
  const { q, ...filters } = { ...query, sort: undefined, page: undefined, perPage: undefined };
  const filterKey = serializeSearch(filters);
  const searchKey = `${q ?? ''} ${filterKey}`;
  const tracked = useRef<string>(undefined);
  const lastFilters = useRef(filterKey);
  useEffect(() => {
    if (lastFilters.current === filterKey) return;
    lastFilters.current = filterKey;
    track('college_filter');
  }, [filterKey]);
  useEffect(() => {
    if (!isSettled || tracked.current === searchKey) return;
    tracked.current = searchKey;
    track('college_search');
  }, [searchKey, isSettled]);
}
