import type { AnalyticsEvent } from '../api/contracts.ts';

export type Recorder = (event: AnalyticsEvent) => void;

let recorder: Recorder | undefined;

/** Says who records events from now on; nobody, until the visitor has agreed to it. */
export function recordWith(next: Recorder | undefined): void {
  recorder = next;
}

/** Tells that something happened. Without consent this does nothing, and nothing is remembered for later. */
export function track(event: AnalyticsEvent): void {
  recorder?.(event);
}
