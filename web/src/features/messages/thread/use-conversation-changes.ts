import { useMutation } from '@tanstack/react-query';
import type { Conversation } from '../../../api/domain/messages.ts';
import { useSite } from '../../../api/site.ts';
import { putConversation, refreshConversation, refreshUnread } from '../../../entities/messages/changes.ts';
import { failureText } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';

type Change = { isArchived: boolean } | { isMuted: boolean } | { isAccepted: true };

/** Archives, mutes and accepts a conversation, and marks it as unread. A failure is shown as a message. */
export function useConversationChanges(id: number) {
  const site = useSite();
  const { api, queries } = site;
  const onError = (error: Error) => toast({ title: 'This did not work', description: failureText(error), tone: 'destructive' });
  const change = useMutation({
    mutationFn: (body: Change) => api.messages.change({ params: { id }, body }),
    onSuccess: (conversation: Conversation) => {
      putConversation(queries, conversation);
      refreshUnread(site);
    },
    onError,
  });
  const markUnread = useMutation({
    mutationFn: (fromMessageId: number) => api.messages.markUnread({ params: { id }, body: { fromMessageId } }),
    onSuccess: async () => {
      await refreshConversation(site, id);
      refreshUnread(site);
      toast({ title: 'Marked as unread', description: 'It stays unread until you leave the conversation and open it again.' });
    },
    onError,
  });
  return { change, markUnread };
}
