import type { AnalyticsPorts } from './analytics.ports.ts';
import { countedPath } from './counted-path.ts';
import type { AnalyticsEvent } from './events.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A year and a month, so that a month can be compared with the same one a year before. */
const KEPT_DAYS = 400;

/** Counting what visitors who agreed to it do. */
export function createAnalytics({ counts, clock, isCollege }: AnalyticsPorts) {
  let tidiedOn: number | undefined;

  /** Old counts go with the first event of each day: no timer has to run for them. */
  async function forgetOld(now: number): Promise<void> {
    const day = Math.floor(now / DAY_MS);
    if (day === tidiedOn) return;
    tidiedOn = day;
    await counts.forgetBefore(new Date((day - KEPT_DAYS) * DAY_MS));
  }

  return {
    async record({ event, path }: { event: AnalyticsEvent; path: string }): Promise<void> {
      const now = clock.now().getTime();
      await counts.add({ event, path: countedPath(path, isCollege), hour: new Date(now - (now % HOUR_MS)) });
      await forgetOld(now);
    },
  };
}

export type Analytics = ReturnType<typeof createAnalytics>;
