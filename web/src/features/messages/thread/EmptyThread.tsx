import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '../../../api/domain/messages.ts';
import { useSite } from '../../../api/site.ts';
import { roommateQuery } from '../../../entities/roommates/roommates.queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { openersOf } from './openers.ts';

/** A conversation without a message: what to do, and two first sentences that go to the text field. */
export function EmptyThread({ conversation, onPropose }: { conversation: Conversation; onPropose: (text: string) => void }) {
  const { context, otherName } = conversation;
  const isRoommate = context?.kind === 'roommate' && context.path !== null;
  const profile = useQuery({ ...roommateQuery(useSite().api, String(context?.id), true), enabled: isRoommate });
  // The sentences must not change under the pointer.
  if (isRoommate && profile.isPending) return null;
  const match = profile.data?.view === 'full' ? profile.data.compatibility : null;
  return (
    <div className="grid h-full content-center justify-items-center gap-3 text-center">
      <h3 className="text-lg">Say hello to {otherName}</h3>
      <p className="text-sm text-muted">Choose a beginning and change it, or write your own.</p>
      {openersOf(conversation, match).map((text) => (
        <Button key={text} variant="secondary" size="small" className="max-w-full whitespace-normal!" onClick={() => onPropose(text)}>
          {text}
        </Button>
      ))}
    </div>
  );
}
