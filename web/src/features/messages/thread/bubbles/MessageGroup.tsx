import type { ChatMessage, Conversation } from '../../../../api/domain/messages.ts';
import type { MenuAction } from '../../../../ui/ActionMenu.tsx';
import { Bubble } from './Bubble.tsx';
import { OwnStatus } from './OwnStatus.tsx';
import { canDeleteForBoth } from '../message-rules.ts';
import type { ThreadDialog } from '../thread-dialogs.ts';
import { isUnread } from '../thread-items.ts';

/** What a message can do with its thread. */
export interface MessageTools {
  open: (dialog: ThreadDialog) => void;
  markUnread: (fromMessageId: number) => void;
}

interface Props {
  conversation: Conversation;
  messages: readonly ChatMessage[];
  isOwn: boolean;
  target: number | undefined;
  /** Links of strangers open only after a question. */
  isStranger: boolean;
  /** A warning stands below this message. */
  paymentMessage: number | undefined;
  /** "Sent" or "Read" stands below this message. */
  lastOwn: number | undefined;
  tools: MessageTools;
}

/** Messages of one person, shortly after each other. */
export function MessageGroup({ conversation, messages, isOwn, target, isStranger, paymentMessage, lastOwn, tools }: Props) {
  return (
    <div role="group" aria-label={isOwn ? 'You' : conversation.otherName} className="grid gap-1 py-1.5">
      {messages.map((message) => (
        <div key={message.id} className="grid gap-1">
          <Bubble
            message={message}
            isUnread={isUnread(message, conversation.unreadFrom)}
            isTarget={message.id === target}
            actions={actionsOf(message, tools)}
            onLink={isStranger && !isOwn ? (href) => tools.open({ kind: 'link', href }) : undefined}
          />
          {message.id === paymentMessage && <PaymentWarning />}
          {message.id === lastOwn && <OwnStatus message={message} readUpTo={conversation.readUpTo} />}
        </div>
      ))}
    </div>
  );
}

function actionsOf(message: ChatMessage, { open, markUnread }: MessageTools): MenuAction[] {
  const remove: MenuAction = {
    label: canDeleteForBoth(message, new Date()) ? 'Delete for both' : 'Delete for you',
    isDestructive: true,
    run: () => open({ kind: 'delete', message }),
  };
  if (message.isOwn) return [remove];
  return [
    { label: 'Mark unread from here', run: () => markUnread(message.id) },
    { label: 'Report', run: () => open({ kind: 'report-message', id: message.id }) },
    remove,
  ];
}

const PaymentWarning = () => (
  <p role="note" className="max-w-[80%] rounded-control bg-amber-tint px-3 py-2 text-sm font-medium text-amber">
    Never send money or a deposit to a person whom you have not met.
  </p>
);
