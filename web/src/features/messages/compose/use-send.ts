import { useMemo } from 'react';
import { useSite, type Site } from '../../../api/site.ts';
import { changeThread, refreshConversation } from '../../../entities/messages/changes.ts';
import { withNewer } from '../../../entities/messages/merge.ts';
import { failureText } from '../../../lib/api-error.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import { addUnsent, removeUnsent, type UnsentMessage } from './unsent.ts';

/** How far an attempt is. A message without one was left by an earlier page. */
export type Attempt = { state: 'sending' } | { state: 'failed'; why: string };

const attempts = createStoredValue<ReadonlyMap<string, Attempt>>({ fallback: new Map() });
/** The last attempt of each conversation: messages leave in their order. */
const queues = new Map<number, Promise<void>>();

/** The attempts of this page, by client id. */
export const useAttempts = (): ReadonlyMap<string, Attempt> => attempts.useValue();

function setAttempt(clientId: string, attempt: Attempt | undefined): void {
  const next = new Map(attempts.get());
  if (attempt) next.set(clientId, attempt);
  else next.delete(clientId);
  attempts.set(next);
}

/** Sends a message, or tries again with the same client id. It is shown at once. */
export function attempt(site: Site, message: UnsentMessage): Promise<void> {
  const { clientId, conversationId } = message;
  setAttempt(clientId, { state: 'sending' });
  const done = (queues.get(conversationId) ?? Promise.resolve()).then(() => deliver(site, message));
  queues.set(conversationId, done);
  return done;
}

async function deliver(site: Site, { clientId, conversationId, content }: UnsentMessage): Promise<void> {
  const { api, queries } = site;
  try {
    const message = await api.messages.send({ params: { id: conversationId }, body: { content, clientId } });
    changeThread(queries, conversationId, (thread) => withNewer(thread, [message]));
    removeUnsent(clientId);
    setAttempt(clientId, undefined);
  } catch (error) {
    setAttempt(clientId, { state: 'failed', why: failureText(error) });
  }
  // Its state, place and text in the list.
  await refreshConversation(site, conversationId).catch(() => undefined);
}

/** Sends, tries again and deletes messages of a conversation. */
export function useSend(userId: number, conversationId: number) {
  const site = useSite();
  return useMemo(
    () => ({
      send: (content: string) => {
        const message = { clientId: crypto.randomUUID(), conversationId, content, at: new Date().toISOString() };
        addUnsent(userId, message);
        void attempt(site, message);
      },
      retry: (message: UnsentMessage) => void attempt(site, message),
      remove: (clientId: string) => {
        removeUnsent(clientId);
        setAttempt(clientId, undefined);
      },
    }),
    [site, userId, conversationId],
  );
}
