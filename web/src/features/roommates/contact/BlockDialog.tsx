import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../../api/site.ts';
import { refreshUnread } from '../../../entities/messages/changes.ts';
import { BLOCKED_KEY, CONVERSATIONS } from '../../../entities/messages/messages.queries.ts';
import { refreshRoommates } from '../../../entities/roommates/roommates.queries.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

interface Props {
  roommate: { id: string; firstName: string };
  onClose: () => void;
}

/** Asks before a block. Afterwards the profile is gone, so the list opens. */
export function BlockDialog({ roommate: { id, firstName }, onClose }: Props) {
  const site = useSite();
  const { api, queries } = site;
  const navigate = useNavigate();
  const call = useMutation({
    mutationFn: () => api.roommates.block({ params: { id } }),
    onSuccess: async () => {
      toast({
        title: `You blocked ${firstName}`,
        description: 'Neither of you sees the profile of the other or can write.',
        link: { label: 'Blocked people', to: '/profile?tab=messages#blocked' },
      });
      void queries.invalidateQueries({ queryKey: BLOCKED_KEY });
      void queries.invalidateQueries({ queryKey: [CONVERSATIONS] });
      refreshUnread(site);
      await navigate('/roommates/browse', { replace: true });
      void refreshRoommates(queries);
    },
  });
  return (
    <ConfirmDialog
      title={`Block ${firstName}?`}
      text="Neither of you sees the profile of the other or can write, and requests between you end. We do not tell the other person. You can unblock in your profile."
      confirm="Block"
      call={call}
      onConfirm={() => call.mutate()}
      onClose={onClose}
    />
  );
}
