/** Numbers and days as text. */
export { countText } from '../api/domain.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "November 20, 2026" of "2026-11-20", wherever it is read. */
export const dayText = (day: string): string => DAY.format(new Date(day));

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Nov 3, 2026" of an ISO time, by its UTC day, so that server and browser agree; undefined for what is no time. */
export function shortDay(iso: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined || year === undefined ? undefined : `${name} ${Number(day)}, ${year}`;
}
