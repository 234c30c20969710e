import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../api/site.ts';
import { refreshUnread } from './changes.ts';
import { unreadQuery } from './messages.queries.ts';

/** Unread conversations and requests together. 0 until it is known. */
export function useUnreadTotal(): number {
  const { data } = useQuery(unreadQuery(useSite().api));
  return data ? data.unread + data.requests : 0;
}

/** Counts again when another page opens: the stream of events may be down. */
export function useRecountOnNavigation(): void {
  const site = useSite();
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    refreshUnread(site);
  }, [pathname, site]);
}

/** A number after the word "Messages". Nothing for 0. */
export function UnreadCount() {
  const total = useUnreadTotal();
  if (total === 0) return null;
  return (
    <span className="figure ml-2 inline-block min-w-5 rounded-full bg-primary px-1.5 text-center text-xs font-semibold text-on-primary">
      {total > 99 ? '99+' : total}
      <span className="sr-only"> unread</span>
    </span>
  );
}
