import { useEffect, type RefObject } from 'react';

/** Tells the style sheet how much of the window's edge an element covers, so that it hides neither the page nor the focus. */
export function useCoveredHeight(
  element: RefObject<HTMLElement | null>,
  variable: '--banner-height' | '--tray-height' | '--bar-height' | '--actions-height',
): void {
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
