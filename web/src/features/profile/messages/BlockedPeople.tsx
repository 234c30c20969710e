import { useMutation, useQuery } from '@tanstack/react-query';
import type { BlockedPerson } from '../../../api/domain/messages.ts';
import { useSite } from '../../../api/site.ts';
import { CONVERSATIONS } from '../../../entities/messages/messages.queries.ts';
import { failureText } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { dayText } from '../shared/account-words.ts';
import { blockedQuery } from './safety.queries.ts';

/** The people whom this person blocked, latest first. */
export function BlockedPeople() {
  const { data: people, error, refetch } = useQuery(blockedQuery(useSite().api));
  if (!people) return error ? <LoadFailure what="The list" error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-16" />;
  if (people.length === 0) return <p className="text-muted">You have blocked no one.</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {people.map((person) => (
        <Blocked key={person.userId} person={person} />
      ))}
    </ul>
  );
}

function Blocked({ person: { userId, name, since } }: { person: BlockedPerson }) {
  const { api, queries } = useSite();
  const call = useMutation({
    mutationFn: () => api.messages.unblock({ params: { id: userId } }),
    onSuccess: () => {
      queries.setQueryData(blockedQuery(api).queryKey, (before) => before?.filter((one) => one.userId !== userId));
      void queries.invalidateQueries({ queryKey: [CONVERSATIONS] });
      toast({ title: `You unblocked ${name}`, description: 'Your conversation is back in your messages.' });
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">Since {dayText(since)}</p>
      </div>
      <SendButton variant="secondary" size="small" aria-label={`Unblock ${name}`} isSending={call.isPending} onClick={() => call.mutate()}>
        Unblock
      </SendButton>
      <p role="alert" className="w-full text-sm font-medium text-brick empty:hidden">
        {call.isError && failureText(call.error)}
      </p>
    </li>
  );
}
