import { EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LAST_ACTIVE_LABELS, type RoommateCard as Card } from '../../../api/domain/roommates.ts';
import { PersonAvatar } from '../../../entities/messages/PersonAvatar.tsx';
import { MatchRing } from '../../../entities/roommates/MatchRing.tsx';
import { RequestBadge } from '../../../entities/roommates/RequestBadge.tsx';
import { lookingWords, personLine } from '../../../entities/roommates/roommate-words.ts';
import { failureText } from '../../../lib/api-error.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { useHide } from '../contact/use-hide.ts';

const MOST_CHIPS = 3;

/** A person in the list, with the match. */
export function RoommateCard({ card }: { card: Card }) {
  const [isHidden, setHidden] = useState(false);
  const call = useHide(card.id, setHidden);
  if (isHidden) return <Hidden name={card.firstName} call={call} />;
  return (
    <article className="relative flex h-full flex-col gap-4 rounded-card border border-line bg-card p-5 hover:border-edge">
      <div className="flex gap-4">
        <PersonAvatar name={card.firstName} picture={card.picture} className="size-14" />
        <div className="min-w-0 flex-1">
          <h3 className="text-xl [overflow-wrap:anywhere]">
            <a href={`/roommates/${card.id}`} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
              {card.firstName}
            </a>
          </h3>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">{personLine(card)}</p>
          <Contact card={card} />
        </div>
      </div>
      <Wishes card={card} />
      <MatchRing match={card.match} />
      <DealBreakers card={card} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3 text-sm text-muted">
        <span>{LAST_ACTIVE_LABELS[card.lastActive]}</span>
        <SendButton
          variant="quiet"
          size="small"
          className="relative z-10 -mr-3"
          isSending={call.isPending}
          onClick={() => call.mutate(true)}
          aria-label={`Not for me: ${card.firstName}`}
        >
          <EyeOff aria-hidden="true" className="size-4" />
          Not for me
        </SendButton>
      </div>
      <Failure error={call.error} />
    </article>
  );
}

function Contact({ card: { request, hasConversation } }: { card: Card }) {
  if (!request && !hasConversation) return null;
  return <p className="mt-1.5">{request ? <RequestBadge request={request} /> : <Badge tone="sky">You write to each other</Badge>}</p>;
}

function Wishes({ card }: { card: Card }) {
  const chips = [...card.traits, ...card.interests].slice(0, MOST_CHIPS);
  const wishes = lookingWords(card);
  if (wishes.length + chips.length === 0) return null;
  return (
    <div className="grid gap-2">
      {wishes.length > 0 && <p className="text-sm">{wishes.join(' · ')}</p>}
      {chips.length > 0 && (
        <ul aria-label={`About ${card.firstName}`} className="flex flex-wrap gap-1.5">
          {chips.map((chip) => (
            <li key={chip} className="min-w-0 [overflow-wrap:anywhere]">
              <Badge>{chip}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function DealBreakers({ card: { match, firstName } }: { card: Card }) {
  if (!match || match.dealBreakers.length === 0) return null;
  return (
    <ul aria-label="Deal-breakers" className="grid gap-1 text-sm">
      {match.dealBreakers.map(({ key, of, name }) => (
        <li key={`${key} ${of}`} className="text-brick">
          {of === 'you' ? 'Your deal-breaker' : `Deal-breaker of ${firstName}`}: {name.toLowerCase()}
        </li>
      ))}
    </ul>
  );
}

type Call = ReturnType<typeof useHide>;

/** In the place of the card, so that the way back is where the person pressed. */
function Hidden({ name, call }: { name: string; call: Call }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="grid h-full content-center justify-items-center gap-3 rounded-card border border-dashed border-edge p-5 text-center">
      <p role="status">{name} is no longer in your list. They do not learn it.</p>
      <Button ref={undo} variant="secondary" size="small" disabled={call.isPending} onClick={() => call.mutate(false)}>
        Undo
      </Button>
      <Failure error={call.error} />
    </div>
  );
}

const Failure = ({ error }: { error: unknown }) => (
  <p role="alert" className="text-sm font-medium text-brick empty:hidden">
    {error !== null && failureText(error)}
  </p>
);
