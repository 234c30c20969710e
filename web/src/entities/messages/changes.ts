import type { QueryClient } from '@tanstack/react-query';
import { type Box, BOXES, type Conversation, type ConversationPage } from '../../api/domain/messages.ts';
import type { Site } from '../../api/site.ts';
import { ApiError } from '../../lib/api-error.ts';
import { withConversation, withFollowing, type LoadedThread } from './merge.ts';
import { CONVERSATIONS, THREADS, threadKey, UNREAD_KEY } from './messages.queries.ts';

/** Changes what is known of a thread. Nothing if it is not loaded. */
export function changeThread(queries: QueryClient, id: number, change: (thread: LoadedThread) => LoadedThread): void {
  queries.setQueryData<LoadedThread>(threadKey(id), (thread) => thread && change(thread));
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

/** Fetches the messages that follow those of a thread without a gap. Nothing if the thread is not shown. */
export async function catchUp({ api, queries }: Site, id: number): Promise<void> {
  const queryKey = threadKey(id);
  const loaded = () => queries.getQueryData<LoadedThread>(queryKey);
  if (!queries.getQueryCache().find({ queryKey })?.isActive()) return;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const after = loaded()?.upTo;
    if (after === undefined) return;
    const page = await api.messages.messages({ params: { id }, query: { after } });
    changeThread(queries, id, (thread) => withFollowing(thread, page));
    if (!page.hasMore) return;
  }
  await queries.invalidateQueries({ queryKey }, { throwOnError: true });
}

/** The conversations whose messages are shown. */
export const shownThreads = ({ queries }: Pick<Site, 'queries'>): number[] =>
  queries
    .getQueryCache()
    .findAll({ queryKey: THREADS, type: 'active' })
    .map(({ queryKey }) => Number(queryKey.at(-1)));
