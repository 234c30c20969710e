const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const CLOCK = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const SHORT_DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const LONG_DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const LONG_DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const FULL = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** Midnight at the beginning of the day, in the time zone of the browser. */
const dayOf = (moment: Date): number => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
/** Days with a change of the clock have 23 or 25 hours. */
const daysBetween = (earlier: Date, later: Date): number => Math.round((dayOf(later) - dayOf(earlier)) / DAY);

/** "now", "5 min", "3 h", "Yesterday", "Mon", "Nov 3" or "Nov 3, 2025". */
export function shortTime(moment: string, now: Date): string {
  const then = new Date(moment);
  const passed = now.getTime() - then.getTime();
  if (passed < MINUTE) return 'now';
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min`;
  const days = daysBetween(then, now);
  if (days === 0) return `${Math.floor(passed / HOUR)} h`;
  if (days === 1) return 'Yesterday';
  if (days < 7) return WEEKDAY.format(then);
  return (then.getFullYear() === now.getFullYear() ? SHORT_DAY : SHORT_DAY_OF_YEAR).format(then);
}

/** "3:05 PM". */
export const clockTime = (moment: string): string => CLOCK.format(new Date(moment));
/** "Friday, November 20, 2026 at 3:05 PM". */
export const fullTime = (moment: string): string => FULL.format(new Date(moment));

/** The heading of a day: "Today", "Yesterday", "Friday, November 20" or "November 20, 2025". */
export function dayTitle(moment: string, now: Date): string {
  const then = new Date(moment);
  const days = daysBetween(then, now);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return (then.getFullYear() === now.getFullYear() ? LONG_DAY : LONG_DAY_OF_YEAR).format(then);
}

export const isSameDay = (one: string, other: string): boolean => dayOf(new Date(one)) === dayOf(new Date(other));
