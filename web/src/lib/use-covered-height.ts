import { useEffect, type RefObject } from 'react';

/** Tells the style sheet how much of the window's lower edge an element covers, so that the page's end and what has the focus stay in sight. */
export function useCoveredHeight(element: RefObject<HTMLElement | null>, variable: '--banner-height' | '--tray-height'): void {
  useEffect(() => {
    const current = element.current;
    if (!current || !('ResizeObserver' in window)) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(variable, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [element, variable]);
}
