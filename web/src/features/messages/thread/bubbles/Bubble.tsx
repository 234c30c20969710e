import type { ChatMessage } from '../../../../api/domain/messages.ts';
import { ActionMenu, type MenuAction } from '../../../../ui/ActionMenu.tsx';
import { clockTime, fullTime } from '../../times.ts';
import { MessageText } from './MessageText.tsx';

interface Props {
  message: ChatMessage;
  /** Reading it changes something. */
  isUnread: boolean;
  /** The address names this message. */
  isTarget: boolean;
  actions: readonly MenuAction[];
  onLink?: ((href: string) => void) | undefined;
}

/** One message. Its time is shown with the pointer or the focus on it. */
export function Bubble({ message: { id, isOwn, content, sentAt }, isUnread, isTarget, actions, onLink }: Props) {
  return (
    <div
      data-message={id}
      {...(isUnread && { 'data-unread': '' })}
      className={`group flex items-center gap-1 ${isOwn ? 'flex-row-reverse' : ''}`}
    >
      <div
        className={`max-w-[80%] min-w-0 rounded-card px-3 py-2 ${lookOf(isOwn, content)} ${isTarget ? 'outline-2 outline-offset-2 outline-amber' : ''}`}
      >
        {content === null ? <p className="italic">This message was deleted.</p> : <MessageText text={content} onLink={onLink} />}
      </div>
      {content !== null && (
        <ActionMenu
          label={`Actions for the message of ${clockTime(sentAt)}`}
          actions={actions}
          side={isOwn ? 'right' : 'left'}
          className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100"
        />
      )}
      <time
        dateTime={sentAt}
        title={fullTime(sentAt)}
        className="figure shrink-0 text-xs text-muted opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-sm:hidden"
      >
        {clockTime(sentAt)}
      </time>
    </div>
  );
}

function lookOf(isOwn: boolean, content: string | null): string {
  if (content === null) return 'border border-line text-muted';
  return isOwn ? 'bg-primary text-on-primary' : 'border border-line bg-card';
}
