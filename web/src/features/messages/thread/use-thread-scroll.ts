import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** In pixels: so near counts as the end, or as the beginning. */
const NEAR = 80;

interface Options {
  area: RefObject<HTMLElement | null>;
  firstId: number | undefined;
  /** Changes when a message is added at the end. */
  end: string;
  /** Messages that are not sent. One more is shown in any case: the person wrote it right now. */
  unsent: number;
  /** Whether the messages are complete, with the line before the new ones. */
  isSettled: boolean;
  /** The message of the address, if it is loaded. */
  target: number | undefined;
  onBeginning: () => void;
}

/** At once: a smooth scroll of a long thread takes seconds. */
function scrollTo(element: HTMLElement, top: number): void {
  element.scrollTop = top;
}

/** Scrolls the area only. `scrollIntoView` would also move the page. */
function scrollToMiddle(area: HTMLElement, part: Element): void {
  const [outer, inner] = [area.getBoundingClientRect(), part.getBoundingClientRect()];
  scrollTo(area, area.scrollTop + inner.top - outer.top - (outer.height - inner.height) / 2);
}

/**
 * Keeps the place of a thread: at the end, at the first new message, or at the message of the address. Older messages do not move what
 * is read, and new ones only if the end is in view.
 */
export function useThreadScroll({ area, firstId, end, unsent, isSettled, target, onBeginning }: Options) {
  const [isAtEnd, setAtEnd] = useState(true);
  const wasAtEnd = useRef(true);
  const before = useRef({ firstId, height: 0, unsent });

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    if (before.current.firstId !== firstId) scrollTo(element, element.scrollTop + element.scrollHeight - before.current.height);
    else if (wasAtEnd.current || unsent > before.current.unsent) scrollTo(element, element.scrollHeight);
    before.current = { firstId, height: element.scrollHeight, unsent };
  }, [area, firstId, end, unsent]);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element || !isSettled || target !== undefined) return;
    const line = element.querySelector('[data-new]');
    if (line) scrollToMiddle(element, line);
    else scrollTo(element, element.scrollHeight);
  }, [area, isSettled, target]);

  useLayoutEffect(() => {
    const found = target === undefined ? null : area.current?.querySelector(`[data-message="${target}"]`);
    if (area.current && found) scrollToMiddle(area.current, found);
  }, [area, target]);

  const onScroll = () => {
    const element = area.current;
    if (!element) return;
    wasAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    setAtEnd(wasAtEnd.current);
    if (element.scrollTop < NEAR) onBeginning();
  };
  const jumpToEnd = () => {
    const element = area.current;
    if (!element) return;
    wasAtEnd.current = true;
    scrollTo(element, element.scrollHeight);
  };
  return { isAtEnd, onScroll, jumpToEnd };
}
