import { useQuery } from '@tanstack/react-query';
import { type Box, BOXES } from '../../../api/domain/messages.ts';
import { useSite } from '../../../api/site.ts';
import { unreadQuery } from '../../../entities/messages/messages.queries.ts';
import { messagesHref } from '../address.ts';

const LABELS: Record<Box, string> = { inbox: 'Inbox', requests: 'Requests', archived: 'Archived' };

/** Links to the boxes, with the number of unread conversations and of requests. */
export function BoxTabs({ box, conversation }: { box: Box; conversation: number | undefined }) {
  const { data } = useQuery(unreadQuery(useSite().api));
  const counts: Partial<Record<Box, number | undefined>> = { inbox: data?.unread, requests: data?.requests };
  return (
    <nav aria-label="Conversations" className="flex border-b border-line px-1">
      {BOXES.map((one) => (
        <a
          key={one}
          href={messagesHref({ box: one, conversation })}
          data-keep-scroll=""
          {...(one === box && { 'aria-current': 'page' as const })}
          className="inline-flex min-h-11 items-center gap-1.5 border-b-3 border-transparent px-2.5 text-sm font-medium text-muted no-underline -outline-offset-2 hover:text-primary aria-[current=page]:border-primary aria-[current=page]:text-primary"
        >
          {LABELS[one]}
          <Count count={counts[one] ?? 0} noun={one === 'inbox' ? 'unread' : 'waiting'} />
        </a>
      ))}
    </nav>
  );
}

function Count({ count, noun }: { count: number; noun: string }) {
  if (count === 0) return null;
  return (
    <span className="figure min-w-5 rounded-full bg-primary px-1.5 text-center text-xs font-semibold text-on-primary">
      {count}
      <span className="sr-only"> {noun}</span>
    </span>
  );
}
