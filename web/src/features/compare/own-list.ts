import { useLayoutEffect, useRef } from 'react';
import { compareList, replaceCompareList, useCompareList, type Picked } from '../../entities/compare/store.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

/** Whether two lists hold the same colleges, in whatever order. */
export function isSameList(one: readonly { id: number }[], other: readonly { id: number }[]): boolean {
  const ids = new Set(other.map(({ id }) => id));
  return one.length === other.length && one.every(({ id }) => ids.has(id));
}

/** Whose comparison this is: the reader's own, or one that came by a link. */
export interface Ownership {
  list: readonly Picked[];
  isShared: boolean;
}

/**
 * While the page shows the reader's own list, the list follows the page: adding, removing and going back are steps in the
 * address. A shared comparison leaves the list alone.
 */
export function useOwnList(shown: readonly Picked[], unknown: readonly number[]): Ownership {
  const list = useCompareList();
  const isHydrated = useIsHydrated();
  // A number that no college has any more may still be in the reader's list; it makes the comparison no less theirs.
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
