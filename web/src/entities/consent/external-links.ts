import { track } from './analytics.ts';

/** Records clicks on external links on every page. Returns a function that stops it. */
export function trackExternalLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (anchor && !event.defaultPrevented && event.button < 2 && isExternal(anchor)) {
      track('external_link_click', Number(anchor.dataset['service'] ?? 0) || undefined);
    }
  };
  // The middle button opens a tab and sends `auxclick`.
  document.addEventListener('click', onClick);
  document.addEventListener('auxclick', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('auxclick', onClick);
  };
}

const isExternal = ({ protocol, origin }: HTMLAnchorElement): boolean => /^https?:$/.test(protocol) && origin !== window.location.origin;
