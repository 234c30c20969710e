import type { College } from './college.ts';

/** The day the newest of these colleges was last brought up to date, as links carry it: 2026-11-20; null where none ever was. */
export function dataDateOf(colleges: readonly Pick<College, 'lastDataSync'>[]): string | null {
  let newest = '';
  for (const { lastDataSync } of colleges) if (lastDataSync !== null && lastDataSync > newest) newest = lastDataSync;
  return newest === '' ? null : newest.slice(0, 10);
}
