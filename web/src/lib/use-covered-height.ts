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
    // The observer has measured. Reading a height here would compute the styles of the whole page after each change of another variable.
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (height > 0) style.setProperty(variable, `${height}px`);
      else style.removeProperty(variable);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [element, variable]);
}
