import { ArrowDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Conversation } from '../../../api/domain/messages.ts';
import type { LoadedThread } from '../../../entities/messages/merge.ts';
import { failureText } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/Button.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import type { UnsentMessage } from '../compose/unsent.ts';
import { useAttempts, type useSend } from '../compose/use-send.ts';
import type { MessageTools } from './bubbles/MessageGroup.tsx';
import { EmptyThread } from './EmptyThread.tsx';
import { MessageList } from './MessageList.tsx';
import { UnsentBubble } from './bubbles/UnsentBubble.tsx';
import { useOlder } from './use-older.ts';
import { useReading } from './use-reading.ts';
import { useThreadScroll } from './use-thread-scroll.ts';
import { useTyping } from './use-typing.ts';

interface Props {
  conversation: Conversation;
  thread: LoadedThread;
  unsent: readonly UnsentMessage[];
  newFrom: number | null | undefined;
  /** The message of the address. */
  message: number | undefined;
  isReadingSuspended: boolean;
  tools: MessageTools;
  onPropose: (text: string) => void;
  sending: ReturnType<typeof useSend>;
}

/** The messages of an open conversation. They scroll in their own area. */
export function ThreadMessages({ conversation, thread, unsent, newFrom, message, isReadingSuspended, tools, onPropose, sending }: Props) {
  const { id, otherName } = conversation;
  const { items, hasMore } = thread;
  const area = useRef<HTMLDivElement>(null);
  useReading(id, thread, area, isReadingSuspended);
  const isTyping = useTyping(id);
  const older = useOlder(id, hasMore);
  const target = items.some((one) => one.id === message) ? message : undefined;
  useLoadUntil(message !== target, older.loadByItself, items.length);
  const { isAtEnd, onScroll, jumpToEnd } = useThreadScroll({
    area,
    firstId: items[0]?.id,
    end: `${items.at(-1)?.id} ${isTyping}`,
    unsent: unsent.length,
    isSettled: newFrom !== undefined,
    target,
    onBeginning: older.loadByItself,
  });
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={area}
        role="region"
        aria-label={`Messages with ${otherName}`}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
        tabIndex={0}
        onScroll={onScroll}
        className="h-full overflow-y-auto overscroll-contain px-4 pt-3 pb-4 -outline-offset-2 [overflow-anchor:none]"
      >
        {hasMore && <OlderButton older={older} />}
        {items.length + unsent.length === 0 && conversation.state === 'open' && (
          <EmptyThread conversation={conversation} onPropose={onPropose} />
        )}
        <MessageList
          conversation={conversation}
          messages={items}
          newFrom={newFrom}
          target={target}
          hasUnsent={unsent.length > 0}
          tools={tools}
        />
        <Unsent unsent={unsent} sending={sending} />
        {isTyping && <p className="py-2 text-sm text-muted">{otherName} is writing …</p>}
      </div>
      {!isAtEnd && (
        <Button size="small" variant="secondary" onClick={jumpToEnd} className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-soft">
          <ArrowDown aria-hidden="true" className="size-4" />
          Jump to latest
        </Button>
      )}
    </div>
  );
}

function Unsent({ unsent, sending: { retry, remove } }: Pick<Props, 'unsent' | 'sending'>) {
  const attempts = useAttempts();
  return (
    <div className="grid gap-1">
      {unsent.map((one) => (
        <UnsentBubble
          key={one.clientId}
          message={one}
          attempt={attempts.get(one.clientId)}
          onRetry={() => retry(one)}
          onDelete={() => remove(one.clientId)}
        />
      ))}
    </div>
  );
}

/** Loads older messages until the one of the address is there. */
function useLoadUntil(isMissing: boolean, load: () => unknown, count: number): void {
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (isMissing) latest.current();
  }, [isMissing, count]);
}

function OlderButton({ older }: { older: ReturnType<typeof useOlder> }) {
  return (
    <div className="pb-2 text-center">
      <SendButton variant="quiet" size="small" isSending={older.isLoading} onClick={older.load}>
        Load older messages
      </SendButton>
      <p role="alert" className="text-sm text-brick empty:hidden">
        {older.error !== null && failureText(older.error)}
      </p>
    </div>
  );
}
