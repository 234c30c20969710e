import type { AccountType } from '../../../api/domain/accounts.ts';

export const ACCOUNT_TYPE_WORDS: Record<AccountType, string> = {
  student: 'Student',
  parent: 'Parent or guardian',
  counselor: 'Counselor',
  provider: 'Service provider',
  viewer: 'Staff, reading only',
  staff: 'Staff',
  admin: 'Administrator',
};

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const AGO = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** "November 21, 2026" in the browser's time zone. */
export const dayText = (moment: string): string => DAY.format(new Date(moment));
/** "November 2026". */
export const monthText = (moment: string): string => MONTH.format(new Date(moment));

const MINUTE = 60_000;
const UNITS = [
  ['day', 1440 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** "5 minutes ago". Never in the future, even if the clock is wrong. */
export function agoText(moment: string, now: Date): string {
  const passed = Math.max(0, now.getTime() - new Date(moment).getTime());
  const unit = UNITS.find(([, length]) => passed >= length);
  return unit ? AGO.format(-Math.floor(passed / unit[1]), unit[0]) : 'just now';
}
