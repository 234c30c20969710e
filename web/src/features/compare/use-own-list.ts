import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { compareList, replaceCompareList, useCompareList, type ComparedCollege } from '../../entities/compare/store.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { hrefOf, type CompareOptions } from './compare-url.ts';

/** Ignores the order. */
export function isSameList(one: readonly { id: number }[], other: readonly { id: number }[]): boolean {
  const ids = new Set(other.map(({ id }) => id));
  return one.length === other.length && one.every(({ id }) => ids.has(id));
}

/** The visitor's own list, and whether the page shows a different one from a link. */
export interface OwnList {
  list: readonly ComparedCollege[];
  isShared: boolean;
}

/**
 * While the page shows the visitor's own list, the list follows the URL: also when colleges are added or removed, and on
 * "Back". A shared comparison does not change the list.
 */
export function useOwnList(shown: readonly ComparedCollege[], unknown: readonly number[]): OwnList {
  const list = useCompareList();
  const isHydrated = useIsHydrated();
  // The own list can contain a college that is no longer in the catalog.
  const asked = [...shown, ...unknown.map((id) => ({ id }))];
  const isOwn = isSameList(list, asked);
  const wasOwn = useRef(false);
  const latest = useRef({ shown, asked });
  useLayoutEffect(() => {
    latest.current = { shown, asked };
  });
  const address = asked.map(({ id }) => id).join(',');
  useLayoutEffect(() => {
    if (wasOwn.current && !isSameList(compareList(), latest.current.asked)) replaceCompareList(latest.current.shown);
  }, [address]);
  useLayoutEffect(() => {
    wasOwn.current = isSameList(compareList(), latest.current.asked);
  }, [list, address]);
  return { list, isShared: isHydrated && shown.length > 0 && !isOwn };
}

/** An address without colleges, as that of the menu, shows the visitor's own list. `isPlain`: the address names none. */
export function useListAtPlainAddress(isPlain: boolean, options: CompareOptions): void {
  const navigate = useNavigate();
  useEffect(() => {
    const ids = compareList().map(({ id }) => id);
    if (isPlain && ids.length > 0) void navigate(hrefOf(ids, options), { replace: true, preventScrollReset: true });
  }, [isPlain, options, navigate]);
}
