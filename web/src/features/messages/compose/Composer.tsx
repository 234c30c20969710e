import { SendHorizontal } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { LONGEST_MESSAGE } from '../../../api/domain/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { draftOf, keepDraft } from './unsent.ts';
import { useTypingCall } from './use-typing-call.ts';

interface Props {
  userId: number;
  conversationId: number;
  otherName: string;
  /** Whether the other person may see that this person writes. */
  showsTyping: boolean;
  onSend: (content: string) => void;
}

/** Characters from which the number is shown. */
const COUNTED_FROM = 1_800;

/** Enter sends, Shift and Enter starts a line. What is not sent stays as a draft. */
export function Composer({ userId, conversationId, otherName, showsTyping, onSend }: Props) {
  const [text, setText] = useState(() => draftOf(userId, conversationId));
  const callTyping = useTypingCall(conversationId);
  const content = text.trim();
  const isSendable = content !== '' && content.length <= LONGEST_MESSAGE;
  const change = (next: string) => {
    setText(next);
    keepDraft(userId, conversationId, next);
  };
  const send = () => {
    if (!isSendable) return;
    onSend(content);
    change('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is composed, for example in Japanese, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="border-t border-line bg-card p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <label htmlFor="composer" className="sr-only">
          Message to {otherName}
        </label>
        <textarea
          id="composer"
          rows={1}
          value={text}
          placeholder="Write a message"
          aria-describedby="composer-help composer-count"
          {...(content.length > LONGEST_MESSAGE && { 'aria-invalid': true })}
          onChange={({ target }) => {
            change(target.value);
            if (showsTyping && target.value.trim() !== '') callTyping();
          }}
          onKeyDown={onKeyDown}
          className="control field-sizing-content max-h-40 min-h-11 w-full min-w-0 resize-none"
        />
        <Button type="submit" aria-label="Send" aria-disabled={!isSendable} className="shrink-0">
          <SendHorizontal aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">Send</span>
        </Button>
      </div>
      <div className="mt-1 flex justify-between gap-4 text-xs text-muted">
        <p id="composer-help" className="max-sm:sr-only">
          Enter sends. Shift and Enter starts a new line.
        </p>
        <p
          id="composer-count"
          aria-live="polite"
          className={`figure ml-auto ${content.length > LONGEST_MESSAGE ? 'font-medium text-brick' : ''}`}
        >
          {content.length >= COUNTED_FROM && countText(content.length)}
        </p>
      </div>
    </form>
  );
}

function countText(length: number): string {
  const left = LONGEST_MESSAGE - length;
  const characters = `${Math.abs(left).toLocaleString('en-US')} ${Math.abs(left) === 1 ? 'character' : 'characters'}`;
  return left < 0 ? `${characters} too many` : `${characters} left`;
}
