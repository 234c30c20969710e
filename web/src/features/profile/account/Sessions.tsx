import { useQuery } from '@tanstack/react-query';
import type { SessionInfo, User } from '../../../api/domain/accounts.ts';
import { useSite } from '../../../api/site.ts';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { toast } from '../../../lib/toast.ts';
import { ConfirmButton } from '../../../ui/form/ConfirmButton.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { PasswordCheck, useCheckedCall } from '../shared/PasswordCheck.tsx';
import { sessionsQuery } from '../shared/profile.queries.ts';
import { useEndSession } from '../shared/use-end-session.ts';
import { SessionItem } from './SessionItem.tsx';

/** The current session first, then the server's order: latest first. */
const currentFirst = (a: SessionInfo, b: SessionInfo): number => Number(b.isCurrent) - Number(a.isCurrent);

/** All sessions of the account, with buttons to end one or all. */
export function Sessions({ user }: { user: User }) {
  const { api } = useSite();
  const { data, error, refetch } = useQuery(sessionsQuery(api));
  if (data === undefined && error) return <LoadFailure what="Your sessions" error={error} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {data?.toSorted(currentFirst).map((session) => <SessionItem key={session.id} user={user} session={session} />) ?? (
          <SessionSkeleton />
        )}
      </ul>
      <SignOutEverywhere user={user} />
    </div>
  );
}

function SignOutEverywhere({ user }: { user: User }) {
  const { api } = useSite();
  const endSession = useEndSession();
  const { call, check } = useCheckedCall(async () => {
    await api.profile.endAllSessions({});
    await endSession('/');
    toast({ title: 'Signed out everywhere', description: 'You need to sign in again on every device, including this one.' });
  });
  if (check)
    return <PasswordCheck user={user} text="Enter your password to sign out everywhere." submit="Sign out everywhere" {...check} />;
  return (
    <ConfirmButton
      label="Sign out everywhere"
      question="Sign out on every device, including this one?"
      confirm="Sign out everywhere"
      size="medium"
      call={call}
      onConfirm={() => call.mutate()}
    />
  );
}

function SessionSkeleton() {
  return (
    <li aria-hidden="true" className="flex items-center justify-between gap-4 p-4">
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-5 w-44" />
        <Skeleton className="h-4 w-60 max-w-full" />
      </div>
      <Skeleton className="h-9 w-16" />
    </li>
  );
}
