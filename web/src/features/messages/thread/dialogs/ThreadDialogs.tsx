import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ChatMessage, Conversation } from '../../../../api/domain/messages.ts';
import { useSite } from '../../../../api/site.ts';
import { changeThread, refreshConversation } from '../../../../entities/messages/changes.ts';
import { withNewer, withoutMessage } from '../../../../entities/messages/merge.ts';
import { ReportDialog } from '../../../../entities/messages/ReportDialog.tsx';
import { useBlock } from '../../../../entities/messages/use-block.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { canDeleteForBoth } from '../message-rules.ts';
import type { ThreadDialog } from '../thread-dialogs.ts';

interface Props {
  conversation: Conversation;
  dialog: ThreadDialog;
  onOpen: (dialog: ThreadDialog) => void;
  onClose: () => void;
}

/** The open dialog of a thread. */
export function ThreadDialogs({ conversation, dialog, onOpen, onClose }: Props) {
  switch (dialog.kind) {
    case 'report-conversation':
    case 'report-message': {
      const isMessage = dialog.kind === 'report-message';
      return (
        <ReportDialog
          kind={isMessage ? 'message' : 'conversation'}
          id={isMessage ? dialog.id : conversation.id}
          onClose={onClose}
          afterwards={
            conversation.otherId !== null && <BlockOffer name={conversation.otherName} onBlock={() => onOpen({ kind: 'block' })} />
          }
        />
      );
    }
    case 'delete':
      return <DeleteDialog conversation={conversation} message={dialog.message} onClose={onClose} />;
    case 'block':
      return <BlockDialog conversation={conversation} onClose={onClose} />;
    case 'link':
      return <LinkDialog href={dialog.href} onClose={onClose} />;
  }
}

function BlockOffer({ name, onBlock }: { name: string; onBlock: () => void }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p>Do you want to block {name}? Then neither of you can write to the other.</p>
      <Button variant="destructive" onClick={onBlock}>
        Block {name}
      </Button>
    </div>
  );
}

function BlockDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const navigate = useNavigate();
  const call = useBlock(conversation, () => void navigate('/messages', { preventScrollReset: true }));
  return (
    <ConfirmDialog
      title={`Block ${conversation.otherName}?`}
      text="Neither of you can write to the other, and you no longer see this conversation. We do not tell the other person. You can unblock in your profile."
      confirm="Block"
      call={call}
      onConfirm={() => call.mutate()}
      onClose={onClose}
    />
  );
}

function DeleteDialog({
  conversation: { id, otherName },
  message,
  onClose,
}: {
  conversation: Conversation;
  message: ChatMessage;
  onClose: () => void;
}) {
  const site = useSite();
  const isForBoth = canDeleteForBoth(message, new Date());
  const call = useMutation({
    mutationFn: () => site.api.messages.remove({ params: { id: message.id } }),
    onSuccess: (answer) => {
      changeThread(site.queries, id, (thread) =>
        answer.isForBoth ? withNewer(thread, [{ ...message, content: null }]) : withoutMessage(thread, message.id),
      );
      onClose();
      return refreshConversation(site, id).catch(() => undefined);
    },
  });
  return (
    <ConfirmDialog
      title={isForBoth ? 'Delete for both?' : 'Delete for you?'}
      text={
        isForBoth
          ? `The text goes away for you and for ${otherName}, who may have read it. A line says that a message was deleted.`
          : `The message goes away from your view. ${otherName} still sees it.`
      }
      confirm="Delete"
      call={call}
      onConfirm={() => call.mutate()}
      onClose={onClose}
    />
  );
}
