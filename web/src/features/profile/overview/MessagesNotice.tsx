import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../../api/site.ts';
import { unreadQuery } from '../../../entities/messages/messages.queries.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** What waits for the person: conversations, and requests to be roommates. */
export function MessagesNotice() {
  const { data } = useQuery(unreadQuery(useSite().api));
  return (
    <section aria-labelledby="messages-notice" className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h3 id="messages-notice" className="text-xl">
        Messages
      </h3>
      <p className="mt-3 text-sm text-muted">{data ? countText(data) : 'Your conversations with providers and staff.'}</p>
      <p className="mt-3 flex flex-wrap gap-x-5">
        <TextLink to="/messages" className="inline-flex min-h-8 items-center">
          Open messages
        </TextLink>
        {data !== undefined && data.requests > 0 && (
          <TextLink to="/messages?box=requests" className="inline-flex min-h-8 items-center">
            See requests
          </TextLink>
        )}
        {data !== undefined && data.roommates > 0 && (
          <TextLink to="/roommates/requests" className="inline-flex min-h-8 items-center">
            Answer roommate requests
          </TextLink>
        )}
      </p>
    </section>
  );
}

function countText({ unread, requests, roommates }: { unread: number; requests: number; roommates: number }): string {
  const parts = [
    ...(unread > 0 ? [`${unread} unread ${unread === 1 ? 'conversation' : 'conversations'}`] : []),
    ...(requests > 0 ? [`${requests} message ${requests === 1 ? 'request' : 'requests'}`] : []),
    ...(roommates > 0 ? [`${roommates} roommate ${roommates === 1 ? 'request' : 'requests'}`] : []),
  ];
  return parts.length === 0 ? 'You have no unread messages.' : `You have ${new Intl.ListFormat('en-US').format(parts)}.`;
}
