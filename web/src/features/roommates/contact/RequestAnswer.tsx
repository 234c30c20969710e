import type { RoommateRequest } from '../../../api/domain/roommates.ts';
import { failureText } from '../../../lib/api-error.ts';
import { ConfirmButton } from '../../../ui/form/ConfirmButton.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { useAnswer } from './use-request.ts';

interface Props {
  request: Pick<RoommateRequest, 'id' | 'box'>;
  name: string;
}

/** The answers to a request that waits: to accept or decline a received one, to take a sent one back. */
export function RequestAnswer({ request, name }: Props) {
  const call = useAnswer(request);
  // Each button shows its own failure and waits by itself.
  const ending = useAnswer(request);
  if (request.box === 'out') {
    return (
      <ConfirmButton
        label="Take it back"
        name={`Take back your request to ${name}`}
        question="Take it back? You can ask again after a day."
        confirm="Take it back"
        call={ending}
        onConfirm={() => ending.mutate('withdrawn')}
      />
    );
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start gap-2">
        <SendButton
          size="small"
          isSending={call.isPending}
          aria-label={`Accept the request of ${name}`}
          onClick={() => call.mutate('accepted')}
        >
          Accept
        </SendButton>
        <ConfirmButton
          label="Decline"
          name={`Decline the request of ${name}`}
          question={`Decline? ${name} reads only that the request is closed.`}
          confirm="Decline"
          call={ending}
          onConfirm={() => ending.mutate('declined')}
        />
      </div>
      <p role="alert" className="text-sm font-medium text-brick empty:hidden">
        {call.isError && failureText(call.error)}
      </p>
    </div>
  );
}
