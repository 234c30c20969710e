/** When each legal text last changed in meaning. Update the date with the text. */
export const LAST_CHANGED = {
  privacy: 'November 27, 2026',
  cookies: 'November 23, 2026',
  agreement: 'November 26, 2026',
} as const;

const DAY_SECONDS = 86_400;

/** "a day", "30 days". */
export function days(seconds: number): string {
  const count = seconds / DAY_SECONDS;
  return count === 1 ? 'a day' : `${count} days`;
}
