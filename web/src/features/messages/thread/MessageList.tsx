import type { ChatMessage, Conversation } from '../../../api/domain/messages.ts';
import { dayTitle } from '../times.ts';
import { useNow } from '../use-now.ts';
import { MessageGroup, type MessageTools } from './bubbles/MessageGroup.tsx';
import { isStranger, lastPaymentMessage } from './message-rules.ts';
import { threadItems } from './thread-items.ts';

interface Props {
  conversation: Conversation;
  messages: readonly ChatMessage[];
  newFrom: number | null | undefined;
  target: number | undefined;
  /** A younger one waits to be sent. */
  hasUnsent: boolean;
  tools: MessageTools;
}

/** The messages of a thread by day. */
export function MessageList({ conversation, messages, newFrom, target, hasUnsent, tools }: Props) {
  const now = useNow();
  const shared = {
    conversation,
    target,
    tools,
    isStranger: isStranger(conversation, messages),
    paymentMessage: lastPaymentMessage(messages),
    lastOwn: hasUnsent ? undefined : messages.findLast(({ isOwn, content }) => isOwn && content !== null)?.id,
  };
  return threadItems(messages, newFrom).map((item) => {
    if (item.kind === 'day') return <Day key={item.key} title={dayTitle(item.at, now)} />;
    if (item.kind === 'new') return <NewLine key={item.key} />;
    return <MessageGroup key={item.key} messages={item.messages} isOwn={item.isOwn} {...shared} />;
  });
}

const Day = ({ title }: { title: string }) => (
  <h3 className="py-3 text-center font-sans text-xs font-medium tracking-normal text-muted">{title}</h3>
);

const NewLine = () => (
  <p data-new="" className="flex items-center gap-3 py-2 text-xs font-semibold text-primary">
    <span aria-hidden="true" className="h-px flex-1 bg-primary" />
    New
    <span aria-hidden="true" className="h-px flex-1 bg-primary" />
  </p>
);
