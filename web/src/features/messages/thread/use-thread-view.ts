import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSite } from '../../../api/site.ts';
import { conversationQuery, threadQuery } from '../../../entities/messages/messages.queries.ts';
import { useUnsent, type UnsentMessage } from '../compose/unsent.ts';
import { firstUnread } from './thread-items.ts';

/** The conversation, its messages, those that are not sent, and the first one that was unread when the thread was opened. */
export function useThreadView(userId: number, id: number) {
  const { api, queries } = useSite();
  const conversation = useQuery(conversationQuery(api, id));
  const thread = useQuery(threadQuery(api, queries, id));
  const unsent = useUnsent(userId);
  // Chosen once: the line stays where it was while messages are read.
  const [newFrom, setNewFrom] = useState<number | null>();
  const isFresh = thread.isFetchedAfterMount && conversation.isFetchedAfterMount;
  if (newFrom === undefined && isFresh && thread.data && conversation.data) {
    setNewFrom(firstUnread(thread.data.items, conversation.data.unreadFrom));
  }
  return { conversation, thread, unsent: waitingIn(unsent, id, thread.data?.items ?? []), newFrom, setNewFrom };
}

/** The messages that the server does not have yet. Its answer may be late, but the message may have arrived by an event. */
function waitingIn(unsent: readonly UnsentMessage[], id: number, items: readonly { clientId: string | null }[]): UnsentMessage[] {
  const sent = new Set(items.map(({ clientId }) => clientId));
  return unsent.filter(({ conversationId, clientId }) => conversationId === id && !sent.has(clientId));
}
