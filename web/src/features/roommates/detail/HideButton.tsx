import { Eye, EyeOff } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import type { FullRoommateView } from '../../../api/domain/roommates.ts';
import { refreshRoommates } from '../../../entities/roommates/roommates.queries.ts';
import { failureText } from '../../../lib/api-error.ts';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { useHide } from '../contact/use-hide.ts';

/** "Not for me", or the way back. */
export function HideButton({ view: { id, firstName, isHidden } }: { view: FullRoommateView }) {
  const queries = useQueryClient();
  const call = useHide(id, () => void refreshRoommates(queries));
  const Icon = isHidden ? Eye : EyeOff;
  return (
    <>
      {isHidden && <p className="w-full text-sm">{firstName} is not in your list: you said “Not for me”. They do not learn it.</p>}
      <SendButton variant="quiet" size="small" isSending={call.isPending} onClick={() => call.mutate(!isHidden)}>
        <Icon aria-hidden="true" className="size-4" />
        {isHidden ? 'Show in my list again' : 'Not for me'}
      </SendButton>
      <p role="alert" className="w-full text-sm font-medium text-brick empty:hidden">
        {call.isError && failureText(call.error)}
      </p>
    </>
  );
}
