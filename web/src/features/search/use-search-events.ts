import { useEffect, useRef } from 'react';
import { serializeSearch, type SearchQuery } from '../../api/domain.ts';
import { track } from '../../entities/consent/analytics.ts';

/**
 * Counts a search once its results are there, and a change of filters when it is made, however it is made: by box, chip,
 * link or the back button. Order, pages and what a page shows are no search of their own.
 */
export function useSearchEvents(query: SearchQuery, isSettled: boolean): void {
  const { q, ...filters } = { ...query, sort: undefined, page: undefined, perPage: undefined };
  const filterKey = serializeSearch(filters);
  const searchKey = `${q ?? ''} ${filterKey}`;
  const counted = useRef<string>(undefined);
  const filtered = useRef(filterKey);
  useEffect(() => {
    if (filtered.current === filterKey) return;
    filtered.current = filterKey;
    track('college_filter');
  }, [filterKey]);
  useEffect(() => {
    if (!isSettled || counted.current === searchKey) return;
    counted.current = searchKey;
    track('college_search');
  }, [searchKey, isSettled]);
}
