import type { AnalyticsPorts } from './analytics.ports.ts';
import { countedPath } from './counted-path.ts';
import type { AnalyticsEvent } from './events.ts';
import { DAY, HOUR } from '../shared/time.ts';

const HOUR_MS = HOUR * 1_000;
const DAY_MS = DAY * 1_000;
/** A year and a month, so that each month can be compared with the year before. */
const KEPT_DAYS = 400;

/** Counts events of visitors who agreed to analytics. */
export function createAnalytics({ counts, clock, ...known }: AnalyticsPorts) {
  let cleanedOn: number | undefined;

  /** The first event of each day deletes old counts, so no timer is needed. */
  async function deleteOld(now: number): Promise<void> {
    const day = Math.floor(now / DAY_MS);
    if (day === cleanedOn) return;
    cleanedOn = day;
    await counts.deleteBefore(new Date((day - KEPT_DAYS) * DAY_MS));
  }

  return {
    async record({ event, path }: { event: AnalyticsEvent; path: string }): Promise<void> {
      const now = clock.now().getTime();
      await counts.add({ event, path: countedPath(path, known), hour: new Date(now - (now % HOUR_MS)) });
      await deleteOld(now);
    },
  };
}

export type Analytics = ReturnType<typeof createAnalytics>;
