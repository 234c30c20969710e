import type { AnalyticsEvent } from '../../api/domain/shared.ts';
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
