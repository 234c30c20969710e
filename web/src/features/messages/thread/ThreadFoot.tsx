import type { Conversation } from '../../../api/domain/messages.ts';
import { Composer } from '../compose/Composer.tsx';
import { RequestBanner } from './RequestBanner.tsx';
import type { ThreadDialog } from './thread-dialogs.ts';
import type { useConversationChanges } from './use-conversation-changes.ts';

interface Props {
  conversation: Conversation;
  userId: number;
  changes: ReturnType<typeof useConversationChanges>;
  onSend: (content: string) => void;
  onOpen: (dialog: ThreadDialog) => void;
}

/** Below the messages: where to write, or why that is not possible. */
export function ThreadFoot({ conversation, userId, changes, onSend, onOpen }: Props) {
  const { id, state, otherName } = conversation;
  if (state === 'closed') return <Note>You can’t message this user.</Note>;
  if (state === 'waiting') return <Note>You can send more after {otherName} answers.</Note>;
  return (
    <>
      {state === 'asked' && <RequestBanner conversation={conversation} changes={changes} onOpen={onOpen} />}
      <Composer userId={userId} conversationId={id} otherName={otherName} showsTyping={state === 'open'} onSend={onSend} />
    </>
  );
}

const Note = ({ children }: { children: React.ReactNode }) => (
  <p role="status" className="border-t border-line bg-sunken px-4 py-4 text-center text-sm text-muted">
    {children}
  </p>
);
