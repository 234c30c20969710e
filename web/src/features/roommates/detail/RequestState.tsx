import { useState } from 'react';
import type { FullRoommateView } from '../../../api/domain.ts';
import { RequestBadge } from '../../../entities/roommates/RequestBadge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { RequestAnswer } from '../contact/RequestAnswer.tsx';
import { expiryText, requestText } from '../contact/request-words.ts';

/** The request between the two, with its answers. People under 18 begin a contact themselves. */
export function RequestState({ view: { request, firstName, isUnder18, canRequest, canMessage } }: { view: FullRoommateView }) {
  const [now] = useState(() => new Date());
  if (!request) {
    const isClosed = isUnder18 && !canRequest && !canMessage;
    return isClosed ? <p className="text-sm">{firstName} is under 18. People under 18 take the first step themselves.</p> : null;
  }
  const isPending = request.state === 'pending';
  return (
    <div className="grid gap-3">
      <div>
        <RequestBadge request={request} />
        <p className="mt-2">{requestText(request, firstName)}</p>
        {isPending && <p className="text-sm text-muted">{expiryText(request.expiresAt, now)}</p>}
      </div>
      {isPending && <RequestAnswer request={request} name={firstName} />}
      <TextLink to="/roommates/requests" className="text-sm">
        All requests
      </TextLink>
    </div>
  );
}
