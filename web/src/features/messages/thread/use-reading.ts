import { useEffect, useRef, type RefObject } from 'react';
import type { Conversation } from '../../../api/domain/messages.ts';
import { useSite, type Site } from '../../../api/site.ts';
import { changeThread, putConversation, refreshConversation, refreshUnread } from '../../../entities/messages/changes.ts';
import { withRead, type LoadedThread } from '../../../entities/messages/merge.ts';
import { conversationQuery } from '../../../entities/messages/messages.queries.ts';
import { createReadTracker, type ReadTracker } from './read-tracker.ts';

const isActive = (): boolean => document.visibilityState === 'visible' && document.hasFocus();
/** A message that is higher than the view never is in view as a whole. */
const isInView = ({ isIntersecting, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean =>
  isIntersecting && (intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2);

/**
 * Tells the server which messages the person has read, while the thread is open. Watches the elements with `data-unread` and the id as `data-message`.
 * A message behind a gap is not watched: reading it would mark the missing ones as read. `isSuspended` stops it until the thread is opened again.
 */
export function useReading(id: number, { items, upTo }: LoadedThread, area: RefObject<HTMLElement | null>, isSuspended: boolean): void {
  const site = useSite();
  const tracker = useRef<ReadTracker>(undefined);
  const observer = useRef<IntersectionObserver>(undefined);

  useEffect(() => {
    const current = (tracker.current = createReadTracker({ isActive, onRead: (upTo) => void markRead(site, id, upTo) }));
    const watch = (observer.current = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const message = Number((entry.target as HTMLElement).dataset['message']);
          if (isInView(entry)) current.enter(message);
          else current.leave(message);
        }
      },
      { root: area.current, threshold: [0, 0.25, 0.5] },
    ));
    const onActivity = () => current.activityChanged();
    document.addEventListener('visibilitychange', onActivity);
    window.addEventListener('focus', onActivity);
    window.addEventListener('blur', onActivity);
    return () => {
      watch.disconnect();
      current.stop();
      document.removeEventListener('visibilitychange', onActivity);
      window.removeEventListener('focus', onActivity);
      window.removeEventListener('blur', onActivity);
    };
  }, [site, id, area]);

  useEffect(() => {
    // An element that is observed already stays so.
    for (const element of area.current?.querySelectorAll<HTMLElement>('[data-unread]') ?? []) {
      if (Number(element.dataset['message']) <= upTo) observer.current?.observe(element);
    }
  }, [items, upTo, area]);

  useEffect(() => {
    if (isSuspended) tracker.current?.suspend();
  }, [isSuspended]);
}

async function markRead(site: Site, id: number, upTo: number): Promise<void> {
  const { api, queries } = site;
  try {
    await api.messages.read({ params: { id }, body: { upToMessageId: upTo } });
  } catch {
    // The messages stay unread, and the next opening reads them.
    return;
  }
  changeThread(queries, id, (thread) => withRead(thread, upTo, 'received'));
  const before = queries.getQueryData<Conversation>(conversationQuery(api, id).queryKey);
  if (before) putConversation(queries, { ...before, unread: 0, unreadFrom: null });
  refreshUnread(site);
  await refreshConversation(site, id).catch(() => undefined);
}
