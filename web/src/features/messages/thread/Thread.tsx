import { useState } from 'react';
import type { Conversation } from '../../../api/domain.ts';
import type { LoadedThread } from '../../../entities/messages/merge.ts';
import type { MessagesAddress } from '../address.ts';
import type { UnsentMessage } from '../compose/unsent.ts';
import { useSend } from '../compose/use-send.ts';
import { ThreadDialogs } from './dialogs/ThreadDialogs.tsx';
import { ThreadFoot } from './ThreadFoot.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';
import { ThreadMessages } from './ThreadMessages.tsx';
import type { ThreadDialog } from './thread-dialogs.ts';
import { useConversationChanges } from './use-conversation-changes.ts';

interface Props {
  conversation: Conversation;
  thread: LoadedThread;
  unsent: readonly UnsentMessage[];
  newFrom: number | null | undefined;
  onNewFrom: (id: number) => void;
  userId: number;
  address: MessagesAddress;
}

/** An open conversation. */
export function Thread({ conversation, thread, unsent, newFrom, onNewFrom, userId, address: { box, message } }: Props) {
  const [dialog, setDialog] = useState<ThreadDialog>();
  const [isReadingSuspended, setReadingSuspended] = useState(false);
  const changes = useConversationChanges(conversation.id);
  const sending = useSend(userId, conversation.id);
  const markUnread = (from: number) => {
    setReadingSuspended(true);
    onNewFrom(from);
    changes.markUnread.mutate(from);
  };
  return (
    <>
      <ThreadHeader
        conversation={conversation}
        box={box}
        changes={changes}
        lastReceived={thread.items.findLast(({ isOwn }) => !isOwn)?.id}
        onMarkUnread={markUnread}
        onOpen={setDialog}
      />
      <ThreadMessages
        conversation={conversation}
        thread={thread}
        unsent={unsent}
        newFrom={newFrom}
        message={message}
        isReadingSuspended={isReadingSuspended}
        tools={{ open: setDialog, markUnread }}
        sending={sending}
      />
      <ThreadFoot conversation={conversation} userId={userId} changes={changes} onSend={sending.send} onOpen={setDialog} />
      {dialog && <ThreadDialogs conversation={conversation} dialog={dialog} onOpen={setDialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}
