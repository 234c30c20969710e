import { ArrowLeft, BellOff } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Box, Conversation } from '../../../api/domain/messages.ts';
import { PersonAvatar } from '../../../entities/messages/PersonAvatar.tsx';
import { StaffMark } from '../../../entities/messages/StaffMark.tsx';
import { toast } from '../../../lib/toast.ts';
import { ActionMenu, type MenuAction } from '../../../ui/ActionMenu.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { messagesHref } from '../address.ts';
import type { ThreadDialog } from './thread-dialogs.ts';
import type { useConversationChanges } from './use-conversation-changes.ts';

interface Props {
  conversation: Conversation;
  box: Box;
  changes: ReturnType<typeof useConversationChanges>;
  /** The last received message; undefined without one. */
  lastReceived: number | undefined;
  onMarkUnread: (fromMessageId: number) => void;
  onOpen: (dialog: ThreadDialog) => void;
}

/** Who writes, what the conversation started from, and what can be done with it. */
export function ThreadHeader({ conversation, box, changes, lastReceived, onMarkUnread, onOpen }: Props) {
  const { otherName, isWithStaff, otherPicture, otherId, context, isMuted } = conversation;
  const archive = useArchive(conversation, box, changes);
  const actions: MenuAction[] = [
    { label: isMuted ? 'Unmute' : 'Mute', run: () => changes.change.mutate({ isMuted: !isMuted }) },
    archive,
    ...(lastReceived === undefined ? [] : [{ label: 'Mark unread', run: () => onMarkUnread(lastReceived) }]),
    ...(otherId === null ? [] : [{ label: 'Block', isDestructive: true, run: () => onOpen({ kind: 'block' }) }]),
    { label: 'Report', isDestructive: true, run: () => onOpen({ kind: 'report-conversation' }) },
  ];
  return (
    <header className="flex items-center gap-3 border-b border-line bg-card px-3 py-2">
      <a
        href={messagesHref({ box })}
        data-keep-scroll=""
        aria-label="Back to your conversations"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink hover:bg-tint md:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </a>
      <PersonAvatar name={otherName} picture={otherPicture} className="size-9" />
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-2 text-lg leading-snug">
          <span className="truncate">{otherName}</span>
          {isWithStaff && <StaffMark />}
          {isMuted && (
            <span className="text-muted">
              <BellOff aria-hidden="true" className="size-4" />
              <span className="sr-only">Muted</span>
            </span>
          )}
        </h2>
        {context && (
          <p className="truncate text-sm text-muted">
            <StartPoint context={context} />
          </p>
        )}
      </div>
      <ActionMenu label="Actions for this conversation" actions={actions} />
    </header>
  );
}

function StartPoint({ context }: { context: NonNullable<Conversation['context']> }) {
  if (context.kind === 'service')
    return (
      <>
        About <TextLink to={context.path}>{context.name}</TextLink>
      </>
    );
  const name = `${context.name}’s roommate profile`;
  return (
    <>
      {context.path === null ? name : <TextLink to={context.path}>{name}</TextLink>}
      {context.isMatched && ' · Found a roommate'}
    </>
  );
}

/** Archives and leaves the conversation, with a way back. */
function useArchive({ box: itsBox, id }: Conversation, box: Box, { change }: Props['changes']): MenuAction {
  const navigate = useNavigate();
  const isArchived = itsBox === 'archived';
  const onSuccess = () => {
    if (isArchived) return;
    void navigate(messagesHref({ box }), { preventScrollReset: true });
    toast({ title: 'Conversation archived', link: { label: 'Archived', to: messagesHref({ box: 'archived', conversation: id }) } });
  };
  return {
    label: isArchived ? 'Move to the inbox' : 'Archive',
    run: () => change.mutate({ isArchived: !isArchived }, { onSuccess }),
  };
}
