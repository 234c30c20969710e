import { useMutation, useQuery } from '@tanstack/react-query';
import type { Box, ConversationPage } from '../../../api/domain/messages.ts';
import { useSite } from '../../../api/site.ts';
import { listQuery } from '../../../entities/messages/messages.queries.ts';
import { failureText } from '../../../lib/api-error.ts';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useNow } from '../use-now.ts';
import { ConversationRow } from './ConversationRow.tsx';

/** The conversations of a box, latest first. */
export function ConversationList({ box, conversation }: { box: Box; conversation: number | undefined }) {
  const { api, queries } = useSite();
  const now = useNow();
  const { data: list, error, refetch } = useQuery(listQuery(api, queries, box));
  if (!list && error) return <LoadFailure what="Your conversations" error={error} onRetry={() => void refetch()} />;
  if (!list) return <ListSkeleton />;
  if (list.items.length === 0) return <EmptyBox box={box} />;
  return (
    <>
      <ul className="divide-y divide-line">
        {list.items.map((one) => (
          <li key={one.id}>
            <ConversationRow conversation={one} box={box} isOpen={one.id === conversation} now={now} />
          </li>
        ))}
      </ul>
      {list.next !== null && <MoreButton box={box} list={list} next={list.next} />}
    </>
  );
}

function MoreButton({ box, list, next }: { box: Box; list: ConversationPage; next: string }) {
  const { api, queries } = useSite();
  const call = useMutation({
    mutationFn: () => api.messages.list({ query: { box, cursor: next } }),
    onSuccess: (more) => {
      const known = new Set(list.items.map(({ id }) => id));
      const items = [...list.items, ...more.items.filter(({ id }) => !known.has(id))];
      queries.setQueryData(listQuery(api, queries, box).queryKey, { items, next: more.next });
    },
  });
  return (
    <div className="p-3 text-center">
      <SendButton variant="quiet" size="small" isSending={call.isPending} onClick={() => call.mutate()}>
        Show more conversations
      </SendButton>
      <p role="alert" className="text-sm text-brick empty:hidden">
        {call.isError && failureText(call.error)}
      </p>
    </div>
  );
}

function EmptyBox({ box }: { box: Box }) {
  return (
    <div className="grid gap-2 px-5 py-10 text-center text-sm text-muted">
      {box === 'inbox' && (
        <>
          <p className="text-base font-medium text-ink">No messages yet</p>
          <p>
            You can write to the provider of a service from its page. <TextLink to="/services">See student services</TextLink>
          </p>
        </>
      )}
      {box === 'requests' && <p>No requests. When a person writes to you for the first time, the message waits here.</p>}
      {box === 'archived' && <p>No archived conversations. A new message brings an archived conversation back.</p>}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your conversations</span>
      {[0, 1, 2, 3].map((row) => (
        <span key={row} className="flex gap-3 px-3 py-3">
          <Skeleton className="size-10 rounded-full" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4" />
          </span>
        </span>
      ))}
    </div>
  );
}
