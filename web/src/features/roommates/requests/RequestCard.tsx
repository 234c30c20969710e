import { useState } from 'react';
import { MessageSquare } from 'lucide-react';
import type { RoommateRequest } from '../../../api/domain/roommates.ts';
import { PersonAvatar } from '../../../entities/messages/PersonAvatar.tsx';
import { MatchRing } from '../../../entities/roommates/MatchRing.tsx';
import { RequestBadge } from '../../../entities/roommates/RequestBadge.tsx';
import { personLine } from '../../../entities/roommates/roommate-words.ts';
import { shortDay } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Handles } from '../contact/Handles.tsx';
import { RequestAnswer } from '../contact/RequestAnswer.tsx';
import { expiryText, requestText } from '../contact/request-words.ts';

/** One request, with what it means and what the person can do. */
export function RequestCard({ request }: { request: RoommateRequest }) {
  const [now] = useState(() => new Date());
  const { roommate, state } = request;
  if (!roommate) return <Gone request={request} />;
  const name = roommate.firstName;
  return (
    <article className="grid gap-3 rounded-card border border-line bg-card p-5">
      <div className="flex items-start gap-4">
        <PersonAvatar name={name} picture={roommate.picture} className="size-12" />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-snug [overflow-wrap:anywhere]">
            <TextLink to={`/roommates/${roommate.id}`}>{name}</TextLink>
          </h3>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">{personLine(roommate)}</p>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">{roommate.college.name}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <RequestBadge request={request} />
        {roommate.isMatched && <Badge tone="sky">Found a roommate</Badge>}
        <span className="text-sm text-muted">{state === 'pending' ? expiryText(request.expiresAt, now) : shortDay(request.createdAt)}</span>
      </div>
      <p>{requestText(request, name)}</p>
      {state === 'pending' && request.match && <MatchReasons match={request.match} name={name} />}
      {state === 'pending' && <RequestAnswer request={request} name={name} />}
      {state === 'accepted' && (
        <>
          <Handles handles={request.handles} name={name} />
          <AcceptedLinks request={request} name={name} id={roommate.id} />
        </>
      )}
    </article>
  );
}

/** What to know before an answer: deal-breakers, then the main differences, then what both share; two lines at most of each. */
function MatchReasons({ match, name }: { match: NonNullable<RoommateRequest['match']>; name: string }) {
  const reasons = [
    ...match.dealBreakers.map(({ of, ...line }) => ({ ...line, title: of === 'you' ? 'Your deal-breaker' : `A deal-breaker of ${name}` })),
    ...match.differ.map((line) => ({ ...line, title: 'You differ' })),
    ...match.agree.map((line) => ({ ...line, title: 'You agree' })),
  ];
  return (
    <div className="grid gap-2 rounded-control bg-sunken p-3">
      <MatchRing match={match} />
      <ul className="grid gap-1 text-sm">
        {reasons.map(({ title, key, text }) => (
          <li key={`${title} ${key}`}>
            <span className="font-semibold">{title}: </span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function AcceptedLinks({ request: { conversationId }, name, id }: { request: RoommateRequest; name: string; id: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {conversationId !== null && (
        <ButtonLink
          to={`/messages?c=${conversationId}`}
          variant="secondary"
          size="small"
          aria-label={`Open your conversation with ${name}`}
        >
          <MessageSquare aria-hidden="true" className="size-4" />
          Open your conversation
        </ButtonLink>
      )}
      <TextLink to={`/roommates/${id}`} className="inline-flex min-h-9 items-center text-sm">
        Draft of an agreement<span className="sr-only"> with {name}</span>
      </TextLink>
    </div>
  );
}

function Gone({ request }: { request: RoommateRequest }) {
  return (
    <article className="grid gap-2 rounded-card border border-line bg-card p-5 text-muted">
      <div className="flex flex-wrap items-center gap-2">
        <RequestBadge request={request} />
        <span className="text-sm">{shortDay(request.createdAt)}</span>
      </div>
      <p>{requestText(request, 'the other person')}</p>
      <p className="text-sm">The profile isn’t available any more.</p>
    </article>
  );
}
