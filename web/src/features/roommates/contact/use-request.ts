import { useMutation } from '@tanstack/react-query';
import type { RoommateRequest } from '../../../api/domain/roommates.ts';
import { useSite } from '../../../api/site.ts';
import { refreshUnread } from '../../../entities/messages/changes.ts';
import { CONVERSATIONS } from '../../../entities/messages/messages.queries.ts';
import { refreshRoommates } from '../../../entities/roommates/roommates.queries.ts';

/** Asks a person to be a roommate. */
export function useAsk(id: string) {
  const { api, queries } = useSite();
  return useMutation({
    mutationFn: () => api.roommates.request({ params: { id } }),
    // Also after a refusal: the other person may have asked in the meantime.
    onSettled: () => refreshRoommates(queries),
  });
}

export type RequestAnswer = 'accepted' | 'declined' | 'withdrawn';

/** Accepts, declines or takes back a request. An accepted one opens a conversation. */
export function useAnswer({ id }: Pick<RoommateRequest, 'id'>) {
  const site = useSite();
  const { api, queries } = site;
  return useMutation({
    mutationFn: (status: RequestAnswer) => api.roommates.answer({ params: { id }, body: { status } }),
    onSettled: async () => {
      void queries.invalidateQueries({ queryKey: [CONVERSATIONS] });
      refreshUnread(site);
      await refreshRoommates(queries);
    },
  });
}
