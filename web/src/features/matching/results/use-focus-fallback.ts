import { useEffect, useRef, type RefObject } from 'react';

/** When an update removes the focused element, moves the focus to the heading instead of the start of the page. */
export function useFocusFallback(content: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) focused.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected || document.activeElement !== document.body || !heading.current) return;
    focused.current = null;
    heading.current.tabIndex = -1;
    heading.current.focus();
  }, [content]);
  return heading;
}
