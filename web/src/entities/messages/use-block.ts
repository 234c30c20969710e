import { useMutation } from '@tanstack/react-query';
import type { Conversation } from '../../api/domain/messages.ts';
import { useSite } from '../../api/site.ts';
import { toast } from '../../lib/toast.ts';
import { dropConversation, refreshUnread } from './changes.ts';
import { BLOCKED_KEY } from './messages.queries.ts';

/** Blocks the other person of a conversation, which then is gone from the lists. */
export function useBlock({ id, otherId, otherName }: Pick<Conversation, 'id' | 'otherId' | 'otherName'>, onBlocked: () => void) {
  const site = useSite();
  const { api, queries } = site;
  return useMutation({
    mutationFn: () => api.messages.block({ body: { userId: otherId ?? 0 } }),
    onSuccess: () => {
      dropConversation(queries, id);
      refreshUnread(site);
      void queries.invalidateQueries({ queryKey: BLOCKED_KEY });
      toast({
        title: `You blocked ${otherName}`,
        description: 'Neither of you can write to the other.',
        link: { label: 'Blocked people', to: '/profile?tab=messages#blocked' },
      });
      onBlocked();
    },
  });
}
