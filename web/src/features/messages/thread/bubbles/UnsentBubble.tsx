import { CircleAlert } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';
import type { UnsentMessage } from '../../compose/unsent.ts';
import type { Attempt } from '../../compose/use-send.ts';

interface Props {
  message: UnsentMessage;
  /** Undefined: an earlier page left the message. */
  attempt: Attempt | undefined;
  onRetry: () => void;
  onDelete: () => void;
}

/** A message that is on its way, or that was not sent. */
export function UnsentBubble({ message: { content }, attempt, onRetry, onDelete }: Props) {
  const isSending = attempt?.state === 'sending';
  return (
    <div className="flex flex-col items-end gap-1">
      <p
        className={`max-w-[80%] rounded-card px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere] ${isSending ? 'bg-primary text-on-primary opacity-70' : 'border border-brick bg-brick-tint'}`}
      >
        {content}
      </p>
      {isSending ? (
        <p className="text-xs text-muted">Sending</p>
      ) : (
        <div className="flex flex-wrap items-center justify-end gap-x-1 text-sm">
          <p role="alert" className="inline-flex items-center gap-1.5 font-medium text-brick">
            <CircleAlert aria-hidden="true" className="size-4" />
            Not sent. {attempt?.why}
          </p>
          <Button variant="quiet" size="small" onClick={onRetry}>
            Retry
          </Button>
          <Button variant="quiet" size="small" onClick={onDelete}>
            Delete
          </Button>
        </div>
      )}
    </div>
  );
}
