import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../api/site.ts';
import { refreshUnread } from './changes.ts';
import { unreadQuery } from './messages.queries.ts';

/** What waits for the person: conversations and message requests together, and requests to be roommates. 0 until it is known. */
export function useWaiting(): { messages: number; roommates: number } {
  const { data } = useQuery(unreadQuery(useSite().api));
  return data ? { messages: data.unread + data.requests, roommates: data.roommates } : { messages: 0, roommates: 0 };
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

/** A number after a word, with `what` for screen readers: "3 unread". Nothing for 0. */
export function CountMark({ count, what }: { count: number; what: string }) {
  if (count === 0) return null;
  return (
    <span className="figure ml-2 inline-block min-w-5 shrink-0 rounded-full bg-primary px-1.5 text-center text-xs leading-5 font-semibold text-on-primary">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {what}</span>
    </span>
  );
}
