/** Something is revealed once its top edge comes within so many pixels of the viewport's lower edge (specification §9). */
export const REVEAL_MARGIN_PX = 150;

/** What revealing needs of the browser; tests bring their own. */
export interface RevealWindow {
  innerHeight: number;
  matchMedia?: (query: string) => { matches: boolean };
  IntersectionObserver?: typeof IntersectionObserver;
}

/**
 * Lets an element appear when the reader scrolls to it; returns how to stop waiting. Only what is still out of sight is hidden,
 * so nothing that was readable ever vanishes; without scripts, observers or wish for motion everything simply stays visible.
 * An element that `appearsByItself` has a style sheet's delay to show it: scrolling to it only cuts the delay short.
 */
export function revealOnScroll(element: HTMLElement, appearsByItself: boolean, view: RevealWindow = window): () => void {
  const isNear = element.getBoundingClientRect().top <= view.innerHeight + REVEAL_MARGIN_PX;
  if (isNear || view.IntersectionObserver === undefined || wantsNoMotion(view)) return () => undefined;
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

const wantsNoMotion = (view: RevealWindow): boolean => view.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
