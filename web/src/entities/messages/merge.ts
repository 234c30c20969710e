import type { ChatMessage, Conversation, ConversationPage, MessagePage } from '../../api/domain/messages.ts';

/** Messages by id. The later list wins where both have one. */
function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** The loaded part of a thread. */
export interface LoadedThread extends MessagePage {
  /** All messages of the part up to this id are here. A message that was just sent may be behind it, with others missing between. */
  upTo: number;
}

/**
 * The latest page of a thread. Older messages stay if there is no gap between them and the page. `knownBefore` is `upTo` of the time when the
 * page was asked for: what is newer than it and the page arrived meanwhile and stays; what is older and not in the page was deleted.
 */
export function mergeLatest(thread: LoadedThread | undefined, page: MessagePage, knownBefore: number): LoadedThread {
  const last = page.items.at(-1)?.id ?? 0;
  if (!thread) return { ...page, upTo: last };
  const later = thread.items.filter(({ id }) => id > last && id > knownBefore);
  const upTo = Math.max(last, thread.upTo);
  const first = page.items[0]?.id ?? 0;
  if (!page.hasMore || first > thread.upTo) return { ...page, items: [...page.items, ...later], upTo };
  const older = thread.items.filter(({ id }) => id < first);
  return { items: [...older, ...page.items, ...later], hasMore: older.length > 0 ? thread.hasMore : page.hasMore, upTo };
}

/** A page of messages before those of the thread. */
export const withOlder = (thread: LoadedThread, page: MessagePage): LoadedThread => ({
  ...thread,
  items: mergeMessages(page.items, thread.items),
  hasMore: page.hasMore,
});

/** Changed messages, and one that was just sent. Messages may be missing before it. */
export const withNewer = (thread: LoadedThread, items: readonly ChatMessage[]): LoadedThread => ({
  ...thread,
  items: mergeMessages(thread.items, items),
});

/** The page that follows a message up to which nothing is missing. */
export function withFollowing(thread: LoadedThread, page: MessagePage): LoadedThread {
  const items = page.items.filter((message) => isInPart(thread, message));
  return { ...withNewer(thread, items), upTo: Math.max(thread.upTo, page.items.at(-1)?.id ?? 0) };
}

/** A message that was fetched again. */
export const withReread = (thread: LoadedThread, message: ChatMessage): LoadedThread =>
  isInPart(thread, message) ? withNewer(thread, [message]) : thread;

/** One from before the loaded part stays out: it would leave a gap. */
const isInPart = ({ hasMore, items }: LoadedThread, { id }: ChatMessage): boolean => !hasMore || id >= (items[0]?.id ?? 0);

export const withoutMessage = (thread: LoadedThread, id: number): LoadedThread => ({
  ...thread,
  items: thread.items.filter((message) => message.id !== id),
});

/** Own messages that the other person read, or received ones that this person read. */
export const withRead = (thread: LoadedThread, upTo: number, whose: 'own' | 'received'): LoadedThread => ({
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
