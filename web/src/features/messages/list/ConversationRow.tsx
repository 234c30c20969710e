import { BellOff } from 'lucide-react';
import type { Box, Conversation } from '../../../api/domain/messages.ts';
import { PersonAvatar } from '../../../entities/messages/PersonAvatar.tsx';
import { StaffMark } from '../../../entities/messages/StaffMark.tsx';
import { messagesHref } from '../address.ts';
import { fullTime, shortTime } from '../times.ts';

interface Props {
  conversation: Conversation;
  box: Box;
  isOpen: boolean;
  now: Date;
}

/** One conversation in the list. The whole row is the link. */
export function ConversationRow({ conversation, box, isOpen, now }: Props) {
  const { id, otherName, otherPicture, lastMessageAt, isMuted, unread, unreadFrom, context } = conversation;
  const isUnread = unread > 0 || unreadFrom !== null;
  return (
    <a
      href={messagesHref({ box, conversation: id })}
      data-keep-scroll=""
      data-conversation={id}
      {...(isOpen && { 'aria-current': 'true' as const })}
      className="flex gap-3 px-3 py-3 text-ink no-underline -outline-offset-2 hover:bg-tint aria-[current=true]:bg-tint"
    >
      <PersonAvatar name={otherName} picture={otherPicture} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <Name conversation={conversation} isUnread={isUnread} />
          {isMuted && (
            <span className="self-center text-muted">
              <BellOff aria-hidden="true" className="size-3.5" />
              <span className="sr-only">Muted</span>
            </span>
          )}
          <time dateTime={lastMessageAt} title={fullTime(lastMessageAt)} className="figure shrink-0 text-xs text-muted">
            {shortTime(lastMessageAt, now)}
          </time>
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          <span className={`min-w-0 flex-1 truncate text-sm ${isUnread ? 'text-ink' : 'text-muted'}`}>{snippetOf(conversation)}</span>
          {isUnread && <UnreadBadge count={unread} />}
        </span>
        {context && (
          <span className="mt-1 inline-block max-w-full truncate rounded-full bg-sunken px-2 py-0.5 text-xs text-muted">
            {context.kind === 'service' ? context.name : context.isMatched ? 'Found a roommate' : 'Roommates'}
          </span>
        )}
      </span>
    </a>
  );
}

const Name = ({ conversation: { otherName, isWithStaff }, isUnread }: { conversation: Conversation; isUnread: boolean }) => (
  <span className="flex min-w-0 flex-1 items-baseline gap-1">
    <span className={`truncate ${isUnread ? 'font-semibold' : 'font-medium'}`}>{otherName}</span>
    {isWithStaff && <StaffMark />}
  </span>
);

/** The text of a request is not shown before it is opened. */
function snippetOf({ box, state, snippet, isSnippetOwn }: Conversation): string {
  if (box === 'requests' || state === 'asked') return 'Wants to message you';
  if (snippet === '') return 'No messages yet';
  if (snippet === null) return 'Message deleted';
  return isSnippetOwn ? `You: ${snippet}` : snippet;
}

/** A conversation that was marked as unread has no number. */
function UnreadBadge({ count }: { count: number }) {
  return (
    <span className="figure min-w-5 shrink-0 rounded-full bg-primary px-1.5 text-center text-xs leading-5 font-semibold text-on-primary">
      {count > 0 ? count : <span aria-hidden="true">•</span>}
      <span className="sr-only"> unread</span>
    </span>
  );
}
