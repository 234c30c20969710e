import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { StaffSession } from '../../api/domain/staff.ts';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { callPanel } from '../panel-api.ts';
import { ReasonDialog } from '../records/confirm/ReasonDialog.tsx';
import { messageOf } from '../records/use-refusal.ts';
import { timeText } from '../records/value-text.ts';

/** The devices where the person is signed in, and the button that ends all of these sessions. */
export function UserSessions({ record: { id, version } }: { record: RecordOf<'users'> }) {
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  const refresh = useRefresh();
  const notify = useNotify();
  const queryKey = ['users', 'sessions', id, version];
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => callPanel('userSessions', { params: { id } }, signal) });
  const end = async (reason: string) => {
    const { count } = await callPanel('endUserSessions', { params: { id }, body: { reason } });
    await queries.invalidateQueries({ queryKey: ['users'] });
    refresh();
    notify(count === 1 ? 'One session has ended' : `${count} sessions have ended`, { type: 'success' });
    return undefined;
  };
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Sessions</h2>
      {error && <p>{messageOf(error)}</p>}
      {data && <SessionList sessions={data} onEnd={() => setOpen(true)} />}
      {isOpen && (
        <ReasonDialog
          title="End all sessions?"
          action="End sessions"
          isReasonRequired
          isDestructive
          onConfirm={end}
          onClose={() => setOpen(false)}
        >
          <p>The person has to sign in again on each device. Open password resets and a new address that is not confirmed end, too.</p>
        </ReasonDialog>
      )}
    </section>
  );
}

function SessionList({ sessions, onEnd }: { sessions: readonly StaffSession[]; onEnd: () => void }) {
  if (sessions.length === 0) return <p>The person is signed in nowhere.</p>;
  return (
    <>
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {sessions.map(({ device, ipPrefix, createdAt, lastSeenAt }) => (
          <li key={`${createdAt} ${device}`}>
            {device}, {ipPrefix}. Last seen {timeText(lastSeenAt)}
          </li>
        ))}
      </Box>
      <Button color="error" size="small" onClick={onEnd}>
        End all sessions
      </Button>
    </>
  );
}
