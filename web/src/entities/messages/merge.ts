import type { ChatMessage, Conversation, ConversationPage, MessagePage } from '../../api/domain.ts';

/** Messages by id. The later list wins where both have one. */
function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** The latest page of a thread. Older messages stay if there is no gap between them and the page. */
export function mergeLatest(thread: MessagePage | undefined, page: MessagePage): MessagePage {
  const [first, last] = [page.items[0], page.items.at(-1)];
  const newest = thread?.items.at(-1);
  if (!thread || !first || !last || !newest) return page;
  const later = thread.items.filter(({ id }) => id > last.id);
  if (!page.hasMore || first.id > newest.id) return { ...page, items: [...page.items, ...later] };
  const older = thread.items.filter(({ id }) => id < first.id);
  return { items: [...older, ...page.items, ...later], hasMore: older.length > 0 ? thread.hasMore : page.hasMore };
}

/** A page of messages before those of the thread. */
export const withOlder = (thread: MessagePage, page: MessagePage): MessagePage => ({
  items: mergeMessages(page.items, thread.items),
  hasMore: page.hasMore,
});

/** Messages that arrived or were sent. */
export const withNewer = (thread: MessagePage, items: readonly ChatMessage[]): MessagePage => ({
  ...thread,
  items: mergeMessages(thread.items, items),
});

/** A message that was fetched again. One from before the loaded part stays out: it would leave a gap. */
export const withReread = (thread: MessagePage, message: ChatMessage): MessagePage =>
  thread.hasMore && message.id < (thread.items[0]?.id ?? 0) ? thread : withNewer(thread, [message]);

export const withoutMessage = (thread: MessagePage, id: number): MessagePage => ({
  ...thread,
  items: thread.items.filter((message) => message.id !== id),
});

/** Own messages that the other person read, or received ones that this person read. */
export const withRead = (thread: MessagePage, upTo: number, whose: 'own' | 'received'): MessagePage => ({
  ...thread,
  items: thread.items.map((message) =>
    message.isOwn === (whose === 'own') && message.id <= upTo && !message.read ? { ...message, read: true } : message,
  ),
});

/** A list in which a changed conversation has its place, or none if it is in another box now. */
export function withConversation(list: ConversationPage, conversation: Conversation, isOfBox: boolean): ConversationPage {
  const others = list.items.filter(({ id }) => id !== conversation.id);
  if (!isOfBox) return others.length === list.items.length ? list : { ...list, items: others };
  const at = others.findIndex(({ lastMessageAt }) => lastMessageAt <= conversation.lastMessageAt);
  // Behind the last one that is loaded: a later page will have it.
  if (at === -1 && list.next !== null) return { ...list, items: others };
  return { ...list, items: others.toSpliced(at === -1 ? others.length : at, 0, conversation) };
}
