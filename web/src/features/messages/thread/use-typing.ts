import { useEffect, useState } from 'react';
import { onEvent } from '../../../api/events/events.ts';

/** In milliseconds that "is writing" is shown. */
const SHOWN = 5_000;

/** Whether the other person writes right now. */
export function useTyping(conversationId: number): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onEvent((event) => {
      if (!('conversationId' in event) || event.conversationId !== conversationId) return;
      if (event.name !== 'typing' && event.name !== 'message.new') return;
      clearTimeout(timer);
      setTyping(event.name === 'typing');
      if (event.name === 'typing') timer = setTimeout(() => setTyping(false), SHOWN);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [conversationId]);
  return isTyping;
}
