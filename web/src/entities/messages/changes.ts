import type { QueryClient } from '@tanstack/react-query';
import { BOXES, type Box, type Conversation, type ConversationPage, type MessagePage } from '../../api/domain.ts';
import type { Site } from '../../api/site.ts';
import { ApiError } from '../../lib/api-error.ts';
import { withConversation, withNewer } from './merge.ts';
import { CONVERSATIONS, threadKey, UNREAD_KEY } from './messages.queries.ts';

/** Changes what is known of a thread. Nothing if it is not loaded. */
export function changeThread(queries: QueryClient, id: number, change: (thread: MessagePage) => MessagePage): void {
  queries.setQueryData<MessagePage>(threadKey(id), (thread) => thread && change(thread));
}

const changeList = (queries: QueryClient, box: Box, change: (list: ConversationPage) => ConversationPage): void => {
  queries.setQueryData<ConversationPage>([CONVERSATIONS, 'list', box], (list) => list && change(list));
};

/** Shows a changed conversation in its thread and in the lists. */
export function putConversation(queries: QueryClient, conversation: Conversation): void {
  queries.setQueryData([CONVERSATIONS, 'one', conversation.id], conversation);
  for (const box of BOXES) changeList(queries, box, (list) => withConversation(list, conversation, conversation.box === box));
}

/** Forgets a conversation that the person no longer sees. */
export function dropConversation(queries: QueryClient, id: number): void {
  for (const box of BOXES) changeList(queries, box, (list) => ({ ...list, items: list.items.filter((one) => one.id !== id) }));
  queries.removeQueries({ queryKey: threadKey(id) });
}

/** Fetches a conversation again. Undefined if the person no longer sees it. */
export async function refreshConversation({ api, queries }: Site, id: number): Promise<Conversation | undefined> {
  try {
    const conversation = await api.messages.one({ params: { id } });
    putConversation(queries, conversation);
    return conversation;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    dropConversation(queries, id);
    return undefined;
  }
}

/** Fetches the numbers of the header and of the tabs again. */
export const refreshUnread = ({ queries }: Pick<Site, 'queries'>): void => {
  void queries.invalidateQueries({ queryKey: UNREAD_KEY });
};

/** Requests to catch up, before the thread is fetched as a whole. */
const MOST_STEPS = 4;

/** Fetches the messages after the newest one that is known. Nothing if the thread is not shown. */
export async function catchUp({ api, queries }: Site, id: number): Promise<void> {
  const query = queries.getQueryCache().find<MessagePage>({ queryKey: threadKey(id) });
  if (!query?.isActive() || !query.state.data) return;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const after = queries.getQueryData<MessagePage>(threadKey(id))?.items.at(-1)?.id;
    if (after === undefined) break;
    const page = await api.messages.messages({ params: { id }, query: { after } });
    changeThread(queries, id, (thread) => withNewer(thread, page.items));
    if (!page.hasMore) return;
  }
  await queries.invalidateQueries({ queryKey: threadKey(id) });
}
