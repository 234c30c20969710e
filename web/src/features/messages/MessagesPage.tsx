import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../api/session.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { LoadFailure } from '../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { useWaiting } from '../../entities/messages/UnreadCount.tsx';
import { addressOf } from './address.ts';
import { Announcer } from './Announcer.tsx';
import { ListPane } from './list/ListPane.tsx';
import { ThreadPane } from './thread/ThreadPane.tsx';
import { BY_ITSELF, useNewest } from './use-newest.ts';

/** The page /messages. The route guard redirects signed-out visitors. Below 768 px it shows the list or the conversation. */
export function MessagesPage() {
  const { data: user, error, refetch } = useUser();
  const { messages: waiting } = useWaiting();
  return (
    <div className="page py-4 md:py-6">
      <PageHead
        title={waiting > 0 ? `(${waiting}) Messages` : 'Messages'}
        description="Your conversations."
        canonicalPath="/messages"
        isUnlisted
      />
      <h1 className="mb-3 text-2xl">Messages</h1>
      <Announcer />
      {error !== null && !user && <LoadFailure what="Your messages" error={error} onRetry={() => void refetch()} />}
      {user ? <Panes userId={user.id} /> : error === null && <Skeleton className="h-112 rounded-card" />}
    </div>
  );
}

function Panes({ userId }: { userId: number }) {
  const location = useLocation();
  const address = addressOf(location.search);
  const { conversation } = address;
  useNewest(address);
  useFocusOnPane(conversation, location.state === BY_ITSELF);
  return (
    <div className="grid h-[calc(100dvh-8.5rem-var(--banner-height,0px)-var(--bar-height,0px))] min-h-96 grid-rows-[minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-card md:grid-cols-[20rem_minmax(0,1fr)]">
      <ListPane address={address} className={conversation === undefined ? '' : 'max-md:hidden'} />
      {conversation === undefined ? (
        <p className="grid place-items-center px-6 text-muted max-md:hidden">Choose a conversation.</p>
      ) : (
        <section id="thread" tabIndex={-1} aria-label="Conversation" className="flex min-h-0 min-w-0 flex-col bg-paper focus:outline-none">
          <ThreadPane key={conversation} userId={userId} id={conversation} address={address} />
        </section>
      )}
    </div>
  );
}

/** A chosen conversation gets the focus; going back returns it to the row of the conversation. One that opened by itself leaves it. */
function useFocusOnPane(conversation: number | undefined, isByItself: boolean): void {
  const previous = useRef(conversation);
  useEffect(() => {
    const left = previous.current;
    if (left === conversation) return;
    previous.current = conversation;
    if (isByItself) return;
    const target =
      conversation === undefined ? document.querySelector<HTMLElement>(`[data-conversation="${left}"]`) : document.getElementById('thread');
    target?.focus({ preventScroll: true });
  }, [conversation, isByItself]);
}
