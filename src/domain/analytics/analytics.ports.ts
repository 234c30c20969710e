import type { Clock } from '../shared/clock.ts';
import type { AnalyticsEvent } from './events.ts';

export interface CountedEvent {
  event: AnalyticsEvent;
  path: string;
  /** The beginning of the hour in which it happened. */
  hour: Date;
}

/** How often what happened where, by the hour; nothing about who. */
export interface EventCounts {
  add(counted: CountedEvent): Promise<void>;
  /** Deletes the counts of hours before `time`. */
  forgetBefore(time: Date): Promise<void>;
}

export interface AnalyticsPorts {
  counts: EventCounts;
  clock: Clock;
  /** Whether a college has this slug; paths of colleges that do not exist are not told apart. */
  isCollege: (slug: string) => boolean;
}
