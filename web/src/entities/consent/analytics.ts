import type { AnalyticsEvent } from '../../api/domain.ts';
import { allows } from './store.ts';

/** Records an event that happened on a page; the path has neither query nor fragment. */
export type Recorder = (event: AnalyticsEvent, path: string) => void;

let recorder: Recorder | undefined;

/** Says who records events from now on. */
export function recordWith(next: Recorder | undefined): void {
  recorder = next;
}

/** Tells that something happened. Without consent this does nothing, and nothing is remembered for later. */
export function track(event: AnalyticsEvent): void {
  if (recorder && allows('analytics')) recorder(event, window.location.pathname);
}

/** Counts links that lead away from the site, whichever page they stand on; returns how to stop that. */
export function trackExternalLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (anchor && !event.defaultPrevented && event.button < 2 && leadsAway(anchor)) track('external_link_click');
  };
  // The middle button, which opens a tab, is an `auxclick`.
  document.addEventListener('click', onClick);
  document.addEventListener('auxclick', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('auxclick', onClick);
  };
}

const leadsAway = ({ protocol, origin }: HTMLAnchorElement): boolean => /^https?:$/.test(protocol) && origin !== window.location.origin;
