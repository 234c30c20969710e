import type { QueryClient } from '@tanstack/react-query';
import { onEvent, type SiteEvent } from '../../api/events/events.ts';
import { startStream } from '../../api/events/stream.ts';
import type { Site } from '../../api/site.ts';
import { toast } from '../../lib/toast.ts';
import { followRoommates } from '../roommates/follow.ts';
import { announceArrival } from './arrivals.ts';
import { catchUp, changeThread, refreshConversation, refreshUnread, shownThreads } from './changes.ts';
import { withoutMessage, withRead, withReread } from './merge.ts';
import { CONVERSATIONS, NOTICES_KEY, REPORTS_KEY, UNREAD_KEY } from './messages.queries.ts';
import { createSoon, type Soon } from './soon.ts';

let isStarted = false;

/** Starts the stream of events and keeps the fetched messages and roommate requests up to date. Further calls do nothing. */
export function startMessages(site: Site): void {
  if (isStarted) return;
  isStarted = true;
  followMessages(site);
  followRoommates(site);
  startStream();
}

/** Keeps the fetched messages up to date with the events. Returns a function that stops it. */
export function followMessages(site: Site): () => void {
  const { soon, retryNow, stop } = createSoon();
  const stopHearing = onEvent((event) => take(site, event, soon));
  // The stream can stay open while requests fail, and a page that was out of sight can have missed some.
  const onReturn = () => {
    retryNow();
    for (const id of shownThreads(site)) soon(`shown ${id}`, () => refresh(site, id));
  };
  window.addEventListener('online', onReturn);
  window.addEventListener('focus', onReturn);
  return () => {
    window.removeEventListener('online', onReturn);
    window.removeEventListener('focus', onReturn);
    stopHearing();
    stop();
  };
}

function take(site: Site, event: SiteEvent, soon: Soon): void {
  const { queries } = site;
  switch (event.name) {
    case 'message.new':
      soon(`new ${event.conversationId}`, () => arrive(site, event.conversationId));
      break;
    case 'conversation.updated':
      soon(`one ${event.conversationId}`, () => refreshConversation(site, event.conversationId));
      refreshUnread(site);
      break;
    case 'message.read':
      changeThread(queries, event.conversationId, (thread) => withRead(thread, event.upTo, 'own'));
      soon(`one ${event.conversationId}`, () => refreshConversation(site, event.conversationId));
      break;
    case 'message.deleted':
      soon(`deleted ${event.messageId}`, () => lookAtDeleted(site, event));
      soon(`one ${event.conversationId}`, () => refreshConversation(site, event.conversationId));
      break;
    case 'notice.new':
      toast({ title: 'You have a notice from Alma', link: { label: 'Read it', to: '/profile?tab=messages#notices' } });
      void queries.invalidateQueries({ queryKey: NOTICES_KEY });
      break;
    case 'roommate.request':
    case 'roommate.answer':
      refreshUnread(site);
      break;
    case 'reset':
      soon('reset', () => refetchAll(queries));
      break;
    default:
  }
}

const ALL = [[CONVERSATIONS], NOTICES_KEY, REPORTS_KEY, UNREAD_KEY];
const refetchAll = (queries: QueryClient) =>
  Promise.all(ALL.map((queryKey) => queries.invalidateQueries({ queryKey }, { throwOnError: true })));

const refresh = (site: Site, id: number) => Promise.all([refreshConversation(site, id), catchUp(site, id)]);

async function arrive(site: Site, id: number): Promise<void> {
  const [conversation] = await refresh(site, id);
  refreshUnread(site);
  if (!conversation || conversation.isSnippetOwn || conversation.isMuted) return;
  announceArrival(`${conversation.box === 'requests' ? 'Message request' : 'New message'} from ${conversation.otherName}`);
}

/** A message that was deleted for both has no text any more. One that was deleted for this person, or hidden, is gone. */
async function lookAtDeleted({ api, queries }: Site, { conversationId, messageId }: { conversationId: number; messageId: number }) {
  const page = await api.messages.messages({ params: { id: conversationId }, query: { before: messageId + 1, limit: 1 } });
  const [found] = page.items.filter(({ id }) => id === messageId);
  changeThread(queries, conversationId, (thread) => (found ? withReread(thread, found) : withoutMessage(thread, messageId)));
}
