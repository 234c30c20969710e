const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "20 min", "3 h", "4 d", rounded down. From two days on, in days. */
export function spanText(milliseconds: number): string {
  if (milliseconds < HOUR) return `${Math.floor(milliseconds / MINUTE)} min`;
  return milliseconds < 2 * DAY ? `${Math.floor(milliseconds / HOUR)} h` : `${Math.floor(milliseconds / DAY)} d`;
}

/** "Due in 3 h", or "Late by 2 h" after the time. */
export function dueText(dueAt: string, now: number): string {
  const left = Date.parse(dueAt) - now;
  return left >= 0 ? `Due in ${spanText(left)}` : `Late by ${spanText(-left)}`;
}

/** "5 h ago". */
export const ageText = (at: string, now: number): string => `${spanText(Math.max(0, now - Date.parse(at)))} ago`;

export const isLate = (dueAt: string, now: number): boolean => Date.parse(dueAt) < now;
