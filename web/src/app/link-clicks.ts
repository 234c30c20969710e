import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Turns plain clicks on the site's own links into router navigation. `data-reload` leaves the click to the browser,
 * `data-keep-scroll` keeps the scroll position.
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

/** The target of a click within the site. Undefined: the browser handles the click. */
export function moveOf(
  event: MouseEvent,
  here: { origin: string; pathname: string; search: string },
): { to: string; keepsScroll: boolean } | undefined {
  const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement | SVGAElement>('a') : null;
  if (!anchor || isSpecial(event)) return undefined;
  const address = addressOf(anchor);
  if (!isOwnPage(anchor, address, here)) return undefined;
  return { to: address.pathname + address.search + address.hash, keepsScroll: anchor.dataset['keepScroll'] !== undefined };
}

/** Links in an SVG, such as the states of a map, have an `href` of another type. */
function addressOf(anchor: HTMLAnchorElement | SVGAElement): URL | HTMLAnchorElement {
  return anchor instanceof SVGAElement ? new URL(anchor.href.baseVal, anchor.baseURI) : anchor;
}

function isSpecial(event: MouseEvent): boolean {
  return event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function isOwnPage(
  anchor: HTMLAnchorElement | SVGAElement,
  address: Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>,
  here: { origin: string; pathname: string; search: string },
): boolean {
  if (address.origin !== here.origin || anchor.hasAttribute('target') || anchor.hasAttribute('download')) return false;
  if (anchor.dataset['reload'] !== undefined) return false;
  const isJump = address.hash !== '' && address.pathname === here.pathname && address.search === here.search;
  return !isJump && !address.pathname.startsWith('/api/');
}
