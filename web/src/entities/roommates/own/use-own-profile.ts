import { useMutation } from '@tanstack/react-query';
import type { ChosenStatus } from '../../../api/domain/roommates.ts';
import { useSite } from '../../../api/site.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshRoommates } from '../roommates.queries.ts';

const DONE: Record<ChosenStatus, string> = {
  active: 'Members of your college see your profile',
  paused: 'Your profile is paused',
  matched: 'Congratulations. Your other requests are closed.',
};

/** Shows, pauses or closes an own profile. */
export function useSetStatus(id: string) {
  const { api, queries } = useSite();
  return useMutation({
    mutationFn: (status: ChosenStatus) => api.roommates.setStatus({ params: { id }, body: { status } }),
    onSuccess: (_, status) => {
      toast({ title: DONE[status] });
      return refreshRoommates(queries);
    },
  });
}

/** Deletes an own profile. */
export function useRemoveProfile(id: string, onRemoved: () => void) {
  const { api, queries } = useSite();
  return useMutation({
    mutationFn: () => api.roommates.remove({ params: { id } }),
    onSuccess: () => {
      toast({ title: 'Your profile is deleted' });
      onRemoved();
      return refreshRoommates(queries);
    },
  });
}
