import { useQuery } from '@tanstack/react-query';
import type { FullRoommateView } from '../../../../api/domain/roommates.ts';
import { useSite } from '../../../../api/site.ts';
import { useSetStatus } from '../../../../entities/roommates/own/use-own-profile.ts';
import { myRoommatesQuery } from '../../../../entities/roommates/roommates.queries.ts';
import { failureText } from '../../../../lib/api-error.ts';
import { SendButton } from '../../../../ui/form/SendButton.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';

/** Ends the search with one press. Other people's requests are closed with kind words. */
export function MarkMatched({ view }: { view: FullRoommateView }) {
  const { api } = useSite();
  const { data: mine } = useQuery(myRoommatesQuery(api));
  const own = mine?.profiles.find(({ college }) => college.id === view.college.id);
  if (!own) return null;
  if (own.status === 'matched') {
    return (
      <p className="rounded-control bg-tint px-4 py-3" data-print="hide">
        You are marked as matched. Others do not see your profile. <TextLink to="/roommates">Change it</TextLink>
      </p>
    );
  }
  return <MatchedButton id={own.id} />;
}

function MatchedButton({ id }: { id: string }) {
  const call = useSetStatus(id);
  return (
    <div data-print="hide">
      <SendButton className="whitespace-normal" isSending={call.isPending} onClick={() => call.mutate('matched')}>
        We are roommates: mark as matched
      </SendButton>
      <p className="mt-2 text-sm text-muted">
        Your profile leaves the list, and your other requests are closed with kind words. You can show it again at any time.
      </p>
      <p role="alert" className="mt-2 text-sm font-medium text-brick empty:hidden">
        {call.isError && failureText(call.error)}
      </p>
    </div>
  );
}
