import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonSize } from '../Button.tsx';
import { SendButton } from './SendButton.tsx';
import { failureText } from '../../lib/api-error.ts';

interface Props {
  label: string;
  /** The accessible name, when the label alone is ambiguous. */
  name?: string;
  question: string;
  confirm: string;
  call: { isPending: boolean; error: unknown };
  onConfirm: () => void;
  size?: ButtonSize;
}

/** Asks for confirmation inline before an action that cannot be undone. */
export function ConfirmButton({ label, name, question, confirm, call, onConfirm, size = 'small' }: Props) {
  const [isAsked, setAsked] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    // The pressed button is removed, so focus its replacement.
    if (isAsked !== wasAsked.current) area.current?.querySelector('button')?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return (
    <div ref={area} className="min-w-0">
      {isAsked ? (
        <div role="group" aria-label={question} className="flex flex-wrap items-center gap-2">
          <span className="text-sm font-medium">{question}</span>
          <SendButton variant="destructive" size={size} isSending={call.isPending} onClick={onConfirm}>
            {confirm}
          </SendButton>
          <Button variant="quiet" size={size} onClick={() => setAsked(false)}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button variant="destructive" size={size} onClick={() => setAsked(true)} {...(name !== undefined && { 'aria-label': name })}>
          {label}
        </Button>
      )}
      <p role="alert" className="mt-2 text-sm font-medium text-brick empty:hidden">
        {isAsked && call.error !== null && call.error !== undefined && failureText(call.error)}
      </p>
    </div>
  );
}
