import type { ChatMessage } from '../../../../api/domain.ts';

/** "Sent" or "Read" below the last message, if it is an own one. */
export function OwnStatus({ last, readUpTo }: { last: ChatMessage | undefined; readUpTo: number | null }) {
  if (!last?.isOwn || last.content === null) return null;
  const isRead = last.read || (readUpTo !== null && last.id <= readUpTo);
  return <p className="text-right text-xs text-muted">{isRead ? 'Read' : 'Sent'}</p>;
}
