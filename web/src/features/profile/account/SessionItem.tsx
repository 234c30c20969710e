import type { SessionInfo, User } from '../../../api/domain/accounts.ts';
import { useSite } from '../../../api/site.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ConfirmButton } from '../../../ui/form/ConfirmButton.tsx';
import { toast } from '../../../lib/toast.ts';
import { needsPassword, PasswordCheck, useCheckedCall } from '../shared/PasswordCheck.tsx';
import { sessionsQuery } from '../shared/profile.queries.ts';
import { agoText, dayText } from '../shared/account-words.ts';

/** One session. The current session has no End button; it ends by signing out. */
export function SessionItem({ user, session }: { user: User; session: SessionInfo }) {
  const { id, device, ipPrefix, createdAt, lastSeenAt, isCurrent } = session;
  const { api, queries } = useSite();
  const { queryKey } = sessionsQuery(api);
  const { call, check } = useCheckedCall(async () => {
    try {
      await api.profile.endSession({ params: { id } });
    } catch (error) {
      // The session may have expired; reload the list.
      if (!needsPassword(error)) void queries.invalidateQueries({ queryKey });
      throw error;
    }
    queries.setQueryData(queryKey, (before) => before?.filter((one) => one.id !== id));
    toast({ title: 'Session ended', description: `${device} has to sign in again.` });
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{device}</span>
          {isCurrent && <Badge tone="primary">This device</Badge>}
        </p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {isCurrent ? 'Active now' : `Last seen ${agoText(lastSeenAt, new Date())}`} · Network {ipPrefix}
        </p>
        <p className="text-sm text-muted">Signed in on {dayText(createdAt)}</p>
      </div>
      {check && <PasswordCheck user={user} text="Enter your password to end this session." submit="Confirm and end" {...check} />}
      {!isCurrent && !check && (
        <ConfirmButton
          label="End"
          name={`End: ${device}`}
          question="End this session?"
          confirm="End it"
          call={call}
          onConfirm={() => call.mutate()}
        />
      )}
    </li>
  );
}
