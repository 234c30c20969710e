import { ApiError } from '../../../lib/api-error.ts';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { Spinner } from '../../../ui/page/Spinner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { MessagesAddress } from '../address.ts';
import { Thread } from './Thread.tsx';
import { useThreadView } from './use-thread-view.ts';

/** The open conversation, or why it is not shown. */
export function ThreadPane({ userId, id, address }: { userId: number; id: number; address: MessagesAddress }) {
  const { conversation, thread, unsent, newFrom, setNewFrom } = useThreadView(userId, id);
  const error = conversation.error ?? thread.error;
  if (error instanceof ApiError && error.status === 404) return <Missing />;
  if (conversation.data && thread.data) {
    return (
      <Thread
        conversation={conversation.data}
        thread={thread.data}
        unsent={unsent}
        newFrom={newFrom}
        onNewFrom={setNewFrom}
        userId={userId}
        address={address}
      />
    );
  }
  if (!error) return <ThreadSkeleton />;
  const retry = () => {
    void conversation.refetch();
    void thread.refetch();
  };
  return (
    <div className="p-4">
      <LoadFailure what="This conversation" error={error} onRetry={retry} />
    </div>
  );
}

const Missing = () => (
  <div className="p-4">
    <EmptyState title="This conversation is not here">
      <p>It may belong to another account, or you blocked the person.</p>
      <TextLink to="/messages">All conversations</TextLink>
    </EmptyState>
  </div>
);

function ThreadSkeleton() {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-3 border-b border-line px-3 py-3">
        <Skeleton className="size-9 rounded-full" />
        <Skeleton className="h-5 w-40" />
      </div>
      <p role="status" className="grid flex-1 place-items-center text-muted">
        <span className="inline-flex items-center gap-2">
          <Spinner />
          Loading messages
        </span>
      </p>
    </div>
  );
}
