import type { Clock } from '../shared/time.ts';
import type { KnownSlugs } from './counted-path.ts';
import type { AnalyticsEvent } from './events.ts';

export interface CountedEvent {
  event: AnalyticsEvent;
  path: string;
  /** The start of the hour of the event. */
  hour: Date;
}

/** Counts by event, path and hour. They contain nothing about people. */
export interface EventCounts {
  add(counted: CountedEvent): Promise<void>;
  /** Deletes the counts of hours before `time`. */
  deleteBefore(time: Date): Promise<void>;
}

/** Supplied by adapters. */
export interface AnalyticsAdapters {
  counts: EventCounts;
  clock: Clock;
}

/** Unknown colleges, services and majors are counted under one path. */
export interface AnalyticsPorts extends AnalyticsAdapters, KnownSlugs {}
