import { useState } from 'react';
import { type FullRoommateView, OLDEST_WITH_MINORS } from '../../../api/domain/roommates.ts';
import { RequestBadge } from '../../../entities/roommates/RequestBadge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { RequestAnswer } from '../contact/RequestAnswer.tsx';
import { expiryText, requestText } from '../contact/request-words.ts';

/** The request between the two, with its answers, or why there can be none. */
export function RequestState({ view }: { view: FullRoommateView }) {
  const { request, firstName } = view;
  const [now] = useState(() => new Date());
  if (!request) {
    const reason = closedReason(view);
    return reason === undefined ? null : <p className="text-sm">{reason}</p>;
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

/** People under 18 begin a contact themselves, and only with people who may see their profiles. */
function closedReason({ firstName, isUnder18, age, confirmedDomain, canRequest, canMessage }: FullRoommateView): string | undefined {
  if (canRequest || canMessage) return undefined;
  if (isUnder18) return `${firstName} is under 18. People under 18 take the first step themselves.`;
  const mayWrite = `You are under 18, so you can write to people up to the age of ${OLDEST_WITH_MINORS} who confirmed an address at the college.`;
  return (age !== null && age > OLDEST_WITH_MINORS) || confirmedDomain === null
    ? `${mayWrite} ${firstName} cannot see your profile.`
    : undefined;
}
