import { MessageSquare, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type FullRoommateView, REQUEST_DAYS } from '../../../api/domain/roommates.ts';
import { failureText } from '../../../lib/api-error.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { BlockDialog } from '../contact/BlockDialog.tsx';
import { ReportProfile } from '../contact/ReportProfile.tsx';
import { useAsk } from '../contact/use-request.ts';
import { HideButton } from './HideButton.tsx';
import { RequestState } from './RequestState.tsx';

const MessageDialog = lazyChunk(async () => (await import('../contact/MessageDialog.tsx')).MessageDialog);

/** What the viewer can do. The server says what may start a contact. */
export function Actions({ view }: { view: FullRoommateView }) {
  const [open, setOpen] = useState<'message' | 'block'>();
  const close = () => setOpen(undefined);
  return (
    <div className="grid gap-4 rounded-card border border-line bg-card p-5">
      <RequestState view={view} />
      {view.canRequest && <AskButton view={view} />}
      {view.conversationId !== null ? (
        <ButtonLink to={`/messages?c=${view.conversationId}`} variant="secondary">
          <MessageSquare aria-hidden="true" className="size-4" />
          Open your conversation
        </ButtonLink>
      ) : (
        view.canMessage && (
          <Button variant="secondary" onClick={() => setOpen('message')}>
            <MessageSquare aria-hidden="true" className="size-4" />
            Message
          </Button>
        )
      )}
      <div className="-mx-2 flex flex-wrap items-center border-t border-line pt-3 first:border-0 first:pt-0">
        <HideButton view={view} />
        <ReportProfile roommate={view} />
        <Button variant="destructive" size="small" onClick={() => setOpen('block')}>
          Block
        </Button>
      </div>
      {open === 'message' && (
        <Suspense>
          <MessageDialog roommate={view} onClose={close} />
        </Suspense>
      )}
      {open === 'block' && <BlockDialog roommate={view} onClose={close} />}
    </div>
  );
}

function AskButton({ view: { id, firstName } }: { view: FullRoommateView }) {
  const call = useAsk(id);
  return (
    <div>
      <SendButton className="w-full" isSending={call.isPending} onClick={() => call.mutate()}>
        <UserPlus aria-hidden="true" className="size-4" />
        Send roommate request
      </SendButton>
      <p className="mt-2 text-sm text-muted">
        {firstName} can answer for {REQUEST_DAYS} days. Names on other sites are shown after you both accept.
      </p>
      <p role="alert" className="mt-2 text-sm font-medium text-brick empty:hidden">
        {call.isError && failureText(call.error)}
      </p>
    </div>
  );
}
