import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Turns plain clicks on the site's own anchors into moves of the router. `data-reload` keeps the browser's own behaviour,
 * `data-keep-scroll` stays where the reader is.
 */
export function useLinkClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const move = moveOf(event, window.location);
      if (!move) return;
      event.preventDefault();
      void navigate(move.to, { preventScrollReset: move.keepsScroll });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

/** Where a click leads within the site, or undefined when the browser should do what it does. */
export function moveOf(
  event: MouseEvent,
  here: { origin: string; pathname: string; search: string },
): { to: string; keepsScroll: boolean } | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || isSpecial(event) || !isOwnPage(anchor, here)) return undefined;
  return { to: anchor.pathname + anchor.search + anchor.hash, keepsScroll: anchor.dataset['keepScroll'] !== undefined };
}

function isSpecial(event: MouseEvent): boolean {
  return event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function isOwnPage(anchor: HTMLAnchorElement, here: { origin: string; pathname: string; search: string }): boolean {
  if (anchor.origin !== here.origin || anchor.target !== '' || anchor.hasAttribute('download') || anchor.dataset['reload'] !== undefined)
    return false;
  const isJump = anchor.hash !== '' && anchor.pathname === here.pathname && anchor.search === here.search;
  return !isJump && !anchor.pathname.startsWith('/api/');
}
