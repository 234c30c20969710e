import { useNavigate } from 'react-router-dom';
import type { Conversation } from '../../../api/domain/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import type { ThreadDialog } from './thread-dialogs.ts';
import type { useConversationChanges } from './use-conversation-changes.ts';

interface Props {
  conversation: Conversation;
  changes: ReturnType<typeof useConversationChanges>;
  onOpen: (dialog: ThreadDialog) => void;
}

/** Asks what to do with the first message of a person. */
export function RequestBanner({ conversation: { otherName, otherId, box }, changes: { change }, onOpen }: Props) {
  const navigate = useNavigate();
  const leave = () => void navigate('/messages?box=requests', { preventScrollReset: true });
  return (
    <section aria-label="Message request" className="border-t border-line bg-sky-tint px-4 py-3">
      <p className="font-medium">{otherName} wants to message you.</p>
      <p className="text-sm text-muted">An answer accepts. Until then {otherName} cannot send more.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <SendButton size="small" isSending={change.isPending} onClick={() => change.mutate({ isAccepted: true })}>
          Accept
        </SendButton>
        {box !== 'archived' && (
          <Button size="small" variant="secondary" onClick={() => change.mutate({ isArchived: true }, { onSuccess: leave })}>
            Archive
          </Button>
        )}
        {otherId !== null && (
          <Button size="small" variant="destructive" onClick={() => onOpen({ kind: 'block' })}>
            Block
          </Button>
        )}
        <Button size="small" variant="destructive" onClick={() => onOpen({ kind: 'report-conversation' })}>
          Report
        </Button>
      </div>
    </section>
  );
}
