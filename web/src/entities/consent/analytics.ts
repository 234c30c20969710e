import type { AnalyticsEvent } from '../../api/domain.ts';
import { allows } from './store.ts';

/** Records an event on a page. The path has no query and no fragment. A click on the website of a service names the service. */
export type Recorder = (event: AnalyticsEvent, path: string, serviceId?: number) => void;

let recorder: Recorder | undefined;

/** Sets the recorder of all later events. */
export function recordWith(next: Recorder | undefined): void {
  recorder = next;
}

/** Records an event. Without consent it does nothing and remembers nothing. */
export function track(event: AnalyticsEvent, serviceId?: number): void {
  if (recorder && allows('analytics')) recorder(event, window.location.pathname, serviceId);
}

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
