import { useCallback, useRef } from 'react';
import { useSite } from '../../../api/site.ts';

/** In milliseconds between two calls. */
const PAUSE = 3_000;

/** Call it at each key: tells the other person, at most every three seconds, that this person writes. */
export function useTypingCall(conversationId: number): () => void {
  const { api } = useSite();
  const last = useRef(-Infinity);
  return useCallback(() => {
    const now = performance.now();
    if (now - last.current < PAUSE) return;
    last.current = now;
    api.messages.typing({ params: { id: conversationId } }).catch(() => undefined);
  }, [api, conversationId]);
}
