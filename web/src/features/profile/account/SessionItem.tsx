import { useMutation } from '@tanstack/react-query';
import type { SessionInfo } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ConfirmButton } from '../shared/ConfirmButton.tsx';
import { toast } from '../../../lib/toast.ts';
import { sessionsQuery } from '../shared/profile.queries.ts';
import { agoText, dayText } from '../shared/account-words.ts';

/** One session. The current session has no End button; it ends by signing out. */
export function SessionItem({ session }: { session: SessionInfo }) {
  const { id, device, ipPrefix, createdAt, lastSeenAt, isCurrent } = session;
  const { api, queries } = useSite();
  const { queryKey } = sessionsQuery(api);
  const end = useMutation({
    mutationFn: () => api.profile.endSession({ params: { id } }),
    onSuccess: () => {
      queries.setQueryData(queryKey, (before) => before?.filter((one) => one.id !== id));
      toast({ title: 'Session ended', description: `${device} has to sign in again.` });
    },
    // The session may have expired; reload the list.
    onError: () => void queries.invalidateQueries({ queryKey }),
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
      {!isCurrent && (
        <ConfirmButton
          label="End"
          name={`End: ${device}`}
          question="End this session?"
          confirm="End it"
          call={end}
          onConfirm={() => end.mutate()}
        />
      )}
    </li>
  );
}
