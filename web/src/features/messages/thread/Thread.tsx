import { useEffect, useState } from 'react';
import type { Conversation } from '../../../api/domain/messages.ts';
import type { LoadedThread } from '../../../entities/messages/merge.ts';
import type { MessagesAddress } from '../address.ts';
import { draftOf, keepDraft, type UnsentMessage } from '../compose/unsent.ts';
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
  const proposals = useProposals(userId, conversation.id);
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
        onPropose={proposals.add}
        sending={sending}
      />
      <ThreadFoot
        key={proposals.count}
        conversation={conversation}
        userId={userId}
        changes={changes}
        onSend={sending.send}
        onOpen={setDialog}
      />
      {dialog && <ThreadDialogs conversation={conversation} dialog={dialog} onOpen={setDialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}

/** Adds proposed sentences to what the person has written. The text field starts again with them, and gets the focus. */
function useProposals(userId: number, conversationId: number) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count > 0) document.getElementById('composer')?.focus();
  }, [count]);
  const add = (text: string) => {
    keepDraft(userId, conversationId, `${draftOf(userId, conversationId)} ${text}`.trim());
    setCount(count + 1);
  };
  return { count, add };
}
