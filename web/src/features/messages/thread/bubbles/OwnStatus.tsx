import type { ChatMessage } from '../../../../api/domain/messages.ts';

/** "Sent" or "Read" below the last own message. */
export function OwnStatus({ message, readUpTo }: { message: ChatMessage; readUpTo: number | null }) {
  const isRead = message.read || (readUpTo !== null && message.id <= readUpTo);
  return <p className="text-right text-xs text-muted">{isRead ? 'Read' : 'Sent'}</p>;
}
