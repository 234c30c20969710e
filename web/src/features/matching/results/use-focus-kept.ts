import { useEffect, useRef, type RefObject } from 'react';

/** A change on the page takes away what was pressed for it: the focus goes to the heading then, and not back to the start of the page. */
export function useFocusKept(content: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const held = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) held.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (held.current === null || held.current.isConnected || document.activeElement !== document.body || !heading.current) return;
    held.current = null;
    heading.current.tabIndex = -1;
    heading.current.focus();
  }, [content]);
  return heading;
}
