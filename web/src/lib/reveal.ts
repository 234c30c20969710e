/** An element is revealed when its top edge is within this distance of the viewport's lower edge. */
export const REVEAL_MARGIN_PX = 150;

/** The browser features in use. Tests pass their own. */
export interface RevealWindow {
  innerHeight: number;
  matchMedia?: (query: string) => { matches: boolean };
  IntersectionObserver?: typeof IntersectionObserver;
}

/**
 * Shows an element when the reader scrolls to it. Returns a function that stops it. Only elements out of sight are hidden first.
 * Without scripts or observers, or with reduced motion, everything stays visible. An element that `appearsByItself` is shown by the
 * style sheet after a delay. Scrolling to it shortens the delay.
 */
export function revealOnScroll(element: HTMLElement, appearsByItself: boolean, view: RevealWindow = window): () => void {
  const isNear = element.getBoundingClientRect().top <= view.innerHeight + REVEAL_MARGIN_PX;
  if (isNear || view.IntersectionObserver === undefined || prefersReducedMotion(view)) return () => undefined;
  if (!appearsByItself) element.dataset['reveal'] = 'waiting';
  const observer = new view.IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      element.dataset['reveal'] = 'shown';
      observer.disconnect();
    },
    { rootMargin: `0px 0px ${REVEAL_MARGIN_PX}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

const prefersReducedMotion = (view: RevealWindow): boolean => view.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
